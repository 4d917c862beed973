import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { QuestionStatus } from '../../server/database/client/client.ts';
import { newId } from '../../server/core/ids.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PROBLEM = '__typename ... on Problem { code }';
const QUESTION =
  'query ($id: ID!) { question(id: $id) { viewer { canVoteUp canVoteDown canEdit canDelete canAccept canClose canLock canInvite } } }';
const ANSWER =
  'query ($id: ID!) { answer(id: $id) { viewer { canVoteUp canVoteDown canEdit canDelete canAccept } } }';

/** What is tried for each permission, on the question, on an answer of it, or on an answer by somebody else again. */
const TRIES = {
  'question canVoteUp': `mutation ($id: ID!) { result: vote(input: { postId: $id, type: UP }) { ${PROBLEM} } }`,
  'question canVoteDown': `mutation ($id: ID!) { result: vote(input: { postId: $id, type: DOWN }) { ${PROBLEM} } }`,
  'question canEdit': `mutation ($id: ID!) { result: editQuestion(input: { id: $id, body: "Edited." }) { ${PROBLEM} } }`,
  'question canDelete': `mutation ($id: ID!) { result: deleteQuestion(input: { id: $id }) { ${PROBLEM} } }`,
  'question canClose': `mutation ($id: ID!) { result: closeQuestion(input: { id: $id, reason: UNCLEAR }) { ${PROBLEM} } }`,
  'question canLock': `mutation ($id: ID!) { result: lockQuestion(input: { id: $id }) { ${PROBLEM} } }`,
  'question canInvite': `mutation ($id: ID!, $guestId: ID!) { result: inviteToAnswer(input: { questionId: $id, userId: $guestId }) { ${PROBLEM} } }`,
  'question canAccept': `mutation ($otherId: ID!) { result: acceptAnswer(input: { answerId: $otherId }) { ${PROBLEM} } }`,
  'answer canVoteUp': `mutation ($answerId: ID!) { result: vote(input: { postId: $answerId, type: UP }) { ${PROBLEM} } }`,
  'answer canVoteDown': `mutation ($answerId: ID!) { result: vote(input: { postId: $answerId, type: DOWN }) { ${PROBLEM} } }`,
  'answer canEdit': `mutation ($answerId: ID!) { result: editAnswer(input: { id: $answerId, body: "Edited it." }) { ${PROBLEM} } }`,
  'answer canDelete': `mutation ($answerId: ID!) { result: deleteAnswer(input: { id: $answerId }) { ${PROBLEM} } }`,
  'answer canAccept': `mutation ($answerId: ID!) { result: acceptAnswer(input: { answerId: $answerId }) { ${PROBLEM} } }`,
} satisfies Record<string, string>;
type Try = keyof typeof TRIES;

const CALLERS = ['asker', 'answerer', 'newcomer', 'voter', 'closer', 'editor', 'moderator', 'admin'] as const;
const callers = {} as Record<(typeof CALLERS)[number], Visitor>;
let bystander: Visitor;
let invitee: Visitor;
let restoreReputation = '';

beforeAll(async () => {
  callers.asker = await world.person({ reputation: 100 });
  callers.answerer = await world.person({ reputation: 100 });
  callers.newcomer = await world.person({ reputation: 1 });
  callers.voter = await world.person({ reputation: 15 });
  callers.closer = await world.person({ reputation: 500 });
  callers.editor = await world.person({ reputation: 2000 });
  callers.moderator = await world.person({ reputation: 1, role: 'MODERATOR' });
  callers.admin = await world.person({ reputation: 1, role: 'ADMIN' });
  [bystander, invitee] = [await world.person(), await world.person()];
  const people = await world.db.user.findMany({ select: { id: true, points: true, reputation: true } });
  const rows = people.map(({ id, points, reputation }) => `('${id}'::uuid, ${points}, ${reputation})`);
  restoreReputation = `UPDATE users SET points = before.points, reputation = before.reputation
    FROM (VALUES ${rows.join()}) AS before (id, points, reputation)
    WHERE users.id = before.id AND users.points <> before.points`;
});

interface State {
  caller: (typeof CALLERS)[number];
  attempt: Try;
  status: QuestionStatus;
  accepted: boolean;
  up: number;
  silentDays: number;
  /** Who wrote the answer, and how long ago. */
  answeredBy: 'asker' | 'answerer';
  answerHours: number;
  /** The caller's present vote on the post, unless it is their own; 0 was taken back. */
  before: -1 | 0 | 1 | null;
}

const PLAIN = {
  status: 'OPEN',
  accepted: false,
  up: 0,
  silentDays: 0,
  answeredBy: 'answerer',
  answerHours: 0,
  before: null,
} satisfies Partial<State>;

const states = fc.record<State>({
  caller: fc.constantFrom(...CALLERS),
  attempt: fc.constantFrom(...(Object.keys(TRIES) as Try[])),
  status: fc.constantFrom('OPEN', 'CLOSED', 'LOCKED'),
  accepted: fc.boolean(),
  up: fc.constantFrom(0, 1),
  silentDays: fc.constantFrom(0, 29, 31),
  answeredBy: fc.constantFrom('asker', 'answerer'),
  answerHours: fc.constantFrom(0, 23, 24, 25),
  before: fc.constantFrom(null, null, -1, 0, 1),
});

