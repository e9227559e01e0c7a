#!/bin/sh
# metainfo.sh FILE: what AppStream says against it. The project has no address yet: from Debian 13 on that
# is a warning, and Debian 12 refuses to be asked about a tag that it does not know.
set -eu
no_address=--override=url-homepage-missing=info
if LC_ALL=C appstreamcli validate --no-net $no_address "$1" 2>&1 | grep -q 'is not recognized'; then
  no_address=
fi
exec "$(dirname "$0")/with_tool.sh" appstreamcli validate --no-net $no_address "$1"
