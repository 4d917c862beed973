/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AskQuestionMutationVariables = Exact<{
  input: Types.AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Question', id: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type CompleteTagsQueryVariables = Exact<{
  startsWith: string;
}>;


export type CompleteTagsQuery = { tags: Array<{ __typename: 'Tag', name: string }> };

export type AlreadyAskedQueryVariables = Exact<{
  query: string;
  filter?: Types.QuestionFilter | null | undefined;
}>;


export type AlreadyAskedQuery = { searchQuestions: { __typename: 'QuestionConnection', edges: Array<{ __typename: 'QuestionEdge', cursor: string, node: { __typename: 'Question', id: string, title: string, answerCount: number, acceptedAnswerId: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const AskQuestionDocument = {"__meta__":{"hash":"2f0cad6218c7412b1643f27b80231eb3cd0ffcdb0975077391e52ac246eeaee4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AskQuestionMutation, AskQuestionMutationVariables>;
export const CompleteTagsDocument = {"__meta__":{"hash":"a7068bbc3191a5db48e699a5dffa78caf221968d5067c2a58c815d25f8f52a0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompleteTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompleteTagsQuery, CompleteTagsQueryVariables>;
export const AlreadyAskedDocument = {"__meta__":{"hash":"00d0f64ad0513dcf3f479cf61a8aa4885675026d718af62aa95808090a28db37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlreadyAsked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswerId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AlreadyAskedQuery, AlreadyAskedQueryVariables>;

export const useAskQuestionMutation = (options?: Omit<Apollo.useMutation.Options<AskQuestionMutation, AskQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<AskQuestionMutation, AskQuestionMutationVariables> =>
  Apollo.useMutation(AskQuestionDocument, options);

export const useCompleteTagsQuery = (options: Apollo.useQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(CompleteTagsDocument, options as Apollo.useQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables>);
export const useCompleteTagsLazyQuery = (options?: Apollo.useLazyQuery.Options<CompleteTagsQuery, CompleteTagsQueryVariables>) =>
  Apollo.useLazyQuery(CompleteTagsDocument, options);

export const useAlreadyAskedQuery = (options: Apollo.useQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(AlreadyAskedDocument, options as Apollo.useQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables>);
export const useAlreadyAskedLazyQuery = (options?: Apollo.useLazyQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables>) =>
  Apollo.useLazyQuery(AlreadyAskedDocument, options);