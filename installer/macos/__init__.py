"""What wraps the frozen program on macOS: a bundle in a disk image, one for each processor."""
