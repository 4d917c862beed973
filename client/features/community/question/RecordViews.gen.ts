/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordViewsMutationVariables = Exact<{
  ids: Array<string> | string;
  sharedBy?: string | null | undefined;
}>;


export type RecordViewsMutation = { recordViews:
    | { __typename: 'RateLimited' }
    | { __typename: 'RecordedViews' }
   };


export const RecordViewsDocument = {"__meta__":{"hash":"68e5f357a5ab79b94317867a152bea4737e47ffc54653573d977370746cd1537"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sharedBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"questionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sharedById"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sharedBy"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RecordViewsMutation, RecordViewsMutationVariables>;

export const useRecordViewsMutation = (options?: Omit<Apollo.useMutation.Options<RecordViewsMutation, RecordViewsMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RecordViewsMutation, RecordViewsMutationVariables> =>
  Apollo.useMutation(RecordViewsDocument, options);