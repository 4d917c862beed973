import { expect, test } from 'vitest';
import { type Asker, openFairQueue } from '../../server/core/worker-pool/fair-queue.ts';

const ROOM = { most: 10_000, mostOfNetwork: 10_000 };
const of = (network: string, person = 'one'): Asker => ({ network, person });

/** Serves so many, each of which takes so long, and tells whose turn it was. */
function serve(queue: ReturnType<typeof openFairQueue<string>>, count: number, ms: (asker: Asker) => number) {
  return Array.from({ length: count }, () => {
    const { asker } = queue.take()!;
    queue.charge(asker, ms(asker));
    return asker;
  });
}
const countOf = (askers: Asker[], network: string) => askers.filter((one) => one.network === network).length;

test('whoever comes alone is next, however many of another network wait', () => {
  const queue = openFairQueue<string>(ROOM);
  for (let i = 0; i < 100; i += 1) queue.add(of('A'), `A${i}`);
  serve(queue, 10, () => 10);
  queue.add(of('B'), 'B');
  expect(queue.take()!.item).toBe('B');
});

test('a hundred devices of one network get no more time than the one device of another', () => {
  const queue = openFairQueue<string>(ROOM);
  for (let i = 0; i < 100; i += 1) queue.add(of('A', `device ${i}`), `A${i}`);
  for (let i = 0; i < 100; i += 1) queue.add(of('B'), `B${i}`);
  const served = serve(queue, 60, () => 10);
  expect(countOf(served, 'A')).toBe(30);
});

test('a device that is named anew at every question gains nothing over others of its network', () => {
  const queue = openFairQueue<string>(ROOM);
  for (let i = 0; i < 50; i += 1) queue.add(of('A', `new ${i}`), `new ${i}`);
  serve(queue, 20, () => 10);
  queue.add(of('A', 'honest'), 'honest');
  const next = Array.from({ length: 31 }, () => queue.take()!.item);
  expect(next.indexOf('honest')).toBeLessThanOrEqual(30);
  queue.add(of('B'), 'elsewhere');
  queue.add(of('A', 'newer'), 'newer');
  expect(queue.take()!.item).toBe('elsewhere');
});

test('persons of one network take turns, so that one with many questions does not hold up the others', () => {
  const queue = openFairQueue<string>(ROOM);
  for (let i = 0; i < 20; i += 1) queue.add(of('A', 'ada'), `ada ${i}`);
  for (const name of ['ben', 'cleo', 'dai']) queue.add(of('A', name), name);
  const served = serve(queue, 4, () => 10).map(({ person }) => person);
  expect(served).toEqual(['ada', 'ben', 'cleo', 'dai']);
});

test('turns go by the time that was used, not by their number', () => {
  const queue = openFairQueue<string>(ROOM);
  for (let i = 0; i < 200; i += 1) {
    queue.add(of('dear'), `dear ${i}`);
    queue.add(of('cheap'), `cheap ${i}`);
  }
  const served = serve(queue, 110, ({ network }) => (network === 'dear' ? 100 : 10));
  expect(countOf(served, 'dear')).toBe(10);
});

test('idle time earns no credit', () => {
  const queue = openFairQueue<string>(ROOM);
  queue.add(of('B'), 'early');
  serve(queue, 1, () => 1);
  for (let i = 0; i < 200; i += 1) queue.add(of('A'), `A${i}`);
  serve(queue, 100, () => 10);
  for (let i = 0; i < 50; i += 1) queue.add(of('B'), `B${i}`);
  expect(
    countOf(
      serve(queue, 20, () => 10),
      'B',
    ),
  ).toBe(10);
});

test('when the queue of a network is full, its heaviest waiter is refused', () => {
  const queue = openFairQueue<string>({ most: 100, mostOfNetwork: 10 });
  for (let i = 0; i < 10; i += 1) expect(queue.add(of('A', 'ada'), `A${i}`)).toBeNull();
  expect(queue.add(of('A', 'ada'), 'one more')).toBe('one more');
  expect(queue.add(of('A', 'ben'), 'of ben')).toBe('A9');
  expect(queue.add(of('B'), 'B')).toBeNull();
  expect(queue.size).toBe(11);
});

test('when all lines together are full, the longest loses its last', () => {
  const queue = openFairQueue<string>({ most: 6, mostOfNetwork: 5 });
  for (let i = 0; i < 5; i += 1) queue.add(of('A'), `A${i}`);
  expect(queue.add(of('B'), 'B')).toBeNull();
  expect(queue.add(of('C'), 'C')).toBe('A4');
});

test('of a thousand behind one address every one is served, each before anybody is twice', () => {
  const queue = openFairQueue<string>({ most: 2000, mostOfNetwork: 2000 });
  for (let round = 0; round < 2; round += 1)
    for (let i = 0; i < 1000; i += 1) expect(queue.add(of('school', `student ${i}`), '')).toBeNull();
  const first = serve(queue, 1000, () => 10).map(({ person }) => person);
  expect(new Set(first).size).toBe(1000);
});
