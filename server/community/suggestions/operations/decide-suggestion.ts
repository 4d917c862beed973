import { type Context, requireActor } from '../../../core/context.ts';
import { Conflict, enforce, NotAllowed, NotFound } from '../../../core/errors.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Answer, Question, Suggestion } from '../../../database/client/client.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { writeAnswerText } from '../../answers/operations/write-text.ts';
import { announceHeld, turnByEdit } from '../../holds/hiding.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { lockAnswer, lockQuestion } from '../../posts/lock.ts';
import { refusalByLock } from '../../posts/policy.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { EVENT_SELECTION, questionChannel, type QuestionEvent } from '../../questions/events.ts';
import { createTags } from '../../questions/operations/edit-question.ts';
import { writeQuestionText } from '../../questions/operations/write-text.ts';
import { DAILY_CAP, POINTS } from '../../reputation/rules.ts';
import { standingNow } from '../../reputation/standing.ts';
import { alreadyDecided, refusalToDecide } from '../policy.ts';
import { Rejection } from '../rules.ts';
import { suggestion, type SuggestionSelection } from './find.ts';

interface Decision {
  id: string;
  accepted: boolean;
  reason?: string | null | undefined;
}

/** Makes a suggested edit, or turns it down with a reason. Of several who decide at once one does. */
export async function decideSuggestion(
  ctx: Context,
  { id, accepted, reason }: Decision,
  selection: SuggestionSelection = {},
): Promise<Suggestion> {
  const actor = requireActor(ctx);
  const why = accepted ? (reason ?? null) : valid(Rejection, { reason: reason ?? '' }).reason;
  payForWriting(ctx, WRITE_PRICES.version);
  const found = await suggestion(ctx, { id });
  if (!found) throw noSuchSuggestion();
  const rendering = accepted ? await renderPost(ctx, found) : null;

  const { event, notified, result } = await ctx.db.$transaction(async (tx) => {
    const { post, question } = found.questionId
      ? await lockedQuestion(tx, ctx, found.questionId)
      : await lockedAnswer(tx, ctx, found.answerId!);
    const row = await tx.suggestion.findUniqueOrThrow({ where: { id } });
    enforce(refusalToDecide(await standingNow(tx, actor), row, post));
    let event: Told | null = null;
    if (rendering) {
      enforce(refusalByLock(actor, question));
      if (post.version !== row.baseVersion) throw outdated();
      event = await write(ctx, tx, row, {
        answer: row.answerId ? (post as Answer) : null,
        question,
        rendering,
      });
    }
    const status = accepted ? ('ACCEPTED' as const) : ('REJECTED' as const);
    const now = ctx.now();
    const data = { status, deciderId: actor.id, decision: why, decidedAt: now };
    const { count } = await tx.suggestion.updateMany({ where: { id, status: 'PENDING' }, data });
    if (count === 0) throw alreadyDecided();
    const points = accepted ? POINTS.editAccepted : POINTS.editRejected;
    await tx.$executeRaw`SELECT write_ledger(
      ${row.authorId}::uuid, ${accepted ? 'EDIT_ACCEPTED' : 'EDIT_REJECTED'}::ledger_kind, ${points}::int, false,
      ${`suggestion/${id}`}, ${post.id}::uuid, ${actor.id}::uuid, ${now}::timestamptz, ${DAILY_CAP}::int)`;
    // Whoever asked anonymously is not named as the one who decided.
    const decider = question.anonymous && question.authorId === actor.id ? null : actor.id;
    const detail = JSON.stringify({ suggestionId: id, status, ...(why && { reason: why }) });
    const [told] = await tx.$queryRaw<{ told: boolean }[]>`SELECT notify_user(
      ${row.authorId}::uuid, 'SUGGESTION', ${decider}::uuid, ${id}, ${question.id}::uuid,
      ${row.answerId}::uuid, NULL, ${detail}::jsonb, ${now}::timestamptz) AS told`;
    const result = await tx.suggestion.findUniqueOrThrow({ ...selection, where: { id } });
    return { event, notified: told!.told ? [row.authorId] : [], result };
  });

  for (const one of event?.of ?? []) ctx.events.publish(questionChannel(event!.questionId), one);
  if (event?.held) announceHeld(ctx, event.held);
  announceNotifications(ctx, notified);
  return result;
}

