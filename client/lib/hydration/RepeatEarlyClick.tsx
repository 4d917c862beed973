import { useEffect } from 'react';

let unhandled: HTMLButtonElement | null = null;

/** React swallows a click on a part that has not hydrated yet. */
function watch({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  unhandled = button;
  button?.addEventListener('click', () => (unhandled = null), { once: true });
}

globalThis.addEventListener?.('click', watch, true);

function repeat(): void {
  const button = unhandled;
  unhandled = null;
  if (button?.isConnected) button.click();
}

/** Placed in a Suspense boundary: once that has hydrated, the last unhandled click is repeated. */
export function RepeatEarlyClick() {
  useEffect(repeat, []);
  return null;
}
