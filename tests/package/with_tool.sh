#!/bin/sh
# with_tool.sh TOOL ARGUMENT…: runs a tool that not every machine has; it may not even warn.
set -eu
command -v "$1" >/dev/null || { echo "skipped: $1 is not installed"; exit 77; }
said=$("$@" 2>&1) || { echo "$said"; exit 1; }
echo "$said"
case $said in *warning:* | *"W: "*) exit 1 ;; esac
