/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubjectHubQueryVariables = Exact<{
  subject: string;
}>;


export type SubjectHubQuery = { subject: { __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string, titleEn: string, titleZh: string, marks: number | null, minutes: number | null, topics: Array<{ __typename: 'Topic', id: string, slug: string, titleEn: string, titleZh: string, level: Types.Level }> }> } | null };


export const SubjectHubDocument = {"__meta__":{"hash":"7111b0f799417ffad706d3f36b9936e3d5292fd8f5ec4f1af4c09f8f9f454c85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubjectHub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubjectHubQuery, SubjectHubQueryVariables>;

export const useSubjectHubQuery = (options: Apollo.useQuery.Options<SubjectHubQuery, SubjectHubQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(SubjectHubDocument, options as Apollo.useQuery.Options<SubjectHubQuery, SubjectHubQueryVariables>);
export const useSubjectHubLazyQuery = (options?: Apollo.useLazyQuery.Options<SubjectHubQuery, SubjectHubQueryVariables>) =>
  Apollo.useLazyQuery(SubjectHubDocument, options);