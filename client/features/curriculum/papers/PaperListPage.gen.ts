/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaperListQueryVariables = Exact<{
  subject: string;
}>;


export type PaperListQuery = { subject: { __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string, titleEn: string, titleZh: string, marks: number | null, minutes: number | null }> } | null };


export const PaperListDocument = {"__meta__":{"hash":"3afa0611fe8828e64b37efeea3ec7afa2bb8a67370e8adc086b05297e7f46150"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]} as unknown as DocumentNode<PaperListQuery, PaperListQueryVariables>;

export const usePaperListQuery = (options: Apollo.useQuery.Options<PaperListQuery, PaperListQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(PaperListDocument, options as Apollo.useQuery.Options<PaperListQuery, PaperListQueryVariables>);
export const usePaperListLazyQuery = (options?: Apollo.useLazyQuery.Options<PaperListQuery, PaperListQueryVariables>) =>
  Apollo.useLazyQuery(PaperListDocument, options);