import { setTimeout as pause } from 'node:timers/promises';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { banned, invalidCredentials, tooMany } from '../errors.ts';
import { network } from '../limits.ts';
import { passwordMatches } from '../passwords.ts';
import type { PresentedSession } from '../present.ts';
import { readEmail, readPassword } from '../rules.ts';
import { openSession } from './sessions.ts';

/** How long an account that is being guessed at makes everybody wait. */
const SLOW_MS = 1000;

export async function signIn(
  accounts: Accounts,
  caller: Caller,
  input: { email: unknown; password: unknown },
): Promise<PresentedSession> {
  const email = readEmail(input.email);
  const password = readPassword(input.password);
  const here = `${email}|${network(caller.address)}`;
  const wait =
    (await accounts.limits.hit('signInAddress', network(caller.address))) || (await accounts.limits.hit('signInHere', here));
  if (wait) throw tooMany(wait);

  const account = await accounts.db.account.findUnique({ where: { email }, include: { user: true } });
  const right = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !right) {
    // Counted for unknown addresses as well, so that the delay tells nobody which ones are known.
    if (await accounts.limits.hit('signInAccount', email)) await pause(SLOW_MS);
    await audit(accounts.db, accounts.now(), {
      event: 'sign_in_failed',
      subjectId: account?.userId ?? null,
      address: caller.address,
    });
    throw invalidCredentials();
  }
  const now = accounts.now();
  if (account.bannedUntil && account.bannedUntil > now) throw banned();

  await accounts.limits.forget('signInHere', here);
  return accounts.db.$transaction(async (tx) => {
    const seen = await tx.account.update({ where: { userId: account.userId }, data: { lastSignInAt: now } });
    await audit(tx, now, { event: 'signed_in', actorId: account.userId, address: caller.address });
    return openSession(accounts, tx, caller, { user: account.user, account: seen, method: 'password' });
  });
}
