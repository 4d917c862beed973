/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRoleQuery = { viewer: { __typename: 'User', id: string, role: Types.Role } | null };

export type PersonRecordQueryVariables = Exact<{
  userId: string;
}>;


export type PersonRecordQuery = { personRecord: { __typename: 'PersonRecord', userId: string, suspendedUntil: string | null, suspensionReason: string | null, upheld: number, warnings: number, user: { __typename: 'User', id: string, role: Types.Role } | null, measures: { __typename: 'AuditEntryConnection', nodes: Array<{ __typename: 'AuditEntry', id: string, event: string, reason: string | null, createdAt: string, actor: { __typename: 'User', id: string, name: string } | null }> } } };

export type WarnPersonMutationVariables = Exact<{
  userId: string;
  reason: string;
}>;


export type WarnPersonMutation = { warnPerson:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PersonRecord', userId: string }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type SuspendPersonMutationVariables = Exact<{
  userId: string;
  days: number;
  reason: string;
}>;


export type SuspendPersonMutation = { suspendPerson:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PersonRecord', userId: string }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type LiftSuspensionMutationVariables = Exact<{
  userId: string;
  reason: string;
}>;


export type LiftSuspensionMutation = { liftSuspension:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PersonRecord', userId: string }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type SetRoleMutationVariables = Exact<{
  userId: string;
  role: Types.GivenRole;
  reason: string;
}>;


export type SetRoleMutation = { setRole:
    | { __typename: 'Conflict', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PersonRecord', userId: string }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };


export const StaffRoleDocument = {"__meta__":{"hash":"79cae52291410a1c6d5f28a964741d44de4f90272177b05d1066b23f20685e11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StaffRoleQuery, StaffRoleQueryVariables>;
export const PersonRecordDocument = {"__meta__":{"hash":"eb23243899f5c22acf9fb57a7b664f76a75902bf5ccde8c74757a3d87a67f66c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"measures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonRecordQuery, PersonRecordQueryVariables>;
export const WarnPersonDocument = {"__meta__":{"hash":"05000b25fb6d3c845b6dca4ee07b557c37d32c8d065524892e21a17b8d7fc346"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WarnPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WarnPersonMutation, WarnPersonMutationVariables>;
export const SuspendPersonDocument = {"__meta__":{"hash":"70e3539842fe7b4633ea7701b00378749b36250a85e222ea6a08e3a07ea57e01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SuspendPersonMutation, SuspendPersonMutationVariables>;
export const LiftSuspensionDocument = {"__meta__":{"hash":"bada1f386a43f87d38c4ed4f89f6a4d605a0d4f389ba522fbda2c43c97ce2919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftSuspension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftSuspension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LiftSuspensionMutation, LiftSuspensionMutationVariables>;
export const SetRoleDocument = {"__meta__":{"hash":"5444b30719a6d6b93d64049da48ff4cb8a485acfcfa11a0be1c285b7e1e76236"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenRole"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetRoleMutation, SetRoleMutationVariables>;

export const useStaffRoleQuery = (options?: Apollo.useQuery.Options<StaffRoleQuery, StaffRoleQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(StaffRoleDocument, options as Apollo.useQuery.Options<StaffRoleQuery, StaffRoleQueryVariables>);
export const useStaffRoleLazyQuery = (options?: Apollo.useLazyQuery.Options<StaffRoleQuery, StaffRoleQueryVariables>) =>
  Apollo.useLazyQuery(StaffRoleDocument, options);

export const usePersonRecordQuery = (options: Apollo.useQuery.Options<PersonRecordQuery, PersonRecordQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(PersonRecordDocument, options as Apollo.useQuery.Options<PersonRecordQuery, PersonRecordQueryVariables>);
export const usePersonRecordLazyQuery = (options?: Apollo.useLazyQuery.Options<PersonRecordQuery, PersonRecordQueryVariables>) =>
  Apollo.useLazyQuery(PersonRecordDocument, options);

export const useWarnPersonMutation = (options?: Omit<Apollo.useMutation.Options<WarnPersonMutation, WarnPersonMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<WarnPersonMutation, WarnPersonMutationVariables> =>
  Apollo.useMutation(WarnPersonDocument, options);

export const useSuspendPersonMutation = (options?: Omit<Apollo.useMutation.Options<SuspendPersonMutation, SuspendPersonMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SuspendPersonMutation, SuspendPersonMutationVariables> =>
  Apollo.useMutation(SuspendPersonDocument, options);

export const useLiftSuspensionMutation = (options?: Omit<Apollo.useMutation.Options<LiftSuspensionMutation, LiftSuspensionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<LiftSuspensionMutation, LiftSuspensionMutationVariables> =>
  Apollo.useMutation(LiftSuspensionDocument, options);

export const useSetRoleMutation = (options?: Omit<Apollo.useMutation.Options<SetRoleMutation, SetRoleMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SetRoleMutation, SetRoleMutationVariables> =>
  Apollo.useMutation(SetRoleDocument, options);