async function write(state: State) {
  const { status, accepted, up, silentDays, answeredBy, answerHours } = state;
  const id = newId('question', world.now);
  const [answerId, otherId] = [newId('answer', world.now), newId('answer', world.now)];
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
      answerCount: 2,
    },
  });
  const answer = { questionId: id, body: 'Some of it.', up: 0, accepted: false, createdAt };
  const writtenAt = new Date(world.now.getTime() - answerHours * HOUR);
  await world.db.answer.createMany({
    data: [
      { ...answer, id: answerId, authorId: callers[answeredBy].id, createdAt: writtenAt, accepted, up },
      { ...answer, id: otherId, authorId: bystander.id },
    ],
  });
  if (accepted) await world.db.question.update({ where: { id }, data: { acceptedAnswerId: answerId } });
  await writeVote(state, { id, answerId });
  return { id, answerId, otherId, guestId: invitee.id };
}

async function writeVote(state: State, { id, answerId }: { id: string; answerId: string }) {
  const onQuestion = state.attempt.startsWith('question');
  const authorId = callers[onQuestion ? 'asker' : state.answeredBy].id;
  const voterId = callers[state.caller].id;
  if (state.before === null || authorId === voterId) return;
  await world.db.vote.create({
    data: {
      id: newId('vote', world.now),
      voterId,
      authorId,
      value: state.before,
      createdAt: world.now,
      updatedAt: world.now,
      ...(onQuestion ? { questionId: id } : { answerId }),
    },
  });
}

const variablesOf = (mutation: string, ids: Record<'id' | 'answerId' | 'otherId' | 'guestId', string>) =>
  Object.fromEntries(Object.entries(ids).filter(([name]) => mutation.includes(`$${name}:`)));

/** What the reader is told that they may do, and what becomes of it when they try. */
async function compare(state: State) {
  // Each try starts with all of the day's votes left, and with the reputation that its caller stands for.
  await world.sql('DELETE FROM votes');
  await world.sql('DELETE FROM invitations');
  await world.sql(restoreReputation);
  const ids = await write(state);
  const who = callers[state.caller];
  const [kind, permission] = state.attempt.split(' ') as ['question' | 'answer', string];
  const read =
    kind === 'question'
      ? await who.graph(QUESTION, { id: ids.id })
      : await who.graph(ANSWER, { id: ids.answerId });
  const permitted = (read.data![kind]!['viewer'] as Json)[permission] as unknown as boolean;

  const mutation = TRIES[state.attempt];
  const { data } = await who.graph(mutation, variablesOf(mutation, ids));
  const code = data!['result']!['code'] as unknown as string | undefined;
  const may = code === undefined;
  expect({ ...state, [permission]: permitted, code }).toEqual({ ...state, [permission]: may, code });
  return may;
}

/** Who may do what while the question is locked; silent for so long that staff may accept. */
const WHILE_LOCKED: Partial<Record<Try, State['caller'][]>> = {
  'question canEdit': ['moderator', 'admin'],
  'question canDelete': ['moderator', 'admin'],
  'question canLock': ['moderator', 'admin'],
  'question canAccept': ['moderator', 'admin'],
  'answer canEdit': ['moderator', 'admin'],
  'answer canDelete': ['moderator', 'admin'],
  'answer canAccept': ['moderator', 'admin'],
};

test('while a question is locked, it and its answers are changed by staff alone', async () => {
  for (const attempt of Object.keys(TRIES) as Try[])
    for (const caller of CALLERS) {
      const locked: State = { ...PLAIN, caller, attempt, status: 'LOCKED', silentDays: 31 };
      const may = WHILE_LOCKED[attempt]?.includes(caller) ?? false;
      expect({ ...locked, may: await compare(locked) }).toEqual({ ...locked, may });
    }
}, 60_000);

test('what is done to a locked question is refused by that name', async () => {
  const refusedBy = async (caller: State['caller'], attempt: Try) => {
    const ids = await write({ ...PLAIN, caller, attempt, status: 'LOCKED' });
    const mutation = TRIES[attempt];
    const { data } = await callers[caller].graph(mutation, variablesOf(mutation, ids));
    return data!['result']!['code'];
  };
  for (const attempt of ['question canEdit', 'question canDelete', 'question canAccept'] as const)
    expect([attempt, await refusedBy('asker', attempt)]).toEqual([attempt, 'QUESTION_LOCKED']);
  for (const attempt of ['answer canEdit', 'answer canDelete'] as const)
    expect([attempt, await refusedBy('answerer', attempt)]).toEqual([attempt, 'QUESTION_LOCKED']);
});

const everyCase = CALLERS.flatMap((caller) =>
  (Object.keys(TRIES) as Try[]).map((attempt): [State] => [{ ...PLAIN, caller, attempt }]),
);
/** The asker's own answer, before and after a day. */
const selfAnswered = [23, 24].map((answerHours): [State] => [
  { ...PLAIN, caller: 'asker', attempt: 'answer canAccept', answeredBy: 'asker', answerHours },
]);
const RUNS = { numRuns: 150, examples: [...everyCase, ...selfAnswered] };

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

test('a question with an upvoted answer is not offered to its author to delete', async () => {
  const state: State = { ...PLAIN, caller: 'asker', attempt: 'question canDelete', up: 1 };
  expect(await compare(state)).toBe(false);
});

test('the asker’s own answer is not offered to be accepted until it is a day old', async () => {
  const state: State = { ...PLAIN, caller: 'asker', attempt: 'answer canAccept', answeredBy: 'asker' };
  expect(await compare({ ...state, answerHours: 23 })).toBe(false);
  expect(await compare({ ...state, answerHours: 24 })).toBe(true);
});

test('where more than fifty people are, a vote is offered to those alone whose reputation allows it', async () => {
  const state: State = { ...PLAIN, caller: 'voter', attempt: 'answer canVoteUp' };
  expect(await compare(state)).toBe(true);
  expect(await compare({ ...state, attempt: 'answer canVoteDown' })).toBe(false);
  expect(await compare({ ...state, attempt: 'answer canVoteDown', before: -1 })).toBe(true);
  expect(await compare({ ...state, caller: 'newcomer' })).toBe(false);
});
