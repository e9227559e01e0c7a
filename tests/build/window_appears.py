#!/usr/bin/env python3
"""window_appears.py COMMAND [ARGUMENT…]: starts a command on a virtual display of its own and waits
until its window shows a picture: many colours, over most of the screen. Says what was seen and ends
the command. Exit status 1 if nothing appears within the time, or the command ends by itself."""

import collections
import pathlib
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1280, 800
SECONDS = 120
LEAST_COLOURS = 200
LEAST_COVERED = 0.5


def pixels(frame_buffer):
    """The 32-bit pixels of an X window dump: a header of big-endian words, a colour map, rows."""
    data = frame_buffer.read_bytes()
    header = struct.unpack(">25I", data[:100])
    begin = header[0] + header[19] * 12
    return memoryview(data[begin:begin + WIDTH * HEIGHT * 4]).cast("I")


def seen(frame_buffer):
    """How many colours the screen has, and which share of it is not black as where no window is."""
    counts = collections.Counter(pixels(frame_buffer))
    black = sum(count for colour, count in counts.items() if colour & 0xFFFFFF == 0)
    return len(counts), 1 - black / (WIDTH * HEIGHT)


def start_display(folder):
    reader, writer = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder,
         "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as number:
        return display, ":" + number.readline().strip()


def wait_for_window(program, frame_buffer):
    colours = covered = 0
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline and program.poll() is None:
        time.sleep(0.5)
        colours, covered = seen(frame_buffer)
        if colours >= LEAST_COLOURS and covered >= LEAST_COVERED:
            print(f"window: {colours} colours, {covered:.0%} of the screen")
            return 0
    state = "is still running" if program.poll() is None else f"ended with {program.returncode}"
    print(f"window: only {colours} colours, {covered:.0%} of the screen; the program {state}")
    return 1


def main(command):
    with tempfile.TemporaryDirectory() as folder:
        display, name = start_display(folder)
        environment = {**os.environ, "DISPLAY": name, "XDG_CONFIG_HOME": folder}
        program = subprocess.Popen(command, env=environment, start_new_session=True)
        try:
            return wait_for_window(program, pathlib.Path(folder) / "Xvfb_screen0")
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGTERM)
                program.wait()
            display.terminate()
            display.wait()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
