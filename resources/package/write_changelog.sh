#!/bin/sh
# write_changelog.sh VERSION CHANGELOG.md: the changes of the first heading as Debian's changelog,
# whose lines may not be long.
set -eu
folder=$(dirname "$2")
date=$(git -C "$folder" log -1 --format=%aD -- CHANGELOG.md 2>/dev/null || true)
cat <<TEXT
weighbridge ($1) unstable; urgency=medium

TEXT
awk '/^## /   { if (sections++) exit; next }
     !sections { next }
     /^- /    { if (item) print item; item = substr($0, 3); next }
     /^  /    { item = item " " substr($0, 3) }
     END      { print item }' "$2" |
  while read -r item; do
    echo "$item" | fold -s -w 72 | sed -e '1s/^/  * /' -e '2,$s/^/    /' -e 's/ *$//'
  done
cat <<TEXT

 -- Weighbridge developers <weighbridge@example.org>  ${date:-$(date -R -r "$2")}
TEXT
