import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import type { Pattern } from './written.ts';

/** How the checker is asked: by counts of steps alone, so that a busy machine changes no verdict. */
const ASKED = {
  checker: 'auto',
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxRepeatCount: 2000,
  randomSeed: 1,
} as const;
const VERSION = '4.5.0';
/** The checker is a process of its own each time: as many as there are cores. */
const AT_ONCE = 2;

const kept = path.join('node_modules', '.cache', 'linear-patterns.json');

export interface Unproved {
  places: string[];
  pattern: string;
  why: string;
}

/**
 * The expressions that can take more than linear time, or of which that is not known. What was proved before is
 * remembered beside the installed packages, so that only what is new takes time.
 */
export async function unprovedAmong(patterns: Pattern[]): Promise<Unproved[]> {
  const proved = readKept();
  const all = grouped(patterns);
  const left = [...all].filter(([pattern]) => !proved.has(keyOf(pattern)));
  const unproved: Unproved[] = [];

  const work = left.values();
  const prover = async () => {
    for (const [pattern, places] of work) {
      const [first] = places;

      const { status, ...found } = await check(first!.source, first!.flags, ASKED);
      if (status === 'safe') keep(proved.add(keyOf(pattern)));
      else
        unproved.push({
          places: places.map(({ place }) => place),
          pattern,
          why:
            status === 'vulnerable' && 'complexity' in found
              ? `${found.complexity!.summary}, as with ${'attack' in found ? found.attack!.pattern : 'a long text'}`
              : 'not decided',
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, prover));

  keep(new Set([...all.keys()].map(keyOf).filter((key) => proved.has(key))));
  return unproved.sort((a, b) => (a.places[0]! < b.places[0]! ? -1 : 1));
}

function grouped(patterns: Pattern[]): Map<string, Pattern[]> {
  const all = new Map<string, Pattern[]>();
  for (const one of patterns) {
    const pattern = `/${one.source}/${one.flags}`;
    all.set(pattern, [...(all.get(pattern) ?? []), one]);
  }
  return all;
}

function keyOf(pattern: string): string {
  return createHash('sha256')
    .update(`${VERSION} ${JSON.stringify(ASKED)} ${pattern}`)
    .digest('base64url');
}

function readKept(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(kept, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function keep(proved: Set<string>): void {
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify([...proved].sort()));
}
