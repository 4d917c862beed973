/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AllSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllSubjectsQuery = { subjects: Array<{ __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string }> }> };


export const AllSubjectsDocument = {"__meta__":{"hash":"eec552fcba5686cfcd7d9c040d58cf5e153b833c8419390fc1f122ee93005f82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AllSubjectsQuery, AllSubjectsQueryVariables>;

export const useAllSubjectsQuery = (options?: Apollo.useQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(AllSubjectsDocument, options as Apollo.useQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables>);
export const useAllSubjectsLazyQuery = (options?: Apollo.useLazyQuery.Options<AllSubjectsQuery, AllSubjectsQueryVariables>) =>
  Apollo.useLazyQuery(AllSubjectsDocument, options);