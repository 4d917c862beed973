import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { readStored, store } from '../../../lib/device/storage.ts';
import { failed, type Message } from './message.ts';
import { pathTo } from './message-tree.ts';

const PREFIX = 'lemma-conversation:';
/** A device holds only so much; of a longer conversation the branch in sight is kept, and of it the end. */
const MOST = 120;

export interface Kept {
  /** All branches. */
  messages: readonly Message[];
  /** The end of the branch in sight. */
  leafId: string | null;
  mode: TutorMode | null;
}

const NOTHING: Kept = { messages: [], leafId: null, mode: null };

export function keptOnDevice(key: string): Kept {
  try {
    const kept = JSON.parse(readStored(PREFIX + key) ?? 'null') as Kept | null;
    if (!kept || !Array.isArray(kept.messages)) return NOTHING;
    return {
      ...kept,
      messages: kept.messages.map((one) => (one.status === 'WRITING' ? failed(one, 'INTERRUPTED') : one)),
    };
  } catch {
    return NOTHING;
  }
}

export function keepOnDevice(key: string, kept: Kept): void {
  const { messages, leafId } = kept;
  const all = messages.length <= MOST ? messages : pathTo(messages, leafId).slice(-MOST / 2);
  store(PREFIX + key, JSON.stringify({ ...kept, messages: all }));
}
