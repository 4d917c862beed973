import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from './sources.ts';

/** Records of how far a rule holds already; each change may only tighten them. */
const RECORDS = {
  'tests/checks/exceptions.json': 'shrinks',
  'tests/mutants/accepted-survivors.json': 'shrinks',
  'tests/specification/later.json': 'shrinks',
  'tests/maths/confirmed-lines.json': 'rises',
  'tests/maths/papers/right-parts.json': 'rises',
} as const;

type Direction = (typeof RECORDS)[keyof typeof RECORDS];
type Json = number | { [name: string]: Json };

/** Numbers that loosened from one text of a record to the next; a new one loosens where it stands for an exception. */
export function loosened(before: string, after: string, direction: Direction): string[] {
  const [old, now] = [numbersOf(JSON.parse(before) as Json), numbersOf(JSON.parse(after) as Json)];
  return [...now].flatMap(([name, value]) => {
    const was = old.get(name) ?? (direction === 'shrinks' ? 0 : -Infinity);
    const isLooser = direction === 'shrinks' ? value > was : value < was;
    return isLooser ? [`${name} went from ${was} to ${value}`] : [];
  });
}

/** Of the working tree against the last commit, and of that against the one before. */
export function ratchetFindings(): Finding[] {
  return Object.entries(RECORDS).flatMap(([file, direction]) => {
    if (!existsSync(file)) return [];
    const texts = [committed('HEAD^', file), committed('HEAD', file), readFileSync(file, 'utf8')];
    const loose = texts.slice(1).flatMap((after, at) => {
      const before = texts[at];
      // A record that is new, or a repository without its history, has nothing to be compared with.
      return before == null || after == null ? [] : loosened(before, after, direction);
    });
    return [...new Set(loose)].map((what) => ({
      rule: 'ratchet',
      place: `${file} ${what}`,
      count: 1,
      message: `${file} only ${direction}: ${what}`,
    }));
  });
}

function committed(commit: string, file: string): string | null {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** A list counts each of its numbers as an exception. */
function numbersOf(json: Json, name = ''): Map<string, number> {
  if (typeof json === 'number') return new Map([[name, json]]);
  const parts = Array.isArray(json) ? json.map((value) => [String(value), 1] as const) : Object.entries(json);
  return new Map(parts.flatMap(([key, value]) => [...numbersOf(value, name ? `${name}, ${key}` : key)]));
}
