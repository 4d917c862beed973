import type { Area } from '../values/area.ts';

const sumTo = (of: (n: number) => number, last: number): number =>
  Array.from({ length: last }, (_, at) => of(at + 1)).reduce((a, b) => a + b, 0);

export const SERIES_NUMERIC: Area['numeric'] = {
  properties: {
    plus: (a, b) =>
      a?.is === 'number' && b?.is === 'number' ? { is: 'number', value: a.value + b.value } : null,
    times: (a, b) =>
      a?.is === 'number' && b?.is === 'number' ? { is: 'number', value: a.value * b.value } : null,
    term: (one, n) =>
      one?.is === 'terms' && n?.is === 'number' ? { is: 'number', value: one.of(n.value) } : null,
    sum: (one, n) =>
      one?.is === 'terms' && n?.is === 'number' && n.value < 2000
        ? { is: 'number', value: sumTo(one.of, n.value) }
        : null,
    'sum to infinity': (one) =>
      one?.is === 'terms' && Math.abs(one.of(400)) < 1e-9 * Math.max(1, Math.abs(one.of(1)))
        ? { is: 'number', value: sumTo(one.of, 400) }
        : null,
    'common ratio': (one) => (one?.is === 'terms' ? { is: 'number', value: one.of(2) / one.of(1) } : null),
    'common difference': (one) =>
      one?.is === 'terms' ? { is: 'number', value: one.of(2) - one.of(1) } : null,
  },
  relations: {},
};
