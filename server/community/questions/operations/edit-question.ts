import type * as v from 'valibot';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Question } from '../../../database/client/client.ts';
import { enforce } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { noSuch, question, type QuestionSelection } from '../../posts/find.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { requireLinks } from '../../posts/links.ts';
import { lockQuestion } from '../../posts/lock.ts';
import { announceHeld, turnByEdit } from '../../holds/hiding.ts';
import { refusalToEdit, visibleQuestions } from '../../posts/policy.ts';
import { editConflict, isUnchanged, requireVersion } from '../../posts/revise.ts';
import { takeBadgesBack } from '../../reputation/earn-badge.ts';
import { standingNow } from '../../reputation/standing.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { refusalToCreateTag, refusalToHideAuthor } from '../policy.ts';
import { QuestionChange, withSubjectTag } from '../rules.ts';
import { requirePlace } from './place.ts';
import { writeQuestionText } from './write-text.ts';

type Change = v.InferInput<typeof QuestionChange>;

export async function editQuestion(
  ctx: Context,
  { id, expectedVersion, ...input }: Change & { id: string; expectedVersion?: number | null | undefined },
  selection: QuestionSelection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  const change = valid(QuestionChange, input);
  payForWriting(ctx, WRITE_PRICES.version);
  const text = await textAfter(ctx, id, change);
  const rendering = await renderPost(ctx, text);

  const { event, turned, result } = await ctx.db.$transaction(async (tx) => {
    const before = await lockQuestion(tx, actor, id);
    enforce(refusalToEdit(await standingNow(tx, actor), before, before));
    if (change.anonymous !== undefined && change.anonymous !== before.anonymous)
      enforce(refusalToHideAuthor(actor, before));
    const result = () => question({ ...ctx, db: tx }, { id }, selection);
    const subjectCode = change.subjectCode ?? before.subjectCode;
    const tags = withSubjectTag(
      change.tags ?? before.tags.filter((tag) => tag !== before.subjectCode),
      subjectCode,
    );
    const { topic: topicSlug, ...rest } = change;
    if (isUnchanged(before, { ...rest, topicSlug, tags }, expectedVersion))
      return { event: null, turned: null, result: await result() };
    requireVersion(before, expectedVersion);
    await requireLinks(tx, actor, rendering, { questionId: id });

    const { topicId } = await requirePlace(tx, {
      subjectCode,
      paper: change.paper === undefined ? before.paper : change.paper,
      topic: change.topic === undefined ? before.topicSlug : change.topic,
    });
    await createTags(ctx, tx, actor, tags);

    const title = change.title ?? before.title;
    const body = change.body ?? before.body;
    if (title !== text.title || body !== text.body) throw editConflict();
    const next = { title, body, tags, rendering };
    await writeQuestionText(ctx, tx, { before, editorId: actor.id }, next, {
      subjectCode,
      ...(change.paper !== undefined && { paper: change.paper }),
      ...(change.topic !== undefined && { topicSlug: change.topic }),
      topicId,
      ...(change.language && { language: change.language }),
      ...(change.anonymous !== undefined && { anonymous: change.anonymous }),
    });
    if (change.anonymous && !before.anonymous) await takeBadgesBack(tx, before.authorId, id);
    const turned = await turnByEdit(
      ctx,
      tx,
      { kind: 'question', id, questionId: id },
      { ...before, after: { title, body } },
    );
    const event = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { event, turned, result: await result() };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (event) ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: event });
  // The first edit earns its author a badge.
  if (event) announceNotifications(ctx, [actor.id]);
  if (turned) ctx.events.publish(questionChannel(id), turned);
  if (turned?.kind === 'PostHidden') announceHeld(ctx, event!.authorId);
  return result!;
}

/** The question's words as the change leaves them. */
async function textAfter(ctx: Context, id: string, change: { title?: string; body?: string }) {
  const now = isId('question', id)
    ? await ctx.db.question.findFirst({
        where: { id, ...visibleQuestions(ctx.actor) },
        select: { title: true, body: true },
      })
    : null;
  if (!now) throw noSuch('question');
  return { title: change.title ?? now.title, body: change.body ?? now.body };
}

/** Tags that nobody has used before are a privilege. */
export async function createTags(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  names: string[],
): Promise<void> {
  const known = await tx.tag.findMany({ where: { name: { in: names } } });
  const fresh = names.filter((name) => !known.some((tag) => tag.name === name));
  if (fresh.length === 0) return;
  enforce(refusalToCreateTag(await standingNow(tx, actor), fresh[0]!));
  // In one order, so that two who make the same tags never wait for each other.
  await tx.tag.createMany({
    data: fresh.toSorted().map((name) => ({ name, createdBy: actor.id, createdAt: ctx.now() })),
    skipDuplicates: true,
  });
}
