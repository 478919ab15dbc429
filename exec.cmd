@rem What npm runs begins with `exec`, so that on POSIX signals reach the program instead of a shell.
@%*
