/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileHeaderFragment = { __typename: 'User', id: string, name: string, avatarUrl: string | null, role: Types.Role, reputation: number, followerCount: number, followingCount: number, badgeCounts: { __typename: 'BadgeCounts', gold: number, silver: number, bronze: number }, viewer: { __typename: 'UserViewer', following: boolean, canEdit: boolean, canFollow: boolean } | null } & { ' $fragmentName'?: 'ProfileHeaderFragment' };

export type FollowSomebodyMutationVariables = Exact<{
  userId: string;
  active: boolean;
}>;


export type FollowSomebodyMutation = { followPerson:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
    | { __typename: 'User', id: string, followerCount: number, viewer: { __typename: 'UserViewer', following: boolean, canEdit: boolean, canFollow: boolean } | null }
   };

export const ProfileHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}},{"kind":"Field","name":{"kind":"Name","value":"badgeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gold"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"bronze"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canFollow"}}]}}]}}]} as unknown as DocumentNode<ProfileHeaderFragment, unknown>;
export const FollowSomebodyDocument = {"__meta__":{"hash":"fdc6ec987c6f880d9cd5038ac5c803a248443b1d309901e2462148ff151d61ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowSomebody"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canFollow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<FollowSomebodyMutation, FollowSomebodyMutationVariables>;

export const useFollowSomebodyMutation = (options?: Omit<Apollo.useMutation.Options<FollowSomebodyMutation, FollowSomebodyMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<FollowSomebodyMutation, FollowSomebodyMutationVariables> =>
  Apollo.useMutation(FollowSomebodyDocument, options);

export const useProfileHeaderFragment = (from: Apollo.useFragment.FromOptionValue<ProfileHeaderFragment>) =>
  Hydrating.useFragment({ fragment: ProfileHeaderFragmentDoc, fragmentName: 'ProfileHeader', from });