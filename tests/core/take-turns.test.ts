import { expect, test } from 'vitest';
import { takeTurns } from '../../server/core/worker-pool/take-turns.ts';

const PATIENT = { patienceMs: 60_000, tooLate: () => new Error('too late') };
const of = (network: string) => ({ network, person: 'one' });

test('whoever comes with one piece of work does not wait for all that another network brought before', async () => {
  const inTurn = takeTurns(1, PATIENT);
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
  const inTurn = takeTurns(1, PATIENT);
  const failed = inTurn(of('A'), () => Promise.reject(new Error('broken')));
  const next = inTurn(of('A'), () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('whoever waits too long is told so, and what is under way keeps its turn', async () => {
  const inTurn = takeTurns(1, { ...PATIENT, patienceMs: 20 });
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
