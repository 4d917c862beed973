/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationRowFragment = { __typename: 'Notification', id: string, kind: Types.NotificationKind, url: string | null, count: number, isRead: boolean, createdAt: string, titleText: { __typename: 'BilingualText', en: string, zh: string }, messageText: { __typename: 'BilingualText', en: string, zh: string }, actor: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null } & { ' $fragmentName'?: 'NotificationRowFragment' };

export type NotificationsQueryVariables = Exact<{
  kind?: Types.NotificationKind | null | undefined;
  unread?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { __typename: 'NotificationConnection', unreadCount: number, edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: (
        { __typename: 'Notification', id: string, createdAt: string, isRead: boolean, url: string | null }
        & { ' $fragmentRefs'?: { 'NotificationRowFragment': NotificationRowFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotificationRead', unreadCount: number, notification: { __typename: 'Notification', id: string, isRead: boolean } | null }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export type MarkNotificationsReadMutationVariables = Exact<{
  upToId?: string | null | undefined;
  upToTime?: string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotificationsRead', unreadCount: number }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export type DeleteNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNotificationMutation = { deleteNotification:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotificationDeleted', deletedId: string, unreadCount: number }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
   };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxChange', unreadCount: number, isQuiet: boolean, newest: { __typename: 'Notification', id: string, kind: Types.NotificationKind, createdAt: string, isRead: boolean, url: string | null, titleText: { __typename: 'BilingualText', en: string, zh: string } } | null } };

export const NotificationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<NotificationRowFragment, unknown>;
export const NotificationsDocument = {"__meta__":{"hash":"1219999f952bd149236586a2788f0e5aa72741476a258c77981075549e686557"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"__meta__":{"hash":"1dc1d7aa763842e111ba0ea4a23797f86d4d749ed29610c66f21751d4b2afcdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkNotificationsReadDocument = {"__meta__":{"hash":"3a4837e2ea516d63be48db7a198c003c85c22a009ef5722d365956871ea6fb78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upToId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upToTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"upToId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upToId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"upToTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upToTime"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const DeleteNotificationDocument = {"__meta__":{"hash":"fbc0cf3e3c8081325b0f1320f0b9e25d80c374e62243b04c92c5528a919ccbd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationDeleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
export const InboxChangedDocument = {"__meta__":{"hash":"f203a38a770bcefa9617f12d838026b9f37bf5d009f4e1a6fde6b3d91fead139"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"InboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isQuiet"}},{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"titleText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InboxChangedSubscription, InboxChangedSubscriptionVariables>;

export const useNotificationsQuery = (options?: Apollo.useQuery.Options<NotificationsQuery, NotificationsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(NotificationsDocument, options as Apollo.useQuery.Options<NotificationsQuery, NotificationsQueryVariables>);
export const useNotificationsLazyQuery = (options?: Apollo.useLazyQuery.Options<NotificationsQuery, NotificationsQueryVariables>) =>
  Apollo.useLazyQuery(NotificationsDocument, options);

export const useMarkNotificationReadMutation = (options?: Omit<Apollo.useMutation.Options<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<MarkNotificationReadMutation, MarkNotificationReadMutationVariables> =>
  Apollo.useMutation(MarkNotificationReadDocument, options);

export const useMarkNotificationsReadMutation = (options?: Omit<Apollo.useMutation.Options<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> =>
  Apollo.useMutation(MarkNotificationsReadDocument, options);

export const useDeleteNotificationMutation = (options?: Omit<Apollo.useMutation.Options<DeleteNotificationMutation, DeleteNotificationMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DeleteNotificationMutation, DeleteNotificationMutationVariables> =>
  Apollo.useMutation(DeleteNotificationDocument, options);

export const useInboxChangedSubscription = (options?: Apollo.useSubscription.Options<InboxChangedSubscription, InboxChangedSubscriptionVariables> | Apollo.SkipToken) =>
  Apollo.useSubscription(InboxChangedDocument, options as Apollo.useSubscription.Options<InboxChangedSubscription, InboxChangedSubscriptionVariables>);

export const useNotificationRowFragment = (from: Apollo.useFragment.FromOptionValue<NotificationRowFragment>) =>
  Hydrating.useFragment({ fragment: NotificationRowFragmentDoc, fragmentName: 'NotificationRow', from });