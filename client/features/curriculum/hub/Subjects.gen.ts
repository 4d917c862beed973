/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubjectsQuery = { subjects: Array<{ __typename: 'Subject', id: string, code: string, slug: string, name: { __typename: 'BilingualText', en: string, zh: string }, papers: Array<{ __typename: 'Paper', id: string, code: string, marks: number | null, topics: Array<{ __typename: 'Topic', id: string }> }> }> };


export const SubjectsDocument = {"__meta__":{"hash":"091367548cb7c4a453ca0f0bc1789b93179b32a65afc4dfb073106e428cdf828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubjectsQuery, SubjectsQueryVariables>;

export const useSubjectsQuery = (options?: Apollo.useQuery.Options<SubjectsQuery, SubjectsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(SubjectsDocument, options as Apollo.useQuery.Options<SubjectsQuery, SubjectsQueryVariables>);
export const useSubjectsLazyQuery = (options?: Apollo.useLazyQuery.Options<SubjectsQuery, SubjectsQueryVariables>) =>
  Apollo.useLazyQuery(SubjectsDocument, options);