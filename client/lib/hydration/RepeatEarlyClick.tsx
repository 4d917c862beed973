import { useEffect } from 'react';

let unanswered: HTMLButtonElement | null = null;

/** React stops a click on what it has not hydrated yet, so that it never reaches its button. */
function watch({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  unanswered = button;
  button?.addEventListener('click', () => (unanswered = null), { once: true });
}

globalThis.addEventListener?.('click', watch, true);

function repeat(): void {
  const button = unanswered;
  unanswered = null;
  if (button?.isConnected) button.click();
}

/** Stands in a Suspense boundary: once that is hydrated, the last click that nobody answered is made again. */
export function RepeatEarlyClick() {
  useEffect(repeat, []);
  return null;
}
