import { useState } from 'react';
import type { SendMessageInput, TutorMode } from '../../../lib/graph/schema-types.ts';
import { type About, before, type Chat, isWriting } from './chat.ts';
import { newMessage } from './message.ts';
import { useChatMutations } from './use-chat-mutations.ts';
import { useOutbox } from './use-outbox.ts';
import { useStoredConversation } from './use-stored-conversation.ts';

interface MemberChat {
  conversationId: string | null;
  /** Called with the id after the first message, and with null when cleared. */
  onConversation: (id: string | null) => void;
  about?: About | undefined;
}

/** A conversation on the server; its replies are written even while no client is connected. */
export function useMemberChat({ conversationId, onConversation, about }: MemberChat): Chat {
  const stored = useStoredConversation(conversationId);
  const { id } = stored;
  const [chosenMode, setMode] = useState<TutorMode | null>(null);
  const mode = chosenMode ?? stored.mode ?? about?.mode ?? 'ANSWER';
  const mutations = useChatMutations();
  const outbox = useOutbox((sentTo) => {
    if (id) return;
    stored.begin(sentTo);
    onConversation(sentTo);
  });
  const messages = outbox.messages ?? stored.messages;
  const last = messages.at(-1);
  const reload = () => void stored.reload().catch(() => {});

  const send = ({ text, segments = [], ...rest }: Question, earlier = stored.messages) => {
    const { subjectCode, topic, goal } = about ?? {};
    const input = {
      text,
      segments,
      ...rest,
      ...(id ? { conversationId: id } : { subjectCode, topic, goal }),
      ...((chosenMode || !id) && { mode }),
      // Retries use the same key.
      idempotencyKey: crypto.randomUUID(),
    };
    const question = newMessage({ role: 'USER', content: text, segments, unsent: true });
    return outbox.put([...earlier, question], () => mutations.sendMessage(input));
  };
  const regenerate = (replyId: string) => {
    const variables = { id: replyId, idempotencyKey: crypto.randomUUID() };
    void outbox.put(before(stored.messages, replyId), () => mutations.regenerateReply(variables));
  };

  return {
    messages,
    mode,
    status: stored.status,
    refusal: outbox.refusal,
    reload,
    send(text, extras) {
      const afterId = stored.messages.findLast(({ role }) => role === 'TUTOR')?.id;
      return send({ text, ...extras, ...(afterId && { afterId }) });
    },
    edit(editsId, text) {
      const edited = messages.find((message) => message.id === editsId);
      const segments = edited?.segments.map(({ title, text: quoted }) => ({ title, text: quoted })) ?? [];
      return send({ text, segments, editsId }, before(stored.messages, editsId));
    },
    retry() {
      if (last?.unsent) outbox.retry();
      else if (last?.role === 'TUTOR') regenerate(last.id);
    },
    regenerate,
    stop() {
      if (last && !last.unsent && isWriting(messages)) mutations.stopReply(last.id).catch(reload);
    },
    async rate(replyId, rating, note) {
      const result = await mutations.rateReply(replyId, rating, note ?? null).catch(() => null);
      if (result?.__typename === 'ChatMessage') return true;
      outbox.setRefusal(result?.message ?? null);
      return false;
    },
    showBranch(messageId) {
      outbox.empty();
      stored.showBranch(messageId);
    },
    setMode,
    clear() {
      outbox.empty();
      stored.begin(null);
      onConversation(null);
    },
  };
}

type Question = Pick<SendMessageInput, 'text' | 'attachmentIds' | 'afterId' | 'editsId'> & {
  segments?: { title: string; text: string }[];
};
