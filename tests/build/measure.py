#!/usr/bin/env python3
"""measure.py COMMAND [ARGUMENT…]: runs a command and says on standard error how long it took, how
much processor time it and all that it started used, and how much memory the largest single process
of them had. Ends with the command's own exit status."""

import resource
import subprocess
import sys
import time


def main(command):
    begun = time.monotonic()
    status = subprocess.run(command).returncode
    wall = time.monotonic() - begun
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"measured: {wall:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of CPU, largest process "
          f"{used.ru_maxrss / 1024:.0f} MiB: {' '.join(command)}", file=sys.stderr)
    return status


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
