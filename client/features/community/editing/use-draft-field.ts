import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from '../../../lib/device/drafts.ts';

/** A field of an edit, kept on the device as long as it says something else than what stood there before. */
export function useDraftField(key: string, there: string) {
  const [before] = useState(there);
  const [text, setText] = useState(() => readDraft(key) ?? before);
  useEffect(() => keepDraft(key, text === before ? '' : text), [before, key, text]);
  return { key, text, setText, discard: () => setText(before), forget: () => clearDraft(key) };
}

export type DraftField = ReturnType<typeof useDraftField>;
