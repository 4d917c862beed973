import type { Transaction } from '../database/client.ts';
import type { Prisma } from '../database/client/client.ts';

type Event = 'signed_up' | 'signed_in' | 'sign_in_failed' | 'signed_out' | 'refresh_reused' | 'password_changed' | 'user_updated';

interface Entry {
  event: Event;
  actorId?: string | null;
  subjectId?: string | null;
  address: string;
  detail?: Prisma.InputJsonObject;
}

/** Adds a row to the audit; the table takes no changes. Never give it a secret. */
export async function audit(db: Transaction, now: Date, { event, actorId, subjectId, address, detail }: Entry): Promise<void> {
  await db.auditEntry.create({
    data: {
      event,
      actorId: actorId ?? null,
      subjectId: subjectId ?? actorId ?? null,
      address: address.replaceAll(/[^0-9a-fA-F:.]/g, '').slice(0, 45),
      detail: detail ?? {},
      createdAt: now,
    },
  });
}
