import { setTimeout as pause } from 'node:timers/promises';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { banned, invalidCredentials } from '../errors.ts';
import { networkOf } from '../../limits/network.ts';
import type { AttemptState } from '../../limits/attempts.ts';
import { allowed } from '../allowed.ts';
import { passwordMatches, requireHashing } from '../passwords.ts';
import type { PresentedSession } from '../present.ts';
import { isDemo, readEmail, readPassword } from '../rules.ts';
import { openSession } from './open-session.ts';

/** Delay for an account whose password is being guessed; accounts are never locked. */
const SLOW_MS = 1000;

export async function signIn(
  accounts: Accounts,
  caller: Caller,
  input: { email: unknown; password: unknown },
): Promise<PresentedSession> {
  const email = readEmail(input.email);
  const password = readPassword(input.password);
  requireHashing(caller);
  const here = signInKey(email, caller);
  const tried = await keepToLimits(accounts, caller, { email, here });

  const row = await accounts.db.account.findUnique({ where: { email }, include: { user: true } });
  const account = row && !row.user.deletedAt && (caller.local || !isDemo(email)) ? row : null;
  const right = await passwordMatches(caller, account?.passwordHash ?? null, password);
  if (!account || !right) {
    // Counted for unknown addresses as well, so that the delay tells nobody which ones are known.
    await accounts.attempts.hit('signInAccount', email);
    await note(accounts, caller, account?.userId ?? null, 'password');
    allowed(caller, tried);
    throw invalidCredentials();
  }
  const now = accounts.now();
  if (account.bannedUntil && account.bannedUntil > now) {
    await note(accounts, caller, account.userId, 'banned');
    throw banned();
  }

  await accounts.attempts.forget('signInHere', here);
  return accounts.db.$transaction(async (tx) => {
    // A password that was changed in the meantime opens nothing.
    const { userId, passwordHash } = account;
    const { count } = await tx.account.updateMany({
      where: { userId, passwordHash },
      data: { lastSignInAt: now, updatedAt: now },
    });
    if (count === 0) throw invalidCredentials();
    await audit(tx, now, { event: 'signed_in', actorId: userId, address: caller.address });
    const seen = { ...account, lastSignInAt: now, updatedAt: now };
    return openSession(accounts, tx, caller, { user: account.user, account: seen, method: 'password' });
  });
}

/** What wrong passwords are counted by: the account as tried from one place. */
export const signInKey = (email: string, caller: Caller) => `${email} ${networkOf(caller.address)}`;

async function keepToLimits(
  { attempts }: Accounts,
  caller: Caller,
  { email, here }: { email: string; here: string },
): Promise<AttemptState> {
  allowed(caller, await attempts.hit('signInAddress', networkOf(caller.address)));
  const tried = await attempts.hit('signInHere', here);
  if (tried.isOver) allowed(caller, tried);
  if ((await attempts.hit('signInAccount', email, 0)).isOver) await pause(SLOW_MS);
  return tried;
}

function note({ db, now }: Accounts, { address }: Caller, subjectId: string | null, reason: string) {
  return audit(db, now(), { event: 'sign_in_failed', subjectId, address, detail: { reason } });
}
