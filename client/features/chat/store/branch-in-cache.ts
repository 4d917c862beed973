import type { ApolloCache } from '@apollo/client';
import {
  ConversationDocument,
  type ConversationQuery,
  type RegenerateReplyMutation,
  type SendMessageMutation,
} from './Chat.gen.ts';

type Conversation = NonNullable<ConversationQuery['conversation']>;
export type SendResult = SendMessageMutation['sendMessage'] | RegenerateReplyMutation['regenerateReply'];

/** Replaces the branch of a conversation in the cache, which holds one at a time. */
export function writeBranch(cache: ApolloCache, conversation: Conversation): void {
  const variables = { id: conversation.id };
  cache.writeQuery({ query: ConversationDocument, variables, data: { conversation }, overwrite: true });
}

/** Appends a message and its reply after the message's parent, replacing what followed. */
export function addExchange(cache: ApolloCache, result: SendResult | undefined): void {
  if (result?.__typename !== 'SentMessage') return;
  const { conversation, sent, reply } = result;
  const query = { query: ConversationDocument, variables: { id: conversation.id } };
  const messages = cache.readQuery(query)?.conversation?.messages ?? [];
  const earlier = messages.slice(0, messages.findIndex(({ id }) => id === sent.parentId) + 1);
  writeBranch(cache, { ...conversation, messages: [...earlier, sent, reply] });
  for (const { siblings } of [sent, reply])
    for (const id of siblings)
      cache.modify({
        id: cache.identify({ __typename: 'ChatMessage', id }) ?? '',
        fields: { siblings: () => siblings },
      });
}
