/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HistoryQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { conversations: { __typename: 'ConversationConnection', edges: Array<{ __typename: 'ConversationEdge', cursor: string, node: (
        { __typename: 'Conversation', id: string }
        & { ' $fragmentRefs'?: { 'HistoryRowFragment': HistoryRowFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type HistoryRowFragment = { __typename: 'Conversation', id: string, title: string, subjectCode: string | null, activeAt: string } & { ' $fragmentName'?: 'HistoryRowFragment' };

export type ExportConversationQueryVariables = Exact<{
  id: string;
}>;


export type ExportConversationQuery = { conversation: { __typename: 'Conversation', id: string, title: string, markdown: string } | null };

export type RenameConversationMutationVariables = Exact<{
  id: string;
  title: string;
}>;


export type RenameConversationMutation = { renameConversation:
    | { __typename: 'Conversation', id: string, title: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type DeleteConversationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteConversationMutation = { deleteConversation:
    | { __typename: 'Deleted', deletedId: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export const HistoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"activeAt"}}]}}]} as unknown as DocumentNode<HistoryRowFragment, unknown>;
export const HistoryDocument = {"__meta__":{"hash":"ed2c01a2a40914bbdd18ae4f6c60cc0c8b1dacc32994b92dcf15765c653151ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"activeAt"}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const ExportConversationDocument = {"__meta__":{"hash":"6dda32f0edf71f2cddd9357bfeed3b5e4774d20ae815c6fe9229fe2d254ab916"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]} as unknown as DocumentNode<ExportConversationQuery, ExportConversationQueryVariables>;
export const RenameConversationDocument = {"__meta__":{"hash":"d98d71e6788baf1b62b034deace2104a2844c67d0e738cf394a0603d5706f944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameConversationMutation, RenameConversationMutationVariables>;
export const DeleteConversationDocument = {"__meta__":{"hash":"e11c6f903b5587d4721a81ccef8ce77f2792a6628a77a3d1f4d6abc8826339f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteConversationMutation, DeleteConversationMutationVariables>;

export const useHistoryQuery = (options?: Apollo.useQuery.Options<HistoryQuery, HistoryQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(HistoryDocument, options as Apollo.useQuery.Options<HistoryQuery, HistoryQueryVariables>);
export const useHistoryLazyQuery = (options?: Apollo.useLazyQuery.Options<HistoryQuery, HistoryQueryVariables>) =>
  Apollo.useLazyQuery(HistoryDocument, options);

export const useExportConversationQuery = (options: Apollo.useQuery.Options<ExportConversationQuery, ExportConversationQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ExportConversationDocument, options as Apollo.useQuery.Options<ExportConversationQuery, ExportConversationQueryVariables>);
export const useExportConversationLazyQuery = (options?: Apollo.useLazyQuery.Options<ExportConversationQuery, ExportConversationQueryVariables>) =>
  Apollo.useLazyQuery(ExportConversationDocument, options);

export const useRenameConversationMutation = (options?: Omit<Apollo.useMutation.Options<RenameConversationMutation, RenameConversationMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RenameConversationMutation, RenameConversationMutationVariables> =>
  Apollo.useMutation(RenameConversationDocument, options);

export const useDeleteConversationMutation = (options?: Omit<Apollo.useMutation.Options<DeleteConversationMutation, DeleteConversationMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DeleteConversationMutation, DeleteConversationMutationVariables> =>
  Apollo.useMutation(DeleteConversationDocument, options);

export const useHistoryRowFragment = (from: Apollo.useFragment.FromOptionValue<HistoryRowFragment>) =>
  Hydrating.useFragment({ fragment: HistoryRowFragmentDoc, fragmentName: 'HistoryRow', from });