#!/bin/sh
# warnings.sh LOG: fails and shows them if a build's log has warnings of compilers, linker, CMake, moc or Ninja.
# What the tools of Debian's installer warn of is not ours.
set -eu
[ -r "$1" ]
installers='(apt|dpkg|update|deb|invoke|ldconfig|perl|adduser|useradd|groupadd|usermod|systemd|postgresql|pg_)'
if grep -nE '(^|: )[Ww]arning:|^CMake ([A-Za-z]+ )*Warning|^Auto(Moc|Uic|Rcc) warning' "$1" |
  grep -vE "^[0-9]+:$installers[a-z._-]*: "; then
  exit 1
fi
