import type { Account, User } from '../database/client/client.ts';
import type { Accounts } from './context.ts';
import { ACCESS_MINUTES, signAccess, writeRefresh } from './tokens.ts';

/** A person as the protocol's clients know one. */
export function presentUser(user: User, account: Account) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    email_confirmed_at: account.emailConfirmedAt,
    confirmed_at: account.emailConfirmedAt,
    last_sign_in_at: account.lastSignInAt,
    app_metadata: { provider: 'email', providers: ['email'], role: user.role },
    user_metadata: { name: user.name, ...(user.avatarUrl && { avatar_url: user.avatarUrl }) },
    identities: [identity(user, account)],
    factors: [],
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  };
}

/** Clients take a person without an identity for one whose address was taken already. */
function identity(user: User, account: Account) {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    provider: 'email',
    identity_data: { sub: user.id, email: account.email, email_verified: account.emailConfirmedAt !== null },
    last_sign_in_at: account.lastSignInAt,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}

interface StoredSession {
  id: string;
  counter: number;
  aal: number;
  amr: unknown;
}

/** A session with fresh tokens, as the protocol's clients know one. */
export async function presentSession(
  { keys, issuer, now }: Accounts,
  user: User,
  account: Account,
  session: StoredSession,
) {
  const shown = presentUser(user, account);
  const { token, exp } = await signAccess(keys, issuer, now(), {
    sub: user.id,
    session_id: session.id,
    rtc: session.counter,
    aal: session.aal === 2 ? 'aal2' : 'aal1',
    amr: session.amr,
    email: account.email,
    role: 'authenticated',
    app_metadata: shown.app_metadata,
    user_metadata: shown.user_metadata,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_MINUTES * 60,
    expires_at: exp,
    refresh_token: writeRefresh(keys, { sessionId: session.id, counter: session.counter }),
    user: shown,
  };
}

export type PresentedSession = Awaited<ReturnType<typeof presentSession>>;
