/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AllSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllSubjectsQuery = { subjects: Array<{ __typename: 'Subject', id: string, code: string, slug: string, name: { __typename: 'BilingualText', en: string, zh: string }, papers: Array<{ __typename: 'Paper', id: string, code: string }> }> };


export const AllSubjectsDocument = {"__meta__":{"hash":"34ed9c0c453a94aff0c0b9f677f635cab60362b3142b57f728179f74df184430"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AllSubjectsQuery, AllSubjectsQueryVariables>;

export const useAllSubjectsQuery = (options?: Apollo.useQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(AllSubjectsDocument, options as Apollo.useQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables>);
export const useAllSubjectsLazyQuery = (options?: Apollo.useLazyQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables>) =>
  Apollo.useLazyQuery(AllSubjectsDocument, options);