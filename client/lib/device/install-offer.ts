import { externalStore, useExternalStore } from './external-store.ts';
import { readStored, store } from './storage.ts';

/** The browser's own offer to install, which it makes once and lets a page keep. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How to install where the browser never offers it. */
export type Instructions = 'ios' | 'mac-safari' | 'firefox-android';

export interface InstallOffer {
  prompt: InstallPrompt | null;
  instructions: Instructions | null;
}

const DELAY_MS = 3000;
const KEY = 'lemma-install-later';
const QUIET_DAYS = 30;
const DAY_MS = 86_400_000;

const offer = externalStore<InstallOffer | null>(null);

export const installOffer = (): InstallOffer | null => offer.get();

export const useInstallOffer = (): InstallOffer | null => useExternalStore(offer);

/** Waits for the browser's offer, and shows it some seconds later; returns how to stop. */
export function awaitInstallOffer(): () => void {
  if (isStandalone() || wasPutOff()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLater = (next: InstallOffer) => {
    clearTimeout(timer);
    timer = setTimeout(() => offer.set(next), DELAY_MS);
  };
  const keep = (event: Event) => {
    event.preventDefault();
    showLater({ prompt: event as InstallPrompt, instructions: null });
  };
  const forget = () => {
    clearTimeout(timer);
    offer.set(null);
  };

  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  const instructions = 'onbeforeinstallprompt' in window ? null : instructionsFor(navigator.userAgent);
  if (instructions) showLater({ prompt: null, instructions });
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
    forget();
  };
}

/** Lets the browser install; what the reader says there, its offer is used up. */
export async function install(): Promise<void> {
  const prompt = offer.get()?.prompt;
  offer.set(null);
  await prompt?.prompt();
}

export function putOffInstall(): void {
  offer.set(null);
  store(KEY, String(Date.now()));
}

export function instructionsFor(userAgent: string): Instructions | null {
  // An iPad calls itself a Mac; what tells it apart is that it can be touched.
  const isMac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad/.test(userAgent) || (isMac && navigator.maxTouchPoints > 1)) return 'ios';
  if (isMac && /Version\/(?:1[7-9]|[2-9]\d).{0,300}Safari/.test(userAgent)) return 'mac-safari';
  return /Android.{0,300}Firefox/.test(userAgent) ? 'firefox-android' : null;
}

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

const wasPutOff = () => Date.now() - Number(readStored(KEY) ?? 0) < QUIET_DAYS * DAY_MS;
