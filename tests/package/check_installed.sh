#!/bin/sh
# check_installed.sh PREFIX: a program that was installed below PREFIX answers, with what was
# installed beside it: /usr for a .deb, or the folder of an unpacked archive.
set -eu
program=$1/bin/weighbridge samples=$1/share/weighbridge/samples
says() { # TEXT COMMAND…
  text=$1
  shift
  "$@" | grep -q -e "$text" || { echo "no \"$text\" from: $*" >&2; exit 1; }
}
says '^weighbridge [0-9]' "$program" --version
says ',Ten boxes,' "$program" report "$samples/ten_boxes.weighbridge"
says '1\.627' "$program" explain "$samples/ten_boxes.weighbridge"
says 'report' "$program" --help
# 3D models and archives are read by programs of their own, which are found where this one was moved to.
moved=$(mktemp -d)
trap 'rm -rf "$moved"' EXIT
mkdir -p "$moved/bin" "$moved/libexec"
cp "$program" "$moved/bin/"
cp -R "$1/libexec/weighbridge" "$moved/libexec/"
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n' >"$moved/tetrahedron.obj"
mkdir "$moved/objects"
printf '<SceneObjectGroup><SceneObjectPart><Name>crate</Name><Scale><X>1</X><Y>1</Y><Z>1</Z></Scale></SceneObjectPart></SceneObjectGroup>' >"$moved/objects/a.xml"
(cd "$moved" && tar --format=ustar -czf a.oar objects/a.xml)
for place in "$1" "$moved"; do
  says ',crate,' "$place/bin/weighbridge" report "$moved/a.oar"
  says ',tetrahedron,' "$place/bin/weighbridge" report "$moved/tetrahedron.obj"
  says '^archives *system_calls *yes' "$place/bin/weighbridge" inspect --cell
done
for file in weighbridge/measure/measure.lsl doc/weighbridge/copyright man/man1/weighbridge.1.gz \
  applications/weighbridge.desktop \
  mime/packages/weighbridge.xml icons/hicolor/scalable/apps/weighbridge.svg \
  bash-completion/completions/weighbridge; do
  [ -s "$1/share/$file" ] || { echo "$1/share/$file is missing" >&2; exit 1; }
done
echo "installed and answering: $("$program" --version)"
