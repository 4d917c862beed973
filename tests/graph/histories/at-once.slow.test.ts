import { expect, test } from 'vitest';
import { newId } from '../../../server/core/ids.ts';
import { audit } from '../../../server/database/audit.ts';
import { answeredId, askedId, draft } from '../../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../../support/world.ts';

const world = openWorld();

const CLIENTS = 16;
/** People of every round are new, so that no limit of a day ends it. */
const ROUNDS = 6;
const ROUND_MS = 10_000;
const REASON = 'As the rules of this place say.';

interface Round {
  people: Visitor[];
  questions: string[];
  answers: string[];
  comments: string[];
  cases: string[];
}

const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)]!;
const chance = (one: number) => Math.random() < one;
let words = 0;

/** What one client asks next, about things that all of them ask about. */
const ACTS: Record<string, (round: Round, who: Visitor) => string | null> = {
  vote: ({ questions, answers, comments }) =>
    `vote(input: { postId: "${pick([...questions, ...answers, ...comments])}", type: ${pick(['UP', 'UP', 'DOWN', 'NONE'])} })`,
  turn: ({ answers }) => `vote(input: { postId: "${pick(answers)}", type: ${pick(['UP', 'DOWN'])} })`,
  accept: ({ answers }) => `acceptAnswer(input: { answerId: "${pick(answers)}", accepted: ${chance(0.7)} })`,
  like: ({ questions, answers, comments }) =>
    `setLike(input: { targetId: "${pick([...questions, ...answers, ...comments])}", active: ${chance(0.5)} })`,
  bookmark: ({ questions, answers }) =>
    `setBookmark(input: { targetId: "${pick([...questions, ...answers])}", active: ${chance(0.5)} })`,
  followQuestion: ({ questions }) =>
    `followQuestion(input: { questionId: "${pick(questions)}", active: ${chance(0.5)} })`,
  followPerson: ({ people }) =>
    `followPerson(input: { userId: "${pick(people).id}", active: ${chance(0.5)} })`,
  ask: () =>
    chance(0.1)
      ? `askQuestion(input: { subjectCode: "9709", language: EN, tags: [], title: "${draft().title}", body: "How?" })`
      : null,
  answer: ({ questions }) =>
    chance(0.4)
      ? `postAnswer(input: { questionId: "${pick(questions)}", body: "An answer, ${(words += 1)}." })`
      : null,
  comment: ({ questions, answers }) =>
    `postComment(input: { postId: "${pick([...questions, ...answers])}", body: "A comment, ${(words += 1)}." })`,
  editQuestion: ({ questions }) =>
    `editQuestion(input: { id: "${pick(questions)}", body: "Words, ${(words += 1)}." })`,
  editAnswer: ({ answers }) =>
    `editAnswer(input: { id: "${pick(answers)}", body: "Words, ${(words += 1)}." })`,
  deleteAnswer: ({ answers }) =>
    chance(0.1) && answers.length > 6 ? `deleteAnswer(input: { id: "${pick(answers)}" })` : null,
  deleteQuestion: ({ questions }) =>
    chance(0.05) && questions.length > 4 ? `deleteQuestion(input: { id: "${pick(questions)}" })` : null,
  deleteComment: ({ comments }) =>
    comments.length > 9 ? `deleteComment(input: { id: "${pick(comments)}" })` : null,
  close: ({ questions }) =>
    chance(0.2) ? `closeQuestion(input: { id: "${pick(questions)}", reason: UNCLEAR })` : null,
  repeat: ({ questions }) =>
    chance(0.2)
      ? `closeQuestion(input: { id: "${pick(questions)}", reason: DUPLICATE, duplicateOfId: "${pick(questions)}" })`
      : null,
  reopen: ({ questions }) => `reopenQuestion(input: { id: "${pick(questions)}" })`,
  lock: ({ questions }) => `lockQuestion(input: { id: "${pick(questions)}", locked: ${chance(0.2)} })`,
  hide: ({ questions, answers, comments }) =>
    `setHidden(input: { id: "${pick([...questions, ...answers, ...comments])}", active: ${chance(0.3)}, reason: "${REASON}" })`,
  report: ({ questions, answers, comments }) =>
    `reportPost(input: { targetId: "${pick([...questions, ...answers, ...comments])}", reason: SPAM })`,
  decide: ({ cases }) =>
    cases.length > 0
      ? `decideCase(input: { id: "${pick(cases)}", uphold: ${chance(0.4)}, reason: "${REASON}" })`
      : null,
  badge: ({ people }) =>
    `awardBadge(input: { userId: "${pick(people).id}", badgeType: "${pick(['mentor', 'translator'])}", reason: "${REASON}" })`,
  adjust: ({ people }) =>
    `adjustReputation(input: { userId: "${pick(people).id}", points: ${pick([-40, 7, 60])}, reason: "${REASON}" })`,
  readAll: () => 'markNotificationsRead(input: {})',
  study: () =>
    `recordStudy(input: { events: [{ id: "${newId('studyEvent', world.now)}", topicId: "9709-p1-quadratics", kind: ${pick(['COMPLETED', 'ATTEMPT'])}, score: 70, at: "${world.now.toISOString()}" }] })`,
};

