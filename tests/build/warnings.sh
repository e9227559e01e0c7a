#!/bin/sh
# warnings.sh LOG: fails and shows them if a build's log has warnings of compilers, linker, CMake or moc.
# What Debian's installer warns of is not ours.
set -eu
found=0
grep -nE '^(/[^ ]+|cc1plus): warning:|^CMake Warning|^AutoMoc warning' "$1" || found=$?
[ "$found" -eq 1 ]
