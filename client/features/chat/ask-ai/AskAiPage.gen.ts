/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConversationTitleQueryVariables = Exact<{
  id: string;
}>;


export type ConversationTitleQuery = { conversation: { __typename: 'Conversation', id: string, title: string, subjectCode: string | null, topic: string | null } | null };


export const ConversationTitleDocument = {"__meta__":{"hash":"7e6ce4a381b7414407044d5f2ff6eb05ddec5e215140e8d09ba1eb758017182a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}}]} as unknown as DocumentNode<ConversationTitleQuery, ConversationTitleQueryVariables>;

export const useConversationTitleQuery = (options: Apollo.useQuery.Options<ConversationTitleQuery, ConversationTitleQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ConversationTitleDocument, options as Apollo.useQuery.Options<ConversationTitleQuery, ConversationTitleQueryVariables>);
export const useConversationTitleLazyQuery = (options?: Apollo.useLazyQuery.Options<ConversationTitleQuery, ConversationTitleQueryVariables>) =>
  Apollo.useLazyQuery(ConversationTitleDocument, options);