import { useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, readDraft } from '../../lib/device/drafts.ts';

/** Brings back what was being written here, and keeps what is being written now. */
export function useRestoredDraft(key: string | undefined, value: string, onChange: (value: string) => void) {
  const [stored, setStored] = useState(() => draftBeside(value, key));
  // Only when the editor appears: afterwards what is typed counts.
  if (stored.key !== key) setStored(draftBeside(value, key));

  const restore = useEffectEvent(() => {
    if (stored.draft !== null) onChange(stored.draft);
  });
  useEffect(() => restore(), [key]);

  const keep = useEffectEvent(() => {
    // An unchanged text is no draft: later it would hide what others have written since.
    if (key) keepDraft(key, value === stored.before ? '' : value);
  });
  useEffect(() => keep(), [key, value]);

  return {
    shown: stored.draft !== null && value !== stored.before,
    discard() {
      onChange(stored.before);
      setStored({ ...stored, draft: null });
    },
  };
}

/** The stored draft, if it differs from the field. */
function draftBeside(before: string, key: string | undefined) {
  const draft = key ? readDraft(key) : null;
  return { key, before, draft: draft && draft !== before ? draft : null };
}
