import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { openAdmission } from '../../server/limits/connections/admission.ts';
import { openConcurrencyLimit } from '../../server/limits/connections/concurrency.ts';
import { ADDRESS_READS, CONCURRENCY } from '../../server/limits/table.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });
const QUERY = JSON.stringify({ query: '{ questions { nodes { id } } }' });

const SENTENCES = {
  en: 'Many people are using Lemma at the moment. Try again in a few seconds.',
  zh: '当前使用人数过多，请几秒后再试。',
};

interface Answered {
  status: number;
  wait: number;
  text: string;
}

async function send(path: string, address: string, language = 'en'): Promise<Answered> {
  const response = await fetch(world.address + path, {
    ...(path === '/graphql' && { method: 'POST', body: QUERY }),
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-forwarded-for': address,
    },
  });
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after')),
    text: await response.text(),
  };
}

/** While nobody gets an answer from the database. */
async function whileLocked(act: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: world.ownerUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE questions IN ACCESS EXCLUSIVE MODE');
  try {
    await act();
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

describe('more requests than can be worked on', () => {
  test('are told to come back, in their language, while health answers and a session is refreshed', async () => {
    await world.guest().graph('{ questions { nodes { id } } }');
    const all: Promise<Answered>[] = [];
    let refused = 0;
    await whileLocked(async () => {
      for (let i = 0; i < 1200; i += 1) {
        const sent = send('/graphql', `192.0.2.${1 + (i % 4)}`, i % 2 ? 'zh' : 'en');
        all.push(sent);
        void sent.then(({ status }) => (refused += Number(status === 503)));
      }
      const first = await Promise.race(all);
      expect(first.status).toBe(503);
      expect((await fetch(`${world.address}/healthz`)).status).toBe(200);
      const refresh = await fetch(`${world.address}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"refresh_token":"none"}',
      });
      expect(refresh.status).not.toBe(503);
      // How many are worked on at once grows while they come, but not to all of them.
      await vi.waitUntil(() => refused >= 150, { timeout: 20_000 });
    });
    const answers = await Promise.all(all);
    const shed = answers.filter(({ text }) => text.includes('OVERLOADED'));
    expect(shed.length).toBeGreaterThanOrEqual(150);
    for (const { status, wait, text } of shed) {
      expect(status).toBe(503);
      expect(wait).toBeGreaterThan(0);
      expect(Object.values(SENTENCES).some((sentence) => text.includes(sentence))).toBe(true);
    }
    // Who sent all that may have read their share.
    expect((await send('/graphql', '192.0.2.9')).status).toBe(200);
    expect(world.errors).toEqual([]);
  });
});

describe('whoever waits for a place', () => {
  const open = () => openAdmission({ isDatabaseBusy: () => false });

  test('takes turns by address: one alone is next, however many of another wait', async () => {
    const admission = open();
    const leaves = Array.from({ length: CONCURRENCY.initial }, () => admission.enter('crowd') as () => void);
    const order: string[] = [];
    const wait = (address: string) => {
      const turn = admission.enter(address);
      if (turn instanceof Promise) void turn.then((leave) => order.push(leave ? address : `no ${address}`));
      return turn;
    };
    for (let i = 0; i < CONCURRENCY.maxWaiting; i += 1) wait('crowd');
    expect(admission.enter('crowd')).toBeNull();
    // Room is made for whoever is alone.
    expect(wait('alone')).toBeInstanceOf(Promise);
    for (const leave of leaves.slice(0, 3)) leave();
    await new Promise(setImmediate);
    expect(order).toEqual(['no crowd', 'crowd', 'alone', 'crowd']);
    admission.close();
  });

  test('waits half a second, and is then told to come back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      // While the database is busy, no more places are made.
      const admission = openAdmission({ isDatabaseBusy: () => true });
      for (let i = 0; i < CONCURRENCY.initial; i += 1) admission.enter('crowd');
      let outcome: unknown = 'waiting';
      void Promise.resolve(admission.enter('late')).then((leave) => (outcome = leave));
      await vi.advanceTimersByTimeAsync(CONCURRENCY.waitMs - 1);
      expect(outcome).toBe('waiting');
      await vi.advanceTimersByTimeAsync(100);
      expect([CONCURRENCY.waitMs, outcome]).toEqual([500, null]);
      admission.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('gives a place back once, however often it is given back', () => {
    const admission = open();
    const leave = admission.enter('a') as () => void;
    leave();
    leave();
    expect(admission.counts().underWay).toBe(0);
    admission.close();
  });

  test('comes in beside the others to refresh a session', () => {
    const admission = open();
    for (let i = 0; i < CONCURRENCY.initial; i += 1) admission.enter('crowd');
    expect(admission.enterReserved('a')).toBeInstanceOf(Function);
    admission.close();
  });
});

test('a school of a thousand behind one address reads; a flood from one address is told to wait', async () => {
  const school = '198.51.100.7';
  // A page with all that belongs to it.
  expect(ADDRESS_READS.size).toBeGreaterThanOrEqual(1000 * 40);
  const statuses = new Set<number>();
  for (let i = 0; i < 50; i += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('/api/openapi.json', school)));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

test('an address holds so many places and no more, and has them again when they are left', () => {
  const places = openConcurrencyLimit({ address: 2, all: 3 });
  const first = places.take('192.0.2.1')!;
  expect(places.take('192.0.2.1')).not.toBeNull();
  expect(places.take('192.0.2.1')).toBeNull();
  expect(places.take('192.0.2.2')).not.toBeNull();
  expect(places.take('192.0.2.3')).toBeNull();
  first();
  expect(places.take('192.0.2.1')).not.toBeNull();
  expect(places.count()).toBe(3);
});
