import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../../../../lib/drafts.ts';

/** What is being typed, kept on the device. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key) ?? '');
  useEffect(() => keepDraft(key, text), [key, text]);
  return [text, setText];
}
