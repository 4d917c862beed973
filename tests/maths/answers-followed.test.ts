import { describe, expect, test } from 'vitest';
import { MISTAKES } from '../../server/maths/checking/mistakes/library.ts';
import { Random } from '../../server/maths/checking/mistakes/toolkit/random.ts';
import { readWorking } from '../../server/maths/solving/read-working.ts';
import { chainOf } from '../../server/text/markdown/chain.ts';
import { algebra } from './chains/algebra.ts';
import { calculus } from './chains/calculus.ts';
import { functions } from './chains/functions.ts';

const SEEDS = 20;

/** An answer as somebody posts it, words between its lines. */
const post = (lines: string[]) =>
  `First this:\n\n${lines.map((line) => `$$${line}$$`).join('\n\nso\n\n')}\n\nDone.`;

const chains = MISTAKES.flatMap(({ id, make }) =>
  Array.from({ length: SEEDS }, (_, seed) => ({ id, lines: make(new Random(seed * 7919 + 13)) })),
);

describe('an answer with a mistake at its end', () => {
  test('is never said to be followed to its end', () => {
    const followed = chains.filter(({ lines }) => {
      const chain = chainOf(post(lines));
      return chain.length > 0 && readWorking(chain).checkedTo === chain.length;
    });
    expect(chains.length).toBeGreaterThanOrEqual(500);
    expect(followed).toEqual([]);
  });

  test('is read line by line as it was written', () => {
    for (const { lines } of chains.slice(0, 60)) expect(chainOf(post(lines))).toHaveLength(lines.length);
  });
});

describe('an answer without a mistake', () => {
  const right = Object.values({ ...algebra, ...calculus, ...functions }).flatMap((chain) =>
    Array.from({ length: SEEDS }, (_, seed) => chain(new Random(seed * 104_729 + 7))),
  );

  test('is accused nowhere, and is mostly followed to its end', () => {
    const read = right.map((lines) => readWorking(chainOf(post(lines))));
    expect(right.length).toBeGreaterThanOrEqual(500);
    expect(read.filter(({ firstWrong }) => firstWrong !== null)).toEqual([]);
    const whole = read.filter(({ checkedTo, lines }) => checkedTo === lines.length);
    expect(whole.length / read.length).toBeGreaterThan(0.8);
  });
});
