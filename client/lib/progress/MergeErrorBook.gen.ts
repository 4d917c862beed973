/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MergeErrorBookMutationVariables = Exact<{
  input: Types.MergeErrorEntriesInput;
}>;


export type MergeErrorBookMutation = { mergeErrorEntries:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'MergedErrorBook', entries: Array<{ __typename: 'ErrorEntry', id: string }> }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };


export const MergeErrorBookDocument = {"__meta__":{"hash":"994eac250200eec9d51dd9fdab1ae8108d8b05ebd4588e200768a0d38edf0a5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeErrorBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeErrorEntriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeErrorEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MergedErrorBook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeErrorBookMutation, MergeErrorBookMutationVariables>;

export const useMergeErrorBookMutation = (options?: Omit<Apollo.useMutation.Options<MergeErrorBookMutation, MergeErrorBookMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<MergeErrorBookMutation, MergeErrorBookMutationVariables> =>
  Apollo.useMutation(MergeErrorBookDocument, options);