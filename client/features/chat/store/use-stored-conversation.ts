import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { writeBranch } from './branch-in-cache.ts';
import { ConversationDocument, useConversationQuery } from './Chat.gen.ts';
import type { Chat } from './chat.ts';
import type { Message } from './message.ts';
import { useGrowingReply } from './use-growing-reply.ts';

interface StoredConversation {
  /** Null for one that is yet to begin. */
  id: string | null;
  mode: TutorMode | undefined;
  messages: readonly Message[];
  status: Chat['status'];
  /** What was empty is this conversation from now on, until its address names it. */
  begin(id: string | null): void;
  reload(): Promise<unknown>;
  showBranch(messageId: string): void;
}

const NONE: readonly Message[] = [];

/** What the server stores of a conversation, out of Apollo's cache. */
export function useStoredConversation(conversationId: string | null): StoredConversation {
  const graph = useApolloClient();
  const [begun, begin] = useState<string | null>(null);
  const [previousId, setPreviousId] = useState(conversationId);
  if (previousId !== conversationId) {
    setPreviousId(conversationId);
    if (begun !== conversationId) begin(null);
  }

  const id = conversationId ?? begun;
  const { data, error, refetch } = useConversationQuery(
    // What began here was written into the cache with its first message.
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
      graph
        .query({ query: ConversationDocument, variables: { id, through }, fetchPolicy: 'network-only' })
        .then(({ data: branch }) => branch?.conversation && writeBranch(graph.cache, branch.conversation))
        .catch(() => {});
    },
  };
}