const POSTED = {
  askQuestion: ['Question', 'questions'],
  postAnswer: ['Answer', 'answers'],
  postComment: ['Comment', 'comments'],
} as const;

async function act(round: Round, who: Visitor, counts: Map<string, number>): Promise<void> {
  const field = pick(Object.values(ACTS))(round, who);
  if (!field) return;
  const [type, list] = POSTED[field.split('(')[0] as keyof typeof POSTED] ?? [null, null];
  const { data, errors } = await who.graph(
    `mutation { result: ${field} { __typename ${type ? `... on ${type} { id }` : ''} ... on Problem { code } } }`,
  );
  if (!data) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  const { code = 'ok', id } = data['result'] as unknown as { code?: string; id?: string };
  counts.set(code, (counts.get(code) ?? 0) + 1);
  if (list && id) round[list].push(id);
}

test(
  'sixteen clients that do everything to the same posts for a minute leave every figure equal to its rows',
  { timeout: 900_000 },
  async () => {
    await Promise.all(Array.from({ length: 51 }, () => world.person()));
    const counts = new Map<string, number>();
    for (let number = 0; number < ROUNDS; number += 1) {
      const people = await Promise.all(
        Array.from({ length: CLIENTS }, (_, i) =>
          world.person({ reputation: 2500, role: i === 0 ? 'ADMIN' : i === 1 ? 'MODERATOR' : 'STUDENT' }),
        ),
      );
      const round: Round = { people, questions: [], answers: [], comments: [], cases: [] };
      for (const asker of people.slice(2, 6)) round.questions.push(await askedId(asker));
      for (const answerer of people.slice(4, 12))
        round.answers.push(await answeredId(answerer, pick(round.questions)));
      const end = Date.now() + ROUND_MS;
      await Promise.all(
        people.map(async (who, i) => {
          while (Date.now() < end) {
            await act(round, who, counts);
            if (i === 0) round.cases = await undecided();
          }
        }),
      );
      for (const who of people) await checkInbox(who);
      world.later(3600);
    }
    await world.work();
    expect(world.errors).toEqual([]);
    expect(await audit(world.pool)).toEqual([]);
    expect(counts.get('ok')).toBeGreaterThan(1000);
    expect([...counts.keys()].filter((code) => !EXPECTED.has(code))).toEqual([]);
  },
);

/** What the rules refuse; anything else is a fault. */
const EXPECTED = new Set([
  'ok',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NEED_REPUTATION',
  'SELF_VOTE',
  'CONFLICT',
  'EDIT_CONFLICT',
  'QUESTION_CLOSED',
  'QUESTION_LOCKED',
  'HAS_ANSWERS',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
]);

async function undecided(): Promise<string[]> {
  const rows = await world.db.moderationCase.findMany({
    where: { status: { in: ['OPEN', 'IN_REVIEW'] } },
    orderBy: { id: 'desc' },
    take: 10,
    select: { id: true },
  });
  return rows.map((row) => idOf(row as unknown as Json));
}

/** Nobody has fewer unread notifications than none, and everybody is told as many as there are. */
async function checkInbox(who: Visitor): Promise<void> {
  const { data } = await who.graph('{ notifications(first: 1) { unreadCount } }');
  const unread = await world.db.notification.count({ where: { userId: who.id, readAt: null } });
  expect(data!['notifications']!['unreadCount']).toBe(unread);
}
