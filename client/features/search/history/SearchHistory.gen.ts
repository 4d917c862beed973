/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchHistoryQuery = { searchHistory: { __typename: 'SearchHistory', recent: Array<{ __typename: 'SearchEntry', query: string }>, popular: Array<{ __typename: 'SearchEntry', query: string }> } | null };

export type KeepSearchesMutationVariables = Exact<{
  searches: Array<Types.SearchEntryInput> | Types.SearchEntryInput;
}>;


export type KeepSearchesMutation = { keepSearches:
    | { __typename: 'Invalid', code: Types.ErrorCode }
    | { __typename: 'RateLimited', code: Types.ErrorCode }
    | { __typename: 'SearchHistory' }
    | { __typename: 'SignedOut', code: Types.ErrorCode }
    | { __typename: 'Suspended', code: Types.ErrorCode }
   };

export type ForgetSearchesMutationVariables = Exact<{
  query?: string | null | undefined;
}>;


export type ForgetSearchesMutation = { forgetSearches:
    | { __typename: 'Invalid', code: Types.ErrorCode }
    | { __typename: 'RateLimited', code: Types.ErrorCode }
    | { __typename: 'SearchHistory' }
    | { __typename: 'SignedOut', code: Types.ErrorCode }
    | { __typename: 'Suspended', code: Types.ErrorCode }
   };


export const SearchHistoryDocument = {"__meta__":{"hash":"2f101f893f3c90b92564268101e9c8beec44093732e3c50146fb1758c96b2867"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"popular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<SearchHistoryQuery, SearchHistoryQueryVariables>;
export const KeepSearchesDocument = {"__meta__":{"hash":"5249b392aebbc2a96a18438641abc29d11c9df4da703e49a0331f13a2d3b0424"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searches"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchEntryInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searches"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searches"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<KeepSearchesMutation, KeepSearchesMutationVariables>;
export const ForgetSearchesDocument = {"__meta__":{"hash":"b1795edb518de91b28c4f816f51580b9295883faa141f067d98c149c4684e902"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ForgetSearchesMutation, ForgetSearchesMutationVariables>;

export const useSearchHistoryQuery = (options?: Apollo.useQuery.Options<SearchHistoryQuery, SearchHistoryQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(SearchHistoryDocument, options as Apollo.useQuery.Options<SearchHistoryQuery, SearchHistoryQueryVariables>);
export const useSearchHistoryLazyQuery = (options?: Apollo.useLazyQuery.Options<SearchHistoryQuery, SearchHistoryQueryVariables>) =>
  Apollo.useLazyQuery(SearchHistoryDocument, options);

export const useKeepSearchesMutation = (options?: Omit<Apollo.useMutation.Options<KeepSearchesMutation, KeepSearchesMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<KeepSearchesMutation, KeepSearchesMutationVariables> =>
  Apollo.useMutation(KeepSearchesDocument, options);

export const useForgetSearchesMutation = (options?: Omit<Apollo.useMutation.Options<ForgetSearchesMutation, ForgetSearchesMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<ForgetSearchesMutation, ForgetSearchesMutationVariables> =>
  Apollo.useMutation(ForgetSearchesDocument, options);