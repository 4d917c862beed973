/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuickSearchQueryVariables = Exact<{
  query: string;
}>;


export type QuickSearchQuery = { quickSearch: Array<{ __typename: 'SearchMatch', targetId: string, kind: Types.SearchKind, subjectCode: string | null, paper: string | null, path: string, title: { __typename: 'BilingualText', en: string, zh: string }, description: { __typename: 'BilingualText', en: string, zh: string }, subject: { __typename: 'BilingualText', en: string, zh: string } | null, paperTitle: { __typename: 'BilingualText', en: string, zh: string } | null }> };


export const QuickSearchDocument = {"__meta__":{"hash":"475dd187b7a8c1a8c4a405eff4053065fe7257cf44d6c81ed0eb0be4e4c12100"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperTitle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<QuickSearchQuery, QuickSearchQueryVariables>;

export const useQuickSearchQuery = (options: Apollo.useQuery.Options<QuickSearchQuery, QuickSearchQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(QuickSearchDocument, options as Apollo.useQuery.Options<QuickSearchQuery, QuickSearchQueryVariables>);
export const useQuickSearchLazyQuery = (options?: Apollo.useLazyQuery.Options<QuickSearchQuery, QuickSearchQueryVariables>) =>
  Apollo.useLazyQuery(QuickSearchDocument, options);