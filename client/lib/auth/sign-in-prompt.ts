import { externalStore, useExternalStore } from '../device/external-store.ts';

export type AuthMode = 'login' | 'signup';

export interface SignInPrompt {
  open: boolean;
  mode: AuthMode;
  /** What it is needed for, as a sentence, where it opens in place of an act. */
  reason: string;
}

const prompt = externalStore<SignInPrompt>({ open: false, mode: 'login', reason: '' });

/** Opens the dialog of accounts from anywhere; without a mode it shows the one it is in. */
export function openSignIn(mode: AuthMode = prompt.get().mode, reason = ''): void {
  prompt.set({ open: true, mode, reason });
}

export function closeSignIn(): void {
  prompt.set({ ...prompt.get(), open: false });
}

export function setAuthMode(mode: AuthMode): void {
  prompt.set({ ...prompt.get(), mode });
}

export const useSignInPrompt = (): SignInPrompt => useExternalStore(prompt);
