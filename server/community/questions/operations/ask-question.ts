import type * as v from 'valibot';
import { type Context, requireActor } from '../../../core/context.ts';
import type { Question } from '../../../database/client/client.ts';
import { enforce, type Refusal } from '../../../core/errors.ts';
import { keyReused, type NamedWrite, nameWrite, type Retriable } from '../../../database/idempotency.ts';
import { prepared } from '../../../database/prepared.ts';
import { newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { announceDraft } from '../../drafts/events.ts';
import { QUESTION_PLACE, takeDraft } from '../../drafts/posted.ts';
import { announceHeld, holdIfLive } from '../../holds/hiding.ts';
import { UNTOUCHED } from '../../posts/new-post.ts';
import { type AuthorRow, authorOf } from '../../posts/author-row.ts';
import { noSuch, question, type QuestionSelection } from '../../posts/find.ts';
import { requireLinks } from '../../posts/links.ts';
import {
  notePostingRate,
  type PostingOutcome,
  postingRules,
  refusalByRate,
} from '../../posts/posting-rate.ts';
import { NEW_SITE_USERS, PRIVILEGES } from '../../reputation/rules.ts';
import { newTagNeedsReputation } from '../policy.ts';
import { questionWords } from '../../posts/rendering/question-words.ts';
import { valid } from '../../../core/validation.ts';
import { renderingValues, renderPost, shownOf } from '../../posts/rendering/render-post.ts';
import { QuestionDraft, withSubjectTag } from '../rules.ts';
import { subjectChannel } from '../events.ts';
import { refusalByPlace, type UnknownPlace } from './place.ts';
import { NOT_LOOKED_AT } from '../../posts/rendering/working-check.ts';

type Draft = v.InferInput<typeof QuestionDraft>;

interface Outcome extends PostingOutcome<UnknownPlace | 'IDEMPOTENCY_KEY_REUSED' | 'NEED_REPUTATION'> {
  id: string | null;
  repeated: boolean;
  /** The first that nobody has used before. */
  new_tag: string | null;
  /** Of a question that is new. */
  author: AuthorRow | null;
  /** Id of the topic. */
  found_topic: string | null;
}

export async function askQuestion(
  ctx: Context,
  { idempotencyKey, ...input }: Draft & Retriable,
  selection: QuestionSelection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  const draft = valid(QuestionDraft, input);
  const named = nameWrite('askQuestion', idempotencyKey, draft);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  const writing = { ...newQuestion(actor.id, draft), ...idAndTimes(ctx.now()) };
  const [seen] = await ask.run(ctx, valuesOf(writing, named, null));
  enforce(refusalOf(ctx, seen!));
  const rendering = await renderPost(ctx, draft);

  const row = { ...writing, ...idAndTimes(ctx.now()) };
  const written = { userId: actor.id, place: QUESTION_PLACE, title: draft.title, body: draft.body };
  const { isHeld, outcome, result, hadDraft } = await ctx.db.$transaction(async (tx) => {
    const [outcome] = await ask.within(tx, valuesOf(row, named, rendering));
    enforce(refusalOf(ctx, outcome!));
    if (!outcome!.repeated) await requireLinks(tx, actor, rendering);
    const isHeld = !outcome!.repeated && (await holdIfLive(ctx, tx, row));
    return {
      isHeld,
      outcome: outcome!,
      result: await question({ ...ctx, db: tx }, { id: outcome!.id! }, selection),
      hadDraft: await takeDraft(tx, written),
    };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (hadDraft) announceDraft(ctx, written);
  if (!outcome.repeated) {
    notePostingRate(ctx, outcome);
    if (isHeld) announceHeld(ctx, row.authorId);
    else
      ctx.events.publish(subjectChannel(row.subjectCode), {
        kind: 'QuestionAsked',
        question: {
          ...row,
          topicId: outcome.found_topic,
          author: authorOf(outcome.author!),
          rendering: shownOf(rendering),
        },
      });
  }
  if (!result) throw noSuch('question');
  return result;
}

const idAndTimes = (now: Date) => ({ id: newId('question', now), createdAt: now, activeAt: now });

function newQuestion(authorId: string, { topic, ...draft }: v.InferOutput<typeof QuestionDraft>) {
  return {
    authorId,
    ...draft,
    paper: draft.paper ?? null,
    topicSlug: topic ?? null,
    topicId: null,
    tags: withSubjectTag(draft.tags, draft.subjectCode),
    ...UNTOUCHED,
    anonymous: draft.anonymous ?? false,
    status: 'OPEN' as const,
    closeReason: null,
    ...NOT_LOOKED_AT,
    solved: null,
    solvedPart: null,
    duplicateOfId: null,
    answerCount: 0,
    viewCount: 0,
    acceptedAnswerId: null,
    acceptance: 0,
    ...questionWords(draft),
  };
}

/** One function of the database (server/database/functions/ask_question.sql). */
const ask = prepared<Outcome, Values>(
  `SELECT refusal, retry_after, posts_limit, posts_left, pause_seconds, id, repeated, new_tag, author, found_topic
   FROM ask_question($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::language, $9::text[], $10, $11, $12, $13,
     $14::timestamptz, $15::jsonb, $16, $17::int, $18, $19, $20, $21, $22::text[], $23, $24::text[], $25::boolean)`,
);

type Values = [
  ...place: [id: string, author: string, subject: string, paper: string | null, topic: string | null],
  ...text: [title: string, body: string, language: string, tags: string[]],
  ...words: [title: string, body: string],
  ...named: [key: string | null, input: string | null],
  now: Date,
  rules: string,
  titleHtml: string | null,
  ...rendering: ReturnType<typeof renderingValues>,
  anonymous: boolean,
];

const RULES = JSON.stringify({
  ...postingRules(POSTING.question),
  createTag: PRIVILEGES.createTag,
  newSiteUsers: NEW_SITE_USERS,
});

function valuesOf(row: Question, { key, input }: NamedWrite, rendering: Rendering | null): Values {
  const { id, authorId, subjectCode, paper, topicSlug, title, body, language, tags, createdAt } = row;
  return [
    id,
    authorId,
    subjectCode,
    paper,
    topicSlug,
    title,
    body,
    language,
    tags,
    row.titleWords,
    row.bodyWords,
    key,
    input,
    createdAt,
    RULES,
    rendering?.title ?? null,
    ...renderingValues(rendering),
    row.anonymous,
  ];
}

function refusalOf(ctx: Context, outcome: Outcome): Refusal | null {
  switch (outcome.refusal) {
    case 'IDEMPOTENCY_KEY_REUSED':
      return keyReused(outcome.id);
    case 'NEED_REPUTATION':
      return newTagNeedsReputation(outcome.new_tag!);
    default:
      return refusalByPlace(outcome.refusal) ?? refusalByRate(ctx, outcome, REPEATED);
  }
}

const REPEATED = { en: 'You have just asked this very question.', zh: '你刚刚提过完全相同的问题。' };
