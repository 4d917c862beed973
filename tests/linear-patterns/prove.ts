import os from 'node:os';
import { check } from 'recheck';
import { type PatternGroup, textOf } from './patterns.ts';

/** How the checker is asked: by counts of steps alone, so that a busy machine changes no verdict. */
export const SETTINGS = {
  checker: 'auto',
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxRepeatCount: 2000,
  randomSeed: 1,
} as const;

export interface Proofs {
  proved: PatternGroup[];
  /** Those that can take more than linear time, or of which that is not known, and why. */
  unproved: { group: PatternGroup; why: string }[];
}

/** Proves each anew. The checker is a process of its own each time: as many at once as there are cores. */
export async function prove(groups: PatternGroup[]): Promise<Proofs> {
  const proofs: Proofs = { proved: [], unproved: [] };
  const queue = groups.values();
  const prover = async () => {
    for (const group of queue) {
      const { status, ...verdict } = await check(group.source, group.flags, SETTINGS);
      if (status === 'safe') {
        proofs.proved.push(group);
        continue;
      }
      const why =
        status === 'vulnerable' && 'complexity' in verdict
          ? `${verdict.complexity!.summary}, as with ${'attack' in verdict ? verdict.attack!.pattern : 'a long text'}`
          : 'not decided';
      proofs.unproved.push({ group, why });
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, prover));
  return proofs;
}

export function describeUnproved({ unproved }: Proofs): string[] {
  return unproved
    .map(({ group, why }) => `${group.places.join(' ')}\n  ${textOf(group)}\n  ${why}`)
    .toSorted();
}
