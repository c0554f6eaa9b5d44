#!/bin/sh
# Copies the store, tries whether the copy can be put back, and leaves the newest copies: BACKUPS=/safe/place COPIES=14 backup.sh
# The store is where DATA_DIR says. It ends with another code than 0, and deletes no older copy, where any of it fails.
set -eu
: "${BACKUPS:?Say in which folder the copies are: BACKUPS=/safe/place}"
dist=${CHINWAG_DIST:-$(dirname "$0")/../../apps/server/dist}
umask 077
mkdir -p "$BACKUPS"
copy="$BACKUPS/chinwag-$(date -u +%Y-%m-%dT%H-%M-%S).db"
node "$dist/backup.js" "$copy"
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
DATA_DIR="$trial" node "$dist/restore.js" "$copy"
find "$BACKUPS" -maxdepth 1 -name 'chinwag-*.db' | sort -r | tail -n +"$((${COPIES:-14} + 1))" | xargs -r rm --
