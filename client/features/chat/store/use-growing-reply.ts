import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useReplyGrewSubscription } from './Chat.gen.ts';
import type { Message } from './message.ts';

const RETRY_MS = 2000;

/**
 * The messages with the text of the reply under way, which stays outside the cache; Apollo writes the complete reply
 * into the cache at the end.
 */
export function useGrowingReply(
  messages: readonly Message[],
  reload: () => Promise<unknown>,
): readonly Message[] {
  const last = messages.at(-1);
  const reply = last?.status === 'WRITING' ? last : null;
  const [growth, setGrowth] = useState({ id: '', from: 0, text: '' });
  const [isBroken, setBroken] = useState(false);
  if (reply && growth.id !== reply.id)
    setGrowth({ id: reply.id, from: reply.content.length, text: reply.content });

  useReplyGrewSubscription(
    reply && !isBroken
      ? {
          variables: { id: growth.id, from: growth.from },
          ignoreResults: true,
          onData({ data: { data } }) {
            if (data) setGrowth((now) => ({ ...now, text: grown(now.text, data.replyGrew) }));
          },
          onError: () => setBroken(true),
        }
      : skipToken,
  );

  useEffect(() => {
    if (!isBroken) return;
    const timer = setTimeout(() => {
      reload()
        .catch(() => {})
        .finally(() => setBroken(false));
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isBroken, reload]);

  return reply ? [...messages.slice(0, -1), { ...reply, content: growth.text }] : messages;
}

/** Adds a chunk at its offset; repeated chunks have no effect. */
const grown = (text: string, { at, text: added }: { at: number; text: string }): string =>
  text.slice(0, at) + added;
