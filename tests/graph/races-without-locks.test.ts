import { expect, test } from 'vitest';
import type { Database } from '../../server/database/client.ts';
import { ask } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

/** How many meet where a row would be locked: all of them have read by then, and none has written. */
let party = 1;
const waiting = new Map<string, (() => void)[]>();

function meet(lock: string): Promise<never[]> {
  return new Promise((resolve) => {
    const here = [...(waiting.get(lock) ?? []), () => resolve([])];
    waiting.set(lock, here.length < party ? here : []);
    if (here.length >= party) for (const go of here) go();
  });
}

/** The product on a database whose operations lock nothing. */
function withoutLocks(db: Database): Database {
  const unlocked = (tx: object) =>
    new Proxy(tx, {
      get(target, name, self) {
        const value: unknown = Reflect.get(target, name, self);
        if (name !== '$queryRaw') return value;
        return (sql: TemplateStringsArray, ...values: unknown[]) =>
          sql.join('').includes('FOR NO KEY UPDATE')
            ? meet(sql.join(''))
            : (value as (...args: unknown[]) => unknown).call(target, sql, ...values);
      },
    });
  return new Proxy(db, {
    get(target, name, self) {
      if (name !== '$transaction') return Reflect.get(target, name, self) as unknown;
      return (work: (tx: object) => Promise<unknown>) => target.$transaction((tx) => work(unlocked(tx)));
    },
  });
}

const world = openWorld({ wrap: withoutLocks });

test('a newcomer’s questions at once pass the limit without the person’s lock', async () => {
  const newcomer = await world.person({ reputation: 1, days: 0 });
  party = 6;
  const results = await Promise.all(Array.from({ length: party }, () => ask(newcomer)));
  expect(results.filter((one) => String(one['__typename']) === 'Question').length).toBeGreaterThan(1);
});
