import type { Actor } from '../../core/context.ts';
import type { Account, User } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, badToken, malformed } from '../errors.ts';
import { allowed } from '../allowed.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { requireGoodPassword } from '../passwords/strength.ts';
import { presentUser } from '../present.ts';
import { readEmail, readName, readPassword } from '../rules.ts';
import { personName } from '../person-name.ts';
import { signInKey } from './sign-in.ts';

interface Change {
  email?: unknown;
  password?: unknown;
  current_password?: unknown;
  data?: unknown;
}

export async function currentUser(accounts: Accounts, actor: Actor) {
  const { user, ...account } = await find(accounts, actor);
  return presentUser(user, account);
}

/** Changes one's name or password. A new password ends every other session. */
export async function updateUser(accounts: Accounts, caller: Caller, actor: Actor, change: Change) {
  allowed(caller, await accounts.attempts.hit('changeAccount', actor.id));
  const account = await find(accounts, actor);
  const name = newName(change.data);
  if (change.email !== undefined && readEmail(change.email) !== account.email) throw fixedEmail();
  const passwordHash =
    change.password === undefined ? null : await newPassword(accounts, caller, account, change);

  const now = accounts.now();
  return accounts.db.$transaction(async (tx) => {
    if (name !== null)
      await tx.user.update({
        where: { id: actor.id },
        data: { ...personName(name), updatedAt: now },
      });
    if (passwordHash !== null) {
      await tx.account.update({ where: { userId: actor.id }, data: { passwordHash, updatedAt: now } });
      await tx.session.deleteMany({ where: { userId: actor.id, id: { not: actor.sessionId } } });
    }
    const event = passwordHash === null ? 'user_updated' : 'password_changed';
    await audit(tx, now, { event, actorId: actor.id, address: caller.address });
    const { user, ...changed } = await find({ db: tx }, actor);
    return presentUser(user, changed);
  });
}

async function find({ db }: { db: Transaction }, actor: Actor): Promise<Account & { user: User }> {
  const account = await db.account.findUnique({ where: { userId: actor.id }, include: { user: true } });
  if (!account) throw badToken('user_not_found');
  return account;
}

function newName(data: unknown): string | null {
  if (data === undefined || data === null) return null;
  if (typeof data !== 'object')
    throw malformed({ en: 'This input cannot be read.', zh: '无法识别这些内容。' });
  return 'name' in data ? readName(data.name) : null;
}

async function newPassword(
  accounts: Accounts,
  caller: Caller,
  account: Account,
  { password: wished, current_password: current }: Change,
): Promise<string> {
  const password = readPassword(wished);
  if (typeof current !== 'string' || current === '') throw currentRequired();

  // Counted with wrong sign-ins: a borrowed session is no better place to guess from.
  const here = signInKey(account.email, caller);
  const tried = await accounts.attempts.hit('signInHere', here);
  if (tried.isOver || !(await passwordMatches(caller, account.passwordHash, current))) {
    allowed(caller, tried);
    throw currentInvalid();
  }
  await accounts.attempts.forget('signInHere', here);

  if (password === current) throw samePassword();
  await requireGoodPassword(password, { min: accounts.passwordMin, email: account.email });
  return hashPassword(caller, password);
}

const fixedEmail = () => malformed({ en: 'The e-mail address cannot be changed.', zh: '邮箱地址不能更改。' });

const currentRequired = () =>
  new AuthError(400, 'current_password_required', {
    en: 'Enter your current password as well.',
    zh: '请同时输入当前密码。',
  });

const currentInvalid = () =>
  new AuthError(400, 'current_password_invalid', {
    en: 'The current password is wrong.',
    zh: '当前密码不正确。',
  });

const samePassword = () =>
  new AuthError(422, 'same_password', {
    en: 'Choose a password you are not already using.',
    zh: '请设置一个新的密码。',
  });
