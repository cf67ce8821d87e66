#!/bin/sh
# Makes a virtual environment with the newest suitable Python on the PATH.
#   sh tools/make_venv.sh DIRECTORY [PYTHON]
set -eu
directory=$1
candidates=${2:-python3.13 python3.12 python3.11 python3}

suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

for python in $candidates; do
    if ! suitable "$python"; then continue; fi
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        exec "$python" -m venv --clear "$directory"
    fi
    no_venv=$python
done

if [ -n "${no_venv:-}" ]; then
    echo "error: $no_venv has no venv module: install it (Debian and Ubuntu: apt install python3-venv)" >&2
else
    echo "error: Python 3.11 or newer is needed, and '$candidates' is not it:" \
        "install one (Debian and Ubuntu: apt install python3 python3-venv) or say PYTHON=/path/to/python" >&2
fi
exit 1
