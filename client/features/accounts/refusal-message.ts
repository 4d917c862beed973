import { isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { logFailure } from '../../lib/auth/session.ts';

/** The server's own sentence where it said one; a lost connection or a stray answer has none for a reader. */
export function refusalWords(error: unknown, otherwise: string): string {
  logFailure(error);
  if (isNotConfigured(error)) return error.message;
  const spoken = isAuthApiError(error) || isAuthWeakPasswordError(error);
  return spoken && error.message ? error.message : otherwise;
}

function isNotConfigured(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'not_configured';
}
