import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** How many statements the database is sent meanwhile. */
async function statementsDuring(act: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Client.prototype, 'query');
  await act();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  expect(length).toBeGreaterThan(0);
  return length;
}

/** Work in the background may send some too: of three times the one with the fewest counts. */
async function fewest(count: () => Promise<number>): Promise<number> {
  return Math.min(await count(), await count(), await count());
}

interface Entry {
  query: string;
  count: number;
  searchedAt: string;
}
interface History {
  recent: Entry[];
  popular: Entry[];
}

const HISTORY = `recent(first: $recent) { query count searchedAt } popular(first: $popular) { query count }`;
const PROBLEM = '... on Problem { code fields { field code } }';
const RECORD = `mutation ($query: String!, $recent: Int, $popular: Int) {
  recordSearch(input: { query: $query }) { __typename ... on SearchHistory { ${HISTORY} } ${PROBLEM} } }`;
const KEEP = `mutation ($searches: [SearchEntryInput!]!, $recent: Int, $popular: Int) {
  keepSearches(input: { searches: $searches }) { __typename ... on SearchHistory { ${HISTORY} } ${PROBLEM} } }`;
const FORGET = `mutation ($query: String, $recent: Int, $popular: Int) {
  forgetSearches(input: { query: $query }) { __typename ... on SearchHistory { ${HISTORY} } ${PROBLEM} } }`;

async function record(who: Visitor, query: string, more: object = {}) {
  world.later(5);
  return (await who.graph(RECORD, { query, ...more })).data!['recordSearch'] as unknown as History;
}

const historyOf = async (who: Visitor) =>
  (await who.graph('{ searchHistory { recent { query count searchedAt } popular { query count } } }')).data![
    'searchHistory'
  ] as unknown as History;

const words = (entries: Entry[]) => entries.map(({ query, count }) => `${query} ${count}`);

describe('the history of searches', () => {
  test('counts a search that is repeated, however it is typed, and shows the latest first', async () => {
    const ada = await world.person();
    await record(ada, 'Vectors');
    await record(ada, '判别式');
    await record(ada, '  vectors ');
    const { recent, popular } = await record(ada, 'momentum');
    expect(words(recent)).toEqual(['momentum 1', 'vectors 2', '判别式 1']);
    expect(words(popular)).toEqual(['vectors 2', 'momentum 1', '判别式 1']);
    expect(recent[0]!.searchedAt).toBe(world.now.toISOString());
  });

  test('ignores a blank search and refuses one that is too long', async () => {
    const ada = await world.person();
    expect((await record(ada, ' \n ')).recent).toEqual([]);
    expect(await record(ada, 'x'.repeat(201))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'query', code: 'TOO_LONG' }],
    });
  });

  test('keeps the last fifty, shows ten recent and five popular ones unless told otherwise', async () => {
    const ada = await world.person();
    for (let i = 1; i <= 52; i += 1) await record(ada, `search ${i}`);
    const { recent, popular } = await historyOf(ada);
    expect([recent.length, popular.length]).toEqual([10, 5]);
    const all = (await record(ada, 'search 52', { recent: 50, popular: 50 })).recent;
    expect(all.length).toBe(50);
    expect(all.at(-1)!.query).toBe('search 3');
  });

  test('takes over what a device remembered, once, with a clock that may be wrong', async () => {
    const ada = await world.person();
    await record(ada, 'waves');
    const searches = [
      { query: 'Waves', count: 4, searchedAt: '2030-01-01T00:00:00Z' },
      { query: 'ideal gas', count: 2, searchedAt: '2099-01-01T00:00:00Z' },
      { query: ' ', count: 9, searchedAt: '2030-01-01T00:00:00Z' },
    ];
    for (let i = 0; i < 2; i += 1) {
      world.later(60);
      const { data } = await ada.graph(KEEP, { searches });
      const { recent } = data!['keepSearches'] as unknown as History;
      expect(words(recent)).toEqual(['ideal gas 2', 'waves 4']);
      expect(recent[0]!.searchedAt).toBe(world.now.toISOString());
    }
    const { data } = await ada.graph(KEEP, { searches: Array(51).fill(searches[0]) });
    expect(data!['keepSearches']).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ code: 'TOO_MANY' }],
    });
  });

  test('takes over fifty searches in as many statements as one', async () => {
    const searches = Array.from({ length: 50 }, (_, i) => ({
      query: `search ${i}`,
      count: 1,
      searchedAt: '2030-01-01T00:00:00Z',
    }));
    const statementsFor = async (count: number) => {
      const ada = await world.person();
      await ada.graph('{ searchHistory { recent { query } } }');
      return statementsDuring(() => ada.graph(KEEP, { searches: searches.slice(0, count) }));
    };
    expect(await fewest(() => statementsFor(50))).toBe(await fewest(() => statementsFor(1)));
  });

  test('forgets one search, or all of them', async () => {
    const ada = await world.person();
    for (const query of ['sine', 'cosine', 'tangent']) await record(ada, query);
    const { data } = await ada.graph(FORGET, { query: 'COSINE' });
    expect(words((data!['forgetSearches'] as unknown as History).recent)).toEqual(['tangent 1', 'sine 1']);
    await ada.graph(FORGET);
    expect((await historyOf(ada)).recent).toEqual([]);
  });

  test('is one’s own: nobody else reads it, and signed out there is none', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await record(ada, 'entropy');
    expect((await historyOf(ben)).recent).toEqual([]);
    expect(await historyOf(world.guest())).toBeNull();
    for (const [mutation, variables] of [
      [RECORD, { query: 'sine' }],
      [KEEP, { searches: [] }],
      [FORGET, {}],
    ] as const) {
      const { data } = await world.guest().graph(mutation, variables);
      expect(Object.values(data!)[0]).toMatchObject({ __typename: 'SignedOut', code: 'SIGNED_OUT' });
    }
  });

  test('counts every one of the searches that two devices make at once', async () => {
    const ada = await world.person();
    await Promise.all(Array.from({ length: 8 }, () => ada.graph(RECORD, { query: 'friction' })));
    expect(words((await historyOf(ada)).recent)).toEqual(['friction 8']);
  });

  test('changes at most sixty times at once, so that nobody else waits for it', async () => {
    for (const mutation of [FORGET, RECORD]) {
      const one = await world.person();
      const kinds = new Map<unknown, number>();
      for (let i = 0; i < 62; i += 1) {
        const { data } = await one.graph(mutation, { query: `search ${i}` });
        const { __typename: kind } = Object.values(data!)[0]!;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      expect([...kinds]).toEqual([
        ['SearchHistory', 60],
        ['RateLimited', 2],
      ]);
    }
  });
});

