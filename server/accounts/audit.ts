import { isIP } from 'node:net';
import type { Transaction } from '../database/client.ts';
import type { Prisma } from '../database/client/client.ts';

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'refresh_reused'
  | 'password_changed'
  | 'user_updated'
  | 'profile_edited'
  | 'admin_link_made'
  | 'admin_made'
  | 'study_read'
  | 'post_hidden'
  | 'post_shown'
  | 'question_locked'
  | 'question_unlocked'
  | 'case_upheld'
  | 'case_declined'
  | 'person_warned'
  | 'person_suspended'
  | 'suspension_lifted'
  | 'role_changed'
  | 'reputation_adjusted'
  | 'badge_awarded';

interface Entry {
  event: AuditEvent;
  actorId?: string | null;
  subjectId?: string | null;
  address: string;
  detail?: Prisma.InputJsonObject;
}

/** Adds a row to the audit, which takes no changes. Never give it a secret. */
export async function audit(db: Transaction, now: Date, entry: Entry): Promise<void> {
  const { event, actorId = null, subjectId = actorId, address, detail = {} } = entry;
  await db.auditEntry.create({
    data: { event, actorId, subjectId, address: plainAddress(address), detail, createdAt: now },
  });
}

/** The address, if it is one: a forwarding header may hold anything, line ends among it. */
export function plainAddress(address: string): string {
  return isIP(address) ? address.slice(0, 45) : '';
}
