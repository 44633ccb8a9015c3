"""The studies that are shipped, one a module, in a tuple of ``tdapp.lab.registry``."""
