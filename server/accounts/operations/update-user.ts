import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, sessionNotFound } from '../errors.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from '../passwords.ts';
import { presentUser } from '../present.ts';
import { readName, readPassword } from '../rules.ts';

interface Change {
  data?: { name?: unknown } | undefined;
  password?: unknown;
  current_password?: unknown;
}

export async function currentUser(accounts: Accounts, userId: string) {
  const account = await accounts.db.account.findUnique({ where: { userId }, include: { user: true } });
  if (!account) throw sessionNotFound();
  return presentUser(account.user, account);
}

/** Changes one's name or password. A new password ends every other session. */
export async function updateUser(
  accounts: Accounts,
  caller: Caller,
  { userId, sessionId }: { userId: string; sessionId: string },
  change: Change,
) {
  const name = change.data?.name === undefined ? null : readName(change.data.name);
  const passwordHash = change.password === undefined ? null : await newPassword(accounts, userId, change);
  const now = accounts.now();

  await accounts.db.$transaction(async (tx) => {
    if (name !== null) await tx.user.update({ where: { id: userId }, data: { name } });
    if (passwordHash !== null) {
      await tx.account.update({ where: { userId }, data: { passwordHash } });
      await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    }
    const event = passwordHash === null ? 'user_updated' : 'password_changed';
    await audit(tx, now, { event, actorId: userId, address: caller.address });
  });
  return currentUser(accounts, userId);
}

async function newPassword(accounts: Accounts, userId: string, change: Change): Promise<string> {
  const password = readPassword(change.password);
  const account = await accounts.db.account.findUniqueOrThrow({ where: { userId } });
  if (typeof change.current_password !== 'string')
    throw new AuthError(400, 'current_password_required', {
      en: 'Enter your current password as well.',
      zh: '请同时输入当前密码。',
    });
  if (!(await passwordMatches(account.passwordHash, change.current_password)))
    throw new AuthError(400, 'current_password_invalid', { en: 'The current password is not right.', zh: '当前密码不正确。' });
  if (password === change.current_password)
    throw new AuthError(422, 'same_password', { en: 'Choose a password that is new.', zh: '请设置一个新的密码。' });
  await requireGoodPassword(password, { min: accounts.passwordMin, email: account.email });
  return hashPassword(password);
}
