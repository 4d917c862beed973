/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnReputationQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReputationQuery = { viewer: { __typename: 'User', id: string, reputation: number } | null };


export const OwnReputationDocument = {"__meta__":{"hash":"c6c42de13ec095363dd422578a90952c63b65e03f0cb32ae729a15b57aaea662"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReputation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}}]}}]}}]} as unknown as DocumentNode<OwnReputationQuery, OwnReputationQueryVariables>;

export const useOwnReputationQuery = (options?: Apollo.useQuery.Options<OwnReputationQuery, OwnReputationQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(OwnReputationDocument, options as Apollo.useQuery.Options<OwnReputationQuery, OwnReputationQueryVariables>);
export const useOwnReputationLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnReputationQuery, OwnReputationQueryVariables>) =>
  Apollo.useLazyQuery(OwnReputationDocument, options);