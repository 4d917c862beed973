/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AllNotificationSettingsFragment = { __typename: 'NotificationSettings', isQuiet: boolean, timeZone: string, weeklyDigest: boolean, choices: Array<{ __typename: 'NotificationChoice', kind: Types.NotificationKind, active: boolean }>, quietHours: { __typename: 'QuietHours', from: string, to: string } | null } & { ' $fragmentName'?: 'AllNotificationSettingsFragment' };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { __typename: 'NotificationSettings', isQuiet: boolean, timeZone: string, weeklyDigest: boolean, choices: Array<{ __typename: 'NotificationChoice', kind: Types.NotificationKind, active: boolean }>, quietHours: { __typename: 'QuietHours', from: string, to: string } | null } };

export type ChangeNotificationSettingsMutationVariables = Exact<{
  input: Types.ChangeNotificationSettingsInput;
}>;


export type ChangeNotificationSettingsMutation = { changeNotificationSettings:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotificationSettings', isQuiet: boolean, timeZone: string, weeklyDigest: boolean, choices: Array<{ __typename: 'NotificationChoice', kind: Types.NotificationKind, active: boolean }>, quietHours: { __typename: 'QuietHours', from: string, to: string } | null }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export const AllNotificationSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isQuiet"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}}]}}]} as unknown as DocumentNode<AllNotificationSettingsFragment, unknown>;
export const NotificationSettingsDocument = {"__meta__":{"hash":"700a3bc483fba4966f2002a22c3c958b5bd550984d4d9afd09c8e612ae126536"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllNotificationSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isQuiet"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const ChangeNotificationSettingsDocument = {"__meta__":{"hash":"665940904314f8430e9795fbead66ef254aac4759cd0fbe74aa0ee578bf3a9f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNotificationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNotificationSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllNotificationSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isQuiet"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}}]}}]} as unknown as DocumentNode<ChangeNotificationSettingsMutation, ChangeNotificationSettingsMutationVariables>;

export const useNotificationSettingsQuery = (options?: Apollo.useQuery.Options<NotificationSettingsQuery, NotificationSettingsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(NotificationSettingsDocument, options as Apollo.useQuery.Options<NotificationSettingsQuery, NotificationSettingsQueryVariables>);
export const useNotificationSettingsLazyQuery = (options?: Apollo.useLazyQuery.Options<NotificationSettingsQuery, NotificationSettingsQueryVariables>) =>
  Apollo.useLazyQuery(NotificationSettingsDocument, options);

export const useChangeNotificationSettingsMutation = (options?: Omit<Apollo.useMutation.Options<ChangeNotificationSettingsMutation, ChangeNotificationSettingsMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<ChangeNotificationSettingsMutation, ChangeNotificationSettingsMutationVariables> =>
  Apollo.useMutation(ChangeNotificationSettingsDocument, options);

export const useAllNotificationSettingsFragment = (from: Apollo.useFragment.FromOptionValue<AllNotificationSettingsFragment>) =>
  Hydrating.useFragment({ fragment: AllNotificationSettingsFragmentDoc, fragmentName: 'AllNotificationSettings', from });