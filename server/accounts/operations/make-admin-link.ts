import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../database/client.ts';
import { audit } from '../audit.ts';
import { demoEmail } from '../rules.ts';

const LINK_HOURS = 24;
/** The number by which making and using links wait for each other. */
const LOCK = 7_231_904;

interface AdminLinkRequest {
  /** Whom the link is for; without one, whoever opens it. */
  email: string | null;
  /** One more, where there is an admin. */
  another: boolean;
}

/** The secret of a link that makes an admin once; null where there is an admin and not another was asked for. */
export function makeAdminLink(
  db: Database,
  now: Date,
  { email, another }: AdminLinkRequest,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    await inTurn(tx);
    if (!another && (await hasAdmin(tx))) return null;

    const secret = randomBytes(32).toString('base64url');
    // The newest link for a person is the one that counts.
    await tx.adminLink.deleteMany({ where: { email, usedAt: null } });
    await tx.adminLink.create({
      data: { secretHash: hashOf(secret), email, another, createdAt: now, expiresAt: linkEnd(now) },
    });
    await audit(tx, now, { event: 'admin_link_made', address: '', detail: { email, another } });
    return secret;
  });
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Those of the demo do not count: their passwords are known. */
export async function hasAdmin(tx: Transaction): Promise<boolean> {
  const isReal = { isNot: { email: { endsWith: demoEmail('') } } };
  return (await tx.user.findFirst({ where: { role: 'ADMIN', deletedAt: null, account: isReal } })) !== null;
}

export async function inTurn(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS locked FROM pg_advisory_xact_lock(${LOCK})`;
}

const linkEnd = (now: Date) => new Date(now.getTime() + LINK_HOURS * 3_600_000);
