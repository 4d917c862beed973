import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { externalStore } from '../../../lib/device/external-store.ts';
import { readConversation, storeConversation } from './storage.ts';
import type { Message } from '../store/message.ts';
import { pathTo, withSiblings } from './message-tree.ts';

export interface GuestState {
  /** All branches. */
  all: readonly Message[];
  /** The visible branch, the oldest message first. */
  messages: readonly Message[];
  mode: TutorMode;
  refusal: string | null;
}

export type GuestConversation = ReturnType<typeof openGuestConversation>;

/** A conversation on this device: all branches, the visible one, and its storage. */
export function openGuestConversation(key: string, usualMode: TutorMode) {
  const { messages, leafId, mode } = readConversation(key);
  const stored = withSiblings(messages);
  const state = externalStore<GuestState>({
    all: stored,
    messages: pathTo(stored, leafId),
    mode: mode ?? usualMode,
    refusal: null,
  });
  const known = new Set(messages.map(({ id }) => id));
  const change = (changes: Partial<GuestState>) => state.set({ ...state.get(), ...changes });

  return {
    state,
    change,
    find: (id: string) => state.get().messages.find((message) => message.id === id),
    /** Replaces all messages, and shows the branch that ends with `leaf`. */
    replace(next: readonly Message[], leaf: string | null): void {
      const all = withSiblings(next);
      change({ all, messages: pathTo(all, leaf), refusal: null });
    },
    /** Changes one message. */
    update(id: string, update: (message: Message) => Message): void {
      const updated = (message: Message) => (message.id === id ? update(message) : message);
      const { all, messages: shown } = state.get();
      change({ all: all.map(updated), messages: shown.map(updated) });
    },
    /** Stores the conversation; messages from another tab stay as their own branch. */
    store(): void {
      const { all, messages: shown, mode: chosen } = state.get();
      for (const { id } of all) known.add(id);
      const elsewhere = readConversation(key).messages.filter(({ id }) => !known.has(id));
      storeConversation(key, {
        messages: [...elsewhere, ...all],
        leafId: shown.at(-1)?.id ?? null,
        mode: chosen,
      });
    },
    /** Clears it, including messages from other tabs. */
    clear(): void {
      change({ all: [], messages: [], refusal: null });
      storeConversation(key, { messages: [], leafId: null, mode: state.get().mode });
    },
  };
}
