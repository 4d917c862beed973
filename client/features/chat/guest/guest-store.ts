import type { ApolloClient } from '@apollo/client';
import { type About, before, type Chat, isWriting, throughLastQuestion } from '../store/chat.ts';
import { openAsker } from './asker.ts';
import { openGuestConversation } from './conversation.ts';
import { newMessage } from '../store/message.ts';
import { leafBelow } from './message-tree.ts';

export type GuestStore = ReturnType<typeof openGuestStore>;

/** A conversation stored on this device; the server answers and stores nothing. */
export function openGuestStore(graph: ApolloClient, key: string, about: About) {
  const conversation = openGuestConversation(key, about.mode ?? 'ANSWER');
  const { state, change, find, update, replace, store } = conversation;
  const asker = openAsker(graph, conversation, about);
  const shown = () => state.get().messages;

  const acts: Omit<Chat, 'messages' | 'mode' | 'status' | 'refusal' | 'reload'> = {
    send: (content, { segments = [] } = {}) =>
      asker.ask(newMessage({ role: 'USER', content, segments, parentId: shown().at(-1)?.id ?? null })),
    edit(id, content) {
      const { parentId = null, segments = [] } = find(id) ?? {};
      return asker.ask(newMessage({ role: 'USER', content, segments, parentId }));
    },
    retry() {
      const question = throughLastQuestion(shown()).at(-1);
      if (!question) return;
      void asker.ask(question, ({ parentId, status }) => parentId === question.id && status === 'FAILED');
    },
    regenerate(id) {
      const question = before(shown(), id).at(-1);
      if (question) void asker.ask(question);
    },
    stop() {
      const last = shown().at(-1);
      if (!last || !isWriting(shown())) return;
      update(last.id, (reply) => ({ ...reply, status: 'STOPPED' }));
      store();
      asker.stop();
    },
    async rate(id, feedback, note) {
      update(id, (reply) => ({ ...reply, feedback, feedbackNote: note ?? null }));
      store();
      return true;
    },
    showBranch(id) {
      const { all } = state.get();
      replace(all, leafBelow(all, id));
      store();
    },
    setMode(mode) {
      change({ mode });
      store();
    },
    clear() {
      asker.stop();
      conversation.clear();
    },
  };

  return {
    ...acts,
    state,
    setAbout: asker.setAbout,
    /** After a reconnect the subscription starts again, and so does the reply. */
    restart() {
      const last = shown().at(-1);
      if (last?.status === 'WRITING') update(last.id, (reply) => ({ ...reply, content: '' }));
    },
  };
}
