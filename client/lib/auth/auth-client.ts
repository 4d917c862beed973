import type { GoTrueClient } from '@supabase/auth-js';

/** What the client asks of accounts; the real one does far more. */
export type AuthClient = Pick<
  GoTrueClient,
  'getSession' | 'onAuthStateChange' | 'signInWithPassword' | 'signOut' | 'signUp' | 'updateUser'
>;
