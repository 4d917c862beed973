import { type Actor, isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import { kindOf } from '../../core/ids.ts';
import type { Badge } from '../reputation/badge-catalogue.ts';

/** Admins give every badge that is given by hand, moderators those of the community; nobody to themselves. */
export function refusalToAward(
  actor: Pick<Actor, 'id' | 'role'>,
  { awardedBy }: Pick<Badge, 'awardedBy'>,
  userId: string,
): Refusal | null {
  if (!isStaff(actor))
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Only moderators and admins can award badges.',
      zh: '只有版主和管理员可以授予徽章。',
    });
  if (actor.id === userId)
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Nobody can award a badge to themselves.',
      zh: '不能给自己授予徽章。',
    });
  if (awardedBy === 'SYSTEM')
    return new Conflict('AUTOMATIC_BADGE', {
      en: 'This badge is awarded by the rules alone.',
      zh: '该徽章由系统按规则自动授予。',
    });
  if (awardedBy === 'ADMIN' && actor.role !== 'ADMIN')
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Only admins can award this badge.',
      zh: '只有管理员可以授予该徽章。',
    });
  return null;
}

/** Whether a reader may know which post earned a badge: questions may be anonymous, and this would name who asked. */
export const isPostKnown = (
  reader: Actor | null,
  { source, userId }: { source: string; userId: string },
): boolean => source !== '' && (kindOf(source) !== 'question' || reader?.id === userId || isStaff(reader));
