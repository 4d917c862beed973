/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type FiguresQuery = { figures: { __typename: 'Figures', people: number, questions: number, answers: number, topics: number } };


export const FiguresDocument = {"__meta__":{"hash":"d7c7cc243eed13bb43ae7fbb6ccb006b200ca1eca5ff1aad1c3b78e0c6cc5542"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}}]}}]} as unknown as DocumentNode<FiguresQuery, FiguresQueryVariables>;

export const useFiguresQuery = (options?: Apollo.useQuery.Options<FiguresQuery, FiguresQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(FiguresDocument, options as Apollo.useQuery.Options<FiguresQuery, FiguresQueryVariables>);
export const useFiguresLazyQuery = (options?: Apollo.useLazyQuery.Options<FiguresQuery, FiguresQueryVariables>) =>
  Apollo.useLazyQuery(FiguresDocument, options);