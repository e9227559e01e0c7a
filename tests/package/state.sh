#!/bin/sh
# state.sh FOLDER…: every file below the folders with a hash of what it holds, every folder, and every
# link with where it leads: the same before and after, if nothing has changed.
set -eu
find "$@" -type f -exec sha256sum {} + | sort
find "$@" ! -type f -printf '%p %l\n' | sort
