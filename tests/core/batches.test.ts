import { expect, test } from 'vitest';
import { openBatches } from '../../server/core/pubsub/batches.ts';

const otherWork = () => new Promise<void>((done) => setImmediate(done));

test('of many at once a batch goes first, and the next one after other work had its turn', async () => {
  const turn = openBatches(3);
  const through: number[] = [];
  for (let number = 1; number <= 7; number += 1)
    void Promise.resolve(turn()).then(() => through.push(number));
  await Promise.resolve();
  await Promise.resolve();
  expect(through).toEqual([1, 2, 3]);
  await otherWork();
  expect(through).toEqual([1, 2, 3, 4, 5, 6]);
  await otherWork();
  expect(through).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('whoever comes later waits behind those who wait', async () => {
  const turn = openBatches(1);
  const through: string[] = [];
  for (const name of ['first', 'second']) void Promise.resolve(turn()).then(() => through.push(name));
  await otherWork();
  void Promise.resolve(turn()).then(() => through.push('third'));
  await otherWork();
  expect(through).toEqual(['first', 'second', 'third']);
});

test('one alone never waits', () => {
  const turn = openBatches(2);
  expect(turn()).toBeUndefined();
});
