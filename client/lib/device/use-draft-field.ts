import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * A field of a dialog or of an edit, kept on the device as long as it says something else than what stood there before:
 * it is there again however the field was left.
 */
export function useDraftField<Text extends string = string>(key: string, there: NoInfer<Text>) {
  const [before] = useState(there);
  const [text, setText] = useState<Text>(() => (readDraft(key) as Text | null) ?? before);
  useEffect(() => keepDraft(key, text === before ? '' : text), [before, key, text]);
  return { key, text, setText, discard: () => setText(before), forget: () => clearDraft(key) };
}

export type DraftField = ReturnType<typeof useDraftField>;
