import { useEffect, useRef, useState } from 'react';
import type { SendResult } from './branch-in-cache.ts';
import { throughLastQuestion } from './chat.ts';
import { failed, type Message, newMessage } from './message.ts';

type Send = () => Promise<SendResult | undefined>;

interface Outgoing {
  messages: readonly Message[];
  send: Send;
}

/** The message being sent, or the one that failed. `messages` is shown instead of the stored branch; null if empty. */
export function useOutbox(onSent: (conversationId: string) => void) {
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Results of all but the latest message are ignored.
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);

  /** Shows the message at once with a pending reply. False if it was refused. */
  async function put(shown: readonly Message[], send: Send): Promise<boolean> {
    const reply = newMessage({ role: 'TUTOR', status: 'WRITING', unsent: true });
    const number = (latest.current += 1);
    const replace = (next: Outgoing | null, why: string | null = null) => {
      if (latest.current !== number) return;
      setOutgoing(next);
      setRefusal(why);
    };
    replace({ messages: [...shown, reply], send });
    let result: SendResult | undefined;
    try {
      result = await send();
    } catch {
      replace({ messages: [...shown, failed(reply, 'NETWORK')], send });
      return true;
    }
    if (result?.__typename !== 'SentMessage') {
      replace(null, result?.message ?? null);
      return false;
    }
    replace(null);
    if (latest.current === number) onSent(result.conversation.id);
    return true;
  }

  return {
    messages: outgoing?.messages ?? null,
    refusal,
    setRefusal,
    put,
    /** Sends the failed message again. */
    retry: () => outgoing && void put(throughLastQuestion(outgoing.messages), outgoing.send),
    empty() {
      latest.current += 1;
      setOutgoing(null);
      setRefusal(null);
    },
  };
}
