import { expect, test, vi } from 'vitest';
import { BUDGETS } from '../../server/limits/table.ts';
import { askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

/** Enough to open a dear subscription, and for two or three of its events. */
vi.mock('../../server/limits/table.ts', async (original) => {
  const real = (await original()) as { BUDGETS: typeof BUDGETS };
  const guest = { size: 18_000, perSecond: 0.001 };
  return { ...real, BUDGETS: { ...real.BUDGETS, read: { ...real.BUDGETS.read, guest } } };
});

const world = openWorld({ config: { trustedProxies: 1 } });

const ANSWERS = Array.from({ length: 5 }, (_, i) => `a${i}: answers(first: 100) { nodes { id body } }`);
/** Of some 4,500; what the page of a question asks for is far less. */
const DEAR = `questionChanged(id: $id) { ... on QuestionEdited { question { id ${ANSWERS.join(' ')} } } }`;

interface Event {
  data?: object | null;
  errors?: { extensions: { code: string } }[];
}

/** Follows a question from an address; the events one by one. */
async function follow(address: string, id: string, selection: string, name: string) {
  const left = new AbortController();
  const heard = world.listening(1);
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ query: `subscription ${name}($id: ID!) { ${selection} }`, variables: { id } }),
    signal: left.signal,
  });
  await heard;
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<Event> {
    for (;;) {
      const match = /^data: (\{.{0,100000}\})$/m.exec(text);
      if (match) {
        text = text.slice(match.index + match[0].length);
        return JSON.parse(match[1]!) as Event;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text += value;
    }
  }
  return { next, leave: () => left.abort() };
}

let edits = 0;
async function edit(who: Visitor, id: string): Promise<void> {
  const { data } = await who.graph(
    'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }',
    { input: { id, body: `What does $x^2 = ${(edits += 1)}$ have to do with the discriminant?` } },
  );
  expect(data).toMatchObject({ editQuestion: { __typename: 'Question' } });
}

test('whoever follows much is told of what they can pay for, and told so where they cannot', async () => {
  const ada = await world.person();
  const id = await askedId(ada);
  const greedy = await follow('192.0.2.1', id, DEAR, 'Greedy');
  const plain = await follow('192.0.2.2', id, 'questionChanged(id: $id) { __typename }', 'Plain');
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 6; i += 1) {
    await edit(ada, id);
    codes.push((await greedy.next()).errors?.[0]?.extensions.code);
    expect((await plain.next()).errors).toBeUndefined();
  }
  expect(codes[0]).toBeUndefined();
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  greedy.leave();
  plain.leave();
});

test('who asks for the same as another gets what that one paid for', async () => {
  const ada = await world.person();
  const id = await askedId(ada);
  const first = await follow('192.0.2.3', id, DEAR, 'Same');
  const second = await follow('192.0.2.4', id, DEAR, 'Same');
  for (let i = 0; i < 2; i += 1) {
    await edit(ada, id);
    for (const one of [first, second]) expect((await one.next()).errors).toBeUndefined();
  }
  // Whoever had paid for two events has not enough left for another.
  const more = await follow('192.0.2.4', id, DEAR, 'More');
  await edit(ada, id);
  expect((await more.next()).errors).toBeUndefined();
  for (const one of [first, second, more]) one.leave();
});
