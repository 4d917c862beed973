/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema-types.ts';

import type { QuestionPostFragment, AnswerPostFragment } from './PostParts.gen.ts';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditQuestionMutationVariables = Exact<{
  input: Types.EditQuestionInput;
}>;


export type EditQuestionMutation = { editQuestion:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | (
      { __typename: 'Question', id: string }
      & { ' $fragmentRefs'?: { 'QuestionPostFragment': QuestionPostFragment } }
    )
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type EditAnswerMutationVariables = Exact<{
  input: Types.EditAnswerInput;
}>;


export type EditAnswerMutation = { editAnswer:
    | (
      { __typename: 'Answer', id: string }
      & { ' $fragmentRefs'?: { 'AnswerPostFragment': AnswerPostFragment } }
    )
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type LatestQuestionQueryVariables = Exact<{
  id: string;
}>;


export type LatestQuestionQuery = { question: { __typename: 'Question', id: string, title: string, body: string, tags: Array<string>, version: number } | null };

export type LatestAnswerQueryVariables = Exact<{
  id: string;
}>;


export type LatestAnswerQuery = { answer: { __typename: 'Answer', id: string, body: string, version: number } | null };


export const EditQuestionDocument = {"__meta__":{"hash":"25c8c5dc05007af1b5d880c0820249e9f0c9eb12a56dfe99d147ed189d04082c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionPost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Author"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Author"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionContent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"down"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswerId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vote"}},{"kind":"Field","name":{"kind":"Name","value":"canVote"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canDelete"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}}]}}]}}]} as unknown as DocumentNode<EditQuestionMutation, EditQuestionMutationVariables>;
export const EditAnswerDocument = {"__meta__":{"hash":"f8d2657b9a349ea772dd3796f8cc48d180277b8b7966c593dba591ab90b158dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerPost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Author"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Author"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerContent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"down"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vote"}},{"kind":"Field","name":{"kind":"Name","value":"canVote"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canDelete"}}]}}]}}]} as unknown as DocumentNode<EditAnswerMutation, EditAnswerMutationVariables>;
export const LatestQuestionDocument = {"__meta__":{"hash":"6fa8af3f42c749c58a8a0d4445d7e43dc8f8b0c5fd8e5bed0c5785f0dd16a935"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LatestQuestionQuery, LatestQuestionQueryVariables>;
export const LatestAnswerDocument = {"__meta__":{"hash":"5b4e9ee44118c18fa6cbb8432256b7bef5753cf246168674fdaa72752abcacc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LatestAnswerQuery, LatestAnswerQueryVariables>;

export const useEditQuestionMutation = (options?: Omit<Apollo.useMutation.Options<EditQuestionMutation, EditQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<EditQuestionMutation, EditQuestionMutationVariables> =>
  Apollo.useMutation(EditQuestionDocument, options);

export const useEditAnswerMutation = (options?: Omit<Apollo.useMutation.Options<EditAnswerMutation, EditAnswerMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<EditAnswerMutation, EditAnswerMutationVariables> =>
  Apollo.useMutation(EditAnswerDocument, options);

export const useLatestQuestionQuery = (options: Apollo.useQuery.Options<LatestQuestionQuery, LatestQuestionQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(LatestQuestionDocument, options as Apollo.useQuery.Options<LatestQuestionQuery, LatestQuestionQueryVariables>);
export const useLatestQuestionLazyQuery = (options?: Apollo.useLazyQuery.Options<LatestQuestionQuery, LatestQuestionQueryVariables>) =>
  Apollo.useLazyQuery(LatestQuestionDocument, options);

export const useLatestAnswerQuery = (options: Apollo.useQuery.Options<LatestAnswerQuery, LatestAnswerQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(LatestAnswerDocument, options as Apollo.useQuery.Options<LatestAnswerQuery, LatestAnswerQueryVariables>);
export const useLatestAnswerLazyQuery = (options?: Apollo.useLazyQuery.Options<LatestAnswerQuery, LatestAnswerQueryVariables>) =>
  Apollo.useLazyQuery(LatestAnswerDocument, options);