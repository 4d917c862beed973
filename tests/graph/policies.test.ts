import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { QuestionStatus } from '../../server/database/client/client.ts';
import { newId } from '../../server/core/ids.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const DAY = 86_400_000;
const PROBLEM = '__typename ... on Problem { code }';
const QUESTION =
  'query ($id: ID!) { question(id: $id) { viewer { canVote canEdit canDelete canAccept canClose } } }';
const ANSWER = 'query ($id: ID!) { answer(id: $id) { viewer { canVote canEdit canDelete } } }';

/** What is tried, on which post, and the refusals that are none of the rule’s business. */
const TRIES = {
  'question canVote': [
    `mutation ($id: ID!) { result: vote(postId: $id, type: UP) { ${PROBLEM} } }`,
    ['NEED_REPUTATION'],
  ],
  'question canEdit': [
    `mutation ($id: ID!) { result: editQuestion(input: { id: $id, body: "Edited." }) { ${PROBLEM} } }`,
    [],
  ],
  'question canDelete': [`mutation ($id: ID!) { result: deleteQuestion(id: $id) { ${PROBLEM} } }`, []],
  'question canClose': [
    `mutation ($id: ID!) { result: closeQuestion(id: $id, reason: UNCLEAR) { ${PROBLEM} } }`,
    [],
  ],
  'question canAccept': [
    `mutation ($answerId: ID!) { result: acceptAnswer(answerId: $answerId) { ${PROBLEM} } }`,
    [],
  ],
  'answer canVote': [
    `mutation ($answerId: ID!) { result: vote(postId: $answerId, type: UP) { ${PROBLEM} } }`,
    ['NEED_REPUTATION'],
  ],
  'answer canEdit': [
    `mutation ($answerId: ID!) { result: editAnswer(input: { id: $answerId, body: "Edited it." }) { ${PROBLEM} } }`,
    [],
  ],
  'answer canDelete': [
    `mutation ($answerId: ID!) { result: deleteAnswer(id: $answerId) { ${PROBLEM} } }`,
    [],
  ],
} satisfies Record<string, [string, string[]]>;
type Try = keyof typeof TRIES;

const CALLERS = ['asker', 'answerer', 'newcomer', 'closer', 'editor', 'moderator', 'admin'] as const;
const callers = {} as Record<(typeof CALLERS)[number], Visitor>;

beforeAll(async () => {
  callers.asker = await world.person({ reputation: 100 });
  callers.answerer = await world.person({ reputation: 100 });
  callers.newcomer = await world.person({ reputation: 1 });
  callers.closer = await world.person({ reputation: 500 });
  callers.editor = await world.person({ reputation: 2000 });
  callers.moderator = await world.person({ reputation: 1, role: 'MODERATOR' });
  callers.admin = await world.person({ reputation: 1, role: 'ADMIN' });
});

interface State {
  caller: (typeof CALLERS)[number];
  attempt: Try;
  status: QuestionStatus;
  accepted: boolean;
  up: number;
  silentDays: number;
}

const states = fc.record<State>({
  caller: fc.constantFrom(...CALLERS),
  attempt: fc.constantFrom(...(Object.keys(TRIES) as Try[])),
  status: fc.constantFrom('OPEN', 'CLOSED', 'LOCKED'),
  accepted: fc.boolean(),
  up: fc.constantFrom(0, 1),
  silentDays: fc.constantFrom(0, 29, 31),
});

async function write({ status, accepted, up, silentDays }: State) {
  const [id, answerId] = [newId('question', world.now), newId('answer', world.now)];
  const createdAt = new Date(world.now.getTime() - silentDays * DAY);
  await world.db.question.create({
    data: {
      id,
      authorId: callers.asker.id,
      subjectCode: '9709',
      title: 'What may be done here?',
      body: 'All of it.',
      language: 'en',
      tags: ['9709'],
      status,
      createdAt,
      activeAt: createdAt,
      titleWords: '',
      bodyWords: '',
      answerCount: 1,
    },
  });
  await world.db.answer.create({
    data: {
      id: answerId,
      questionId: id,
      authorId: callers.answerer.id,
      body: 'Some of it.',
      createdAt,
      accepted,
      up,
    },
  });
  if (accepted) await world.db.question.update({ where: { id }, data: { acceptedAnswerId: answerId } });
  return { id, answerId };
}

