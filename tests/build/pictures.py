#!/usr/bin/env python3
"""pictures.py FOLDER [TEXT…]: makes pictures of the window's main states for people to look at, in
all languages, light and dark, and the sizes that screens have: a folder for each, such as
`small_de_dark`. With TEXT only those whose names contain all of it. Needs xvfb-run."""

import itertools
import os
import pathlib
import subprocess
import sys

SIZES = {  # name: (screen, window in units of the scale, scale)
    "small": ("1024x700", "1024x700", 1),
    "usual": ("1440x900", "1440x900", 1),
    "dense": ("2560x1440", "1280x720", 2),
}

LANGUAGES = ("en", "de", "fr", "es", "ja")
PROGRAM = "build/release/bin/test_window"


def make(folder, program, size, language, appearance):
    screen, window, scale = SIZES[size]
    folder.mkdir(parents=True, exist_ok=True)
    environment = dict(
        os.environ,
        WEIGHBRIDGE_PICTURES=str(folder),
        WEIGHBRIDGE_PICTURE_SIZE=window,
        WEIGHBRIDGE_PICTURE_LANGUAGE=language,
        WEIGHBRIDGE_PICTURE_APPEARANCE=appearance,
        QT_SCALE_FACTOR=str(scale),
    )
    command = ["xvfb-run", "-a", "-s", f"-screen 0 {screen}x24", program, "pictures"]
    return subprocess.run(command, env=environment).returncode


def main(folder, *texts):
    worst = 0
    for size, language, appearance in itertools.product(SIZES, LANGUAGES, ("light", "dark")):
        name = f"{size}_{language}_{appearance}"
        if all(text in name for text in texts):
            to = pathlib.Path(folder).resolve() / name
            worst = max(worst, make(to, PROGRAM, size, language, appearance))
    return worst


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
