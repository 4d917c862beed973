import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

interface Match {
  id: string;
  kind: string;
  title: { en: string; zh: string };
  description: { en: string; zh: string };
  language: string | null;
  subjectCode: string;
  subject: { zh: string };
  paper: string | null;
  path: string;
  searchableText: string;
}

const MATCH =
  'id: targetId kind title { en zh } description { en zh } language subjectCode subject { en zh } paper paperTitle { en zh } path searchableText';
const SEARCH = `query ($text: String!, $kinds: [SearchKind!], $subject: String, $first: Int) {
  search(query: $text, kinds: $kinds, subject: $subject, first: $first) {
    __typename
    ... on SearchMatches { matches { ${MATCH} } }
    ... on Problem { code message fields { field code } }
    ... on RateLimited { retryAfter }
  }
}`;
const QUICK = `query ($text: String!) { quickSearch(query: $text) { ${MATCH} } }`;

async function find(text: string, more: object = {}, who: Visitor = world.guest()): Promise<Match[]> {
  world.later(3);
  const { data } = await who.graph(SEARCH, { text, ...more });
  return data!['search']!['matches'] as unknown as Match[];
}

async function type(text: string): Promise<Match[]> {
  world.later(1);
  const { data } = await world.guest().graph(QUICK, { text });
  return data!['quickSearch'] as unknown as Match[];
}

describe('the search box and the page of results', () => {
  test.for(['quad', 'vect', 'kinem', 'prob', 'integration by parts', '动量', 'hook'])(
    'find the same for "%s", in the same order',
    async (text) => {
      const offered = (await type(text)).map(({ kind, id }) => `${kind} ${id}`);
      const results = (await find(text, { kinds: ['SUBJECT', 'TOPIC', 'CARD'] })).map(
        ({ kind, id }) => `${kind} ${id}`,
      );
      expect(offered.length).toBeGreaterThan(0);
      expect(results.slice(0, offered.length)).toEqual(offered);
    },
  );
});

