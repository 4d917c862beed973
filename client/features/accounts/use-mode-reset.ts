import { useEffect } from 'react';
import { setAuthMode } from '../../lib/auth/sign-in-prompt.ts';

const RESET_AFTER = 300;

/** Back to the login form once the dialog has gone; reopening in time keeps the form. */
export function useModeReset(open: boolean): void {
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setAuthMode('login'), RESET_AFTER);
    return () => clearTimeout(timer);
  }, [open]);
}
