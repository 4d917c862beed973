/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SyncedDraftFragment = { __typename: 'Draft', id: string, title: string, body: string, tags: Array<string>, subjectCode: string | null, paper: string | null, topic: string | null, language: Types.Language | null, anonymous: boolean, aiGenerated: boolean, version: number, updatedAt: string } & { ' $fragmentName'?: 'SyncedDraftFragment' };

export type DraftAtQueryVariables = Exact<{
  key: string;
}>;


export type DraftAtQuery = { draft: { __typename: 'Draft', id: string, title: string, body: string, tags: Array<string>, subjectCode: string | null, paper: string | null, topic: string | null, language: Types.Language | null, anonymous: boolean, aiGenerated: boolean, version: number, updatedAt: string } | null, lastPosted: { __typename: 'PostedText', title: string, body: string, createdAt: string } | null };

export type DraftChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DraftChangedSubscription = { draftChanged: { __typename: 'DraftChange', key: string, draft: { __typename: 'Draft', id: string, version: number } | null } };

export type SaveDraftMutationVariables = Exact<{
  input: Types.SaveDraftInput;
}>;


export type SaveDraftMutation = { saveDraft:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Draft', id: string, title: string, body: string, tags: Array<string>, subjectCode: string | null, paper: string | null, topic: string | null, language: Types.Language | null, anonymous: boolean, aiGenerated: boolean, version: number, updatedAt: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type DeleteDraftMutationVariables = Exact<{
  input: Types.DeleteDraftInput;
}>;


export type DeleteDraftMutation = { deleteDraft:
    | { __typename: 'Conflict', code: Types.ErrorCode }
    | { __typename: 'Deleted' }
    | { __typename: 'Invalid', code: Types.ErrorCode }
    | { __typename: 'NotFound', code: Types.ErrorCode }
    | { __typename: 'RateLimited', code: Types.ErrorCode }
    | { __typename: 'SignedOut', code: Types.ErrorCode }
    | { __typename: 'Suspended', code: Types.ErrorCode }
   };

export const SyncedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"aiGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SyncedDraftFragment, unknown>;
export const DraftAtDocument = {"__meta__":{"hash":"8a7b66fa2b3ac90951a66406e8ef981120b1db1a1caf21874222704140a65bd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyncedDraft"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastPosted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"aiGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DraftAtQuery, DraftAtQueryVariables>;
export const DraftChangedDocument = {"__meta__":{"hash":"2840e7abf6a0b0495b651c5dc4c0889713849ab510d76510c93dd6acbc95346e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DraftChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<DraftChangedSubscription, DraftChangedSubscriptionVariables>;
export const SaveDraftDocument = {"__meta__":{"hash":"561fe9bff33d745a5b52fc9006ae1826022068be9545cbb91e68c5c05e1c3980"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyncedDraft"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"aiGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const DeleteDraftDocument = {"__meta__":{"hash":"5aa423480c2001c9e84a1e78f17000a0fde38b36759425855ec63fe8f4bfd631"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDraftMutation, DeleteDraftMutationVariables>;

export const useDraftAtQuery = (options: Apollo.useQuery.Options<DraftAtQuery, DraftAtQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(DraftAtDocument, options as Apollo.useQuery.Options<DraftAtQuery, DraftAtQueryVariables>);
export const useDraftAtLazyQuery = (options?: Apollo.useLazyQuery.Options<DraftAtQuery, DraftAtQueryVariables>) =>
  Apollo.useLazyQuery(DraftAtDocument, options);

export const useDraftChangedSubscription = (options?: Apollo.useSubscription.Options<DraftChangedSubscription, DraftChangedSubscriptionVariables> | Apollo.SkipToken) =>
  Apollo.useSubscription(DraftChangedDocument, options as Apollo.useSubscription.Options<DraftChangedSubscription, DraftChangedSubscriptionVariables>);

export const useSaveDraftMutation = (options?: Omit<Apollo.useMutation.Options<SaveDraftMutation, SaveDraftMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SaveDraftMutation, SaveDraftMutationVariables> =>
  Apollo.useMutation(SaveDraftDocument, options);

export const useDeleteDraftMutation = (options?: Omit<Apollo.useMutation.Options<DeleteDraftMutation, DeleteDraftMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<DeleteDraftMutation, DeleteDraftMutationVariables> =>
  Apollo.useMutation(DeleteDraftDocument, options);

export const useSyncedDraftFragment = (from: Apollo.useFragment.FromOptionValue<SyncedDraftFragment>) =>
  Hydrating.useFragment({ fragment: SyncedDraftFragmentDoc, fragmentName: 'SyncedDraft', from });