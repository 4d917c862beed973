/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AskedConversationQueryVariables = Exact<{
  id: string;
}>;


export type AskedConversationQuery = { conversation: { __typename: 'Conversation', id: string, title: string, subjectCode: string | null, topic: string | null } | null };


export const AskedConversationDocument = {"__meta__":{"hash":"21b35ae2d267a2bf78a3f2b1f5fc78ec26217df3a777b6a113e514aac832477f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AskedConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}}]} as unknown as DocumentNode<AskedConversationQuery, AskedConversationQueryVariables>;

export const useAskedConversationQuery = (options: Apollo.useQuery.Options<AskedConversationQuery, AskedConversationQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(AskedConversationDocument, options as Apollo.useQuery.Options<AskedConversationQuery, AskedConversationQueryVariables>);
export const useAskedConversationLazyQuery = (options?: Apollo.useLazyQuery.Options<AskedConversationQuery, AskedConversationQueryVariables>) =>
  Apollo.useLazyQuery(AskedConversationDocument, options);