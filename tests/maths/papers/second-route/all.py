"""Runs every second route, and asks whether each question has one: python3 all.py"""

import importlib
from pathlib import Path

import keys

HERE = Path(__file__)
for script in sorted(HERE.parent.glob('*.py')):
    if script.stem not in ('keys', HERE.stem):
        print(script.stem, end=': ', flush=True)
        importlib.import_module(script.stem)
left = sorted(set(keys.QUESTIONS) - keys.done)
assert not left, left
print('every question has a second route')
