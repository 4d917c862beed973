import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { connectAccounts, SESSION_KEY } from './accounts-client.ts';
import type { AuthClient } from './auth-client.ts';
import { externalStore, useExternalStore } from '../device/external-store.ts';
import { readStored } from '../device/storage.ts';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  /** Moderators and admins. The server asks anew: this only says what to show. */
  isStaff?: true;
}

interface SessionChange {
  event: AuthChangeEvent;
  user: SessionUser | null;
}

const session = externalStore<SessionChange>({ event: 'INITIAL_SESSION', user: storedUser() });
let accounts: Promise<AuthClient> | undefined;

export const currentUser = (): SessionUser | null => session.get().user;

/** The signed-in user, or null. Known from the first render on, before anything is loaded. */
export const useSession = (): SessionUser | null =>
  useExternalStore({ ...session, get: currentUser, onServer: () => null });

/** Follows signing in and out, token refreshes and changes of the user, in this tab and in others. */
export const onSession = (
  listener: (event: AuthChangeEvent, user: SessionUser | null) => void,
): (() => void) =>
  session.subscribe(() => {
    const { event, user } = session.get();
    listener(event, user);
  });

/** A valid access token, refreshed shortly before it expires; null when signed out. */
export async function getAccessToken(): Promise<string | null> {
  if (!currentUser()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/** Loads the accounts client, once; signed-out users load it with the sign-in form. */
export function authClient(): Promise<AuthClient> {
  accounts ??= connectAccounts().then(
    (client) => {
      client.onAuthStateChange(follow);
      return client;
    },
    (error: unknown) => {
      accounts = undefined;
      throw error;
    },
  );
  return accounts;
}

/** Keeps a stored session fresh, and follows another tab that signs in. */
export function startSession(): void {
  if (currentUser()) void authClient().catch(logFailure);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue && !currentUser()) void authClient().catch(logFailure);
  });
}

export async function signOut(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'local' });
  if (error) logFailure(error);
}

export function logFailure(error: unknown): void {
  console.error('Accounts:', error);
}

function follow(event: AuthChangeEvent, next: Session | null): void {
  const user = next ? asSessionUser(next.user) : null;
  const before = currentUser();
  // An unchanged user stays the same object, so that a token refresh renders nothing again.
  session.set({ event, user: JSON.stringify(user) === JSON.stringify(before) ? before : user });
}

function asSessionUser({ id, email = '', user_metadata: { name }, app_metadata }: User): SessionUser {
  const isStaff = ['MODERATOR', 'ADMIN'].includes(app_metadata?.['role'] as string);
  return {
    id,
    email,
    name: typeof name === 'string' && name ? name : email,
    ...(isStaff && { isStaff }),
  };
}

function storedUser(): SessionUser | null {
  try {
    const stored = JSON.parse(readStored(SESSION_KEY) ?? 'null') as Session | null;
    return stored ? asSessionUser(stored.user) : null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}
