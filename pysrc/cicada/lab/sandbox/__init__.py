"""What goes into the sealed box with a program: `player` asks it, the page calls `box`."""
