/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetLikeMutationVariables = Exact<{
  input: Types.SetLikeInput;
}>;


export type SetLikeMutation = { setLike:
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'LikeState', targetId: string, liked: boolean, likeCount: number }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type SetBookmarkMutationVariables = Exact<{
  input: Types.SetBookmarkInput;
}>;


export type SetBookmarkMutation = { setBookmark:
    | { __typename: 'BookmarkState', targetId: string, bookmarked: boolean, bookmarkCount: number }
    | { __typename: 'Conflict', code: Types.ErrorCode, message: string }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type FollowQuestionMutationVariables = Exact<{
  input: Types.FollowQuestionInput;
}>;


export type FollowQuestionMutation = { followQuestion:
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'QuestionFollowing', questionId: string, following: boolean }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
   };

export type FollowTagMutationVariables = Exact<{
  input: Types.FollowTagInput;
}>;


export type FollowTagMutation = { followTag:
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotAllowed', code: Types.ErrorCode, message: string }
    | { __typename: 'NotFound', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
    | { __typename: 'SignedOut', code: Types.ErrorCode, message: string }
    | { __typename: 'Suspended', code: Types.ErrorCode, message: string }
    | { __typename: 'TagFollowing', tag: string, following: boolean }
   };

export type FollowedTagQueryVariables = Exact<{
  tag: string;
}>;


export type FollowedTagQuery = { tags: Array<{ __typename: 'Tag', id: string, name: string, following: boolean | null }> };


export const SetLikeDocument = {"__meta__":{"hash":"0992424dbeda28865e6ef09eac1935f3aecfe0385480181a75254215cbcf6d20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLikeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LikeState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetLikeMutation, SetLikeMutationVariables>;
export const SetBookmarkDocument = {"__meta__":{"hash":"2fd989905ac435e6dd66c633af98063aea68bbb9069009c06640b131c536cac7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBookmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBookmarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBookmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookmarkState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarked"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetBookmarkMutation, SetBookmarkMutationVariables>;
export const FollowQuestionDocument = {"__meta__":{"hash":"ffe3cf3f8506d982eb2ffb21139a7b8a00c3d198d883707e9e216b3ffaad577d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFollowing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"following"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<FollowQuestionMutation, FollowQuestionMutationVariables>;
export const FollowTagDocument = {"__meta__":{"hash":"da15e7c03f19e4d42d669f2751ea1e324946398d07453dc9dc6d2bec2c8e32f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagFollowing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"following"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<FollowTagMutation, FollowTagMutationVariables>;
export const FollowedTagDocument = {"__meta__":{"hash":"16530f0ae0138edf5c74ff0722e1fd5c045cdb8731dee8bd9ce3b21f60562d54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"following"}}]}}]}}]} as unknown as DocumentNode<FollowedTagQuery, FollowedTagQueryVariables>;

export const useSetLikeMutation = (options?: Omit<Apollo.useMutation.Options<SetLikeMutation, SetLikeMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SetLikeMutation, SetLikeMutationVariables> =>
  Apollo.useMutation(SetLikeDocument, options);

export const useSetBookmarkMutation = (options?: Omit<Apollo.useMutation.Options<SetBookmarkMutation, SetBookmarkMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<SetBookmarkMutation, SetBookmarkMutationVariables> =>
  Apollo.useMutation(SetBookmarkDocument, options);

export const useFollowQuestionMutation = (options?: Omit<Apollo.useMutation.Options<FollowQuestionMutation, FollowQuestionMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<FollowQuestionMutation, FollowQuestionMutationVariables> =>
  Apollo.useMutation(FollowQuestionDocument, options);

export const useFollowTagMutation = (options?: Omit<Apollo.useMutation.Options<FollowTagMutation, FollowTagMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<FollowTagMutation, FollowTagMutationVariables> =>
  Apollo.useMutation(FollowTagDocument, options);

export const useFollowedTagQuery = (options: Apollo.useQuery.Options<FollowedTagQuery, FollowedTagQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(FollowedTagDocument, options as Apollo.useQuery.Options<FollowedTagQuery, FollowedTagQueryVariables>);
export const useFollowedTagLazyQuery = (options?: Apollo.useLazyQuery.Options<FollowedTagQuery, FollowedTagQueryVariables>) =>
  Apollo.useLazyQuery(FollowedTagDocument, options);