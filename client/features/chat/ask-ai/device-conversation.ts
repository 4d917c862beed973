import { useState } from 'react';
import { readStored, store } from '../../../lib/stored.ts';

const KEY = 'lemma-page-conversation';

/** Whether a guest’s device keeps it, and nobody else. */
export const isOfDevice = (id: string): boolean => id.startsWith('guest-');

/** A member has nothing from before signing in under such a name. */
export const ofMember = (id: string | null): string | null => (id && isOfDevice(id) ? null : id);

/** The conversation that a guest left on this device. */
export function useDeviceConversation() {
  const [id, setId] = useState(() => readStored(KEY) || null);
  return {
    id,
    keep(next: string | null) {
      setId(next);
      store(KEY, next ?? '');
    },
  };
}
