import type { AuthClient } from './auth-client.ts';
import { sessionFetch } from './session-fetch.ts';

export const SESSION_KEY = 'lemma-session';

/** Where accounts are served; a build with an empty address has none. */
const ADDRESS = import.meta.env.VITE_AUTH_PATH ?? '/auth/v1';

export async function connectAccounts(address: string = ADDRESS): Promise<AuthClient> {
  if (address === '') return (await import('./no-accounts.ts')).withoutAccounts;

  const { GoTrueClient } = await import('@supabase/auth-js');
  return new GoTrueClient({
    url: new URL(address, location.origin).href,
    storageKey: SESSION_KEY,
    fetch: sessionFetch,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
}
