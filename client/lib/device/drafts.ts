import { useEffect, useState } from 'react';
import { forget, isOnPageOnly, readStored, store } from './storage.ts';

const PREFIX = 'lemma-draft:';

/** Under which the text of a question to the community is kept. */
export const QUESTION_BODY = 'ask-body';

/** A draft in this device's storage; text that is being sent is stored before it. */
export function useDraft(key: string, onItsWay = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key) ?? '');
  useEffect(() => keepDraft(key, [onItsWay, text].filter(Boolean).join('\n\n')), [key, onItsWay, text]);
  return [text, setText];
}

/** The unposted draft on this device. */
export function readDraft(key: string): string | null {
  return readStored(PREFIX + key);
}

/** Whether the draft is lost when the page closes. */
export const isDraftStorageBlocked = (key: string): boolean => isOnPageOnly(PREFIX + key);

export function keepDraft(key: string, text: string): void {
  if (text) store(PREFIX + key, text);
  else clearDraft(key);
}

export function clearDraft(key: string): void {
  forget(PREFIX + key);
}
