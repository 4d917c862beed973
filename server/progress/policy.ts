import type { Actor } from '../core/context.ts';
import { noSuchPerson } from '../community/profiles/policy.ts';
import { NotFound } from '../core/errors.ts';
import type { Prisma } from '../database/client/client.ts';

/** Whose study somebody may read: their own; an admin anybody's, which is put into the audit. */
export function refusalToRead(reader: Pick<Actor, 'id' | 'role'>, ownerId: string): NotFound | null {
  return reader.id === ownerId || reader.role === 'ADMIN' ? null : noSuchPerson();
}

export function studyRecordsOf(ownerId: string): Prisma.StudyRecordWhereInput {
  return { userId: ownerId };
}

/** The entries that are in somebody's error book; a removed one is there for nobody. */
export function entriesOf(ownerId: string): Prisma.ErrorEntryWhereInput {
  return { userId: ownerId, deletedAt: null };
}

/** Only the owner changes an entry, whatever the role of others. */
export function ownEntry(actor: Pick<Actor, 'id'>, id: string) {
  return { ...entriesOf(actor.id), id };
}

export const noSuchEntry = () =>
  new NotFound({ en: 'There is no such entry in your error book.', zh: '你的错题本里没有这一条。' });
