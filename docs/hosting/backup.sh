#!/bin/sh
# backup.sh DATABASE FOLDER: a copy of an SQLite database while the site writes to it. It is checked
# before it counts, and kept for a week: no longer, as it holds what has been erased since.
set -eu
umask 077
database=$1
copy=$2/clubs-$(date -u +%Y%m%dT%H%M%SZ).sqlite3
test -f "$database" # sqlite3 would make an empty one
trap 'rm -f "$copy.part"' EXIT
sqlite3 "$database" '.timeout 60000' "VACUUM INTO '$copy.part'"
test "$(sqlite3 "$copy.part" 'PRAGMA integrity_check')" = ok
mv "$copy.part" "$copy"
find "$2" -name 'clubs-*.sqlite3' -mtime +6 -delete
echo "$copy"
