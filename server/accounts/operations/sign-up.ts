import type { Role } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { newId } from '../../core/ids.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError } from '../errors.ts';
import { allowed } from '../allowed.ts';
import { networkOf } from '../../limits/network.ts';
import { hashPassword, requireHashing } from '../passwords.ts';
import { requireGoodPassword } from '../passwords/strength.ts';
import type { PresentedSession } from '../present.ts';
import { isDemo, readEmail, readName, readPassword } from '../rules.ts';
import { personName } from '../person-name.ts';
import { openSession } from './open-session.ts';

/** Makes an account and signs its owner in. */
export async function signUp(
  accounts: Accounts,
  caller: Caller,
  input: { email: unknown; password: unknown; name: unknown },
): Promise<PresentedSession> {
  const name = readName(input.name);
  const email = readEmail(input.email);
  if (isDemo(email)) throw reserved();
  const password = readPassword(input.password);
  await requireGoodPassword(password, { min: accounts.passwordMin, email });
  requireHashing(caller);
  allowed(caller, await accounts.attempts.hit('signUpAddress', networkOf(caller.address)));

  const passwordHash = await hashPassword(caller, password);
  return accounts.db.$transaction(async (tx) => {
    const now = accounts.now();
    const { user, account } = await createUser(tx, now, { email, passwordHash, name });
    await audit(tx, now, { event: 'signed_up', actorId: user.id, address: caller.address });
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
export async function createUser(
  tx: Transaction,
  now: Date,
  { email, passwordHash, name, role = 'STUDENT' }: NewUser,
) {
  const id = newId('user', now);
  const user = await tx.user.create({
    data: { id, ...personName(name), role, createdAt: now, updatedAt: now },
  });
  const [account] = await tx.account.createManyAndReturn({
    data: {
      userId: id,
      email,
      passwordHash,
      emailConfirmedAt: now,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    },
    skipDuplicates: true,
  });
  if (!account) throw taken();
  return { user, account };
}

const taken = () =>
  new AuthError(422, 'user_already_exists', {
    en: 'There is an account with this e-mail address. Sign in instead.',
    zh: '该邮箱已注册，请直接登录。',
  });

export const reserved = () =>
  new AuthError(400, 'email_address_invalid', {
    en: 'This e-mail address cannot be used. Choose another one.',
    zh: '无法使用这个邮箱地址，请换一个。',
  });
