import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { readStored, store } from '../../../lib/device/storage.ts';
import { failed, type Message } from '../store/message.ts';
import { pathTo } from './message-tree.ts';

const PREFIX = 'lemma-conversation:';
/** Longer conversations are cut to the end of the visible branch. */
const MAX_STORED = 120;

export interface StoredConversation {
  /** All branches. */
  messages: readonly Message[];
  /** The last message of the visible branch. */
  leafId: string | null;
  mode: TutorMode | null;
}

/** The stored format, unchanged since the first version. */
interface StoredMessage extends Omit<Message, 'role' | 'createdAt'> {
  type: 'user' | 'ai';
  timestamp: string;
  isError: boolean;
}

const EMPTY: StoredConversation = { messages: [], leafId: null, mode: null };

export function readConversation(key: string): StoredConversation {
  try {
    const stored = JSON.parse(readStored(PREFIX + key) ?? 'null') as
      | (Omit<StoredConversation, 'messages'> & { messages: StoredMessage[] })
      | null;
    if (!stored || !Array.isArray(stored.messages)) return EMPTY;
    return { ...stored, messages: stored.messages.map(fromStored) };
  } catch {
    return EMPTY;
  }
}

export function storeConversation(key: string, { messages, leafId, mode }: StoredConversation): void {
  const all = messages.length <= MAX_STORED ? messages : pathTo(messages, leafId).slice(-MAX_STORED / 2);
  store(PREFIX + key, JSON.stringify({ messages: all.map(toStored), leafId, mode }));
}

function fromStored({ type, timestamp, isError: _failed, ...rest }: StoredMessage): Message {
  const message: Message = { ...rest, role: type === 'user' ? 'USER' : 'TUTOR', createdAt: timestamp };
  return message.status === 'WRITING' ? failed(message, 'INTERRUPTED') : message;
}

function toStored({ role, createdAt, ...rest }: Message): StoredMessage {
  return {
    ...rest,
    type: role === 'USER' ? 'user' : 'ai',
    timestamp: createdAt,
    isError: rest.status === 'FAILED',
  };
}
