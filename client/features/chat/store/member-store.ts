import type { ApolloClient } from '@apollo/client';
import { failed, grown, type Message, messageFrom, newMessage } from './message.ts';
import {
  RateDocument,
  RegenerateDocument,
  type RegenerateMutation,
  ReplyGrewDocument,
  SayDocument,
  type SayMutation,
  type SayMutationVariables,
  StopDocument,
  TalkDocument,
} from './Chat.gen.ts';
import { type About, before, isTyping, openState, type Talk, upToLastAsked } from './store.ts';

interface Kept {
  id: string | null;
  about?: About | undefined;
}

/** After this it is tried again to read on. */
const AGAIN_MS = 2000;

type Answer = SayMutation['sendMessage'] | RegenerateMutation['regenerateReply'];
type Input = SayMutationVariables['input'];

/** A conversation that the server keeps; its replies are written whether or not anybody waits for them. */
export function memberTalk(graph: ApolloClient, { id, about }: Kept): Talk {
  const state = openState({
    id,
    mode: about?.mode ?? 'ANSWER',
    messages: [],
    earlier: id ? 'loading' : 'here',
    refusal: null,
  });
  let following: { unsubscribe(): void } | undefined;
  /** The question that may not have arrived. */
  let unsent: Input | null = null;
  let onConversation: (id: string | null) => void = () => {};
  let tellMode = about?.mode !== undefined;

  async function load(through?: string): Promise<void> {
    const { id: conversationId } = state.get();
    if (!conversationId) return;
    following?.unsubscribe();
    try {
      const { data } = await graph.query({
        query: TalkDocument,
        variables: { id: conversationId, ...(through && { through }) },
        fetchPolicy: 'no-cache',
      });
      if (state.get().id !== conversationId) return;
      if (!data?.conversation) return state.set({ earlier: 'failed' });
      const { mode, messages } = data.conversation;
      state.set({ mode, messages: messages.map(messageFrom), earlier: 'here' });
      follow();
    } catch {
      if (state.get().messages.length === 0) state.set({ earlier: 'failed' });
    }
  }

  /** Reads on where the reply that is being written has come to. */
  function follow(): void {
    following?.unsubscribe();
    const last = state.get().messages.at(-1);
    if (last?.status !== 'WRITING') return;
    const replyId = last.id;
    following = graph
      .subscribe({
        query: ReplyGrewDocument,
        variables: { id: replyId, from: last.content.length },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data, error }) => {
          const message = state.find(replyId);
          if (error) return void setTimeout(() => void load(), AGAIN_MS);
          if (!data || !message) return;
          const { at, text, reply } = data.replyGrew;
          state.put(reply ? messageFrom(reply) : grown(message, at, text));
        },
        error: () => setTimeout(() => void load(), AGAIN_MS),
      });
  }

  /** Shows what is said at once, and what came of it when the server has answered. */
  async function exchange(
    shown: readonly Message[],
    ask: () => Promise<Answer | undefined>,
    instead: readonly Message[] = state.get().messages,
  ): Promise<boolean> {
    const reply = newMessage({ type: 'ai', status: 'WRITING', unsent: true });
    const begun = state.get().id;
    following?.unsubscribe();
    state.set({ messages: [...shown, reply], refusal: null });
    const isHere = () => state.find(reply.id) !== undefined;
    try {
      const answer = await ask();
      if (answer?.__typename === 'SentMessage') {
        unsent = null;
        if (state.get().id !== begun || !isHere()) return true;
        const { conversation, sent } = answer;
        const said = messageFrom(sent);
        const own = upToLastAsked(shown).slice(0, -1);
        state.set({
          id: conversation.id,
          mode: conversation.mode,
          messages: [...own, said, messageFrom(answer.reply)],
        });
        if (!begun) onConversation(conversation.id);
        follow();
        return true;
      }
      if (isHere()) state.set({ messages: instead, refusal: answer?.message ?? null });
      return false;
    } catch {
      if (isHere()) state.put(failed(reply, 'NETWORK'));
      return true;
    }
  }

  const say = async (input: Input) =>
    (await graph.mutate({ mutation: SayDocument, variables: { input }, fetchPolicy: 'no-cache' })).data
      ?.sendMessage;

  function sendAs(shown: readonly Message[], input: Input): Promise<boolean> {
    const { id: conversationId, mode } = state.get();
    const { subjectCode, topic, goal } = about ?? {};
    const whole: Input = {
      ...input,
      ...(conversationId ? { conversationId } : { subjectCode, topic, goal }),
      ...((tellMode || !conversationId) && { mode }),
      idempotencyKey: crypto.randomUUID(),
    };
    unsent = whole;
    return exchange(shown, () => say(whole));
  }

  function regenerate(replyId: string): void {
    const variables = { id: replyId, idempotencyKey: crypto.randomUUID() };
    void exchange(before(state.get().messages, replyId), async () => {
      const { data } = await graph.mutate({
        mutation: RegenerateDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return data?.regenerateReply;
    });
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    open(tell) {
      onConversation = tell;
      void load();
      return () => following?.unsubscribe();
    },
    send(text, { segments = [], ...extras } = {}) {
      const { messages } = state.get();
      const afterId = messages.findLast((one) => one.type === 'ai' && !one.unsent)?.id;
      const own = newMessage({ type: 'user', content: text, segments, unsent: true });
      return sendAs([...messages, own], { text, segments, ...extras, ...(afterId && { afterId }) });
    },
    edit(messageId, text) {
      const earlier = before(state.get().messages, messageId);
      const segments =
        state.find(messageId)?.segments.map(({ title, text: quoted }) => ({ title, text: quoted })) ?? [];
      const own = newMessage({ type: 'user', content: text, segments, unsent: true });
      return sendAs([...earlier, own], { text, segments, editsId: messageId });
    },
    retry() {
      const { messages } = state.get();
      const last = messages.at(-1);
      if (!last) return;
      const again = unsent;
      if (last.unsent && again) void exchange(upToLastAsked(messages), () => say(again));
      else if (last.type === 'ai') regenerate(last.id);
    },
    regenerate,
    stop() {
      const last = state.get().messages.at(-1);
      if (!last || last.unsent || !isTyping(state.get())) return;
      graph.mutate({ mutation: StopDocument, variables: { id: last.id }, fetchPolicy: 'no-cache' }).then(
        ({ data }) => {
          if (data?.stopReply.__typename === 'ChatMessage' && state.find(last.id))
            state.put(messageFrom(data.stopReply));
        },
        () => void load(),
      );
    },
    async rate(messageId, rating, note) {
      const message = state.find(messageId);
      if (!message) return false;
      state.put({ ...message, feedback: rating, feedbackNote: note ?? null });
      const takeBack = (refusal: string | null) => {
        const { feedback, feedbackNote } = message;
        const now = state.find(messageId);
        if (now) state.put({ ...now, feedback, feedbackNote });
        state.set({ refusal });
        return false;
      };
      const variables = { id: messageId, rating, ...(note && { note }) };
      try {
        const { data } = await graph.mutate({ mutation: RateDocument, variables, fetchPolicy: 'no-cache' });
        return data?.rateReply.__typename === 'ChatMessage' || takeBack(data?.rateReply.message ?? null);
      } catch {
        return takeBack(null);
      }
    },
    again: () => void load(),
    show: (messageId) => void load(messageId),
    setMode(mode) {
      tellMode = true;
      state.set({ mode });
    },
    clear() {
      following?.unsubscribe();
      state.set({ id: null, messages: [], earlier: 'here', refusal: null });
      onConversation(null);
    },
    // The socket asks again for what it followed, from where that began; nothing is lost or doubled.
    goOn() {},
  };
}
