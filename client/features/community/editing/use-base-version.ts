import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from '../../../lib/device/drafts.ts';

/**
 * The version that an edit began from: of drafts that were kept it is the one of then, so that nobody saves over what
 * others have written since without seeing it.
 */
export function useBaseVersion(draftKey: string, newest: number, ...others: string[]) {
  const versionKey = `version-of:${draftKey}`;
  const keys = [draftKey, ...others].join(' ');
  const [opened] = useState(newest);
  const [version, setVersion] = useState(() => (isKept(keys) ? Number(readDraft(versionKey)) : 0) || opened);
  useEffect(() => {
    keepDraft(versionKey, String(version));
    return () => {
      if (!isKept(keys)) clearDraft(versionKey);
    };
  }, [keys, versionKey, version]);
  return { version, setVersion, discardDraft: () => setVersion(opened) };
}

const isKept = (keys: string) => keys.split(' ').some((key) => readDraft(key) !== null);
