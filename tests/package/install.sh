#!/bin/sh
# install.sh CMAKE BUILD PREFIX: what BUILD installs, below PREFIX and nothing else there.
set -eu
unset DESTDIR
rm -rf "$3"
"$1" --install "$2" --prefix "$3" >/dev/null
