/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SyllabusQueryVariables = Exact<{
  code: string;
}>;


export type SyllabusQuery = { subject: { __typename: 'Subject', code: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string, titleEn: string, titleZh: string, topics: Array<{ __typename: 'Topic', id: string, slug: string, titleEn: string, titleZh: string }> }> } | null };


export const SyllabusDocument = {"__meta__":{"hash":"842b0f34b79c4790aaed095a08caace35be6391d009d1fa8855d19c880dd07fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Syllabus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SyllabusQuery, SyllabusQueryVariables>;

export const useSyllabusQuery = (options: Apollo.useQuery.Options<SyllabusQuery, SyllabusQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(SyllabusDocument, options as Apollo.useQuery.Options<SyllabusQuery, SyllabusQueryVariables>);
export const useSyllabusLazyQuery = (options?: Apollo.useLazyQuery.Options<SyllabusQuery, SyllabusQueryVariables>) =>
  Apollo.useLazyQuery(SyllabusDocument, options);