import type { ApolloClient } from '@apollo/client';
import type { About } from '../store/chat.ts';
import type { GuestConversation } from './conversation.ts';
import { questionFrom } from './question.ts';
import { failed, finished, type Message, newMessage } from '../store/message.ts';
import { streamReply } from './stream-reply.ts';

/** Asks the tutor the questions of a conversation on this device, one at a time. */
export function openAsker(
  graph: ApolloClient,
  { state, change, replace, update, store }: GuestConversation,
  first: About,
) {
  let { mode: _first, ...about } = first;
  let stop = () => {};

  return {
    /** Changes what the conversation is about, such as its goal. */
    setAbout({ mode: _mode, ...next }: About): void {
      about = next;
    },
    /** Stops the reply under way. */
    stop: () => stop(),
    /** Asks a question with its history, replacing `dropped` messages. False if it was refused. */
    ask(question: Message, dropped: (message: Message) => boolean = () => false): Promise<boolean> {
      stop();
      const { all: previous, messages: shown, mode } = state.get();
      const reply = newMessage({ role: 'TUTOR', status: 'WRITING', parentId: question.id });
      const isNew = previous.every(({ id }) => id !== question.id);
      const all = [...previous.filter((message) => !dropped(message)), ...(isNew ? [question] : []), reply];
      replace(all, reply.id);
      store();

      const { promise, resolve } = Promise.withResolvers<boolean>();
      const updateReply = (next: (now: Message) => Message) =>
        update(reply.id, (now) => (now.status === 'WRITING' ? next(now) : now));
      const end = (next: (now: Message) => Message) => {
        updateReply(next);
        store();
        resolve(true);
        stop();
      };
      const close = streamReply(graph, questionFrom(all, question, { ...about, mode }), {
        onText(text) {
          updateReply((now) => ({ ...now, content: now.content + text }));
          resolve(true);
        },
        onReply: (whole) => end((now) => finished(now, whole)),
        onFailure: (code) => end((now) => failed(now, code)),
        onRefusal(refusal) {
          replace(previous, shown.at(-1)?.id ?? null);
          change({ refusal });
          store();
          resolve(false);
          stop();
        },
      });
      stop = () => {
        stop = () => {};
        close();
        resolve(true);
      };
      return promise;
    },
  };
}
