import { skipToken, useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  ConversationBranchDocument,
  useRateReplyMutation,
  useRegenerateReplyMutation,
  useReplyGrewSubscription,
  useSendMessageMutation,
  useStopReplyMutation,
} from './Conversation.gen.ts';
import { type About, changed, isWriting, type Message, said, type Sending, type Thread } from './message.ts';

interface Place {
  conversationId: string | null;
  onConversation: (id: string | null) => void;
  about: About | undefined;
}

/** A conversation that the server keeps: replies are written there, whoever looks. */
export function useMemberThread({ conversationId, onConversation, about }: Place): Thread {
  const { t } = useLingui();
  const client = useApolloClient();
  const [state, setState] = useState<Thread['state']>(conversationId ? 'loading' : 'ready');
  const [messages, setMessages] = useState<Message[]>([]);
  const [mode, setMode] = useState(about?.mode ?? 'ANSWER');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send] = useSendMessageMutation();
  const [regenerate] = useRegenerateReplyMutation();
  const [stop] = useStopReplyMutation();
  const [rate] = useRateReplyMutation();
  const [given, setGiven] = useState(conversationId);
  const [shown, setShown] = useState(conversationId);
  const later = t`This could not be sent. It is kept here; try again.`;

  const show = (id: string | null) => {
    setShown(id);
    setMessages([]);
    setRefusal(null);
    setState(id ? 'loading' : 'ready');
    if (!id) setMode(about?.mode ?? 'ANSWER');
  };
  // One that was begun here comes back from outside under its id, and is on the screen already.
  if (conversationId !== given) {
    setGiven(conversationId);
    if (conversationId !== shown) show(conversationId);
  }

  const branch = async (id: string, through?: string) => {
    const { data } = await client.query({
      query: ConversationBranchDocument,
      variables: { id, through: through ?? null },
      fetchPolicy: 'network-only',
    });
    return data?.conversation ?? null;
  };
  const ask = useEffectEvent(branch);
  useEffect(() => {
    if (state !== 'loading' || !shown) return;
    let current = true;
    ask(shown).then(
      (found) => {
        if (!current) return;
        if (found) {
          setMessages(found.messages);
          setMode(found.mode);
        }
        setState(found ? 'ready' : 'missing');
      },
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [shown, state]);

  const last = messages.at(-1);
  const growing = last?.status === 'WRITING' && !sending ? last : null;
  useGrowth(growing, (id, change) => setMessages((before) => changed(before, id, change)));

  /** Does what a mutation says, or shows why not. */
  const attempt = async <Result extends { __typename: string }>(
    act: () => Promise<Result | undefined>,
  ): Promise<Exclude<Result, { message: string }> | null> => {
    setRefusal(null);
    try {
      const result = await act();
      if (!result) throw new Error('no answer');
      if ('message' in result && 'code' in result) {
        setRefusal(String(result.message));
        return null;
      }
      return result as Exclude<Result, { message: string }>;
    } catch {
      setRefusal(later);
      return null;
    }
  };

  return {
    state,
    messages,
    writing: sending || isWriting(messages),
    refusal,
    mode,
    setMode,
    async send(text, { segments = [], attachmentIds, edits }: Sending = {}) {
      const before = messages;
      const kept = edits
        ? messages.slice(
            0,
            messages.findIndex(({ id }) => id === edits.id),
          )
        : messages;
      const parent = kept.at(-1)?.id;
      setSending(true);
      setMessages([
        ...kept,
        said('USER', text, {
          segments: segments.map((one) => ({
            __typename: 'ContextSegment',
            text: one.text,
            title: one.title ?? '',
          })),
        }),
        said('TUTOR', ''),
      ]);
      const result = await attempt(async () => {
        const { data } = await send({
          variables: {
            input: {
              text,
              mode,
              segments,
              idempotencyKey: crypto.randomUUID(),
              ...(attachmentIds?.length && { attachmentIds }),
              ...(shown ? { conversationId: shown } : aboutInput(about)),
              ...(edits ? { editsId: edits.id } : parent && { afterId: parent }),
            },
          },
        });
        return data?.sendMessage;
      });
      setSending(false);
      if (result?.__typename !== 'SentMessage') {
        setMessages(before);
        return false;
      }
      setMessages([...kept, result.sent, result.reply]);
      if (shown !== result.conversation.id) {
        setShown(result.conversation.id);
        onConversation(result.conversation.id);
      }
      return true;
    },
    stop() {
      if (!growing) return;
      void attempt(async () => (await stop({ variables: { id: growing.id } })).data?.stopReply).then(
        (result) => {
          if (result?.__typename === 'ChatMessage')
            setMessages((now) => changed(now, growing.id, () => result));
        },
      );
    },
    again(id) {
      void attempt(async () => (await regenerate({ variables: { id } })).data?.regenerateReply).then(
        (result) => {
          if (result?.__typename !== 'SentMessage') return;
          setMessages((now) => [
            ...now.slice(
              0,
              now.findIndex((one) => one.id === id),
            ),
            result.reply,
          ]);
        },
      );
    },
    rate(id, rating, note) {
      const mine = messages.find((message) => message.id === id);
      setMessages((now) => changed(now, id, (one) => ({ ...one, feedback: rating, feedbackNote: note })));
      void attempt(async () => (await rate({ variables: { id, rating, note } })).data?.rateReply).then(
        (result) => {
          if (!result && mine) setMessages((now) => changed(now, id, () => mine));
        },
      );
    },
    choose(id) {
      if (!shown) return;
      branch(shown, id).then(
        (found) => found && setMessages(found.messages),
        () => setRefusal(t`This could not be loaded.`),
      );
    },
    clear() {
      show(null);
      onConversation(null);
    },
    reload: () => setState('loading'),
  };
}

function aboutInput({ subjectCode, topic, goal }: About = {}) {
  return { ...(subjectCode && { subjectCode }), ...(topic && { topic }), ...(goal && { goal }) };
}

/** Follows a reply from where it is, also after the tab was closed or the connection was lost. */
function useGrowth(
  growing: Message | null,
  change: (id: string, to: (one: Message) => Message) => void,
): void {
  const id = growing?.id;
  const [from, setFrom] = useState({ id, at: growing?.content.length ?? 0 });
  if (from.id !== id) setFrom({ id, at: growing?.content.length ?? 0 });

  useReplyGrewSubscription(
    id && from.id === id
      ? {
          variables: { id, from: from.at },
          onData: ({ data: { data } }) => {
            const piece = data?.replyGrew;
            if (!piece) return;
            if (piece.reply) return change(id, () => piece.reply!);
            change(id, (one) => ({ ...one, content: one.content.slice(0, piece.at) + piece.text }));
          },
        }
      : skipToken,
  );
}
