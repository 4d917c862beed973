import type { Role } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { newId } from '../../ids.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, tooMany } from '../errors.ts';
import { network } from '../limits.ts';
import { hashPassword, requireGoodPassword } from '../passwords.ts';
import type { PresentedSession } from '../present.ts';
import { readEmail, readName, readPassword } from '../rules.ts';
import { openSession } from './sessions.ts';

/** Makes an account and signs its owner in. */
export async function signUp(
  accounts: Accounts,
  caller: Caller,
  input: { email: unknown; password: unknown; name: unknown },
): Promise<PresentedSession> {
  const wait = await accounts.limits.hit('signUpAddress', network(caller.address));
  if (wait) throw tooMany(wait);

  const email = readEmail(input.email);
  const password = readPassword(input.password);
  const name = readName(input.name);
  await requireGoodPassword(password, { min: accounts.passwordMin, email });
  const passwordHash = await hashPassword(password);

  return accounts.db.$transaction(async (tx) => {
    const { user, account } = await createUser(tx, accounts.now(), { email, passwordHash, name });
    await audit(tx, accounts.now(), { event: 'signed_up', actorId: user.id, address: caller.address });
    return openSession(accounts, tx, caller, { user, account, method: 'password' });
  });
}

interface NewUser {
  email: string;
  passwordHash: string;
  name: string;
  role?: Role;
}

/** A person with the account behind it; refused when the address has one. */
export async function createUser(tx: Transaction, now: Date, { email, passwordHash, name, role }: NewUser) {
  const id = newId('user', now);
  const user = await tx.user.create({ data: { id, name, role: role ?? 'STUDENT', createdAt: now } });
  const made = await tx.account.createMany({
    data: { userId: id, email, passwordHash, emailConfirmedAt: now, lastSignInAt: now, createdAt: now, updatedAt: now },
    skipDuplicates: true,
  });
  if (made.count === 0)
    throw new AuthError(422, 'user_already_exists', {
      en: 'There is an account with this e-mail address. Sign in instead.',
      zh: '该邮箱已注册，请直接登录。',
    });
  return { user, account: await tx.account.findUniqueOrThrow({ where: { userId: id } }) };
}
