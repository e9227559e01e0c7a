#!/bin/sh
# silence.sh PROGRAM SAMPLES [displayed]: where XDG_RUNTIME_DIR is not set, commands leave standard error
# empty, and the window does not tell of it there. `displayed`: only those that need the display that there is.
set -u
program=$1 scene=$2/ten_boxes.weighbridge
unset XDG_RUNTIME_DIR
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
quiet() {
  "$@" >"$folder/out" 2>"$folder/err" || { echo "failed: $*"; cat "$folder/err"; exit 1; }
  [ ! -s "$folder/err" ] || { echo "said by $*:"; cat "$folder/err"; exit 1; }
}
if [ "${3-}" = displayed ]; then
  quiet "$program" explain "$scene" --format pdf -o "$folder/page.pdf"
  quiet "$program" render "$scene" --size 64x64 -o "$folder/picture.png"
  # The window, until it is ended.
  timeout 5 "$program" "$scene" >"$folder/out" 2>"$folder/err"
  ! grep XDG_RUNTIME_DIR "$folder/err"
  exit
fi
quiet "$program" --version
quiet "$program" report "$scene"
quiet "$program" explain "$scene" --format html -o "$folder/page.html"
command -v xvfb-run >/dev/null || { echo "skipped: xvfb-run is not installed"; exit 77; }
if "$program" --help | grep -q '^ *render'; then
  quiet "$program" explain "$scene" --format pdf -o "$folder/page.pdf"
  xvfb-run -a "$0" "$program" "$2" displayed
fi
