import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { writeBranch } from './branch-in-cache.ts';
import { useConversationLazyQuery, useConversationQuery } from './Chat.gen.ts';
import type { Chat } from './chat.ts';
import type { Message } from './message.ts';
import { useGrowingReply } from './use-growing-reply.ts';

interface StoredConversation {
  /** Null before its first message. */
  id: string | null;
  mode: TutorMode | undefined;
  messages: readonly Message[];
  status: Chat['status'];
  /** The id of the conversation that began here, until the address has it. */
  begin(id: string | null): void;
  reload(): Promise<unknown>;
  showBranch(messageId: string): void;
}

const NONE: readonly Message[] = [];

/** A conversation on the server, read from Apollo's cache. */
export function useStoredConversation(conversationId: string | null): StoredConversation {
  const { cache } = useApolloClient();
  const [loadBranch] = useConversationLazyQuery({ fetchPolicy: 'network-only' });
  const [begun, begin] = useState<string | null>(null);
  const [previousId, setPreviousId] = useState(conversationId);
  if (previousId !== conversationId) {
    setPreviousId(conversationId);
    if (begun !== conversationId) begin(null);
  }

  const id = conversationId ?? begun;
  const { data, error, refetch } = useConversationQuery(
    // A conversation that began here is in the cache already.
    id ? { variables: { id }, ...(id === begun && { fetchPolicy: 'cache-first' }) } : skipToken,
  );
  const conversation = id ? data?.conversation : undefined;
  const messages = useGrowingReply(conversation?.messages ?? NONE, refetch);
  const isMissing = conversation === null || error !== undefined;

  return {
    id,
    mode: conversation?.mode,
    messages,
    status: !id || conversation ? 'ready' : isMissing ? 'failed' : 'loading',
    begin,
    reload: refetch,
    showBranch(through) {
      if (!id) return;
      loadBranch({ variables: { id, through } })
        .then(({ data: branch }) => branch?.conversation && writeBranch(cache, branch.conversation))
        .catch(() => {});
    },
  };
}
