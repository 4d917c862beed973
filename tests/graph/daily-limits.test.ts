import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import {
  FOLLOWS_PER_DAY,
  FREE_LINKS,
  INVITING,
  POSTING,
  type PostingRate,
  SUGGESTING,
  VOTING,
} from '../../server/limits/table.ts';
import { comment } from '../support/interactions.ts';
import { report } from '../support/moderation.ts';
import { answer, ask, askedId, REFUSED, vote } from '../support/posts.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

/** Each limit of what people do together, by its name in the table, with its number and the pause before the next. */
const LIMITS = Object.fromEntries(
  Object.entries({ posting: POSTING, suggesting: SUGGESTING, voting: VOTING, inviting: INVITING }).flatMap(
    ([area, limits]) => Object.entries(limits).flatMap(([name, limit]) => leaves(`${area}.${name}`, limit)),
  ),
);
Object.assign(LIMITS, {
  followsPerDay: { perDay: FOLLOWS_PER_DAY, pauseSeconds: 0 },
  freeLinks: { perDay: FREE_LINKS, pauseSeconds: 0 },
});

function leaves(name: string, limit: number | Record<string, PostingRate>): [string, PostingRate][] {
  if (typeof limit === 'number') return [[name, { perDay: limit, pauseSeconds: 0 }]];
  return Object.entries(limit).map(([whose, rate]) => [`${name}.${whose}`, rate]);
}

interface Case {
  /** As many as somebody has done already within the day. */
  fill(who: Visitor, count: number): Promise<unknown>;
  act(who: Visitor): Promise<Json>;
}

const SUGGEST = `mutation ($input: SuggestEditInput!) { result: suggestEdit(input: $input) { __typename ${REFUSED} } }`;
const INVITE = `mutation ($input: InviteToAnswerInput!) { result: inviteToAnswer(input: $input) { __typename ${REFUSED} } }`;
const FOLLOW = `mutation ($input: FollowPersonInput!) { result: followPerson(input: $input) { __typename ${REFUSED} } }`;

let others: string[] = [];
let questionId: string;
let author: Visitor;
beforeAll(async () => {
  author = await world.person();
  questionId = await askedId(author);
  others = Array.from({ length: FOLLOWS_PER_DAY + 1 }, () => newId('user', world.now));
  const named = others.map((id) => ({ id, name: 'Somebody', createdAt: world.now }));
  await world.db.user.createMany({ data: named });
});

const mutate = async (who: Visitor, query: string, input: object): Promise<Json> =>
  (await who.graph(query, { input })).data!['result']!;

const ids = (kind: Parameters<typeof newId>[0], count: number) =>
  Array.from({ length: count }, () => newId(kind, world.now));

/** Answers under a question of their own that somebody else can do something about. */
async function answersToActOn(count: number): Promise<string[]> {
  const asked = await askedId(await world.person());
  const data = ids('answer', count).map((id) => ({
    id,
    questionId: asked,
    authorId: author.id,
    body: 'So it is.',
    createdAt: world.now,
  }));
  await world.db.answer.createMany({ data });
  return data.map(({ id }) => id);
}

async function questionsOf({ id: authorId }: Visitor, count: number): Promise<string[]> {
  const asked = ids('question', count);
  await world.sql(
    `INSERT INTO questions (id, author_id, subject_code, title, body, language, created_at, active_at, title_words, body_words)
     SELECT id, $2, '9709', 'One of many', 'Of many.', 'en', $3, $3, '', '' FROM unnest($1::uuid[]) AS id`,
    [asked, authorId, world.now],
  );
  return asked;
}

const QUESTIONS: Case = { fill: questionsOf, act: (who) => ask(who) };

const ANSWERS: Case = {
  fill: (who, count) =>
    world.db.answer.createMany({
      data: ids('answer', count).map((id) => ({
        id,
        questionId,
        authorId: who.id,
        body: 'So it is.',
        createdAt: world.now,
      })),
    }),
  act: async (who) => answer(who, await askedId(await world.person())),
};

const homes = new Map<string, string>();
const homeOf = async (who: Visitor) => {
  if (!homes.has(who.id)) homes.set(who.id, await askedId(who));
  return homes.get(who.id)!;
};
const commentsOn = (place: (who: Visitor) => string | Promise<string>): Case => ({
  fill: async (who, count) => {
    const on = await place(who);
    await world.db.comment.createMany({
      data: ids('comment', count).map((id) => ({
        id,
        questionId: on,
        authorId: who.id,
        body: 'So it is.',
        createdAt: world.now,
      })),
    });
  },
  act: async (who) => comment(who, await place(who)),
});

