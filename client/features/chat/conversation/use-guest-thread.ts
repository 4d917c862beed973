import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type TutorRepliesSubscriptionVariables, useTutorRepliesSubscription } from './Conversation.gen.ts';
import { keep, readKept } from './guest-store.ts';
import { type About, changed, isWriting, type Message, said, type Thread } from './message.ts';

interface Place {
  conversationId: string | null;
  onConversation: (id: string | null) => void;
  about: About | undefined;
}

/** What the graph takes in one request, the question among them. */
const MOST_SENT = 50;

/** A conversation that this device keeps, for those who have no account. */
export function useGuestThread({ conversationId, onConversation, about }: Place): Thread {
  const [state, setState] = useState<Thread['state']>('ready');
  const [messages, setMessages] = useState<Message[]>([]);
  const [mode, setMode] = useState(about?.mode ?? 'ANSWER');
  const [asking, setAsking] = useState<{ id: string; variables: TutorRepliesSubscriptionVariables } | null>(
    null,
  );
  const shown = useRef<{ id: string | null; about: About | null }>({ id: null, about: null });

  const open = useEffectEvent((id: string | null) => {
    if (id === shown.current.id) return;
    const kept = id ? readKept(id) : null;
    shown.current = { id, about: kept?.about ?? about ?? null };
    setAsking(null);
    setMode(shown.current.about?.mode ?? 'ANSWER');
    setState(id && !kept ? 'missing' : 'ready');
    // Whoever left before the reply came finds that it was interrupted, and can ask for it again.
    setMessages(
      (kept?.messages ?? []).map((one) =>
        one.status === 'WRITING' ? { ...one, ...failed('INTERRUPTED') } : one,
      ),
    );
  });
  useEffect(() => open(conversationId), [conversationId]);

  const show = (now: Message[]) => {
    setMessages(now);
    const { id, about: kept } = shown.current;
    if (id) keep({ id, messages: now, about: kept });
  };

  /** Asks for a reply to what is said last. */
  const ask = (asked: Message[], segments: Message['segments']) => {
    const reply = said('TUTOR', '');
    show([...asked, reply]);
    const { subjectCode, topic, goal } = shown.current.about ?? {};
    const spoken = asked.filter(({ content }) => content).slice(-MOST_SENT);
    setAsking({
      id: reply.id,
      variables: {
        messages: spoken.map(({ role, content }) => ({
          role: role === 'USER' ? 'USER' : 'ASSISTANT',
          content,
        })),
        segments: segments.map(({ title, text }) => ({ title, text })),
        mode,
        ...(subjectCode && { subjectCode }),
        ...(topic && { topic }),
        ...(goal && { goal }),
      },
    });
  };

  const end = (id: string, change: Partial<Message>) => {
    setAsking(null);
    setMessages((now) => {
      const then = changed(now, id, (one) => ({ ...one, ...change }));
      const { id: conversation, about: kept } = shown.current;
      if (conversation) keep({ id: conversation, messages: then, about: kept });
      return then;
    });
  };

  useTutorRepliesSubscription(
    asking
      ? {
          variables: asking.variables,
          onData: ({ data: { data, error } }) => {
            if (error) return end(asking.id, failedBy(error));
            const { text, reply } = data?.tutorReplies ?? {};
            if (reply) {
              const { failure, content, ...found } = reply;
              // Where a model failed, what the tutor of this product says stands beside the failure.
              const told = failure ? { content: '', beside: '', instead: content } : { content };
              end(asking.id, { ...found, ...told, failure, status: failure ? 'FAILED' : 'DONE' });
            } else if (text)
              setMessages((now) =>
                changed(now, asking.id, (one) => ({ ...one, content: one.content + text })),
              );
          },
          onError: (error) => end(asking.id, failedBy(error)),
          onComplete: () =>
            setMessages((now) =>
              changed(now, asking.id, (one) =>
                one.status === 'WRITING' ? { ...one, ...failed('INTERRUPTED') } : one,
              ),
            ),
        }
      : skipToken,
  );

  const begin = () => {
    if (shown.current.id) return;
    const id = `guest-${crypto.randomUUID()}`;
    shown.current = { id, about: { ...about, mode } };
    onConversation(id);
  };

  return {
    state,
    messages,
    writing: isWriting(messages),
    refusal: null,
    mode,
    setMode,
    send(text, { segments = [], edits } = {}) {
      begin();
      const before = edits
        ? messages.slice(
            0,
            messages.findIndex(({ id }) => id === edits.id),
          )
        : messages;
      const sent = segments.map((one) => ({
        __typename: 'ContextSegment' as const,
        text: one.text,
        title: one.title ?? '',
      }));
      ask([...before, said('USER', text, { segments: sent })], sent);
      return Promise.resolve(true);
    },
    stop() {
      if (asking) end(asking.id, { status: 'STOPPED' });
    },
    again(id) {
      const before = messages.slice(
        0,
        messages.findIndex((one) => one.id === id),
      );
      ask(before, before.at(-1)?.segments ?? []);
    },
    clear() {
      shown.current = { id: null, about: about ?? null };
      setAsking(null);
      setMessages([]);
      setState('ready');
      onConversation(null);
    },
    reload: () => {},
  };
}

function failed(code: string, text: { en: string; zh: string } | null = null): Partial<Message> {
  return {
    status: 'FAILED',
    failure: {
      __typename: 'ChatFailure',
      code,
      text: { __typename: 'BilingualText', ...(text ?? { en: '', zh: '' }) },
    },
  };
}

/** A refusal has a sentence of its own; whatever else stands between here and the server is the network. */
function failedBy(error: unknown): Partial<Message> {
  const told = (error as { errors?: { message: string; extensions?: { code?: string } }[] }).errors?.[0];
  if (!told?.extensions?.code) return failed('NETWORK');
  return failed(told.extensions.code, { en: told.message, zh: told.message });
}
