import { useSyncExternalStore } from 'react';

export type AuthMode = 'login' | 'signup';

export interface SignInPrompt {
  open: boolean;
  mode: AuthMode;
}

let prompt: SignInPrompt = { open: false, mode: 'login' };
const listeners = new Set<() => void>();

/** Opens the dialog of accounts from anywhere; without a mode it shows the one it is in. */
export function openSignIn(mode: AuthMode = prompt.mode): void {
  change({ open: true, mode });
}

export function closeSignIn(): void {
  change({ ...prompt, open: false });
}

export function setAuthMode(mode: AuthMode): void {
  change({ ...prompt, mode });
}

export const useSignInPrompt = (): SignInPrompt =>
  useSyncExternalStore(
    subscribe,
    () => prompt,
    () => prompt,
  );

function change(next: SignInPrompt): void {
  prompt = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
