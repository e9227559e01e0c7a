#!/bin/sh
# file_kinds.sh PACKAGE SOURCE: the kinds of files are well formed, the desktop entry opens all of
# them, and the samples are told by name and, without one, by content.
set -eu
package=$1 source=$2
command -v update-mime-database >/dev/null || { echo "skipped: shared-mime-info is not installed"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/mime/packages"
cp "$package/weighbridge.mime.xml" "$folder/mime/packages/weighbridge.xml"
XDG_DATA_HOME=$folder XDG_DATA_DIRS=/usr/share update-mime-database "$folder/mime" 2>"$folder/said"
[ ! -s "$folder/said" ] || { cat "$folder/said"; exit 1; }

for kind in $(sed -n 's/.*<mime-type type="\(.*\)">/\1/p' "$package/weighbridge.mime.xml"); do
  for file in weighbridge.desktop weighbridge.metainfo.xml; do
    grep -q "$kind" "$package/$file" || { echo "$file does not name $kind"; exit 1; }
  done
done

command -v gio >/dev/null || { echo "gio is not installed: contents are not told"; exit 0; }
tell() { # FILE KIND: also under a name that says nothing
  cp "$1" "$folder/nameless"
  for file in "$1" "$folder/nameless"; do
    XDG_DATA_HOME=$folder gio info -a standard::content-type "$file" | grep -q " $2\$" ||
      { echo "$file of $1 is not told as $2"; exit 1; }
  done
}
tell "$source/resources/samples/market.weighbridge" application/x-weighbridge-project
tell "$source/resources/samples/chair.llmesh" application/x-second-life-mesh
tell "$source/tests/data/octree/valid.nxoc" application/x-inexor-octree