describe('a search', () => {
  test('finds topics, cards, subjects and questions together, each with its page', async () => {
    const ada = await world.person();
    await ask(ada, { title: 'Physics: how do I sketch simple harmonic motion?', body: 'I am lost.' });
    const results = await find('simple harmonic motion physics');
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set(['TOPIC', 'CARD', 'SUBJECT', 'QUESTION']),
    );
    expect(results.find(({ kind }) => kind === 'TOPIC')).toMatchObject({
      id: '9702-all-oscillations',
      title: { en: 'Oscillations', zh: '振动' },
      subjectCode: '9702',
      subject: { zh: '物理' },
      paper: 'all',
      path: '/topic/physics/all/oscillations',
    });
    expect(results.find(({ kind }) => kind === 'CARD')!.path).toMatch(
      /^\/topic\/physics\/all\/oscillations#./,
    );
    expect(results.find(({ kind }) => kind === 'SUBJECT')).toMatchObject({
      id: '9702',
      path: '/study-hub/9702',
    });
    const question = results.find(({ kind }) => kind === 'QUESTION')!;
    expect(question.path).toBe(`/community/question/${question.id}`);
    for (const match of results) {
      expect(match.language, match.path).toBe(match === question ? 'EN' : null);
      expect(match.title.zh && match.description.en && match.subject.zh, match.path).toBeTruthy();
      expect(match.searchableText.length).toBeGreaterThan(0);
    }
  });

  test.each(['paper 5', 'Paper5', '试卷 5'])('knows a paper by its number: %s', async (text) => {
    const results = await find(text);
    expect(results.filter(({ kind }) => kind === 'SUBJECT').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['9709', '9702']),
    );
    const topics = results.filter(({ kind }) => kind === 'TOPIC');
    expect(topics.length).toBeGreaterThan(0);
    expect(new Set(topics.map(({ paper }) => paper))).toEqual(new Set(['p5']));
  });

  test('keeps to the kinds, the subject and the number asked for', async () => {
    const topics = await find('differentiation', { kinds: ['TOPIC'], first: 2 });
    expect(topics.map(({ kind }) => kind)).toEqual(['TOPIC', 'TOPIC']);
    const further = await find('differentiation', { subject: '9231' });
    expect(new Set(further.map(({ subjectCode }) => subjectCode))).toEqual(new Set(['9231']));
    expect(await find('differentiation', { kinds: [] })).toEqual([]);

    await askedId(await world.person(), { title: 'Which rule of differentiation is this?' });
    const kindsOf = async (kinds: string[]) =>
      (await find('differentiation', { kinds, first: 50 })).map(({ kind }) => kind as unknown as string);
    expect(await kindsOf(['QUESTION'])).toContain('QUESTION');
    expect(await kindsOf(['TOPIC', 'CARD'])).not.toContain('QUESTION');
  });

  test('understands Chinese, both languages at once, misspelling and formulas', async () => {
    const first = async (text: string) => (await find(text))[0]!.path;
    expect(await first('判别式')).toContain('/topic/mathematics/p1/quadratics');
    expect(await first('discriminant 判别式')).toContain('/topic/mathematics/p1/quadratics');
    expect(await first('discrimanant')).toContain('/topic/mathematics/p1/quadratics');
    expect(await first('b² − 4ac')).toContain('/topic/mathematics/p1/quadratics');
    expect(await first('9231')).toBe('/study-hub/9231');
  });

  test('finds nothing for what nobody wrote, and takes no harm from signs of SQL', async () => {
    expect(await find('xyzzyplugh')).toEqual([]);
    for (const text of ["'; DROP TABLE topics; --", "a' | !b & (c:*A", '\\', ':*', '$$', '∫∫∫', '👍'])
      expect(Array.isArray(await find(text)), text).toBe(true);
    expect((await find('quadratics'))[0]!.kind).toBe('TOPIC');
  });

  test('takes whatever can be typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), async (text) => {
        world.later(60);
        const { errors, data } = await world.guest().graph(
          `query ($text: String!) { quickSearch(query: $text) { targetId }
          search(query: $text) { ... on Problem { code } } }`,
          { text },
        );
        expect(errors).toBeUndefined();
        expect(['VALIDATION_FAILED', undefined]).toContain(data!['search']!['code']);
      }),
      { numRuns: 60, seed: 9709 },
    );
    expect(world.errors).toEqual([]);
  });

  test('is refused in words when it is blank or too long', async () => {
    for (const [text, code] of [
      ['   ', 'REQUIRED'],
      ['x'.repeat(201), 'TOO_LONG'],
    ]) {
      const { data } = await world.guest().graph(SEARCH, { text }, { 'accept-language': 'zh' });
      expect(data!['search']).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'query', code }],
      });
      expect(data!['search']!['message']).toMatch(/搜索内容/);
    }
  });

  test('may be made thirty times a minute, twenty times by whoever is new or not signed in', async () => {
    world.later(3600);
    for (const [who, times] of [
      [await world.person(), 30],
      [await world.person({ reputation: 1 }), 20],
      [world.guest(), 20],
    ] as const) {
      const results = [];
      for (let i = 0; i <= times; i += 1)
        results.push((await who.graph(SEARCH, { text: 'sine', kinds: ['SUBJECT'] })).data!['search']!);
      expect(results.map((one) => one['__typename']).indexOf('RateLimited' as never)).toBe(times);
      expect(results.at(-1)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    }
  });
});

describe('the search box', () => {
  test('offers ten at most while a word is still growing, topics and subjects among them', async () => {
    for (const text of ['quadr', 'e', 'mathem', '积', 'normal dist']) {
      const offered = await type(text);
      expect(offered.length, text).toBeGreaterThan(0);
      expect(offered.length, text).toBeLessThanOrEqual(10);
    }
    expect((await type('quadr'))[0]!.path).toBe('/topic/mathematics/p1/quadratics');
    expect((await type('phys'))[0]!.path).toBe('/study-hub/9702');
    expect((await type('normal dist')).slice(0, 3).map(({ path }) => path)).toContain(
      '/topic/mathematics/p5/the-normal-distribution',
    );
  });

  test('offers nothing for nothing, and for more than anybody would type', async () => {
    expect(await type('  ')).toEqual([]);
    expect(await type('x'.repeat(201))).toEqual([]);
  });
});

