"""What several arbiters see and do beside each other: pages of telephones, desks, who is where."""
