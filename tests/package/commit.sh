#!/bin/sh
# commit.sh CMAKE SCRIPT: the commit is that of the sources, marked where they were changed, nothing
# where they are in no repository of their own, and only what is new is written.
set -eu
cmake=$1 script=$2
command -v git >/dev/null || { echo "skipped: git is not installed"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sources=$folder/sources
mkdir -p "$sources/below"
git() { command git -C "$sources" -c user.name=x -c user.email=x@example.org "$@"; }
commit_of() { # FOLDER
  "$cmake" -DSOURCE="$1" -DOUTPUT="$folder/commit.cpp" -P "$script"
  sed -n 's/.*programCommit = "\(.*\)";/\1/p' "$folder/commit.cpp"
}
expect() { # WHAT IS
  [ "$1" = "$2" ] || { echo "\"$1\" was expected, not \"$2\""; exit 1; }
}

expect "" "$(commit_of "$sources")"
git init -q
echo one >"$sources/file"
git add file
git commit -qm one
git tag v9
hash=$(git rev-parse --short=7 HEAD)
expect "$hash" "$(commit_of "$sources")"
touch -d '2020-01-01' "$folder/commit.cpp"
expect "$hash" "$(commit_of "$sources")"
[ -z "$(find "$folder/commit.cpp" -newermt 2020-01-02)" ] || { echo "written again for nothing"; exit 1; }
expect "" "$(commit_of "$sources/below")"
echo two >"$sources/file"
expect "$hash+" "$(commit_of "$sources")"