const outdated = () =>
  new Conflict('EDIT_CONFLICT', {
    en: 'The post was changed after this edit was suggested, so the edit can only be turned down.',
    zh: '这项修改提出后，原文又有改动，因此只能拒绝它。',
  });

async function lockedQuestion(tx: Transaction, ctx: Context, id: string) {
  const question = await lockQuestion(tx, requireActor(ctx), id);
  return { post: question, question };
}

async function lockedAnswer(tx: Transaction, ctx: Context, id: string) {
  const { answer, question } = await lockAnswer(tx, requireActor(ctx), id);
  return { post: answer, question };
}

/** What listeners of a question are told. */
interface Told {
  questionId: string;
  of: QuestionEvent[];
  /** Whose question is held from now on. */
  held: string | null;
}

interface Target {
  answer: Answer | null;
  question: Question;
  rendering: Rendering;
}

/** Writes the suggested text in the name of whoever suggested it; of what is hidden nobody is told. */
async function write(
  ctx: Context,
  tx: Transaction,
  { authorId, title, body, tags }: Suggestion,
  { answer, question, rendering }: Target,
): Promise<Told | null> {
  const questionId = question.id;
  if (answer) {
    await writeAnswerText(ctx, tx, { before: answer, editorId: authorId }, { body, rendering });
    const turned = await turnByEdit(ctx, tx, { kind: 'answer', id: answer.id, questionId }, answer);
    if (question.hiddenAt || (answer.hiddenAt && !turned)) return null;
    const written = await tx.answer.findUniqueOrThrow({
      ...EVENT_SELECTION.answer,
      where: { id: answer.id },
    });
    const edited = { kind: 'AnswerEdited' as const, questionId, answer: written };
    return { questionId, of: [edited, ...(turned ? [turned] : [])], held: null };
  }
  // A tag that is new is made by whoever accepts it.
  await createTags(ctx, tx, requireActor(ctx), tags);
  const after = { title: title ?? question.title, body };
  await writeQuestionText(ctx, tx, { before: question, editorId: authorId }, { ...after, tags, rendering });
  const place = { kind: 'question' as const, id: questionId, questionId };
  const turned = await turnByEdit(ctx, tx, place, { ...question, after });
  if (question.hiddenAt && !turned) return null;
  const written = await tx.question.findUniqueOrThrow({
    ...EVENT_SELECTION.question,
    where: { id: questionId },
  });
  return {
    questionId,
    of: [{ kind: 'QuestionEdited', question: written }, ...(turned ? [turned] : [])],
    held: turned?.kind === 'PostHidden' ? question.authorId : null,
  };
}

export async function withdrawSuggestion(
  ctx: Context,
  { id }: { id: string },
  selection: SuggestionSelection = {},
): Promise<Suggestion> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  const found = await suggestion(ctx, { id });
  if (!found) throw noSuchSuggestion();
  if (found.authorId !== actor.id)
    throw new NotAllowed('NOT_ALLOWED', {
      en: 'Only whoever suggested an edit can withdraw it.',
      zh: '只有提出者可以撤回修改建议。',
    });
  const { count } = await ctx.db.suggestion.updateMany({
    where: { id, status: 'PENDING' },
    data: { status: 'WITHDRAWN', decidedAt: ctx.now() },
  });
  if (count === 0) throw alreadyDecided();
  return ctx.db.suggestion.findUniqueOrThrow({ ...selection, where: { id } });
}

const noSuchSuggestion = () => new NotFound({ en: 'There is no such suggestion.', zh: '没有这条修改建议。' });
