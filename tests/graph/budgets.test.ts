import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

/** What a guest may search at once, and all new devices of an address together. */
const OWN = 20;
const NEW_DEVICES = 150;
const MANY = `query { ${Array.from({ length: OWN }, (_, i) => `a${i}: search(query: "x", kinds: [SUBJECT]) { __typename }`).join(' ')} }`;
const ONE = 'query { a: search(query: "x", kinds: [SUBJECT]) { __typename } }';

const world = openWorld({ config: { trustedProxies: 1 } });

/** How many of the questions were taken from a device at an address. */
async function answered(address: string, device: Record<string, string>, query = MANY): Promise<number> {
  const { data } = await world.guest().graph(query, {}, { 'x-forwarded-for': address, ...device });
  return Object.values(data!).filter((one) => String(one['__typename']) !== 'RateLimited').length;
}

const named = (name: string) => ({ 'lemma-device': name, 'user-agent': 'the one of the whole school' });

describe('guests of one address', () => {
  test('have a budget each, though their browsers call themselves the same', async () => {
    for (const name of ['ada', 'ben', 'cleo']) expect(await answered('192.0.2.1', named(name))).toBe(OWN);
    expect(await answered('192.0.2.1', named('ada'), ONE)).toBe(0);
  });

  test.each(['lemma-device', 'user-agent'])(
    'get no fresh budget by another %s, once that of all new devices is empty',
    async (header) => {
      const address = header === 'user-agent' ? '192.0.2.2' : '192.0.2.3';
      let all = 0;
      for (let i = 0; i < 8; i += 1) all += await answered(address, { [header]: `name ${i}` });
      expect(all).toBe(NEW_DEVICES);
      expect(await answered('192.0.2.4', { [header]: 'name 9' }, ONE)).toBe(1);
    },
  );

  test('are not kept waiting by new devices when they were there before', async () => {
    const address = '192.0.2.5';
    await answered(address, named('early'), ONE);
    world.later(11 * 60);
    for (let i = 0; i < 8; i += 1) await answered(address, named(`late ${i}`));
    expect(await answered(address, named('late 9'), ONE)).toBe(0);
    expect(await answered(address, named('early'))).toBe(OWN);
  });

  test('cannot be known under more than sixty names at once', async () => {
    const address = '192.0.2.6';
    for (let i = 0; i < 70; i += 1) await answered(address, named(`name ${i}`), ONE);
    world.later(11 * 60);
    for (let i = 100; i < 108; i += 1) await answered(address, named(`name ${i}`));
    expect(await answered(address, named('name 0'), ONE)).toBe(1);
    expect(await answered(address, named('name 69'), ONE)).toBe(0);
  });
});
