#!/bin/sh
# moved.sh PROGRAM MODELS ARCHIVES [WINDOW]: wherever the folders bin and libexec are moved together, the program
# finds those that read 3D models and archives, and the one that draws. Where one is missing, or cannot be started,
# one line says so and what to do. Only the one that draws loads the libraries of the window.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/first place/bin" "$folder/first place/libexec/weighbridge" "$folder/path"
cp "$1" "$folder/first place/bin/weighbridge"
cp "$2" "$folder/first place/libexec/weighbridge/read-models"
cp "$3" "$folder/first place/libexec/weighbridge/read-archives"
[ -z "${4-}" ] || cp "$4" "$folder/first place/libexec/weighbridge/weighbridge-window"
mkdir "$folder/objects"
printf '<SceneObjectGroup><SceneObjectPart><Name>box</Name><Scale><X>1</X><Y>1</Y><Z>1</Z></Scale></SceneObjectPart></SceneObjectGroup>' >"$folder/objects/a.xml"
(cd "$folder" && tar --format=ustar -czf a.oar objects/a.xml)
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n' >"$folder/a.obj"
mv "$folder/first place" "$folder/moved"
ln -s "$folder/moved/bin/weighbridge" "$folder/path/weighbridge"
export WEIGHBRIDGE_NO_CACHE=1 LC_ALL=C
for program in "$folder/moved/bin/weighbridge" "$folder/path/weighbridge"; do
  (cd / && "$program" report "$folder/a.obj" --format csv) | grep -q ',a,' || { echo "$program reads no model"; exit 1; }
  (cd / && "$program" report "$folder/a.oar" --format csv) | grep -q ',box,' || { echo "$program reads no archive"; exit 1; }
  "$program" inspect --cell | grep -q system_calls || { echo "$program shows no walls"; exit 1; }
  [ -z "${4-}" ] || "$program" report "$folder/a.obj" --format pdf | grep -qa '^%PDF' || { echo "$program draws nothing"; exit 1; }
done

readers=$folder/moved/libexec/weighbridge
reader=weighbridge-window
refused() { # REASON COMMAND…: because of $reader
  reason=$1
  shift
  if "$@" >"$folder/out" 2>"$folder/err"; then echo "went well without $reader: $*"; exit 1; fi
  grep -q "$readers/$reader, could not be started: $reason; install Weighbridge again" "$folder/err" &&
    [ "$(wc -l <"$folder/err")" -eq 1 ] || { echo "said by $*:"; cat "$folder/err"; exit 1; }
}
if [ -n "${4-}" ]; then
  if ldd "$1" | grep libQt; then echo "$1 loads what only the window needs"; exit 1; fi
  rm "$readers/weighbridge-window"
  (cd "$folder" && refused 'No such file or directory' path/weighbridge render a.obj -o a.png)
  (cd "$folder" && refused 'No such file or directory' path/weighbridge report a.obj --format pdf -o a.pdf)
  (cd "$folder" && refused 'No such file or directory' path/weighbridge a.obj)
  [ ! -e "$folder/a.png" ] && [ ! -e "$folder/a.pdf" ] || { echo "wrote without drawing"; exit 1; }
fi
for pair in read-archives:a.oar read-models:a.obj; do
  reader=${pair%:*} file=$folder/${pair#*:}
  chmod -x "$readers/$reader"
  refused 'Permission denied' "$folder/path/weighbridge" report "$file"
  rm "$readers/$reader"
  refused 'No such file or directory' "$folder/path/weighbridge" report "$file"
  refused 'No such file or directory' "$folder/path/weighbridge" inspect --cell
done
