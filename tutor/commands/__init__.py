"""The commands of `tutor`, one a module; tutor/cli.py lists them.

A module here holds one click command named `command`. `tutor --help` imports them all, so what is
slow to import (Flask, Babel, waitress) is imported inside the function that needs it.
"""
