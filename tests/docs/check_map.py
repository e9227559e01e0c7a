#!/usr/bin/env python3
"""Whether CONTRIBUTING's map is that of the tree: check_map.py FOLDER.

Every folder of sources is in the table of where things are, by itself or below one that is there
whole (`app/`), and whatever the file names as a path of the tree exists.
"""

import pathlib
import re
import sys

TOPS = ("app", "ui", "model", "viewport", "resources", "translations", "tests")
PATH = re.compile(r"`((?:%s)/[A-Za-z0-9_./*]*)`" % "|".join(TOPS))


def rows(text):
    """What the first cells of the map name."""
    section = text.split("## Where things are", 1)[-1].split("\n## ", 1)[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [name.rstrip("/") for cell in cells for name in PATH.findall(cell)]


def folders(root):
    """Every folder that files of the repository lie in, two levels deep."""
    for top in TOPS:
        for folder in sorted((root / top).iterdir()) if (root / top).is_dir() else []:
            if folder.is_dir() and any(folder.iterdir()) and folder.name != "__pycache__":
                yield f"{top}/{folder.name}"


def check(root):
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = rows(text)
    errors = [f"CONTRIBUTING.md: the map has no row for {folder}/" for folder in folders(root)
              if folder not in named and folder.split("/")[0] not in named]
    errors += [f"CONTRIBUTING.md: names {path}, which does not exist" for path in sorted(set(PATH.findall(text)))
               if not list(root.glob(path.rstrip("/")))]
    return errors


def main():
    errors = check(pathlib.Path(sys.argv[1]))
    print("\n".join(errors))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
