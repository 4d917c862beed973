import type { ApolloCache } from '@apollo/client';
import {
  ConversationDocument,
  type ConversationQuery,
  type RegenerateReplyMutation,
  type SendMessageMutation,
} from './Chat.gen.ts';

type Conversation = NonNullable<ConversationQuery['conversation']>;
export type SendResult = SendMessageMutation['sendMessage'] | RegenerateReplyMutation['regenerateReply'];

/** Puts a branch in the place of the one that was in sight: of a conversation the cache shows one. */
export function writeBranch(cache: ApolloCache, conversation: Conversation): void {
  const variables = { id: conversation.id };
  cache.writeQuery({ query: ConversationDocument, variables, data: { conversation }, overwrite: true });
}

/** A question and its reply become the end of the branch, instead of what followed there. */
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
