/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeleteQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuestionMutation = { deleteQuestion:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Deleted', id: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
   };

export type DeleteAnswerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAnswerMutation = { deleteAnswer:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Deleted', id: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
   };

export type CloseQuestionMutationVariables = Exact<{
  id: string;
  reason: Types.CloseReason;
  duplicateOfId?: string | null | undefined;
}>;


export type CloseQuestionMutation = { closeQuestion:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'Question', id: string, status: Types.QuestionStatus, closeReason: Types.CloseReason | null, duplicateOf: { __typename: 'Question', id: string, title: string, titlePage: string | null } | null }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
   };

export type ReopenQuestionMutationVariables = Exact<{
  id: string;
}>;


export type ReopenQuestionMutation = { reopenQuestion:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'Question', id: string, status: Types.QuestionStatus, closeReason: Types.CloseReason | null, duplicateOf: { __typename: 'Question', id: string, title: string, titlePage: string | null } | null }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
   };


export const DeleteQuestionDocument = {"__meta__":{"hash":"644c73b7481daa252236a7f1e54e92b29ecd5381d1c7015ba194b4ee31ea20c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteQuestionMutation, DeleteQuestionMutationVariables>;
export const DeleteAnswerDocument = {"__meta__":{"hash":"e08d4a6f91f3296d35e51ace91a7f9b347da2104e01664aa6b1eae085bd010e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAnswerMutation, DeleteAnswerMutationVariables>;
export const CloseQuestionDocument = {"__meta__":{"hash":"dfd53e7ccd92b4f2ca70c91d87fbc082e12b2eb2279137e70f93b9686ee02dc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duplicateOfId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"duplicateOfId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duplicateOfId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CloseQuestionMutation, CloseQuestionMutationVariables>;
export const ReopenQuestionDocument = {"__meta__":{"hash":"06bb99d9fd0ff4df4e0cba0a5ed1219449e407baa0fb0e19e57dc506ee3c47e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReopenQuestionMutation, ReopenQuestionMutationVariables>;

export const useDeleteQuestionMutation = (options?: Omit<Apollo.useMutation.Options<DeleteQuestionMutation, DeleteQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DeleteQuestionMutation, DeleteQuestionMutationVariables> =>
  Apollo.useMutation(DeleteQuestionDocument, options);

export const useDeleteAnswerMutation = (options?: Omit<Apollo.useMutation.Options<DeleteAnswerMutation, DeleteAnswerMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DeleteAnswerMutation, DeleteAnswerMutationVariables> =>
  Apollo.useMutation(DeleteAnswerDocument, options);

export const useCloseQuestionMutation = (options?: Omit<Apollo.useMutation.Options<CloseQuestionMutation, CloseQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<CloseQuestionMutation, CloseQuestionMutationVariables> =>
  Apollo.useMutation(CloseQuestionDocument, options);

export const useReopenQuestionMutation = (options?: Omit<Apollo.useMutation.Options<ReopenQuestionMutation, ReopenQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<ReopenQuestionMutation, ReopenQuestionMutationVariables> =>
  Apollo.useMutation(ReopenQuestionDocument, options);