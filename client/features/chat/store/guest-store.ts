import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isLive } from '../../../lib/graph/live-status.ts';
import { keepOnDevice, keptOnDevice } from './guest-storage.ts';
import { failed, finished, type Message, newMessage } from './message.ts';
import { type TutorRepliesSubscriptionVariables, TutorRepliesDocument } from './Chat.gen.ts';
import { type About, before, isTyping, openState, type Talk, upToLastAsked } from './store.ts';
import { leafBelow, pathTo, withSiblings } from './message-tree.ts';

/** The spec's number of messages that are sent along. */
const HISTORY = 5;
/** What the server takes at most. */
const MOST_SENT = 50;
/** So long may it take until there is a connection. */
const CONNECT_MS = 15_000;

interface Place {
  /** Under this name the device keeps it. */
  key: string;
  about?: About | undefined;
}

export interface DeviceTalk extends Talk {
  /** What is wanted of it from now on, such as another goal. */
  isAbout(about: About | undefined): void;
}

/** A conversation that this device keeps; the server answers and stores nothing. */
export function deviceTalk(graph: ApolloClient, { key, about: first }: Place): DeviceTalk {
  let about = first;
  const kept = keptOnDevice(key);
  let all: readonly Message[] = kept.messages;
  const state = openState({
    id: null,
    mode: kept.mode ?? about?.mode ?? 'ANSWER',
    messages: withSiblings(pathTo(all, kept.leafId), all),
    earlier: 'here',
    refusal: null,
  });
  let asking: { unsubscribe(): void } | undefined;
  const known = new Set(kept.messages.map(({ id }) => id));

  /** What another tab has said meanwhile stays, as a branch of its own. */
  function keep(): void {
    const { mode, messages } = state.get();
    for (const { id } of all) known.add(id);
    const elsewhere = keptOnDevice(key).messages.filter(({ id }) => !known.has(id));
    keepOnDevice(key, { messages: [...elsewhere, ...all], leafId: messages.at(-1)?.id ?? null, mode });
  }

  /** Takes a message in, in the place of its older self; where it stands, and all others, stay as they are. */
  function put(message: Message): void {
    const newer = (one: Message) => (one.id === message.id ? { ...message, siblings: one.siblings } : one);
    all = all.map(newer);
    state.set({ messages: state.get().messages.map(newer) });
  }

  function show(leafId: string | null): void {
    state.set({ messages: withSiblings(pathTo(all, leafId), all), refusal: null });
  }

  /** Asks what the branch down to a message of one's own asks. */
  function ask(own: Message, instead: readonly Message[]): Promise<boolean> {
    asking?.unsubscribe();
    const earlier = all;
    let reply = newMessage({ type: 'ai', status: 'WRITING', parentId: own.id });
    all = [...all.filter(({ id }) => id !== own.id), own, reply];
    show(reply.id);
    keep();

    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (last: Message) => {
      clearTimeout(patience);
      reply = last;
      put(reply);
      keep();
      resolve(true);
    };
    const refuse = (refusal: string) => {
      clearTimeout(patience);
      all = earlier;
      state.set({ messages: instead, refusal });
      keep();
      resolve(false);
    };
    const patience = setTimeout(() => {
      if (isLive()) return;
      asking?.unsubscribe();
      end(failed(reply, 'NETWORK'));
    }, CONNECT_MS);
    if (!navigator.onLine) {
      end(failed(reply, 'NETWORK'));
      return promise;
    }

    const running = graph
      .subscribe({ query: TutorRepliesDocument, variables: sent(own), fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data, error }) => {
          const now = state.find(reply.id);
          if (now?.status !== 'WRITING') return;
          const piece = data?.tutorReplies;
          if (error || !piece) {
            if (!CombinedGraphQLErrors.is(error)) return end(failed(now, 'NETWORK'));
            const said = error.errors[0];
            const code = said?.extensions?.['code'];
            return said && code && code !== 'INTERNAL_SERVER_ERROR'
              ? refuse(said.message)
              : end(failed(now, 'OTHER'));
          }
          if (piece.reply) return end(finished(now, piece.reply));
          reply = { ...now, content: now.content + (piece.text ?? '') };
          put(reply);
          resolve(true);
        },
        error: () => end(failed(reply, 'NETWORK')),
        complete: () => isTyping(state.get()) && state.find(reply.id) && end(failed(reply, 'INTERRUPTED')),
      });
    asking = { unsubscribe: () => (clearTimeout(patience), running.unsubscribe(), resolve(true)) };
    return promise;
  }

  /** The last few messages, and before them what the person asked: the tutor reads from that what it is about. */
  function sent(own: Message): TutorRepliesSubscriptionVariables {
    const said = pathTo(all, own.id)
      .slice(0, -1)
      .filter(({ content }) => content);
    const messages = [
      ...said.slice(0, -HISTORY).filter(({ type }) => type === 'user'),
      ...said.slice(-HISTORY),
      own,
    ];
    const { subjectCode, topic, goal } = about ?? {};
    return {
      messages: messages.slice(-MOST_SENT).map(({ type, content }) => ({
        role: type === 'user' ? 'USER' : 'ASSISTANT',
        content: [...content].slice(0, 8000).join(''),
      })),
      segments: own.segments.map(({ title, text }) => ({ title, text })),
      mode: state.get().mode,
      ...(subjectCode && { subjectCode }),
      ...(topic && { topic }),
      ...(goal && { goal }),
    };
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    isAbout: (next) => void (about = next),
    // It goes on while nobody looks at it.
    open: () => () => {},
    again: () => {},
    send(text, { segments = [] } = {}) {
      const { messages } = state.get();
      const parentId = messages.at(-1)?.id ?? null;
      return ask(newMessage({ type: 'user', content: text, segments, parentId }), messages);
    },
    edit(id, text) {
      const edited = state.find(id);
      const { parentId = null, segments = [] } = edited ?? {};
      return ask(newMessage({ type: 'user', content: text, segments, parentId }), state.get().messages);
    },
    retry() {
      const own = upToLastAsked(state.get().messages).at(-1);
      if (!own) return;
      all = all.filter(({ parentId, isError }) => parentId !== own.id || !isError);
      void ask(own, state.get().messages);
    },
    regenerate(id) {
      const own = before(state.get().messages, id).at(-1);
      if (own) void ask(own, state.get().messages);
    },
    stop() {
      const last = state.get().messages.at(-1);
      if (!last || !isTyping(state.get())) return;
      put({ ...last, status: 'STOPPED' });
      keep();
      asking?.unsubscribe();
    },
    async rate(id, feedback, note) {
      const message = state.find(id);
      if (message) put({ ...message, feedback, feedbackNote: note ?? null });
      keep();
      return true;
    },
    show(id) {
      show(leafBelow(all, id));
      keep();
    },
    setMode(mode) {
      state.set({ mode });
      keep();
    },
    clear() {
      asking?.unsubscribe();
      all = [];
      state.set({ messages: [], refusal: null });
      keepOnDevice(key, { messages: [], leafId: null, mode: state.get().mode });
    },
    // The socket asks afresh, and the reply comes from its beginning.
    goOn() {
      const last = state.get().messages.at(-1);
      if (last?.status === 'WRITING') put({ ...last, content: '' });
    },
  };
}
