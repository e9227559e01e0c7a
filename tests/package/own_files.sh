#!/bin/sh
# own_files.sh INSTALLATION PROGRAM SAMPLES: no command writes to a file of the program's own, in a copy of the
# whole INSTALLATION as in a build folder, whose samples are a link: not to a sample, not beside one, by no
# other name. Each sample is read and saved elsewhere. Every file is the same before and after, that of SAMPLES
# too. The user who runs this, root too, may write all of them.
set -eu
state=$(dirname "$0")/state.sh
sources=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$1" "$folder/installed"
mkdir -p "$folder/installed/share/applications" "$folder/built/bin" "$folder/built/share/weighbridge" "$folder/files"
cp "$2" "$folder/built/bin/weighbridge"
cp -R "$3" "$folder/sources"
ln -s "$folder/sources" "$folder/built/share/weighbridge/samples"
chmod -R u+w "$folder"

state() { "$state" "$folder/installed" "$folder/built" "$folder/sources" "$sources"; }
state >"$folder/before"
refused() { # COMMAND…
  if said=$("$@" 2>&1 >"$folder/out" </dev/null); then echo "not refused: $*"; exit 1; fi
  case $said in *'belongs to Weighbridge'*) ;; *) echo "said by $*: $said"; exit 1 ;; esac
}
for place in installed built; do
  program=$folder/$place/bin/weighbridge samples=$folder/$place/share/weighbridge/samples
  # Where a file would lie decides, not what is in it: once is enough.
  sample=$samples/vehicle.weighbridge
  refused "$program" report "$sample" --format json -o "$sample"
  ln -sf "$sample" "$folder/files/link.weighbridge"
  refused "$program" explain "$sample" --format json -o "$samples/new.json"
  refused "$program" convert "$sample" "$folder/files/link.weighbridge"
  refused "$program" convert "$sample" "$samples/./new-vehicle.weighbridge"
  refused "$program" report "$sample" --format json -o "$program"
  refused "$program" statistics "$sample" -o "$samples/tables.csv"
  refused "$program" statistics "$sample" -o "$folder/$place/share/weighbridge/tables.sqlite"
  "$program" report "$sample" -o "$folder/files/report.csv"
  "$program" convert "$sample" "$folder/files/copy.weighbridge"
  "$program" report "$folder/files/copy.weighbridge" -o "$folder/files/again.csv"
done
refused "$program" report "$sample" --format text -o "$folder/sources/new.txt"

program=$folder/installed/bin/weighbridge share=$folder/installed/share
sample=$share/weighbridge/samples/vehicle.weighbridge
mkdir "$folder/files/saved"
for one in "$share"/weighbridge/samples/*.weighbridge "$share"/weighbridge/samples/*.llmesh; do
  refused "$program" report "$one" --format json -o "$one"
  "$program" convert "$one" "$folder/files/saved/$(basename "$one").weighbridge"
done
# Each file that is installed among others', so that a later one is protected too, and one of every folder that
# is the program's own; by a name that says nothing of its kind.
find "$folder/installed" -type f | sort >"$folder/files/all"
grep -q '/libexec/weighbridge/read-models$' "$folder/files/all"
grep -vE '/(share|share/doc|libexec|include)/weighbridge/' "$folder/files/all" >"$folder/files/tried"
find "$folder/installed" -type d -path '*/weighbridge*' | while read -r place; do
  find "$place" -maxdepth 1 -type f | sort | tail -n 1
done >>"$folder/files/tried"
while read -r file; do
  ln -sf "$file" "$folder/files/link"
  refused "$program" report "$sample" --format text -o "$folder/files/link"
done <"$folder/files/tried"
# What is not the program's own may lie beside it.
library=$(dirname "$(grep '/libweighbridge-octree\.a$' "$folder/files/all")")
for other in "$share/applications/others.desktop" "$library/others.txt"; do
  "$program" report "$sample" --format text -o "$other"
  rm "$other"
done
state >"$folder/after"
diff "$folder/before" "$folder/after"
