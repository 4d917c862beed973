import { externalStore, useExternalStore } from '../device/external-store.ts';

export type AuthMode = 'login' | 'signup';

export interface SignInPrompt {
  open: boolean;
  mode: AuthMode;
}

const prompt = externalStore<SignInPrompt>({ open: false, mode: 'login' });

/** Opens the dialog of accounts from anywhere; without a mode it shows the one it is in. */
export function openSignIn(mode: AuthMode = prompt.get().mode): void {
  prompt.set({ open: true, mode });
}

export function closeSignIn(): void {
  prompt.set({ ...prompt.get(), open: false });
}

export function setAuthMode(mode: AuthMode): void {
  prompt.set({ ...prompt.get(), mode });
}

export const useSignInPrompt = (): SignInPrompt => useExternalStore(prompt);