const REPORTS: Case = {
  async fill(who, count) {
    const createdAt = world.now;
    const answers = await answersToActOn(count);
    const cases = ids('moderationCase', count);
    await world.db.moderationCase.createMany({
      data: cases.map((id, i) => ({
        id,
        answerId: answers[i]!,
        cause: 'REPORTS' as const,
        status: 'DECLINED' as const,
        createdAt,
      })),
    });
    await world.db.report.createMany({
      data: cases.map((caseId) => ({
        id: newId('report', createdAt),
        caseId,
        reporterId: who.id,
        reason: 'SPAM' as const,
        weight: 0,
        createdAt,
      })),
    });
  },
  act: async (who) => report(who, (await answersToActOn(1))[0]!),
};

const SUGGESTIONS: Case = {
  async fill(who, count) {
    const answers = await answersToActOn(count);
    await world.db.suggestion.createMany({
      data: answers.map((answerId) => ({
        id: newId('suggestion', world.now),
        answerId,
        authorId: who.id,
        baseVersion: 1,
        body: 'Other words.',
        createdAt: world.now,
      })),
    });
  },
  act: async (who) => mutate(who, SUGGEST, { postId: (await answersToActOn(1))[0], body: 'Other words.' }),
};

const VOTES: Case = {
  async fill(who, count) {
    const now = world.now;
    const answers = await answersToActOn(count);
    const data = answers.map((answerId) => ({
      id: newId('vote', now),
      voterId: who.id,
      authorId: author.id,
      answerId,
      value: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await world.db.vote.createMany({ data });
  },
  act: async (who) => vote(who, await askedId(await world.person()), 'UP'),
};

const INVITATIONS: Case = {
  async fill(who, count) {
    const asked = await questionsOf(author, count);
    const data = asked.map((id) => ({
      questionId: id,
      userId: others[0]!,
      inviterId: who.id,
      createdAt: world.now,
    }));
    await world.db.invitation.createMany({ data });
  },
  act: async (who) =>
    mutate(who, INVITE, { questionId: await askedId(await world.person()), userId: others[0] }),
};

const FOLLOWS: Case = {
  fill: (who, count) =>
    world.db.personFollow.createMany({
      data: others
        .slice(0, count)
        .map((followedId) => ({ followerId: who.id, followedId, createdAt: world.now })),
    }),
  act: async (who) => mutate(who, FOLLOW, { userId: (await world.person()).id, active: true }),
};

const CASES: Record<string, Case> = {
  'posting.question.newMember': QUESTIONS,
  'posting.question.member': QUESTIONS,
  'posting.answer.newMember': ANSWERS,
  'posting.answer.member': ANSWERS,
  'posting.commentAtHome.newMember': commentsOn(homeOf),
  'posting.commentAtHome.member': commentsOn(homeOf),
  'posting.commentElsewhere.newMember': commentsOn(() => questionId),
  'posting.commentElsewhere.member': commentsOn(() => questionId),
  'posting.report.newMember': REPORTS,
  'posting.report.member': REPORTS,
  'suggesting.newMember': SUGGESTIONS,
  'suggesting.member': SUGGESTIONS,
  'voting.newMember': VOTES,
  'voting.member': VOTES,
  'inviting.perDay': INVITATIONS,
  followsPerDay: FOLLOWS,
};

/** Those that are no number of things a day, and the tests that go up to them and beyond. */
const ELSEWHERE = {
  'voting.series': 'tests/database/vote-rules.test.ts',
  'inviting.perQuestion': 'tests/graph/invitations.test.ts',
  freeLinks: 'tests/graph/links.test.ts',
};

test('every limit of what people do together is gone up to and beyond', () => {
  expect([...Object.keys(CASES), ...Object.keys(ELSEWHERE)].toSorted()).toEqual(
    Object.keys(LIMITS).toSorted(),
  );
});

describe('within 24 hours', () => {
  const refusal = (reply: Json) => reply['code'] ?? 'none';
  test.each(Object.entries(CASES))(
    '%s is allowed so often and not once more',
    async (name, { fill, act }) => {
      const { perDay, pauseSeconds } = LIMITS[name]!;
      const who = await world.person({ reputation: 1000, days: name.endsWith('newMember') ? 0 : 100 });
      await fill(who, perDay - 2);
      for (const code of ['none', 'none', 'RATE_LIMITED']) {
        world.later(pauseSeconds);
        expect(refusal(await act(who))).toBe(code);
      }
    },
  );

  const pauses = Object.keys(CASES).filter((name) => LIMITS[name]!.pauseSeconds > 0);
  test.each(pauses)('%s is refused a second before its pause is over, and not at its end', async (name) => {
    const { act } = CASES[name]!;
    const who = await world.person({ days: 0 });
    expect(refusal(await act(who))).toBe('none');
    world.later(LIMITS[name]!.pauseSeconds - 1);
    expect(refusal(await act(who))).toBe('RATE_LIMITED');
    world.later(1);
    expect(refusal(await act(who))).toBe('none');
  });
});
