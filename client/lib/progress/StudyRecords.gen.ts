/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudyRecordPartsFragment = { __typename: 'StudyRecord', id: string, userId: string, topicId: string, progress: number, completed: boolean, score: number | null, attempts: number, seconds: number, lastStudied: string, createdAt: string } & { ' $fragmentName'?: 'StudyRecordPartsFragment' };

export type StudyRecordsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StudyRecordsQuery = { studyRecords: { __typename: 'StudyRecordConnection', nodes: Array<{ __typename: 'StudyRecord', id: string, userId: string, topicId: string, progress: number, completed: boolean, score: number | null, attempts: number, seconds: number, lastStudied: string, createdAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RecordStudyMutationVariables = Exact<{
  input: Types.RecordStudyInput;
}>;


export type RecordStudyMutation = { recordStudy:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'StudyProgress', records: Array<{ __typename: 'StudyRecord', id: string, userId: string, topicId: string, progress: number, completed: boolean, score: number | null, attempts: number, seconds: number, lastStudied: string, createdAt: string }> }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export const StudyRecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastStudied"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StudyRecordPartsFragment, unknown>;
export const StudyRecordsDocument = {"__meta__":{"hash":"e81f3e7d50eb63cc26d0f6040a31f691007266aa52e98cef1ff7533532ade0cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRecordParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastStudied"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StudyRecordsQuery, StudyRecordsQueryVariables>;
export const RecordStudyDocument = {"__meta__":{"hash":"294ea396db0861cff03f42e15f99dcb804baf833d3ec2d300225374e27166265"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRecordParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastStudied"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RecordStudyMutation, RecordStudyMutationVariables>;

export const useStudyRecordsQuery = (options?: Apollo.useQuery.Options<StudyRecordsQuery, StudyRecordsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(StudyRecordsDocument, options as Apollo.useQuery.Options<StudyRecordsQuery, StudyRecordsQueryVariables>);
export const useStudyRecordsLazyQuery = (options?: Apollo.useLazyQuery.Options<StudyRecordsQuery, StudyRecordsQueryVariables>) =>
  Apollo.useLazyQuery(StudyRecordsDocument, options);

export const useRecordStudyMutation = (options?: Omit<Apollo.useMutation.Options<RecordStudyMutation, RecordStudyMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RecordStudyMutation, RecordStudyMutationVariables> =>
  Apollo.useMutation(RecordStudyDocument, options);

export const useStudyRecordPartsFragment = (from: Apollo.useFragment.FromOptionValue<StudyRecordPartsFragment>) =>
  Hydrating.useFragment({ fragment: StudyRecordPartsFragmentDoc, fragmentName: 'StudyRecordParts', from });