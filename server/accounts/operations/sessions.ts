import type { Account, User } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { newId } from '../../ids.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, banned } from '../errors.ts';
import { type PresentedSession, presentSession } from '../present.ts';
import { GRACE_SECONDS, SESSION_DAYS, SESSION_IDLE_DAYS } from '../rules.ts';
import { readRefresh } from '../tokens.ts';

const DAY = 86_400_000;

/** Opens a session for somebody who proved who they are. */
export async function openSession(
  accounts: Accounts,
  tx: Transaction,
  caller: Caller,
  { user, account, method }: { user: User; account: Account; method: 'password' },
): Promise<PresentedSession> {
  const now = accounts.now();
  const session = await tx.session.create({
    data: {
      id: newId('session', now),
      userId: user.id,
      rotatedAt: now,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      userAgent: caller.userAgent.slice(0, 200),
      address: caller.address,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY),
    },
  });
  return presentSession(accounts, user, account, session);
}

/**
 * Exchanges a refresh token for new ones. A token is good until a newer one was used; a token that
 * comes again after that was stolen from somebody, and the session ends.
 */
export async function refreshSession(accounts: Accounts, caller: Caller, token: string): Promise<PresentedSession> {
  const named = readRefresh(accounts.keys, token);
  if (!named) throw notFound();
  const { sessionId, counter } = named;

  const wait = await accounts.limits.hit('refreshSession', sessionId);
  // 503 and not 429: clients take a 4xx here for a sign-out.
  if (wait) throw new AuthError(503, 'over_request_rate_limit', BUSY, { retryAfter: wait });

  const now = accounts.now();
  const idleSince = new Date(now.getTime() - SESSION_IDLE_DAYS * DAY);
  const graceSince = new Date(now.getTime() - GRACE_SECONDS * 1000);
  // One statement decides and moves: of any number at once exactly one takes the step.
  const moved = await accounts.db.$queryRaw<{ counter: number }[]>`
    UPDATE sessions SET
      counter = counter + CASE WHEN ${counter}::int = counter - 1 AND rotated_at > ${graceSince} THEN 0 ELSE 1 END,
      rotated_at = CASE WHEN ${counter}::int = counter - 1 AND rotated_at > ${graceSince} THEN rotated_at ELSE ${now} END
    WHERE id = ${sessionId}::uuid AND expires_at > ${now} AND rotated_at > ${idleSince}
      AND ${counter}::int >= floor AND ${counter}::int <= counter
      AND (${counter}::int >= confirmed OR (${counter}::int = counter - 1 AND rotated_at > ${graceSince}))
    RETURNING counter`;
  if (moved.length === 0) throw await refused(accounts, caller, sessionId, counter);

  const session = await accounts.db.session.findUniqueOrThrow({
    where: { id: sessionId },
    include: { user: { include: { account: true } } },
  });
  const { account } = session.user;
  if (!account || (account.bannedUntil && account.bannedUntil > now)) throw banned();
  return presentSession(accounts, session.user, account, { ...session, counter: moved[0]!.counter });
}

async function refused(accounts: Accounts, caller: Caller, sessionId: string, counter: number): Promise<AuthError> {
  const session = await accounts.db.session.findUnique({ where: { id: sessionId } });
  // Ahead of us: the database was restored from a backup. Nobody did wrong.
  if (!session || counter > session.counter) return notFound();

  const now = accounts.now();
  const ended = session.expiresAt <= now || session.rotatedAt.getTime() <= now.getTime() - SESSION_IDLE_DAYS * DAY;
  const inGrace = session.rotatedAt.getTime() > now.getTime() - GRACE_SECONDS * 1000;
  if (!ended && counter < session.floor && inGrace) return alreadyUsed();

  await accounts.db.session.deleteMany({ where: { id: sessionId } });
  if (ended) return expired();
  const detail = { session: sessionId, counter, current: session.counter };
  await audit(accounts.db, now, { event: 'refresh_reused', subjectId: session.userId, address: caller.address, detail });
  return alreadyUsed();
}

const BUSY = { en: 'Too many refreshes at once. Try again in a moment.', zh: '刷新过于频繁，请稍后再试。' };
const AGAIN = { en: 'Your session has ended. Sign in again.', zh: '会话已结束，请重新登录。' };

const notFound = () => new AuthError(400, 'refresh_token_not_found', AGAIN);
const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', AGAIN);
const expired = () => new AuthError(400, 'session_expired', AGAIN);

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends this session, the others, or all of them. */
export async function signOut(
  accounts: Accounts,
  caller: Caller,
  { userId, sessionId, scope }: { userId: string; sessionId: string; scope: SignOutScope },
): Promise<void> {
  const which = { global: {}, local: { id: sessionId }, others: { id: { not: sessionId } } }[scope];
  await accounts.db.session.deleteMany({ where: { userId, ...which } });
  await audit(accounts.db, accounts.now(), { event: 'signed_out', actorId: userId, address: caller.address, detail: { scope } });
}
