#!/bin/sh
# own_files.sh PROGRAM SAMPLES: no command writes to a file of the program's own, in an installation as
# in a build folder, whose samples are a link: not to a sample, not beside one, by no other name. Every
# file is the same before and after. Whoever runs this, root too, may write all of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/installed/bin" "$folder/installed/libexec/weighbridge" "$folder/installed/share/weighbridge" "$folder/installed/share/doc/weighbridge" \
  "$folder/installed/share/applications" "$folder/built/bin" "$folder/built/share/weighbridge" "$folder/files"
cp "$1" "$folder/installed/bin/weighbridge"
cp "$1" "$folder/built/bin/weighbridge"
cp -r "$2" "$folder/installed/share/weighbridge/samples"
cp -r "$2" "$folder/sources"
ln -s "$folder/sources" "$folder/built/share/weighbridge/samples"
echo reader >"$folder/installed/libexec/weighbridge/read-models"
echo words >"$folder/installed/share/doc/weighbridge/copyright"
echo entry >"$folder/installed/share/applications/weighbridge.desktop"
chmod -R u+w "$folder"

state() { # every file and link with what it holds
  (cd "$folder" && find installed built sources -type f -exec sha256sum {} + | sort &&
    find installed built sources ! -type f -printf '%p %l\n' | sort)
}
state >"$folder/before"
refused() { # COMMAND…
  if "$@" >"$folder/out" 2>"$folder/err"; then echo "not refused: $*"; exit 1; fi
  grep -q 'belongs to the program' "$folder/err" || { echo "said by $*:"; cat "$folder/err"; exit 1; }
}
for place in installed built; do
  program=$folder/$place/bin/weighbridge samples=$folder/$place/share/weighbridge/samples
  for sample in "$samples"/*.weighbridge; do
    refused "$program" report "$sample" --format json -o "$sample"
  done
  # Where a file would lie decides, not what is in it: once is enough.
  ln -sf "$sample" "$folder/files/link.weighbridge"
  refused "$program" explain "$sample" --format json -o "$samples/new.json"
  refused "$program" convert "$sample" "$folder/files/link.weighbridge"
  refused "$program" convert "$sample" "$samples/./new-$(basename "$sample")"
  refused "$program" report "$sample" --format json -o "$program"
  refused "$program" statistics "$sample" -o "$samples/tables.csv"
  refused "$program" statistics "$sample" -o "$folder/$place/share/weighbridge/tables.sqlite"
  "$program" report "$sample" -o "$folder/files/report.csv"
  "$program" convert "$sample" "$folder/files/copy.weighbridge"
  "$program" report "$folder/files/copy.weighbridge" -o "$folder/files/again.csv"
done
program=$folder/installed/bin/weighbridge share=$folder/installed/share
refused "$program" report "$sample" --format text -o "$share/doc/weighbridge/copyright"
refused "$program" report "$sample" --format text -o "$share/applications/weighbridge.desktop"
refused "$program" report "$sample" --format text -o "$folder/installed/libexec/weighbridge/read-models"
refused "$folder/built/bin/weighbridge" report "$sample" --format text -o "$folder/sources/new.txt"
"$program" report "$sample" --format text -o "$share/applications/others.desktop"
rm "$share/applications/others.desktop"
state >"$folder/after"
diff "$folder/before" "$folder/after"
