/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TopicQuestionsQueryVariables = Exact<{
  filter: Types.QuestionFilter;
}>;


export type TopicQuestionsQuery = { questions: { __typename: 'QuestionConnection', edges: Array<{ __typename: 'QuestionEdge', node: { __typename: 'Question', id: string, title: string, titlePage: string | null, language: Types.Language, answerCount: number } }> } };


export const TopicQuestionsDocument = {"__meta__":{"hash":"30aacdadc5fd75ef20e3ae017c35cdcc1ebe211d68e62a55ed134552767f6465"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopicQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"VOTES"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopicQuestionsQuery, TopicQuestionsQueryVariables>;

export const useTopicQuestionsQuery = (options: Apollo.useQuery.Options<TopicQuestionsQuery, TopicQuestionsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(TopicQuestionsDocument, options as Apollo.useQuery.Options<TopicQuestionsQuery, TopicQuestionsQueryVariables>);
export const useTopicQuestionsLazyQuery = (options?: Apollo.useLazyQuery.Options<TopicQuestionsQuery, TopicQuestionsQueryVariables>) =>
  Apollo.useLazyQuery(TopicQuestionsDocument, options);