import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postAnswer } from '../../server/community/answers/operations/post-answer.ts';
import { postingRules } from '../../server/community/posts/posting-rate.ts';
import { EVENT_SELECTION } from '../../server/community/questions/events.ts';
import { askQuestion } from '../../server/community/questions/operations/ask-question.ts';
import { isNew } from '../../server/community/reputation/rules.ts';
import type { Context } from '../../server/core/context.ts';
import { openBudgets } from '../../server/limits/budgets.ts';
import { slidingWindow } from '../../server/limits/sliding-window.ts';
import { POSTING } from '../../server/limits/table.ts';
import { draft } from '../support/posts.ts';
import { sharedWorkers } from '../support/workers.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const DAY = 86_400;

const states = fc.record({
  reputation: fc.constantFrom(1, 49, 50, 3000),
  ageHours: fc.constantFrom(0, 23, 24, 1000),
  kind: fc.constantFrom('question' as const, 'answer' as const),
  /** How long ago the posts of the day were made; a clock that was set back leaves some for later. */
  secondsAgo: fc.array(fc.oneof(fc.integer({ min: -5, max: 200 }), fc.integer({ min: 0, max: DAY - 1 })), {
    maxLength: 33,
  }),
});

test('one more post is refused, or counted, as the sliding windows say', async () => {
  const { id } = await world.person();
  const ago = (seconds: number) => new Date(world.now.getTime() - seconds * 1000);
  const property = fc.asyncProperty(states, async ({ reputation, ageHours, kind, secondsAgo }) => {
    const createdAt = ago(ageHours * 3600);
    const limits = POSTING[kind];
    const rate = isNew({ reputation, createdAt }, world.now) ? limits.newMember : limits.member;
    const uses = secondsAgo.map((seconds) => ({ at: ago(seconds), amount: 1 }));
    const within = (points: number, seconds: number) =>
      slidingWindow(uses, { points, seconds }, { now: world.now });
    const [pause, day] = [within(1, rate.pauseSeconds), within(rate.perDay, DAY)];
    const refusal = pause.wait > 0 ? 'TOO_SOON' : day.wait > 0 ? 'TOO_MANY' : null;

    await world.pool.query('UPDATE users SET reputation = $2, created_at = $3 WHERE id = $1', [
      id,
      reputation,
      createdAt,
    ]);
    const { rows } = await world.pool.query(
      'SELECT r.* FROM users u, refusal_to_post(u, $2::timestamptz[], $3, $4) AS r WHERE u.id = $1',
      [id, uses.map(({ at }) => at).toSorted((a, b) => +a - +b), world.now, postingRules(limits)],
    );
    expect(rows[0]).toMatchObject({
      refusal,
      posts_limit: rate.perDay,
      pause_seconds: rate.pauseSeconds,
      ...(refusal === 'TOO_SOON' ? {} : { posts_left: day.state.remaining }),
      ...(refusal && { retry_after: Math.ceil(Math.max(pause.wait, 0) || day.wait) }),
    });
  });
  await fc.assert(property, { numRuns: 400 });
}, 60_000);

/** A context of somebody that keeps what is told. */
function contextOf({ id }: Visitor, told: unknown[]): Context {
  return {
    db: world.db,
    pool: world.pool,
    jobs: world.jobs,
    renderer: sharedWorkers().renderer,
    budgets: openBudgets(),
    events: { publish: (_channel: string, event: unknown) => void told.push(event) },
    actor: { id, role: 'STUDENT', reputation: 3000 },
    now: () => world.now,
    record: { cost: 0 },
    address: '',
    device: '',
  } as never;
}

test('what is told of a post is what is stored of it', async () => {
  const ada = await world.person();
  const told: { question?: object; answer?: object }[] = [];
  const ctx = contextOf(ada, told);
  const { id: questionId } = await askQuestion(ctx, draft({ language: 'en' }) as never);
  const { id } = await postAnswer(ctx, { questionId, body: 'An answer with $x^2$ in it.' });

  const question = await world.db.question.findUniqueOrThrow({
    where: { id: questionId },
    ...EVENT_SELECTION.question,
    omit: { titleWords: false, bodyWords: false },
  });
  // Nothing new is a duplicate.
  const { duplicateOf, ...rest } = question;
  expect(duplicateOf).toBeNull();
  const answer = await world.db.answer.findUniqueOrThrow({ where: { id }, ...EVENT_SELECTION.answer });
  expect(told).toEqual([
    { kind: 'QuestionAsked', question: { ...rest, answerCount: 0 } },
    { kind: 'AnswerPosted', questionId, answerCount: 1, answer },
  ]);
});
