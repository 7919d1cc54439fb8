"""Shot: knock balls off a 7x9 grid until one is left."""
