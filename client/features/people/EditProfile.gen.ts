/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type EditProfileMutation = { updateProfile:
    | { __typename: 'Invalid', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotAllowed', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NotFound', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RateLimited', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SignedOut', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'Suspended', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'User', id: string, name: string, bio: string, links: Array<string>, subjects: Array<string>, examSession: string | null, privacy: { __typename: 'Privacy', showActivity: boolean, showFollows: boolean, showStudy: boolean, onLeaderboard: boolean } }
   };

export type RemovePictureMutationVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type RemovePictureMutation = { removeAvatar:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
    | { __typename: 'User', id: string, avatarUrl: string | null }
   };


export const EditProfileDocument = {"__meta__":{"hash":"c6b7b3db69b0f6c1b1a44970238c27b7f4a2fbf46e320c41df9a0c2e0cd3c601"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"examSession"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showActivity"}},{"kind":"Field","name":{"kind":"Name","value":"showFollows"}},{"kind":"Field","name":{"kind":"Name","value":"showStudy"}},{"kind":"Field","name":{"kind":"Name","value":"onLeaderboard"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditProfileMutation, EditProfileMutationVariables>;
export const RemovePictureDocument = {"__meta__":{"hash":"00a9ff59917e54d9f542e307e6dd93c6019684eb6541b64874b1ae2658e6aaed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePictureMutation, RemovePictureMutationVariables>;

export const useEditProfileMutation = (options?: Omit<Apollo.useMutation.Options<EditProfileMutation, EditProfileMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<EditProfileMutation, EditProfileMutationVariables> =>
  Apollo.useMutation(EditProfileDocument, options);

export const useRemovePictureMutation = (options?: Omit<Apollo.useMutation.Options<RemovePictureMutation, RemovePictureMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<RemovePictureMutation, RemovePictureMutationVariables> =>
  Apollo.useMutation(RemovePictureDocument, options);