describe('recommended topics', () => {
  const RECOMMEND = `query ($recent: [String!], $popular: [String!]) {
    recommendedTopics(recent: $recent, popular: $popular) {
      because topic { id title { en } subjectCode paperCode difficulty minutes subject { slug } }
    }
  }`;
  type Recommended = { because: string | null; topic: { id: string; difficulty: string; minutes: number } }[];
  const recommend = async (who: Visitor, variables: object = {}) =>
    (await who.graph(RECOMMEND, { ...variables })).data!['recommendedTopics'] as unknown as Recommended;

  test('are four at most, made of one’s five last and three most frequent searches', async () => {
    const ada = await world.person();
    for (let i = 0; i < 3; i += 1) await record(ada, 'photoelectric effect');
    for (const query of ['momentum', 'vectors', '判别式', 'half-life', '等比数列']) await record(ada, query);
    const topics = await recommend(ada);
    expect(topics.length).toBe(4);
    expect(new Set(topics.map(({ topic }) => topic.id)).size).toBe(4);
    expect(topics.map(({ topic }) => topic.id)).toContain('9709-p1-series');
    expect(topics.find(({ topic }) => topic.id === '9702-all-quantum-physics')).toMatchObject({
      because: 'photoelectric effect',
      topic: { subjectCode: '9702', paperCode: 'all', subject: { slug: 'physics' } },
    });
    for (const { topic } of topics) {
      expect(['EASY', 'MEDIUM', 'HARD']).toContain(topic.difficulty);
      expect(topic.minutes).toBeGreaterThan(0);
    }
  });

  test('follow the searches of the device for whoever is signed out, and look no further back', async () => {
    const recent = [
      'capacitor',
      'capacitor discharge',
      'capacitance',
      'capacitors',
      'time constant',
      'eigenvalues',
    ];
    const topics = await recommend(world.guest(), { recent });
    expect(topics[0]).toMatchObject({ topic: { id: '9702-all-capacitance' }, because: 'capacitor' });
    expect(topics.map(({ because }) => because)).not.toContain('eigenvalues');
    const popular = ['eigenvalues'];
    expect((await recommend(world.guest(), { recent: [], popular }))[0]).toMatchObject({
      topic: { id: '9231-p2-matrices' },
    });
  });

  test('are found in as many statements for eight searches as for one, and cost what each of them would', async () => {
    const words = [
      'momentum',
      'vectors',
      'half-life',
      'series',
      'waves',
      'integration',
      'circles',
      'matrices',
    ];
    const of = (count: number) => ({
      recent: words.slice(0, 5).slice(0, count),
      popular: words.slice(5, count),
    });
    const guest = world.guest();
    await recommend(guest, of(8));
    const [eight, one] = [
      await fewest(() => statementsDuring(() => recommend(guest, of(8)))),
      await fewest(() => statementsDuring(() => recommend(guest, of(1)))),
    ];
    expect(eight).toBe(one);

    const other = { 'lemma-device': 'somebody else' };
    const ask = (variables: object) => guest.graph(RECOMMEND, { ...variables }, other);
    for (let i = 0; i < 37; i += 1) expect((await ask(of(8))).errors).toBeUndefined();
    expect((await ask(of(8))).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await ask(of(4))).errors).toBeUndefined();
    expect((await ask(of(1))).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  test('are where anybody may begin when nothing was searched for', async () => {
    for (const who of [await world.person(), world.guest()]) {
      const topics = await recommend(who, { recent: [' ', 'xyzzyplugh'] });
      expect(topics.length).toBe(4);
      expect(topics.every(({ because }) => because === null)).toBe(true);
    }
  });
});
