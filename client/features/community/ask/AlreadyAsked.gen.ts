/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlreadyAskedQueryVariables = Exact<{
  title: string;
  subjectCode: string;
}>;


export type AlreadyAskedQuery = { similarQuestions: Array<{ __typename: 'Question', id: string, title: string, titlePage: string | null, language: Types.Language, answerCount: number, acceptedAnswerId: string | null }> };


export const AlreadyAskedDocument = {"__meta__":{"hash":"a8d66abdcb7b9033b4ee886cd9a6a1e797b71c229f44ed07fed538bce6e551be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlreadyAsked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswerId"}}]}}]}}]} as unknown as DocumentNode<AlreadyAskedQuery, AlreadyAskedQueryVariables>;

export const useAlreadyAskedQuery = (options: Apollo.useQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(AlreadyAskedDocument, options as Apollo.useQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables>);
export const useAlreadyAskedLazyQuery = (options?: Apollo.useLazyQuery.Options<AlreadyAskedQuery, AlreadyAskedQueryVariables>) =>
  Apollo.useLazyQuery(AlreadyAskedDocument, options);