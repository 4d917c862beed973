import { readStored, store } from '../../../lib/stored.ts';
import type { About, Message } from './message.ts';

/** What a guest and the tutor said, which this device alone keeps. */
export interface Kept {
  id: string;
  messages: Message[];
  about: About | null;
}

const KEY = 'lemma-guest-conversation:';
/** More would fill what the browser keeps for this site. */
const MOST_KEPT = 60;

export function readKept(id: string): Kept | null {
  const text = readStored(KEY + id);
  if (!text) return null;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return null;
  }
}

export function keep(conversation: Kept): void {
  const messages = conversation.messages.slice(-MOST_KEPT);
  store(KEY + conversation.id, JSON.stringify({ ...conversation, messages }));
}
