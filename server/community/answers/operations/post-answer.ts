import { questionChannel } from '../../questions/events.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import { enforce, type Refusal } from '../../../core/errors.ts';
import { keyReused, type NamedWrite, nameWrite, type Retriable } from '../../../database/idempotency.ts';
import { prepared } from '../../../database/prepared.ts';
import { isId, newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { announceDraft } from '../../drafts/events.ts';
import { answerPlace, takeDraft } from '../../drafts/posted.ts';
import { UNTOUCHED } from '../../posts/new-post.ts';
import { type AuthorRow, authorOf } from '../../posts/author-row.ts';
import { answer, type AnswerSelection, noSuch } from '../../posts/find.ts';
import { requireLinks } from '../../posts/links.ts';
import {
  notePostingRate,
  type PostingOutcome,
  postingRules,
  refusalByRate,
} from '../../posts/posting-rate.ts';
import { postHidden } from '../../posts/policy.ts';
import { refusalToAnswer } from '../../questions/policy.ts';
import { valid } from '../../../core/validation.ts';
import { renderingValues, renderPost, shownOf } from '../../posts/rendering/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { NOT_LOOKED_AT } from '../../posts/rendering/working-check.ts';

interface Outcome extends PostingOutcome<
  'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED' | 'HIDDEN' | 'QUESTION_CLOSED' | 'QUESTION_LOCKED'
> {
  id: string | null;
  repeated: boolean;
  /** Of an answer that is new. */
  answer_count: number | null;
  author: AuthorRow | null;
  /** Whose inbox it went to. */
  notified: string | null;
}

interface NewAnswer {
  questionId: string;
  body: string;
  aiGenerated?: boolean | null | undefined;
}

export async function postAnswer(
  ctx: Context,
  { questionId, idempotencyKey, ...input }: NewAnswer & Retriable,
  selection: AnswerSelection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const draft = valid(AnswerDraft, input);
  const named = nameWrite('postAnswer', idempotencyKey, { questionId, ...draft });
  const { body, aiGenerated } = draft;
  const writing = { ...NEW, authorId: actor.id, questionId, body, aiGenerated: aiGenerated ?? false };
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  const [seen] = await post.run(ctx, valuesOf({ ...writing, ...idAndTimes(ctx.now()) }, named, null));
  enforce(refusalOf(ctx, seen!));
  const rendering = await renderPost(ctx, { title: null, body });

  const row = { ...writing, ...idAndTimes(ctx.now()) };
  const written = { userId: actor.id, place: answerPlace(questionId), body };
  const { outcome, result, hadDraft } = await ctx.db.$transaction(async (tx) => {
    const [outcome] = await post.within(tx, valuesOf(row, named, rendering));
    enforce(refusalOf(ctx, outcome!));
    if (!outcome!.repeated) await requireLinks(tx, actor, rendering);
    const result = await answer({ ...ctx, db: tx }, { id: outcome!.id! }, selection);
    return { outcome: outcome!, result, hadDraft: await takeDraft(tx, written) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (hadDraft) announceDraft(ctx, written);
  if (!outcome.repeated) {
    notePostingRate(ctx, outcome);
    announceNotifications(ctx, [outcome.notified]);
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AnswerPosted',
      questionId,
      answerCount: outcome.answer_count!,
      answer: { ...row, author: authorOf(outcome.author!), rendering: shownOf(rendering) },
    });
  }
  if (!result) throw noSuch('answer');
  return result;
}

const idAndTimes = (now: Date) => ({ id: newId('answer', now), createdAt: now });

const NEW = {
  ...UNTOUCHED,
  accepted: false,
  ...NOT_LOOKED_AT,
  working: null,
};

/** One function of the database (server/database/functions/post_answer.sql). */
const post = prepared<Outcome, Values>(
  `SELECT refusal, retry_after, posts_limit, posts_left, pause_seconds, id, repeated, answer_count, author, notified
   FROM post_answer($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::timestamptz, $8::jsonb,
     $9::int, $10, $11, $12, $13, $14::text[], $15, $16::text[], $17::boolean)`,
);

type Values = [
  ...answer: [id: string, author: string, question: string | null, body: string],
  ...named: [key: string | null, input: string | null],
  now: Date,
  rules: string,
  ...rendering: ReturnType<typeof renderingValues>,
  aiGenerated: boolean,
];

const RULES = JSON.stringify(postingRules(POSTING.answer));

function valuesOf(row: Answer, { key, input }: NamedWrite, rendering: Rendering | null): Values {
  const { id, authorId, body, createdAt, aiGenerated } = row;
  // An id of another kind finds nothing.
  const questionId = isId('question', row.questionId) ? row.questionId : null;
  const rendered = renderingValues(rendering);
  return [id, authorId, questionId, body, key, input, createdAt, RULES, ...rendered, aiGenerated];
}

function refusalOf(ctx: Context, outcome: Outcome): Refusal | null {
  switch (outcome.refusal) {
    case 'NOT_FOUND':
      return noSuch('question');
    case 'IDEMPOTENCY_KEY_REUSED':
      return keyReused(outcome.id);
    case 'HIDDEN':
      return postHidden();
    case 'QUESTION_CLOSED':
      return refusalToAnswer({ status: 'CLOSED' });
    case 'QUESTION_LOCKED':
      return refusalToAnswer({ status: 'LOCKED' });
    default:
      return refusalByRate(ctx, outcome, REPEATED);
  }
}

const REPEATED = { en: 'You have just posted this very answer.', zh: '你刚刚发布过完全相同的回答。' };
