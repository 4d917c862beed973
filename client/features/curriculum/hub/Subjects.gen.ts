/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubjectsQuery = { subjects: Array<{ __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string, marks: number | null, topics: Array<{ __typename: 'Topic', id: string }> }> }> };


export const SubjectsDocument = {"__meta__":{"hash":"23705f53c05955a4786ecf95ecf74c81c7870d2013de8af4c4a7370e0235b1b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubjectsQuery, SubjectsQueryVariables>;

export const useSubjectsQuery = (options?: Apollo.useQuery.Options<SubjectsQuery, SubjectsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(SubjectsDocument, options as Apollo.useQuery.Options<SubjectsQuery, SubjectsQueryVariables>);
export const useSubjectsLazyQuery = (options?: Apollo.useLazyQuery.Options<SubjectsQuery, SubjectsQueryVariables>) =>
  Apollo.useLazyQuery(SubjectsDocument, options);