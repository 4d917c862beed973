import { questionChannel } from '../../questions/events.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import { enforce, type Refusal } from '../../../core/errors.ts';
import { keyReused, type NamedWrite, nameWrite, type Retriable } from '../../../database/idempotency.ts';
import { prepared } from '../../../database/prepared.ts';
import { isId, newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { type AuthorRow, authorOf } from '../../posts/author-row.ts';
import { answer, type AnswerSelection, noSuch } from '../../posts/find.ts';
import {
  notePostingRate,
  type PostingOutcome,
  postingRules,
  refusalByRate,
} from '../../posts/posting-rate.ts';
import { refusalToAnswer } from '../../questions/policy.ts';
import { valid } from '../../../core/validation.ts';
import { renderingValues, renderPost } from '../../posts/render-post.ts';
import { AnswerDraft } from '../rules.ts';

interface Outcome extends PostingOutcome<
  'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED' | 'QUESTION_CLOSED' | 'QUESTION_LOCKED'
> {
  id: string | null;
  repeated: boolean;
  /** Of an answer that is new. */
  answer_count: number | null;
  author: AuthorRow | null;
}

export async function postAnswer(
  ctx: Context,
  { questionId, idempotencyKey, ...input }: { questionId: string; body: string } & Retriable,
  selection: AnswerSelection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const draft = valid(AnswerDraft, input);
  const named = nameWrite('postAnswer', idempotencyKey, { questionId, ...draft });
  const writing = { ...NEW, authorId: actor.id, questionId, body: draft.body };
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  const [seen] = await post.run(ctx, valuesOf({ ...writing, ...idAndTimes(ctx.now()) }, named, null));
  enforce(refusalOf(ctx, seen!));
  const rendering = await renderPost(ctx, { title: null, ...draft });

  const row = { ...writing, ...idAndTimes(ctx.now()) };
  const { outcome, result } = await ctx.db.$transaction(async (tx) => {
    const [outcome] = await post.within(tx, valuesOf(row, named, rendering));
    enforce(refusalOf(ctx, outcome!));
    return { outcome: outcome!, result: await answer({ ...ctx, db: tx }, { id: outcome!.id! }, selection) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (!outcome.repeated) {
    notePostingRate(ctx, outcome);
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AnswerPosted',
      questionId,
      answerCount: outcome.answer_count!,
      answer: { ...row, author: authorOf(outcome.author!), rendering },
    });
  }
  if (!result) throw noSuch('answer');
  return result;
}

const idAndTimes = (now: Date) => ({ id: newId('answer', now), createdAt: now });

const NEW = {
  version: 1,
  up: 0,
  down: 0,
  score: 0,
  accepted: false,
  linesTotal: null,
  linesOk: null,
  editedAt: null,
  deletedAt: null,
};

/** One function of the database (server/database/functions/post_answer.sql). */
const post = prepared<Outcome, Values>(
  `SELECT refusal, retry_after, posts_limit, posts_left, pause_seconds, id, repeated, answer_count, author
   FROM post_answer($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::timestamptz, $8::jsonb,
     $9::int, $10, $11, $12, $13, $14::text[])`,
);

type Values = [
  ...answer: [id: string, author: string, question: string | null, body: string],
  ...named: [key: string | null, input: string | null],
  now: Date,
  rules: string,
  ...rendering: ReturnType<typeof renderingValues>,
];

const RULES = JSON.stringify(postingRules(POSTING.answer));

function valuesOf(row: Answer, { key, input }: NamedWrite, rendering: Rendering | null): Values {
  const { id, authorId, body, createdAt } = row;
  // An id of another kind finds nothing.
  const questionId = isId('question', row.questionId) ? row.questionId : null;
  return [id, authorId, questionId, body, key, input, createdAt, RULES, ...renderingValues(rendering)];
}

function refusalOf(ctx: Context, outcome: Outcome): Refusal | null {
  switch (outcome.refusal) {
    case 'NOT_FOUND':
      return noSuch('question');
    case 'IDEMPOTENCY_KEY_REUSED':
      return keyReused(outcome.id);
    case 'QUESTION_CLOSED':
      return refusalToAnswer({ status: 'CLOSED' });
    case 'QUESTION_LOCKED':
      return refusalToAnswer({ status: 'LOCKED' });
    default:
      return refusalByRate(ctx, outcome, REPEATED);
  }
}

const REPEATED = { en: 'You have just posted this very answer.', zh: '你刚刚发布过完全相同的回答。' };
