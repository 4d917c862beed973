import { useEffect, useState } from 'react';
import { forget, readStored, store } from './stored.ts';

const PREFIX = 'lemma-draft:';

/** Under which the text of a question to the community is kept. */
export const QUESTION_BODY = 'ask-body';

/** What is being typed under a name, kept on the device; what is given stands instead of what was kept. */
export function useDraft(key: string, given?: string | null): [string, (text: string) => void] {
  const [text, setText] = useState(() => given ?? readDraft(key) ?? '');
  useEffect(() => keepDraft(key, text), [key, text]);
  return [text, setText];
}

/** What somebody was writing here and has not posted, kept on this device. */
export function readDraft(key: string): string | null {
  return readStored(PREFIX + key);
}

export function keepDraft(key: string, text: string): void {
  if (text) store(PREFIX + key, text);
  else clearDraft(key);
}

export function clearDraft(key: string): void {
  forget(PREFIX + key);
}
