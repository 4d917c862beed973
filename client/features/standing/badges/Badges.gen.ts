/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BadgesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BadgesPageQuery = { badges: Array<{ __typename: 'Badge', id: string, type: string, level: Types.BadgeLevel, repeatable: boolean, awardedBy: Types.BadgeGiver, holders: number, name: { __typename: 'BilingualText', en: string, zh: string }, description: { __typename: 'BilingualText', en: string, zh: string } }> };

export type BadgePageQueryVariables = Exact<{
  id: string;
}>;


export type BadgePageQuery = { badge: { __typename: 'Badge', id: string, type: string, level: Types.BadgeLevel, repeatable: boolean, awardedBy: Types.BadgeGiver, holders: number, name: { __typename: 'BilingualText', en: string, zh: string }, description: { __typename: 'BilingualText', en: string, zh: string } } | null };

export type BadgeHoldersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type BadgeHoldersQuery = { badge: { __typename: 'Badge', id: string, awards: { __typename: 'AwardConnection', edges: Array<{ __typename: 'AwardEdge', cursor: string, node: { __typename: 'Award', id: string, awardedAt: string, reason: string | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };


export const BadgesPageDocument = {"__meta__":{"hash":"64b5a3de6cbafd79edb2e272c50dbe8b64acdf59ff2ee2d6dc01dbf089a18263"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BadgesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"repeatable"}},{"kind":"Field","name":{"kind":"Name","value":"awardedBy"}},{"kind":"Field","name":{"kind":"Name","value":"holders"}}]}}]}}]} as unknown as DocumentNode<BadgesPageQuery, BadgesPageQueryVariables>;
export const BadgePageDocument = {"__meta__":{"hash":"cae451342e114f8ffb1e1b4908b493f1cc6bb26c73aba1efc14bd49d1467c54b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BadgePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"repeatable"}},{"kind":"Field","name":{"kind":"Name","value":"awardedBy"}},{"kind":"Field","name":{"kind":"Name","value":"holders"}}]}}]}}]} as unknown as DocumentNode<BadgePageQuery, BadgePageQueryVariables>;
export const BadgeHoldersDocument = {"__meta__":{"hash":"197ea3b519805f197d14e66e99a7cce42835e75c46ba3d2e18bd00205a97c6a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BadgeHolders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BadgeHoldersQuery, BadgeHoldersQueryVariables>;

export const useBadgesPageQuery = (options?: Apollo.useQuery.Options<BadgesPageQuery, BadgesPageQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(BadgesPageDocument, options as Apollo.useQuery.Options<BadgesPageQuery, BadgesPageQueryVariables>);
export const useBadgesPageLazyQuery = (options?: Apollo.useLazyQuery.Options<BadgesPageQuery, BadgesPageQueryVariables>) =>
  Apollo.useLazyQuery(BadgesPageDocument, options);

export const useBadgePageQuery = (options: Apollo.useQuery.Options<BadgePageQuery, BadgePageQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(BadgePageDocument, options as Apollo.useQuery.Options<BadgePageQuery, BadgePageQueryVariables>);
export const useBadgePageLazyQuery = (options?: Apollo.useLazyQuery.Options<BadgePageQuery, BadgePageQueryVariables>) =>
  Apollo.useLazyQuery(BadgePageDocument, options);

export const useBadgeHoldersQuery = (options: Apollo.useQuery.Options<BadgeHoldersQuery, BadgeHoldersQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(BadgeHoldersDocument, options as Apollo.useQuery.Options<BadgeHoldersQuery, BadgeHoldersQueryVariables>);
export const useBadgeHoldersLazyQuery = (options?: Apollo.useLazyQuery.Options<BadgeHoldersQuery, BadgeHoldersQueryVariables>) =>
  Apollo.useLazyQuery(BadgeHoldersDocument, options);