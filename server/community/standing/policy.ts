import { type Actor, isStaff } from '../../core/context.ts';
import { NotAllowed, type Refusal } from '../../core/errors.ts';

/** Others learn what changed somebody's reputation, not by which post, for what reason or by whom. */
export const seesSources = (reader: Actor | null, userId: string): boolean =>
  reader?.id === userId || isStaff(reader);

/**
 * Whether others may see a change at all: its moment would tell who voted an answer down, or who asked anonymously, to
 * whoever knows the moment of the vote.
 */
export const isShownTo = (reader: Actor | null, entry: { userId: string; isSecret: boolean }): boolean =>
  !entry.isSecret || seesSources(reader, entry.userId);

/** Who caused a change is named only where that is no secret: votes are. */
export const isActorKnown = (kind: string): boolean => KNOWN_ACTORS.has(kind);

const KNOWN_ACTORS = new Set(['ANSWER_ACCEPTED', 'ACCEPTED_ANSWER', 'ADJUSTMENT']);

/** Admins, and nobody for themselves. */
export function refusalToAdjust(actor: Pick<Actor, 'id' | 'role'>, userId: string): Refusal | null {
  if (actor.role !== 'ADMIN')
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Only admins can adjust reputation.',
      zh: '只有管理员可以调整声望。',
    });
  if (actor.id !== userId) return null;
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Nobody can adjust their own reputation.',
    zh: '不能调整自己的声望。',
  });
}
