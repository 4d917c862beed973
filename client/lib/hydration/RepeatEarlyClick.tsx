import { useEffect } from 'react';
import { ancestorsOf, inPlaceOf, repeatEarlyChanges } from './early-changes.ts';

interface Press {
  button: HTMLButtonElement;
  /** Around the button, the nearest first. */
  around: Element[];
}

let unhandled: Press | null = null;

/** React swallows a click on a part that has not hydrated yet. */
function watch({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  unhandled = button && { button, around: ancestorsOf(button) };
  button?.addEventListener('click', () => (unhandled = null), { once: true });
}

globalThis.addEventListener?.('click', watch, true);
// The page's own script repeats the clicks of a part that comes alive.
globalThis.addEventListener?.('alive', () => queueMicrotask(() => void repeatEarlyChanges()));

const labelOf = (button: Element) => button.ariaLabel ?? button.textContent;

async function repeat(): Promise<void> {
  await repeatEarlyChanges();
  const button = unhandled && inPlaceOf(unhandled.button, unhandled.around, labelOf);
  if (!button) return;
  unhandled = null;
  button.click();
}

/**
 * Placed in a Suspense boundary: once that has hydrated, or was drawn anew, what was chosen in it is told, and the last
 * unhandled click is repeated. By then it knows what it hydrates without, such as who is signed in.
 */
export function RepeatEarlyClick() {
  useEffect(() => queueMicrotask(() => void repeat()), []);
  return null;
}
