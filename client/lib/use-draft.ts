import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/** What is being typed under a name, kept on the device; what is given stands instead of what was kept. */
export function useDraft(key: string, given?: string | null): [string, (text: string) => void] {
  const [text, setText] = useState(() => given ?? readDraft(key) ?? '');
  useEffect(() => keepDraft(key, text), [key, text]);
  return [text, setText];
}
