import type { Action } from '../../prisma/seed/action.ts';
import { saveDraft } from '../community/drafts/operations.ts';
import { followTag } from '../community/follows/operations.ts';
import { inviteToAnswer } from '../community/invitations/operations.ts';
import { decideCase } from '../community/moderation/operations/decide-case.ts';
import { report } from '../community/moderation/operations/report.ts';
import { closeQuestion } from '../community/questions/operations/close-question.ts';
import { editQuestion } from '../community/questions/operations/edit-question.ts';
import { lockQuestion } from '../community/questions/operations/lock-question.ts';
import { updateProfile } from '../community/profiles/operations/update-profile.ts';
import { decideSuggestion } from '../community/suggestions/operations/decide-suggestion.ts';
import { suggestEdit } from '../community/suggestions/operations/suggest-edit.ts';
import type { Context } from '../core/context.ts';
import { addErrorEntry } from '../progress/error-book/operations/add-entry.ts';
import { reviewErrorEntry } from '../progress/error-book/operations/change-entry.ts';

type One<Kind extends Action['do']> = Extract<Action, { do: Kind }>;

export type Alone = One<'follow-tag' | 'error' | 'profile'>;

/** What concerns no post. */
export async function actAlone(ctx: Context, action: Alone): Promise<void> {
  if (action.do === 'follow-tag') {
    await followTag(ctx, { tag: action.tag, active: true });
    return;
  }
  if (action.do === 'profile') {
    const { do: _do, at: _at, who: _who, ...profile } = action;
    await updateProfile(ctx, profile);
    return;
  }
  const { do: _do, at: _at, who: _who, id: number, reviewed, ...entry } = action;
  const { id } = await addErrorEntry(ctx, { ...entry, idempotencyKey: `demo-error-${number}` });
  if (reviewed) await reviewErrorEntry(ctx, { id, reviewed });
}

export type Turn = One<
  'close' | 'lock' | 'edit' | 'suggest' | 'accept-suggestion' | 'report' | 'uphold' | 'invite' | 'draft'
>;

interface Named {
  /** The post, and for answers their question. */
  id: string;
  idOfQuestion: (question: number) => string | undefined;
  idOfPerson: (person: number) => string;
}

/** What happens to a post once. Done again, it changes nothing. */
export async function turn(
  ctx: Context,
  action: Turn,
  { id, idOfQuestion, idOfPerson }: Named,
): Promise<void> {
  switch (action.do) {
    case 'close': {
      const duplicateOfId = action.original === null ? null : idOfQuestion(action.original);
      await closeQuestion(ctx, { id, reason: action.reason, duplicateOfId });
      return;
    }
    case 'lock':
      await lockQuestion(ctx, { id, locked: true });
      return;
    case 'edit': {
      const { body } = await ctx.db.question.findUniqueOrThrow({ where: { id }, select: { body: true } });
      if (!body.includes(action.add)) await editQuestion(ctx, { id, body: `${body}\n\n${action.add}` });
      return;
    }
    case 'suggest':
      await suggestEdit(ctx, { postId: id, title: action.title, comment: action.comment });
      return;
    case 'accept-suggestion': {
      const waiting = { questionId: id, status: 'PENDING' as const };
      const found = await ctx.db.suggestion.findFirst({ where: waiting, select: { id: true } });
      if (found) await decideSuggestion(ctx, { id: found.id, accepted: true });
      return;
    }
    case 'report':
      await report(ctx, { targetId: id, reason: action.reason, text: action.text });
      return;
    case 'uphold': {
      const open = { answerId: id, status: 'OPEN' as const };
      const found = await ctx.db.moderationCase.findFirst({ where: open, select: { id: true } });
      if (found) await decideCase(ctx, { id: found.id, uphold: true, reason: action.reason });
      return;
    }
    case 'invite':
      await inviteToAnswer(ctx, { questionId: id, userId: idOfPerson(action.person) });
      return;
    case 'draft':
      await saveDraft(ctx, { key: `answer/${id}`, body: action.body });
  }
}
