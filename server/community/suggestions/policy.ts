import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import type { QuestionStatus, SuggestionStatus } from '../../database/client/client.ts';
import { type Authored, refusalByLock, refusalToEdit } from '../posts/policy.ts';
import { hasPrivilege, PRIVILEGES, type Standing } from '../reputation/rules.ts';

/** Whoever may not edit but has earned some trust; whoever may edit needs nobody's leave. */
export function refusalToSuggest(
  standing: Standing,
  post: Authored,
  question: { status: QuestionStatus },
): Refusal | null {
  const locked = refusalByLock(standing, question);
  if (!refusalToEdit(standing, post, { status: 'OPEN' }))
    return (
      locked ??
      new Conflict('CONFLICT', { en: 'You may edit this yourself.', zh: '你可以直接编辑这条内容。' })
    );
  if (!hasPrivilege(standing, 'suggestEdit')) {
    const required = PRIVILEGES.suggestEdit;
    return new NotAllowed(
      'NEED_REPUTATION',
      { en: `Suggesting edits needs ${required} reputation.`, zh: `建议修改需要 ${required} 点声望。` },
      required,
    );
  }
  return locked;
}

/** Who looks at suggestions. */
export function refusalToReview(standing: Standing): Refusal | null {
  if (hasPrivilege(standing, 'reviewEdits')) return null;
  const required = PRIVILEGES.reviewEdits;
  return new NotAllowed(
    'NEED_REPUTATION',
    { en: `Reviewing edits needs ${required} reputation.`, zh: `审核修改需要 ${required} 点声望。` },
    required,
  );
}

/** Reviewers, and the author of the post; never whoever suggested it. */
export function refusalToDecide(
  standing: Standing,
  { authorId, status }: Authored & { status: SuggestionStatus },
  post: Authored,
): Refusal | null {
  if (authorId === standing.id)
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Somebody else decides about what you suggested.',
      zh: '你提出的修改须由他人审核。',
    });
  const refusal = post.authorId === standing.id ? null : refusalToReview(standing);
  return refusal ?? (status === 'PENDING' ? null : alreadyDecided());
}

export const alreadyDecided = () =>
  new Conflict('CONFLICT', {
    en: 'This suggestion has been decided already.',
    zh: '这条修改建议已经处理过了。',
  });
