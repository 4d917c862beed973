/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TopicTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type TopicTitlesQuery = { subjects: Array<{ __typename: 'Subject', id: string, code: string, slug: string, name: { __typename: 'BilingualText', en: string, zh: string }, papers: Array<{ __typename: 'Paper', id: string, code: string, title: { __typename: 'BilingualText', en: string, zh: string } }>, topics: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, title: { __typename: 'BilingualText', en: string, zh: string } }> }> };


export const TopicTitlesDocument = {"__meta__":{"hash":"52549b4927a2a338cd20322907e5f7d4b5c11eb297f7b4fe108b7e77d417466e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopicTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopicTitlesQuery, TopicTitlesQueryVariables>;

export const useTopicTitlesQuery = (options?: Apollo.useQuery.Options<TopicTitlesQuery, TopicTitlesQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(TopicTitlesDocument, options as Apollo.useQuery.Options<TopicTitlesQuery, TopicTitlesQueryVariables>);
export const useTopicTitlesLazyQuery = (options?: Apollo.useLazyQuery.Options<TopicTitlesQuery, TopicTitlesQueryVariables>) =>
  Apollo.useLazyQuery(TopicTitlesDocument, options);