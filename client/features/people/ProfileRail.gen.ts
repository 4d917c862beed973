/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileStatsQueryVariables = Exact<{
  id: string;
}>;


export type ProfileStatsQuery = { profile: { __typename: 'User', id: string, stats: { __typename: 'UserStats', questions: number, answers: number, accepted: number, acceptRate: number | null, votesReceived: number, badges: number, topicsMastered: number | null }, series:
      | { __typename: 'NotAllowed', message: string }
      | { __typename: 'UserSeries', points: Array<{ __typename: 'ActivityPoint', date: string, questions: number, answers: number, reputation: number }> }
     } | null };


export const ProfileStatsDocument = {"__meta__":{"hash":"ffaaf6e5f8f0ffbdaeea6f48d448ccebb4e634fba47af71064f0ac412060da0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"acceptRate"}},{"kind":"Field","name":{"kind":"Name","value":"votesReceived"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"topicsMastered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"EnumValue","value":"LAST_90_DAYS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"reputation"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProfileStatsQuery, ProfileStatsQueryVariables>;

export const useProfileStatsQuery = (options: Apollo.useQuery.Options<ProfileStatsQuery, ProfileStatsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ProfileStatsDocument, options as Apollo.useQuery.Options<ProfileStatsQuery, ProfileStatsQueryVariables>);
export const useProfileStatsLazyQuery = (options?: Apollo.useLazyQuery.Options<ProfileStatsQuery, ProfileStatsQueryVariables>) =>
  Apollo.useLazyQuery(ProfileStatsDocument, options);