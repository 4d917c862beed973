import type { Actor } from '../../core/context.ts';
import { NotAllowed, NotFound, type Refusal } from '../../core/errors.ts';
import type { Prisma } from '../../database/client/client.ts';

/** The people that this reader may know about. */
export function visibleTo(_reader: Actor | null): Prisma.UserWhereInput {
  return { deletedAt: null };
}

/** Those who did not choose to be left out where people are ranked. */
export const isRanked: Prisma.UserWhereInput = { NOT: { settings: { onLeaderboard: false } } };

/** What a person chose to show of themselves. */
export interface Privacy {
  showActivity: boolean;
  showFollows: boolean;
  showStudy: boolean;
  onLeaderboard: boolean;
}

/** Of those who have chosen nothing. */
const DEFAULT_PRIVACY: Privacy = {
  showActivity: true,
  showFollows: true,
  showStudy: false,
  onLeaderboard: true,
};

export const privacyOf = (chosen: Privacy | null | undefined): Privacy => chosen ?? DEFAULT_PRIVACY;

type Reader = Pick<Actor, 'id' | 'role'> | null;

const isSelfOrAdmin = (reader: Reader, personId: string) =>
  reader !== null && (reader.id === personId || reader.role === 'ADMIN');

/** What somebody keeps to themselves is shown to them and to admins. */
export function refusalToSee(reader: Reader, personId: string, isPublic: boolean): Refusal | null {
  if (isPublic || isSelfOrAdmin(reader, personId)) return null;
  return new NotAllowed('NOT_ALLOWED', {
    en: 'This person keeps this to themselves.',
    zh: '对方没有公开这部分内容。',
  });
}

/** One’s own profile; admins mend those of others. */
export function refusalToEditProfile(actor: Pick<Actor, 'id' | 'role'>, personId: string): Refusal | null {
  if (isSelfOrAdmin(actor, personId)) return null;
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Only the person themselves and admins may change this profile.',
    zh: '只有本人和管理员可以修改这份个人资料。',
  });
}

export const noSuchPerson = () => new NotFound({ en: 'There is no such person.', zh: '没有这个用户。' });
