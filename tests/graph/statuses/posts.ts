import { newId } from '../../../server/core/ids.ts';
import type { openWorld, Visitor } from '../../support/world.ts';
import type { Target, Things } from './acts.ts';

export type Actor = 'guest' | 'stranger' | 'editor' | 'asker' | 'author' | 'moderator' | 'admin';
export type People = Record<Actor, Visitor>;

/** People whom no earlier test has brought near a limit; the author wrote the answer and the comment. */
export async function meetPeople(world: World): Promise<People> {
  const [stranger, editor, asker, author, moderator, admin] = await Promise.all([
    world.person({ reputation: 500 }),
    world.person({ reputation: 2000 }),
    world.person({ reputation: 100 }),
    world.person({ reputation: 100 }),
    world.person({ reputation: 100, role: 'MODERATOR' }),
    world.person({ reputation: 100, role: 'ADMIN' }),
  ]);
  return { guest: world.guest(), stranger, editor, asker, author, moderator, admin };
}

const OF_QUESTION = ['open', 'closed', 'locked', 'hidden', 'deleted'] as const;
const OF_POST = ['itself hidden', 'itself deleted'] as const;
export type Status = (typeof OF_QUESTION)[number] | (typeof OF_POST)[number];

/** In which states a target can be: those of its question, and its own. */
export const statusesOf = (target: Target): readonly Status[] =>
  target === 'question' ? OF_QUESTION : [...OF_QUESTION, ...OF_POST];

type World = ReturnType<typeof openWorld>;

const DAY = 86_400_000;

/** Writes a question of the asker with an answer and a comment of the author for each of these states. */
export async function writePosts(
  world: World,
  { asker, author }: People,
  cases: readonly { target: Target; status: Status }[],
): Promise<Things[]> {
  const { now } = world;
  // Long enough ago to count for no limit of today.
  const before = new Date(now.getTime() - 2 * DAY);
  const created = cases.map((one) => ({ ...one, things: thingsOf(now) }));
  const hidden = { hiddenAt: now, hiddenReason: 'REPORTS' as const, hiddenTimes: 1 };
  const ownState = (one: (typeof created)[number], target: Target) => ({
    ...(one.target === target && one.status === 'itself hidden' && hidden),
    ...(one.target === target && one.status === 'itself deleted' && { deletedAt: now }),
  });
  const isShown = (one: (typeof created)[number], target: Target) =>
    one.target !== target || !one.status.startsWith('itself');

  await world.db.question.createMany({
    data: created.flatMap((one) => {
      const { status, things } = one;
      const row = {
        authorId: asker.id,
        subjectCode: '9709',
        language: 'en' as const,
        tags: ['9709'],
        body: 'Some working.',
        createdAt: before,
        activeAt: before,
        titleWords: '',
        bodyWords: '',
      };
      return [
        { ...row, id: things.original, title: `What ${things.words} repeats` },
        {
          ...row,
          id: things.question,
          title: things.words,
          version: 2,
          answerCount: isShown(one, 'answer') ? 1 : 0,
          commentCount: isShown(one, 'comment') ? 1 : 0,
          ...(status === 'closed' && { status: 'CLOSED' as const, closeReason: 'UNCLEAR' as const }),
          ...(status === 'locked' && { status: 'LOCKED' as const }),
          ...(status === 'hidden' && hidden),
          ...(status === 'deleted' && { deletedAt: now }),
        },
      ];
    }),
  });
  await world.db.answer.createMany({
    data: created.map((one) => ({
      id: one.things.answer,
      questionId: one.things.question,
      authorId: author.id,
      body: 'An answer.',
      version: 2,
      createdAt: before,
      ...ownState(one, 'answer'),
    })),
  });
  await world.db.comment.createMany({
    data: created.map((one) => ({
      id: one.things.comment,
      questionId: one.things.question,
      authorId: author.id,
      body: 'A comment.',
      // A comment can be edited for some minutes.
      createdAt: one.target === 'comment' ? now : before,
      ...ownState(one, 'comment'),
    })),
  });
  await world.db.revision.createMany({
    data: created.flatMap(({ things }) => {
      const ofQuestion = {
        questionId: things.question,
        editorId: asker.id,
        title: 'What it said before',
        body: 'Before.',
        tags: ['9709'],
        createdAt: before,
      };
      const ofAnswer = {
        answerId: things.answer,
        editorId: author.id,
        body: 'What it said before.',
        createdAt: before,
      };
      return [
        { ...ofQuestion, id: things.questionRevision, number: 1 },
        { ...ofQuestion, id: newId('revision', before), number: 2 },
        { ...ofAnswer, id: things.answerRevision, number: 1 },
        { ...ofAnswer, id: newId('revision', before), number: 2 },
      ];
    }),
  });
  return created.map(({ things }) => things);
}

let count = 0;

const thingsOf = (now: Date): Things => ({
  question: newId('question', now),
  original: newId('question', now),
  answer: newId('answer', now),
  comment: newId('comment', now),
  questionRevision: newId('revision', now),
  answerRevision: newId('revision', now),
  words: `Words that stand nowhere else, number ${(count += 1)}`,
});
