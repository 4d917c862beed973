import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';

/**
 * The version that an edit began from: of a draft that was kept it is the one of then, so that nobody saves over what
 * others have written since without seeing it.
 */
export function useVersionBegun(draftKey: string, newest: number) {
  const kept = `version-of:${draftKey}`;
  const [opened] = useState(newest);
  const [version, setVersion] = useState(
    () => (readDraft(draftKey) === null ? 0 : Number(readDraft(kept))) || opened,
  );
  useEffect(() => {
    keepDraft(kept, String(version));
    return () => {
      if (readDraft(draftKey) === null) clearDraft(kept);
    };
  }, [draftKey, kept, version]);
  return { version, setVersion, discardDraft: () => setVersion(opened) };
}
