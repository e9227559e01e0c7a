#!/bin/sh
# make_mocs.sh MOC FOLDER SOURCE…: what Qt's moc makes of those sources that have something for it. Of headers it goes
# into FOLDER/mocs.cpp, of NAME.cpp into FOLDER/NAME.moc, which that includes.
set -eu
moc=$1 folder=$2
shift 2
: >"$folder/mocs.new"
for source in $(grep -lE '^ *Q_(OBJECT|GADGET|NAMESPACE)' "$@"); do
  case $source in
    *.h) "$moc" -f "$source" "$source" >>"$folder/mocs.new" ;;
    *) "$moc" -i "$source" -o "$folder/$(basename "$source" .cpp).moc" ;;
  esac
done
mv "$folder/mocs.new" "$folder/mocs.cpp"
