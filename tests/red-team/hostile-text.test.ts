import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

/** The longest that each door takes of what makes a reader of text look again and again. */
const HOSTILE: Record<string, (length: number) => string> = {
  'a sign and then commas': (length) => '>'.repeat(length / 2) + ','.repeat(length / 2),
  'equals signs and spaces': (length) => '= '.repeat(length / 2),
  'brackets that do not close': (length) => '('.repeat(length),
  'fractions that do not close': (length) => String.raw`\frac{`.repeat(length / 6),
  'powers of powers': (length) => 'x^'.repeat(length / 2 - 1) + 'x',
  digits: (length) => '9'.repeat(length),
  'spaces before a word': (length) => `${' '.repeat(length - 1)}x`,
  courtesies: (length) => 'please '.repeat(length / 7),
  'labels of parts': (length) => '(a) '.repeat(length / 4),
  'an expansion that no machine finishes': (length) =>
    `Expand ${'(a+b+c+d+e+f+g+h)^60'.repeat(length / 100)}`,
  'sums of roots': (length) => `Solve ${'sqrt(x+1)+'.repeat(length / 10 - 2)}x = 1`,
  'Chinese commas': (length) => '，'.repeat(length),
};

/** CPU milliseconds that the thread which serves everybody may take for one of them: some ten, and slack. */
const MOST_MS = 500;

const world = openWorld({ config: { trustedProxies: 1 } });
const PROBLEM = '__typename ... on Problem { code message }';

interface Door {
  length: number;
  knock(text: string, headers: Record<string, string>): Promise<unknown>;
}

const typeOfAnswer = async (query: string, variables: object, headers: Record<string, string>) => {
  for (let tries = 0; tries < 5; tries += 1) {
    const { data, errors } = await world.guest().graph(query, variables as never, headers);
    if (!errors) return Object.values(data!)[0]!['__typename'];
    // The machine had no time for it.
    expect(errors).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
  }
  throw new Error('It was never answered.');
};
const sent = async (path: string, body: object, headers: Record<string, string>) => {
  const { status } = await world.guest().rest('POST', path, body, headers);
  expect(status).toBeLessThan(500);
  return status;
};

const DOORS: Record<string, Door> = {
  solve: {
    length: 2000,
    knock: (question, headers) =>
      typeOfAnswer(
        `query ($question: String!) { solve(question: $question) { ${PROBLEM} } }`,
        { question },
        headers,
      ),
  },
  checkWorking: {
    length: 500,
    knock: (line, headers) =>
      typeOfAnswer(
        `query ($lines: [String!]!) { checkWorking(lines: $lines) { ${PROBLEM} } }`,
        { lines: Array.from({ length: 60 }, () => line) },
        headers,
      ),
  },
  equivalent: {
    length: 500,
    knock: (a, headers) =>
      typeOfAnswer(`query ($a: String!) { equivalent(a: $a, b: $a) { ${PROBLEM} } }`, { a }, headers),
  },
  askTutor: {
    length: 8000,
    knock: (content, headers) =>
      typeOfAnswer(
        `query ($messages: [ChatMessageInput!]!) { askTutor(messages: $messages) { ${PROBLEM} } }`,
        { messages: [{ role: 'USER', content }] },
        headers,
      ),
  },
  'the check of a long working': {
    length: 7900,
    knock: (content, headers) =>
      typeOfAnswer(
        `query ($messages: [ChatMessageInput!]!) { askTutor(messages: $messages) { ${PROBLEM} } }`,
        {
          messages: [
            { role: 'USER', content: 'x = 1' },
            { role: 'USER', content: `check my working:\n${content.slice(0, 3950)}\n${content.slice(3950)}` },
          ],
        },
        headers,
      ),
  },
  'POST /api/maths/solve': {
    // What was asked before is remembered.
    length: 1990,
    knock: (question, headers) => sent('/api/maths/solve', { question }, headers),
  },
  'POST /api/chat': {
    length: 8000,
    knock: (content, headers) => sent('/api/chat', { messages: [{ role: 'user', content }] }, headers),
  },
};

let line = 0;

for (const [name, { length, knock }] of Object.entries(DOORS))
  test.each(Object.keys(HOSTILE))(`${name} keeps nobody else waiting for %s`, async (kind) => {
    line += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${line}` };
    const text = HOSTILE[kind]!(length).slice(0, length);
    const before = process.threadCpuUsage();
    const result = await knock(text, headers);
    const { user, system } = process.threadCpuUsage(before);
    expect(result).toBeTruthy();
    expect((user + system) / 1000).toBeLessThan(MOST_MS);
  });

test('a message to the tutor that takes for ever lets others be answered meanwhile, and is answered itself', async () => {
  const ada = await world.person();
  const text = HOSTILE['a sign and then commas']!(8000);
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on SentMessage { reply { id } } } }`;
  const before = process.threadCpuUsage();
  const { data } = await ada.graph(SEND, { input: { text } });
  const { status } = await ada.rest('GET', '/healthz');
  const { user, system } = process.threadCpuUsage(before);
  expect(data!['sendMessage']!['__typename']).toBe('SentMessage');
  expect(status).toBe(200);
  expect((user + system) / 1000).toBeLessThan(2 * MOST_MS);
});
