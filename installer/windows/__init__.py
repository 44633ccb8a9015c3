"""What wraps the frozen folder on Windows: an installer (Inno Setup) and a portable archive."""
