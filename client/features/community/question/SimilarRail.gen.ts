/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimilarQuestionsQueryVariables = Exact<{
  id: string;
}>;


export type SimilarQuestionsQuery = { question: { __typename: 'Question', id: string, similar: Array<{ __typename: 'Question', id: string, title: string, titlePage: string | null, language: Types.Language, score: number, answerCount: number, acceptedAnswerId: string | null }> } | null };


export const SimilarQuestionsDocument = {"__meta__":{"hash":"e6a9c5d2b5ca8a4b5f5fd83ef743e859121a0556f8048953a27e86525934d315"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswerId"}}]}}]}}]}}]} as unknown as DocumentNode<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>;

export const useSimilarQuestionsQuery = (options: Apollo.useQuery.Options<SimilarQuestionsQuery, SimilarQuestionsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(SimilarQuestionsDocument, options as Apollo.useQuery.Options<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>);
export const useSimilarQuestionsLazyQuery = (options?: Apollo.useLazyQuery.Options<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>) =>
  Apollo.useLazyQuery(SimilarQuestionsDocument, options);