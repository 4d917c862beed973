/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ProfileHeaderFragment } from './ProfileHeader.gen.ts';
import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfilePageQueryVariables = Exact<{
  id: string;
}>;


export type ProfilePageQuery = { profile: (
    { __typename: 'User', id: string, name: string, bio: string, links: Array<string>, subjects: Array<string>, examSession: string | null, joinedAt: string, privacy: { __typename: 'Privacy', showActivity: boolean, showFollows: boolean, showStudy: boolean, onLeaderboard: boolean } }
    & { ' $fragmentRefs'?: { 'ProfileHeaderFragment': ProfileHeaderFragment } }
  ) | null };


export const ProfilePageDocument = {"__meta__":{"hash":"d719a69f8e4e29604110a55975010002811f1c0e919302bb57278bce8c50558a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"examSession"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showActivity"}},{"kind":"Field","name":{"kind":"Name","value":"showFollows"}},{"kind":"Field","name":{"kind":"Name","value":"showStudy"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}},{"kind":"Field","name":{"kind":"Name","value":"badgeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gold"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"bronze"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canFollow"}}]}}]}}]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;

export const useProfilePageQuery = (options: Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ProfilePageDocument, options as Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables>);
export const useProfilePageLazyQuery = (options?: Apollo.useLazyQuery.Options<ProfilePageQuery, ProfilePageQueryVariables>) =>
  Apollo.useLazyQuery(ProfilePageDocument, options);