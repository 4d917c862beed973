import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { connectAccounts, SESSION_KEY } from './accounts-client.ts';
import type { AuthClient } from './auth-client.ts';
import { readStored } from '../device/storage.ts';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
}

type Listener = (event: AuthChangeEvent, user: SessionUser | null) => void;

let user = storedUser();
let accounts: Promise<AuthClient> | undefined;
const listeners = new Set<Listener>();

/** The signed-in person, or null. Known from the first render on, before anything is loaded. */
export const useSession = (): SessionUser | null => useSyncExternalStore(onSession, currentUser, () => null);

export const currentUser = (): SessionUser | null => user;

/** Follows signing in and out, token refreshes and changes of the user, in this tab and in others. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A token good for a request now, refreshed when close to its end; null when nobody is signed in. */
export async function getAccessToken(): Promise<string | null> {
  if (!user) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/** Loads the client of accounts, once. Who is signed out does not need it before reaching for the form. */
export function authClient(): Promise<AuthClient> {
  accounts ??= connectAccounts().then(
    (client) => {
      client.onAuthStateChange((event, session) => follow(event, session));
      return client;
    },
    (error: unknown) => {
      accounts = undefined;
      throw error;
    },
  );
  return accounts;
}

/** Keeps a stored session alive, and wakes up when another tab signs in. */
export function startSession(): void {
  if (user) void authClient().catch(logFailure);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue && !user) void authClient().catch(logFailure);
  });
}

export async function signOut(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'local' });
  if (error) logFailure(error);
}

export function logFailure(error: unknown): void {
  console.error('Accounts:', error);
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  const next = session ? asSessionUser(session.user) : null;
  // The same person must stay the same object, or everything that shows them renders again at each refresh.
  if (JSON.stringify(next) !== JSON.stringify(user)) user = next;
  for (const listener of listeners) listener(event, user);
}

function asSessionUser({ id, email = '', user_metadata: { name } }: User): SessionUser {
  return { id, email, name: typeof name === 'string' && name ? name : email };
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
