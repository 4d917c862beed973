import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normalized } from '../../server/core/normalized.ts';
import { openWorld, type Json } from '../support/world.ts';

const world = openWorld();

/** Marks that have to be put in order: by themselves 60,000 of them take seconds. */
const marks = (many: number) => `a${'\u0301'.repeat(many / 2)}${'\u0316'.repeat(many / 2)}`;

/** Milliseconds of the main thread. */
async function onMainThread(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('marks on one letter are put in order in linear time', async () => {
  expect(await onMainThread(() => normalized(marks(120_000), 'NFKC'))).toBeLessThan(500);
  expect(await onMainThread(() => normalized('\uFF9E\u0316'.repeat(60_000), 'NFKC'))).toBeLessThan(500);
});

test('what languages write keeps its normal form', () => {
  for (const text of ['é', 'e\u0301', 'Ạ̈', 'ﬁ', '２ｘ', 'ｶﾞ', 'หนึ่ง', `a${'\u0301\u0316'.repeat(15)}b`, '引理'])
    for (const form of ['NFC', 'NFKC'] as const) expect(normalized(text, form)).toBe(text.normalize(form));
});

test('no character joins a run of marks without being counted as one', () => {
  const COUNTED = /^[\p{M}\uFF9E\uFF9F]$/u;
  // Of all classes of marks the last: whatever moves before it is a mark itself.
  const LAST = '\u0345';
  for (let code = 0x80; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const one = String.fromCodePoint(code);
    const moved = (LAST + one).normalize('NFKD') !== LAST + one.normalize('NFKD');
    if (moved) expect(COUNTED.test(one), code.toString(16)).toBe(true);
  }
});

test('nothing else of the server puts text into a normal form', () => {
  const files = globSync('server/**/*.ts', { exclude: ['server/database/client/**'] });
  const others = files.filter((file) => /\.normalize\(['"]NF/.test(readFileSync(file, 'utf8')));
  // They hold digits, or the label of a part, alone.
  expect(others.sort()).toEqual([
    'server/maths/algebra-system/parsing/tokens.ts',
    'server/maths/problem/layout/labels.ts',
    'server/maths/problem/sent/numbers.ts',
  ]);
});

const DOORS: Record<string, string> = {
  tags: 'query ($text: String!) { tags(startsWith: $text) { name } }',
  topics: 'query ($text: String!) { topic(subject: "9709", paper: "as", slug: $text) { id } }',
  subjects: 'query ($text: String!) { subject(code: $text) { code } }',
  searches: 'query ($text: String!) { search(query: $text) { __typename } }',
  'searches in questions': 'query ($text: String!) { searchQuestions(query: $text) { nodes { id } } }',
  'searches while typing': 'query ($text: String!) { quickSearch(query: $text) { __typename } }',
  recommendations: 'query ($text: [String!]) { recommendedTopics(recent: $text) { id } }',
  cursors: 'query ($text: String!) { questions(first: 1, after: $text) { nodes { id } } }',
  ids: 'query ($text: ID!) { question(id: $text) { id } }',
  highlights: 'query ($text: String!) { questions { nodes { highlights(query: $text) { text } } } }',
};

const HOSTILE: Record<string, string> = {
  marks: marks(120_000),
  'a ligature of eighteen letters': '\uFDFA'.repeat(80_000),
  'many words': Array.from({ length: 30_000 }, (_, index) => `q${index}`).join(' '),
  'one word': 'a'.repeat(200_000),
};

for (const [door, query] of Object.entries(DOORS))
  test(`a text that is far too long is refused in words before anything reads it: ${door}`, async () => {
    const reader = world.guest();
    for (const text of Object.values(HOSTILE)) {
      let result: Json = {};
      const ms = await onMainThread(async () => {
        result = await reader.graph(query, { text }, { 'accept-language': 'zh' });
      });
      expect(result['errors']![0]).toMatchObject({
        message: expect.stringMatching(/^“\w+”最多 4000 个字符。$/),
        extensions: { code: 'VALIDATION_FAILED' },
      });
      expect(ms).toBeLessThan(500);
    }
  });

test('highlights of a whole page, each again and again, cost little', async () => {
  const person = await world.person();
  const fields = Array.from({ length: 20 }, (_, index) => `a${index}: highlights(query: $text) { text }`);
  const query = `query ($text: String!) { questions(first: 20) { nodes { ${fields.join(' ')} } } }`;
  const result = await person.graph(query, { text: 'x y z' });
  expect(result['errors']![0]!['extensions']).toMatchObject({ code: 'QUERY_COMPLEXITY' });
});

test('signing in and up reads an address or a name of any length at once', async () => {
  for (const [path, sent] of [
    ['/auth/v1/token?grant_type=password', { email: `${marks(120_000)}@b.cd`, password: 'x' }],
    ['/auth/v1/signup', { email: 'a@b.cd', password: 'long enough for us', data: { name: marks(120_000) } }],
  ] as const) {
    const ms = await onMainThread(async () => {
      const { status } = await world.guest().rest('POST', path, sent);
      expect(status).toBeGreaterThanOrEqual(400);
    });
    expect(ms).toBeLessThan(1000);
  }
});
