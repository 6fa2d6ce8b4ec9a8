#!/bin/sh
# Installs Lorelode from its sources into a folder of its own: install.sh SOURCES TARGET
#
# Needs Python 3.11 or later with venv. With a C compiler and Python's headers the engine gets
# machine code. PYTHON names another Python.
set -eu
sources=$1
target=$2
"${PYTHON:-python3}" -m venv "$target"
"$target/bin/pip" install --no-cache-dir --constraint "$sources/constraints.txt" \
    "$sources[postgres,cluster,minds]"
"$target/bin/lorelode" --version
