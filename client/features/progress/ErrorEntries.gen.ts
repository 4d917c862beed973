/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ErrorEntryPartsFragment = { __typename: 'ErrorEntry', id: string, questionText: string, userAnswer: string, correctAnswer: string, errorType: Types.ErrorType, errorLine: number | null, subjectCode: string | null, topicId: string | null, source: Types.ErrorSource, sourceId: string | null, note: string, reviewed: boolean, reviewCount: number, lastReviewedAt: string | null, createdAt: string } & { ' $fragmentName'?: 'ErrorEntryPartsFragment' };

export type ErrorEntriesQueryVariables = Exact<{
  filter?: Types.ErrorEntryFilter | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ErrorEntriesQuery = { errorEntries: { __typename: 'ErrorEntryConnection', totalCount: number, edges: Array<{ __typename: 'ErrorEntryEdge', cursor: string, node: { __typename: 'ErrorEntry', id: string, questionText: string, userAnswer: string, correctAnswer: string, errorType: Types.ErrorType, errorLine: number | null, subjectCode: string | null, topicId: string | null, source: Types.ErrorSource, sourceId: string | null, note: string, reviewed: boolean, reviewCount: number, lastReviewedAt: string | null, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AddErrorEntryMutationVariables = Exact<{
  input: Types.AddErrorEntryInput;
}>;


export type AddErrorEntryMutation = { addErrorEntry:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'ErrorEntry', id: string, questionText: string, userAnswer: string, correctAnswer: string, errorType: Types.ErrorType, errorLine: number | null, subjectCode: string | null, topicId: string | null, source: Types.ErrorSource, sourceId: string | null, note: string, reviewed: boolean, reviewCount: number, lastReviewedAt: string | null, createdAt: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type ReviewErrorEntryMutationVariables = Exact<{
  input: Types.ReviewErrorEntryInput;
}>;


export type ReviewErrorEntryMutation = { reviewErrorEntry:
    | { __typename: 'ErrorEntry', id: string, reviewed: boolean, reviewCount: number, lastReviewedAt: string | null }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type EditErrorEntryMutationVariables = Exact<{
  input: Types.EditErrorEntryInput;
}>;


export type EditErrorEntryMutation = { editErrorEntry:
    | { __typename: 'ErrorEntry', id: string, note: string, errorType: Types.ErrorType }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type RemoveErrorEntryMutationVariables = Exact<{
  input: Types.RemoveErrorEntryInput;
}>;


export type RemoveErrorEntryMutation = { removeErrorEntry:
    | { __typename: 'Deleted', deletedId: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type RestoreErrorEntryMutationVariables = Exact<{
  input: Types.RestoreErrorEntryInput;
}>;


export type RestoreErrorEntryMutation = { restoreErrorEntry:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'ErrorEntry', id: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export const ErrorEntryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErrorEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"userAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"errorType"}},{"kind":"Field","name":{"kind":"Name","value":"errorLine"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ErrorEntryPartsFragment, unknown>;
export const ErrorEntriesDocument = {"__meta__":{"hash":"294241d165b036b2b0b4ee831ac6a5bf934b62e47f8e0137795323d20f1fcbbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErrorEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErrorEntryParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErrorEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"userAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"errorType"}},{"kind":"Field","name":{"kind":"Name","value":"errorLine"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ErrorEntriesQuery, ErrorEntriesQueryVariables>;
export const AddErrorEntryDocument = {"__meta__":{"hash":"2284d97d6410bdc03e376cd8096f1cb8e60402f0009f3c0a68d645610dc8a6c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddErrorEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddErrorEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addErrorEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErrorEntryParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErrorEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"userAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"errorType"}},{"kind":"Field","name":{"kind":"Name","value":"errorLine"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddErrorEntryMutation, AddErrorEntryMutationVariables>;
export const ReviewErrorEntryDocument = {"__meta__":{"hash":"65452180be3a64b6644a766e074d325ee5404c5eae0659085f51f50ce7e8fcab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewErrorEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewErrorEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewErrorEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReviewedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewErrorEntryMutation, ReviewErrorEntryMutationVariables>;
export const EditErrorEntryDocument = {"__meta__":{"hash":"01b9c9e4aece0ec496da6e2f56164f7b36cc8f6e0146deabb1b5351b431c4cf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditErrorEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditErrorEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editErrorEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"errorType"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EditErrorEntryMutation, EditErrorEntryMutationVariables>;
export const RemoveErrorEntryDocument = {"__meta__":{"hash":"ff1364f41224636f7a22bf7321a71d1057d65a975f69607907e3df925c325c18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveErrorEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveErrorEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeErrorEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveErrorEntryMutation, RemoveErrorEntryMutationVariables>;
export const RestoreErrorEntryDocument = {"__meta__":{"hash":"08086a5f6624e697cb5b1477026d399a10b952a4d25613ed54f285ec0fd4fd33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreErrorEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreErrorEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreErrorEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErrorEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreErrorEntryMutation, RestoreErrorEntryMutationVariables>;

export const useErrorEntriesQuery = (options?: Apollo.useQuery.Options<ErrorEntriesQuery, ErrorEntriesQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(ErrorEntriesDocument, options as Apollo.useQuery.Options<ErrorEntriesQuery, ErrorEntriesQueryVariables>);
export const useErrorEntriesLazyQuery = (options?: Apollo.useLazyQuery.Options<ErrorEntriesQuery, ErrorEntriesQueryVariables>) =>
  Apollo.useLazyQuery(ErrorEntriesDocument, options);

export const useAddErrorEntryMutation = (options?: Omit<Apollo.useMutation.Options<AddErrorEntryMutation, AddErrorEntryMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<AddErrorEntryMutation, AddErrorEntryMutationVariables> =>
  Apollo.useMutation(AddErrorEntryDocument, options);

export const useReviewErrorEntryMutation = (options?: Omit<Apollo.useMutation.Options<ReviewErrorEntryMutation, ReviewErrorEntryMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<ReviewErrorEntryMutation, ReviewErrorEntryMutationVariables> =>
  Apollo.useMutation(ReviewErrorEntryDocument, options);

export const useEditErrorEntryMutation = (options?: Omit<Apollo.useMutation.Options<EditErrorEntryMutation, EditErrorEntryMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<EditErrorEntryMutation, EditErrorEntryMutationVariables> =>
  Apollo.useMutation(EditErrorEntryDocument, options);

export const useRemoveErrorEntryMutation = (options?: Omit<Apollo.useMutation.Options<RemoveErrorEntryMutation, RemoveErrorEntryMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RemoveErrorEntryMutation, RemoveErrorEntryMutationVariables> =>
  Apollo.useMutation(RemoveErrorEntryDocument, options);

export const useRestoreErrorEntryMutation = (options?: Omit<Apollo.useMutation.Options<RestoreErrorEntryMutation, RestoreErrorEntryMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RestoreErrorEntryMutation, RestoreErrorEntryMutationVariables> =>
  Apollo.useMutation(RestoreErrorEntryDocument, options);

export const useErrorEntryPartsFragment = (from: Apollo.useFragment.FromOptionValue<ErrorEntryPartsFragment>) =>
  Hydrating.useFragment({ fragment: ErrorEntryPartsFragmentDoc, fragmentName: 'ErrorEntryParts', from });