/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRoleQuery = { viewer: { __typename: 'User', id: string, role: Types.Role } | null };


export const OwnRoleDocument = {"__meta__":{"hash":"4b75d532aff04e353418a475769e5cb93cf5639c278a180b39cdca9eb2051e5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<OwnRoleQuery, OwnRoleQueryVariables>;

export const useOwnRoleQuery = (options?: Apollo.useQuery.Options<OwnRoleQuery, OwnRoleQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(OwnRoleDocument, options as Apollo.useQuery.Options<OwnRoleQuery, OwnRoleQueryVariables>);
export const useOwnRoleLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnRoleQuery, OwnRoleQueryVariables>) =>
  Apollo.useLazyQuery(OwnRoleDocument, options);