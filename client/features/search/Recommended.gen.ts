/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecommendedTopicsQueryVariables = Exact<{
  recent?: Array<string> | string | null | undefined;
  popular?: Array<string> | string | null | undefined;
}>;


export type RecommendedTopicsQuery = { recommendedTopics: Array<{ __typename: 'RecommendedTopic', because: string | null, topic: { __typename: 'Topic', id: string, titleEn: string, titleZh: string, subjectCode: string, paperCode: string, slug: string, difficulty: Types.Difficulty, minutes: number, subject: { __typename: 'Subject', slug: string } } }> };


export const RecommendedTopicsDocument = {"__meta__":{"hash":"3aec90403adfa8b09753a72314c7c39beb5b32d598616f0acd3a946f96d2c6f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedTopics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recent"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"popular"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedTopics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recent"}}},{"kind":"Argument","name":{"kind":"Name","value":"popular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"popular"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>;

export const useRecommendedTopicsQuery = (options?: Apollo.useQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(RecommendedTopicsDocument, options as Apollo.useQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>);
export const useRecommendedTopicsLazyQuery = (options?: Apollo.useLazyQuery.Options<RecommendedTopicsQuery, RecommendedTopicsQueryVariables>) =>
  Apollo.useLazyQuery(RecommendedTopicsDocument, options);