/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordSearchMutationVariables = Exact<{
  query: string;
}>;


export type RecordSearchMutation = { recordSearch:
    | { __typename: 'Invalid', code: Types.ErrorCode }
    | { __typename: 'RateLimited', code: Types.ErrorCode }
    | { __typename: 'SearchHistory' }
    | { __typename: 'SignedOut', code: Types.ErrorCode }
    | { __typename: 'Suspended', code: Types.ErrorCode }
   };


export const RecordSearchDocument = {"__meta__":{"hash":"b7115f3af171a632ba9dedad53f44b900a34afc0c51811df8507f9bdeff26444"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RecordSearchMutation, RecordSearchMutationVariables>;

export const useRecordSearchMutation = (options?: Omit<Apollo.useMutation.Options<RecordSearchMutation, RecordSearchMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RecordSearchMutation, RecordSearchMutationVariables> =>
  Apollo.useMutation(RecordSearchDocument, options);