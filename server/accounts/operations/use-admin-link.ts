import type { Actor } from '../../core/context.ts';
import type { AdminLink } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { networkOf } from '../../limits/network.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, badToken } from '../errors.ts';
import { allowed } from '../allowed.ts';
import { hashPassword, requireHashing } from '../passwords.ts';
import { requireGoodPassword } from '../passwords/strength.ts';
import { isDemo, readEmail, readName, readPassword } from '../rules.ts';
import { hashOf, hasAdmin, inTurn } from './make-admin-link.ts';
import { createUser, reserved } from './sign-up.ts';

interface Sent {
  secret?: unknown;
  name?: unknown;
  email?: unknown;
  password?: unknown;
}

/** Whom a link that still counts is for, and whether they have an account. */
export async function readAdminLink(accounts: Accounts, caller: Caller, secret: unknown) {
  await enforceLimit(accounts, caller);
  const { email } = await findLink(accounts.db, accounts.now(), secret);
  const account = email && (await accounts.db.account.findUnique({ where: { email } }));
  return { email, registered: Boolean(account) };
}

/** Makes whoever is signed in an admin, or somebody new; the link is then used up. */
export async function useAdminLink(accounts: Accounts, caller: Caller, actor: Actor | null, sent: Sent) {
  await enforceLimit(accounts, caller);
  const signUp = actor ? null : await readSignUp(accounts, caller, sent);

  return accounts.db.$transaction(async (tx) => {
    await inTurn(tx);
    const now = accounts.now();
    const link = await findLink(tx, now, sent.secret);
    if (!link.another && (await hasAdmin(tx))) throw adminExists();

    const { id, email } = signUp
      ? await create(tx, now, { link, signUp, caller })
      : await promote(tx, { link, id: actor!.id, now });
    await tx.adminLink.update({ where: { id: link.id }, data: { usedAt: now } });
    await audit(tx, now, { event: 'admin_made', actorId: id, address: caller.address });
    return { id, email };
  });
}

/** Found, unused and in time; every other link is refused alike. */
async function findLink(db: Transaction, now: Date, secret: unknown): Promise<AdminLink> {
  const secretHash = hashOf(typeof secret === 'string' ? secret : '');
  const link = await db.adminLink.findUnique({ where: { secretHash } });
  if (!link || link.usedAt || link.expiresAt <= now) throw linkGone();
  return link;
}

async function readSignUp(accounts: Accounts, caller: Caller, sent: Sent) {
  const { email: addressee } = await findLink(accounts.db, accounts.now(), sent.secret);
  const name = readName(sent.name);
  const email = readEmail(addressee ?? sent.email);
  if (isDemo(email)) throw reserved();
  const password = readPassword(sent.password);
  await requireGoodPassword(password, { min: accounts.passwordMin, email });
  requireHashing(caller);
  return { name, email, passwordHash: await hashPassword(caller, password) };
}

type SignUp = Awaited<ReturnType<typeof readSignUp>>;

async function create(
  tx: Transaction,
  now: Date,
  { link, signUp, caller }: { link: AdminLink; signUp: SignUp; caller: Caller },
) {
  const { user, account } = await createUser(tx, now, {
    ...signUp,
    email: link.email ?? signUp.email,
    role: 'ADMIN',
  });
  await audit(tx, now, { event: 'signed_up', actorId: user.id, address: caller.address });
  return { id: user.id, email: account.email };
}

async function promote(tx: Transaction, { link, id, now }: { link: AdminLink; id: string; now: Date }) {
  const account = await tx.account.findUnique({ where: { userId: id } });
  if (!account) throw badToken('user_not_found');
  if (link.email && link.email !== account.email) throw forSomebodyElse(link.email);
  // The demo's passwords are known to everybody.
  if (isDemo(account.email)) throw reserved();
  await tx.user.update({ where: { id }, data: { role: 'ADMIN', updatedAt: now } });
  return { id, email: account.email };
}

async function enforceLimit({ attempts }: Accounts, caller: Caller): Promise<void> {
  allowed(caller, await attempts.hit('adminLink', networkOf(caller.address)));
}

const linkGone = () =>
  new AuthError(403, 'admin_link_gone', {
    en: 'This link is no longer valid: it was used, it has expired, or a newer one replaced it. Make another with: npm run admin',
    zh: '该链接已失效：可能已被使用、已过期，或已被新的链接取代。请用 npm run admin 重新生成。',
  });

const adminExists = () =>
  new AuthError(403, 'admin_exists', {
    en: 'There is an admin already. For one more, make a link with: npm run admin -- --another',
    zh: '已经有管理员了。如需再添加一位，请用 npm run admin -- --another 生成链接。',
  });

const forSomebodyElse = (email: string) =>
  new AuthError(403, 'admin_link_for_another', {
    en: `This link is for ${email}. Sign in with that address and open it again.`,
    zh: `该链接是给 ${email} 的。请用这个邮箱登录后再打开。`,
  });
