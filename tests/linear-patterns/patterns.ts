import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pattern } from './written.ts';

/** Expressions that are the same, and where they stand. */
export interface PatternGroup {
  source: string;
  flags: string;
  places: string[];
}

export interface Patterns {
  groups: PatternGroup[];
  /** The places that build an expression, of which no call in exercise.ts makes one. */
  unexercised: string[];
}

/**
 * Every regular expression that is written in the product, and of those built at run time at least one for each place,
 * or with `every` all that the cases of the methods make.
 */
export async function readPatterns({ every = false } = {}): Promise<Patterns> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'run-built.ts'), ...(every ? ['--every'] : [])],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { patterns, unseen } = JSON.parse(stdout) as { patterns: Pattern[]; unseen: string[] };
  const groups = [...Map.groupBy(patterns, textOf).values()].map(([first, ...others]) => ({
    source: first!.source,
    flags: first!.flags,
    places: [first!, ...others].map(({ place }) => place),
  }));
  return { groups, unexercised: unseen };
}

export const textOf = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`;