describe('the procedures of retrieval', () => {
  const rows = async (sql: string, values: unknown[]) => (await world.pool.query(sql, values)).rows as Row[];
  interface Row {
    id: string;
    content: string;
    source_type: string;
    title: string;
    subject_code: string;
    paper_code: string;
    topic_slug: string;
    score: number;
  }

  test('answer with eight pieces at most unless told otherwise, within subject, paper and topic', async () => {
    const all = await rows('SELECT * FROM rag_search_fulltext($1)', ['energy']);
    expect(all.length).toBe(8);
    expect(Object.keys(all[0]!)).toEqual(
      expect.arrayContaining(['content', 'source_type', 'title', 'subject_code', 'paper_code']),
    );
    const some = await rows('SELECT * FROM rag_search_fulltext($1, $2, $3, $4, $5)', [
      'energy',
      '9702',
      'all',
      'waves',
      3,
    ]);
    expect(some.length).toBeLessThanOrEqual(3);
    expect(new Set(some.map((row) => row.topic_slug))).toEqual(new Set(['waves']));
  });

  test('give each card once, in the language that fits better', async () => {
    const found = await rows('SELECT * FROM rag_search_fulltext($1, match_count => 50)', ['energy 能量']);
    expect(found.length).toBe(50);
    const cards = await rows(
      'SELECT count(DISTINCT coalesce(card_id, topic_id))::int AS cards FROM search_chunks WHERE id = ANY ($1)',
      [found.map(({ id }) => id)],
    );
    expect(cards).toEqual([{ cards: 50 }]);
  });

  test('let a rare word count more than a common one', async () => {
    const [first] = await rows('SELECT * FROM rag_search_fulltext($1, match_count => 1)', [
      'find value photoelectric',
    ]);
    expect(first).toMatchObject({ topic_slug: 'quantum-physics' });
  });

  test('cut up Chinese by themselves when no tokens are given', async () => {
    const [first] = await rows('SELECT * FROM rag_search_fulltext($1, match_count => 1)', ['光电效应']);
    expect(first).toMatchObject({ subject_code: '9702', topic_slug: 'quantum-physics' });
  });

  test('weigh words and meaning as told, and go by words alone without an embedding', async () => {
    const words = await rows('SELECT id FROM rag_search_fulltext($1, match_count => 5)', ['photon']);
    expect(await rows('SELECT id FROM rag_search_hybrid($1, match_count => 5)', ['photon'])).toEqual(words);

    await world.sql(
      `UPDATE search_chunks SET embedding = CASE WHEN topic_slug = 'matrices' THEN ARRAY[1, 0]::real[] ELSE ARRAY[0.1, 1]::real[] END`,
    );
    const mixed = (weights: string) =>
      rows(`SELECT topic_slug FROM rag_search_hybrid($1, ARRAY[1, 0]::real[], match_count => 1${weights})`, [
        'photon',
      ]);
    expect((await mixed(''))[0]!.topic_slug).toBe('matrices');
    expect((await mixed(', embedding_weight => 0.1, fulltext_weight => 0.9'))[0]!.topic_slug).toBe(
      'quantum-physics',
    );
    const within = await rows(
      `SELECT DISTINCT subject_code FROM rag_search_hybrid('photon', ARRAY[1, 0]::real[], '9702', match_count => 50)`,
      [],
    );
    expect(within).toEqual([{ subject_code: '9702' }]);
    expect(await rows('SELECT * FROM rag_search_hybrid($1, ARRAY[1, 0, 0]::real[])', ['xyzzy'])).toEqual([]);
  });
});
