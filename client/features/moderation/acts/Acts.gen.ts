/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TakeCaseMutationVariables = Exact<{
  id: string;
  active: boolean;
}>;


export type TakeCaseMutation = { takeCase:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Invalid', message: string }
    | { __typename: 'ModerationCase', id: string, status: Types.CaseStatus, decider: { __typename: 'User', id: string, name: string } | null }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export type DecideCaseMutationVariables = Exact<{
  id: string;
  uphold: boolean;
  reason: string;
}>;


export type DecideCaseMutation = { decideCase:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'ModerationCase', id: string, status: Types.CaseStatus, reason: string | null, decidedAt: string | null, hiddenAt: string | null, questionStatus: Types.QuestionStatus, decider: { __typename: 'User', id: string, name: string } | null }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type SetHiddenMutationVariables = Exact<{
  id: string;
  active: boolean;
  reason: string;
}>;


export type SetHiddenMutation = { setHidden:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Moderated', targetId: string }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type LockFromQueueMutationVariables = Exact<{
  id: string;
  locked: boolean;
}>;


export type LockFromQueueMutation = { lockQuestion:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Question', id: string, status: Types.QuestionStatus }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export type CloseFromQueueMutationVariables = Exact<{
  id: string;
  reason: Types.CloseReason;
  duplicateOfId?: string | null | undefined;
}>;


export type CloseFromQueueMutation = { closeQuestion:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Question', id: string, status: Types.QuestionStatus }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };


export const TakeCaseDocument = {"__meta__":{"hash":"c80dbfceb258545c9ade5f4d796cf13f6367f03b5e38ced6b32ad9fded97916f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TakeCaseMutation, TakeCaseMutationVariables>;
export const DecideCaseDocument = {"__meta__":{"hash":"77c4a913f09243b01a371c277ba42cf242deb2631b984f099b8d1b22c94e0db6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uphold"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"uphold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uphold"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"decider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideCaseMutation, DecideCaseMutationVariables>;
export const SetHiddenDocument = {"__meta__":{"hash":"04ff405a578245013bc0bdae102929183aa0e97024c9d1183f691b4f974d0b60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHidden"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setHidden"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Moderated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetHiddenMutation, SetHiddenMutationVariables>;
export const LockFromQueueDocument = {"__meta__":{"hash":"b04432d5ef054ba7e191bc32c202e61e06351ab39899df38cd15da3ec5c2ec4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockFromQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"locked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locked"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LockFromQueueMutation, LockFromQueueMutationVariables>;
export const CloseFromQueueDocument = {"__meta__":{"hash":"1c0590d8d136f85a066eddd971c6b06ef7bb6ddff8036eee5581d9387e0b566b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseFromQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duplicateOfId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"duplicateOfId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duplicateOfId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CloseFromQueueMutation, CloseFromQueueMutationVariables>;

export const useTakeCaseMutation = (options?: Omit<Apollo.useMutation.Options<TakeCaseMutation, TakeCaseMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<TakeCaseMutation, TakeCaseMutationVariables> =>
  Apollo.useMutation(TakeCaseDocument, options);

export const useDecideCaseMutation = (options?: Omit<Apollo.useMutation.Options<DecideCaseMutation, DecideCaseMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DecideCaseMutation, DecideCaseMutationVariables> =>
  Apollo.useMutation(DecideCaseDocument, options);

export const useSetHiddenMutation = (options?: Omit<Apollo.useMutation.Options<SetHiddenMutation, SetHiddenMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SetHiddenMutation, SetHiddenMutationVariables> =>
  Apollo.useMutation(SetHiddenDocument, options);

export const useLockFromQueueMutation = (options?: Omit<Apollo.useMutation.Options<LockFromQueueMutation, LockFromQueueMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<LockFromQueueMutation, LockFromQueueMutationVariables> =>
  Apollo.useMutation(LockFromQueueDocument, options);

export const useCloseFromQueueMutation = (options?: Omit<Apollo.useMutation.Options<CloseFromQueueMutation, CloseFromQueueMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<CloseFromQueueMutation, CloseFromQueueMutationVariables> =>
  Apollo.useMutation(CloseFromQueueDocument, options);