import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../server/rest/table/routes.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld, type RestAnswer, type Visitor } from '../support/world.ts';

const world = openWorld();

/** What only a program's insides say. */
const INSIDES =
  /Variable "|Expected (?:type|value|non-nullable)|Cannot (?:query|return|read)|graphql|is not defined by|was not provided|cannot represent|prisma|invalid input|syntax error|unexpected token|\$\w+"|\bnull\b|undefined|\[object|<anonymous>/i;

const WRONG: unknown[] = [
  null,
  true,
  5,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[['x']]],
  { $ne: 1 },
  { constructor: 1, toString: 2 },
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'constructor',
  '__proto__',
  "'; DROP TABLE users; --",
  '9'.repeat(400),
  '%00%ff%zz',
  '../../etc/passwd',
  '😀'.repeat(3000),
];

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}
interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

let ada: Visitor;
let described: Described;
const ids: Record<string, string> = {};
beforeAll(async () => {
  ada = await world.person();
  ids['questions'] = await askedId(await world.person());
  ids['answers'] = await answeredId(await world.person(), ids['questions']);
  described = (await ada.rest('GET', '/api/openapi.json')).body as unknown as Described;
});

function expectTold(answer: RestAnswer, what: string): void {
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(JSON.stringify({ ...answer.body, type: '', errors: answer.body['errors'] }), what).not.toMatch(
    INSIDES,
  );
  expect(answer.body['message'], what).toMatch(/[一-龥]/);
  for (const { message } of (answer.body['errors'] ?? []) as unknown as { message: string }[])
    expect(message, what).toMatch(/[一-龥]/);
}

const ZH = { 'accept-language': 'zh' };
const known = (path: string) =>
  path.replaceAll(/([\w-]+)\/:id/g, (_all, kind: string) => `${kind}/${ids[kind] ?? ids['questions']}`);

const answered = routes.filter(({ kind }) => kind === 'answer');

describe.each(answered.map(({ method, path }) => ({ method, path })))('$method $path', ({ method, path }) => {
  const operation = () => described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;

  test('tells in the reader’s words what is wrong with its address', async () => {
    if (!path.includes(':id')) return;
    for (const wrong of WRONG) {
      const at = path.replace(':id', inAddress(wrong) || '-');
      expectTold(await ada.rest(method, at, method === 'GET' ? undefined : {}, ZH), at);
    }
  });

  test('tells in the reader’s words what is wrong with a parameter', async () => {
    for (const { name } of (operation().parameters ?? []).filter((one) => one.in === 'query'))
      for (const wrong of WRONG) {
        const at = `${known(path)}?${name}=${inAddress(wrong)}`;
        expectTold(await ada.rest(method, at, undefined, ZH), at);
      }
    const strange = await ada.rest(method, `${known(path)}?colour=blue`, method === 'GET' ? undefined : {});
    expect(strange).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'colour', code: 'UNKNOWN' }] },
    });
  });

  test('tells in the reader’s words what is wrong with its body', async () => {
    const sent = operation().requestBody?.content['application/json']?.schema;
    if (!sent) return;
    const { properties = {} } = sent.$ref
      ? described.components.schemas[sent.$ref.split('/').at(-1)!]!
      : sent;
    for (const name of [...Object.keys(properties), 'strange'])
      for (const wrong of WRONG) {
        const body = { ...HOLD_UP, [name]: wrong };
        expectTold(
          await ada.rest(method, known(path), only(properties, name, body), ZH),
          `${name}: ${JSON.stringify(wrong)}`,
        );
      }
    for (const wrong of ['[]', '5', '"x"', 'null', '{', '{"a":}', '\u0000'])
      expectTold(await ada.rest(method, known(path), wrong, ZH), wrong);
  });
});

/** What each body needs beside the field that is wrong. */
const HOLD_UP: Record<string, unknown> = {
  subject_code: '9709',
  paper: 'p1',
  title: 'Why is a square never negative?',
  body: 'Because of its sign, it seems.',
  language: 'en',
  tags: ['quadratics'],
  content: 'Solve x = 1',
  target_id: '01a20391-ef42-7082-9357-3cec2a043003',
  vote_type: 'up',
  question: 'Solve x = 1',
  lines: ['x = 1', 'x = 1'],
  a: 'x',
  b: 'x',
  rating: 'up',
};

const only = (properties: Record<string, unknown>, name: string, body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key === name || key in properties));

/** As it can stand in an address, which has a length, and in which no half of a pair stands alone. */
const inAddress = (wrong: unknown) =>
  encodeURIComponent(
    (typeof wrong === 'string' ? wrong.slice(0, 1000) : JSON.stringify(wrong)).toWellFormed(),
  );

test.each([
  [{ messages: 5 }],
  [{ messages: [5] }],
  [{ messages: [null] }],
  [{ messages: [{ role: 5, content: 'x' }] }],
  [{ messages: [{ role: 'user', content: { text: 'x' } }] }],
  [{ messages: [{ role: 'user', content: 'a\u0000b' }] }],
  [{ messages: [{ role: 'user' }] }],
  [{ messages: [{ role: 'user', content: 'hi' }], mode: 'strange' }],
  [{ messages: [{ role: 'user', content: 'hi' }], rung: 12 }],
  [{ messages: [{ role: 'user', content: 'hi' }], segments: [{ strange: 1 }] }],
  [{ messages: [{ role: 'user', content: 'hi' }], stream: 'yes', segments: 'x' }],
])('chat tells in the reader’s words what is wrong with %j', async (sent) => {
  expectTold(await ada.rest('POST', '/api/chat', sent, ZH), JSON.stringify(sent));
});
