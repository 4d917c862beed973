/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdjustReputationMutationVariables = Exact<{
  input: Types.AdjustReputationInput;
}>;


export type AdjustReputationMutation = { adjustReputation:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'LedgerEntry', id: string, balanceAfter: number }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type ManualBadgesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManualBadgesQuery = { badges: Array<{ __typename: 'Badge', id: string, type: string, awardedBy: Types.BadgeGiver, name: { __typename: 'BilingualText', en: string, zh: string } }> };

export type AwardBadgeMutationVariables = Exact<{
  input: Types.AwardBadgeInput;
}>;


export type AwardBadgeMutation = { awardBadge:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'GivenBadge', isNew: boolean, award: { __typename: 'Award', id: string } }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };


export const AdjustReputationDocument = {"__meta__":{"hash":"4782cb1dd98601634a8772e3178875500418daeaae01bece308782d56cc62e64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustReputation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustReputationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustReputation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdjustReputationMutation, AdjustReputationMutationVariables>;
export const ManualBadgesDocument = {"__meta__":{"hash":"101194f468385d173a9fc15c3daa3528b14a971726fb5531ce95fcb5b874ddf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManualBadges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awardedBy"}}]}}]}}]} as unknown as DocumentNode<ManualBadgesQuery, ManualBadgesQueryVariables>;
export const AwardBadgeDocument = {"__meta__":{"hash":"4d0f791269f3d5fe0023002cf8dfa2900e30237f619070a86c7153e1cb5d3719"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwardBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AwardBadgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenBadge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"award"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AwardBadgeMutation, AwardBadgeMutationVariables>;

export const useAdjustReputationMutation = (options?: Omit<Apollo.useMutation.Options<AdjustReputationMutation, AdjustReputationMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<AdjustReputationMutation, AdjustReputationMutationVariables> =>
  Apollo.useMutation(AdjustReputationDocument, options);

export const useManualBadgesQuery = (options?: Apollo.useQuery.Options<ManualBadgesQuery, ManualBadgesQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ManualBadgesDocument, options as Apollo.useQuery.Options<ManualBadgesQuery, ManualBadgesQueryVariables>);
export const useManualBadgesLazyQuery = (options?: Apollo.useLazyQuery.Options<ManualBadgesQuery, ManualBadgesQueryVariables>) =>
  Apollo.useLazyQuery(ManualBadgesDocument, options);

export const useAwardBadgeMutation = (options?: Omit<Apollo.useMutation.Options<AwardBadgeMutation, AwardBadgeMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<AwardBadgeMutation, AwardBadgeMutationVariables> =>
  Apollo.useMutation(AwardBadgeDocument, options);