/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecommendedTopicsQueryVariables = Exact<{
  recent?: Array<string> | string | null | undefined;
  popular?: Array<string> | string | null | undefined;
}>;


export type RecommendedTopicsQuery = { recommendedTopics: Array<{ __typename: 'RecommendedTopic', because: string | null, topic: { __typename: 'Topic', id: string, subjectCode: string, paperCode: string, slug: string, difficulty: Types.Difficulty, minutes: number, title: { __typename: 'BilingualText', en: string, zh: string }, subject: { __typename: 'Subject', id: string, slug: string } } }> };


export const RecommendedTopicsDocument = {"__meta__":{"hash":"b203f3be8421fa05a9c8f5cde3d332c0672a8e6bcc133734e2d650cf34135bc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedTopics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recent"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"popular"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedTopics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recent"}}},{"kind":"Argument","name":{"kind":"Name","value":"popular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"popular"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>;

export const useRecommendedTopicsQuery = (options?: Apollo.useQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(RecommendedTopicsDocument, options as Apollo.useQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>);
export const useRecommendedTopicsLazyQuery = (options?: Apollo.useLazyQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>) =>
  Apollo.useLazyQuery(RecommendedTopicsDocument, options);