/** What the reader is told that they may do, and what becomes of it when they try. */
async function compare(state: State) {
  // Each try starts with all of the day's votes left, and with the reputation that its caller stands for.
  await world.sql('DELETE FROM votes');
  const ids = await write(state);
  const who = callers[state.caller];
  const [kind, permission] = state.attempt.split(' ') as ['question' | 'answer', string];
  const read =
    kind === 'question' ? await who.graph(QUESTION, ids) : await who.graph(ANSWER, { id: ids.answerId });
  const permitted = (read.data![kind]!['viewer'] as Json)[permission] as unknown as boolean;

  const [mutation, otherRefusals] = TRIES[state.attempt];
  const { data } = await who.graph(
    mutation,
    mutation.includes('$answerId') ? { answerId: ids.answerId } : { id: ids.id },
  );
  const code = data!['result']!['code'] as unknown as string | undefined;
  const may = code === undefined || (otherRefusals as string[]).includes(code);
  expect({ ...state, [permission]: permitted, code }).toEqual({ ...state, [permission]: may, code });
  return may;
}

/** Who may do what while the question is locked; silent for so long that staff may accept. */
const WHILE_LOCKED: Partial<Record<Try, State['caller'][]>> = {
  'question canEdit': ['moderator', 'admin'],
  'question canDelete': ['moderator', 'admin'],
  'question canAccept': ['moderator', 'admin'],
  'answer canEdit': ['moderator', 'admin'],
  'answer canDelete': ['moderator', 'admin'],
};

test('while a question is locked, it and its answers are changed by staff alone', async () => {
  for (const attempt of Object.keys(TRIES) as Try[])
    for (const caller of CALLERS) {
      const locked = { caller, attempt, status: 'LOCKED', accepted: false, up: 0, silentDays: 31 } as const;
      const may = WHILE_LOCKED[attempt]?.includes(caller) ?? false;
      expect({ ...locked, may: await compare(locked) }).toEqual({ ...locked, may });
    }
}, 60_000);

test('what is done to a locked question is refused by that name', async () => {
  const state = { status: 'LOCKED', accepted: false, up: 0, silentDays: 0 } as const;
  const refusedBy = async (caller: State['caller'], attempt: Try) => {
    const ids = await write({ ...state, caller, attempt });
    const [mutation] = TRIES[attempt];
    const variables = mutation.includes('$answerId') ? { answerId: ids.answerId } : { id: ids.id };
    const { data } = await callers[caller].graph(mutation, variables);
    return data!['result']!['code'];
  };
  for (const attempt of ['question canEdit', 'question canDelete', 'question canAccept'] as const)
    expect([attempt, await refusedBy('asker', attempt)]).toEqual([attempt, 'QUESTION_LOCKED']);
  for (const attempt of ['answer canEdit', 'answer canDelete'] as const)
    expect([attempt, await refusedBy('answerer', attempt)]).toEqual([attempt, 'QUESTION_LOCKED']);
});

const everyCase = CALLERS.flatMap((caller) =>
  (Object.keys(TRIES) as Try[]).map((attempt): [State] => [
    { caller, attempt, status: 'OPEN', accepted: false, up: 0, silentDays: 0 },
  ]),
);
const RUNS = { numRuns: 150, examples: everyCase };

test('on a new site the reader may do what they are told they may, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (state) => void (await compare(state))),
    RUNS,
  );
}, 120_000);

test('on a site of more than fifty people too', async () => {
  const missing = 51 - (await world.db.user.count());
  for (let i = 0; i < missing; i += 1) await world.person({ reputation: 1 });
  await fc.assert(
    fc.asyncProperty(states, async (state) => void (await compare(state))),
    RUNS,
  );
}, 120_000);

test('a question with a thanked answer is not offered to its author to delete', async () => {
  await compare({
    caller: 'asker',
    attempt: 'question canDelete',
    status: 'OPEN',
    accepted: false,
    up: 1,
    silentDays: 0,
  });
  const { id } = await write({
    caller: 'asker',
    attempt: 'question canDelete',
    status: 'OPEN',
    accepted: false,
    up: 1,
    silentDays: 0,
  });
  const { data } = await callers.asker.graph(QUESTION, { id });
  expect(data!['question']!['viewer']).toMatchObject({ canDelete: false });
});
