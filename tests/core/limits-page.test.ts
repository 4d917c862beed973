import { expect, test } from 'vitest';
import { limitsPage } from '../../server/limits/document/page.ts';
import * as table from '../../server/limits/table.ts';

type Numbers = { [name: string]: number | Numbers };

/** The paths of all numbers, without the refill of buckets that are empty. */
function pathsIn(limits: Numbers, path: string[] = []): string[][] {
  return Object.entries(limits).flatMap(([name, value]) => {
    if (typeof value === 'object') return pathsIn(value, [...path, name]);
    return name === 'perSecond' && limits['size'] === 0 ? [] : [[...path, name]];
  });
}

const copy = () => JSON.parse(JSON.stringify(table)) as typeof table;

function pageWithAnother(path: string[]): string {
  const limits = copy();
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce((at, name) => at[name] as Numbers, limits as unknown as Numbers);
  parent[last] = Number(parent[last]) * 2 + 1;
  return limitsPage(limits);
}

test.each(pathsIn(copy() as unknown as Numbers).map((path) => [path.join('.'), path]))(
  '%s is printed in docs/limits.md',
  (_name, path) => {
    expect(pageWithAnother(path)).not.toBe(limitsPage(table));
  },
);
