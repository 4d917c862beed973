import { expect, test } from 'vitest';
import { readPatterns } from '../linear-patterns/patterns.ts';
import { describeUnproved, prove } from '../linear-patterns/prove.ts';

test('every regular expression takes linear time, whatever the record of proofs says', async () => {
  const { groups } = await readPatterns({ every: true });
  expect(groups.length).toBeGreaterThan(1000);
  expect(describeUnproved(await prove(groups))).toEqual([]);
}, 1_800_000);
