import { AuthError } from '@supabase/auth-js';
import type { AuthClient } from './auth-client.ts';

const NOT_CONFIGURED = 'Accounts are not configured here.';
const nobody = { user: null, session: null };
const refused = async () => ({ data: nobody, error: new AuthError(NOT_CONFIGURED, 501, 'not_configured') });

/** Replaces the accounts client where there are no accounts: no session, every action refused. */
export const withoutAccounts: AuthClient = {
  getSession: async () => ({ data: { session: null }, error: null }),
  onAuthStateChange: () => ({ data: { subscription: { id: 'nobody', callback() {}, unsubscribe() {} } } }),
  signInWithPassword: refused,
  signUp: refused,
  signOut: async () => ({ error: (await refused()).error }),
  updateUser: async () => ({ data: { user: null }, error: (await refused()).error }),
};
