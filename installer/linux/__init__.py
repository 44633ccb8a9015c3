"""What wraps the frozen folder on Linux: a package for Debian and its kin, an archive, an AppImage."""
