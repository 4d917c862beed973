import { expect, test } from 'vitest';
import { takeTurns } from '../../server/core/worker-pool/take-turns.ts';

const ONE = { size: 1, waitMs: 60_000, refusal: () => new Error('too late') };
const of = (network: string) => ({ network, person: 'one' });

test('one task of a network does not wait for everything that another network queued before', async () => {
  const { run: inTurn } = takeTurns(ONE);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await Promise.resolve();
  };
  const ended = Promise.withResolvers<void>();
  const first = inTurn(of('A'), () => ended.promise);
  const rest = Array.from({ length: 20 }, () => inTurn(of('A'), work('A')));
  const other = inTurn(of('B'), work('B'));
  ended.resolve();
  await Promise.all([first, ...rest, other]);
  expect(order.indexOf('B')).toBe(0);
});

test('work that fails fails for its own caller, and the next one is served', async () => {
  const { run: inTurn } = takeTurns(ONE);
  const failed = inTurn(of('A'), () => Promise.reject(new Error('broken')));
  const next = inTurn(of('A'), () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a caller that waits too long is refused, and work that has begun keeps its turn', async () => {
  const { run: inTurn } = takeTurns({ ...ONE, waitMs: 20 });
  const ended = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return ended.promise;
  };
  const late = await Promise.allSettled([inTurn(of('A'), work('A')), inTurn(of('B'), work('B'))]);
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = inTurn(of('C'), async () => begun.push('C'));
  expect(begun).toEqual(['A']);
  ended.resolve();
  await next;
  expect(begun).toEqual(['A', 'C']);
});

test('past the maximum, the network with most waiting is refused and others are not', async () => {
  const turns = takeTurns({ ...ONE, waiting: 3 });
  const ended = Promise.withResolvers<void>();
  const first = turns.run(of('A'), () => ended.promise);
  const queued = [1, 2, 3].map((number) => turns.run(of('A'), async () => number));
  const dropped = expect(queued[2]).rejects.toThrow('too late');
  expect(() => turns.requireCapacity(of('A'))).toThrow('too late');
  await expect(turns.run(of('A'), async () => 4)).rejects.toThrow('too late');

  turns.requireCapacity(of('B'));
  const other = turns.run(of('B'), async () => 'B');
  await dropped;
  ended.resolve();
  expect(await Promise.all([first, queued[0], queued[1], other])).toEqual([undefined, 1, 2, 'B']);
});
