/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompleteTagsQueryVariables = Exact<{
  startsWith: string;
}>;


export type CompleteTagsQuery = { tags: Array<{ __typename: 'Tag', id: string, name: string }> };


export const CompleteTagsDocument = {"__meta__":{"hash":"15b16dd58eb089cc9c2525496390e26f964fa6beb1e2d72592fc01c10510cf40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompleteTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompleteTagsQuery, CompleteTagsQueryVariables>;

export const useCompleteTagsQuery = (options: Apollo.useQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(CompleteTagsDocument, options as Apollo.useQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables>);
export const useCompleteTagsLazyQuery = (options?: Apollo.useLazyQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables>) =>
  Apollo.useLazyQuery(CompleteTagsDocument, options);