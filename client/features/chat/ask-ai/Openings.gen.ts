/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpeningsQueryVariables = Exact<{
  member: boolean;
}>;


export type OpeningsQuery = { studyRecords?: { __typename: 'StudyRecordConnection', nodes: Array<{ __typename: 'StudyRecord', id: string, topic: { __typename: 'Topic', id: string, title: { __typename: 'BilingualText', en: string, zh: string } } | null }> }, recommendedTopics: Array<{ __typename: 'RecommendedTopic', topic: { __typename: 'Topic', id: string, title: { __typename: 'BilingualText', en: string, zh: string } } }> };


export const OpeningsDocument = {"__meta__":{"hash":"1babf7179aa4fe8b5eb17e5d5b9425250a6175ec437956839f4451dcde789a80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Openings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"member"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"member"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendedTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpeningsQuery, OpeningsQueryVariables>;

export const useOpeningsQuery = (options: Apollo.useQuery.Options<OpeningsQuery, OpeningsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(OpeningsDocument, options as Apollo.useQuery.Options<OpeningsQuery, OpeningsQueryVariables>);
export const useOpeningsLazyQuery = (options?: Apollo.useLazyQuery.Options<OpeningsQuery, OpeningsQueryVariables>) =>
  Apollo.useLazyQuery(OpeningsDocument, options);