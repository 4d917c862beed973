/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InteractionState_Answer_Fragment = { __typename: 'Answer', id: string, likeCount: number, bookmarkCount: number, commentCount: number, viewer: { __typename: 'AnswerViewer', liked: boolean, bookmarked: boolean } | null } & { ' $fragmentName'?: 'InteractionState_Answer_Fragment' };

export type InteractionState_Question_Fragment = { __typename: 'Question', id: string, likeCount: number, bookmarkCount: number, commentCount: number, viewer: { __typename: 'QuestionViewer', following: boolean, liked: boolean, bookmarked: boolean } | null } & { ' $fragmentName'?: 'InteractionState_Question_Fragment' };

export type InteractionStateFragment =
  | InteractionState_Answer_Fragment
  | InteractionState_Question_Fragment
;

export type InteractionStatesQueryVariables = Exact<{
  id: string;
}>;


export type InteractionStatesQuery = { question: { __typename: 'Question', id: string, status: Types.QuestionStatus, likeCount: number, bookmarkCount: number, commentCount: number, answers: { __typename: 'AnswerConnection', edges: Array<{ __typename: 'AnswerEdge', cursor: string, node: { __typename: 'Answer', id: string, likeCount: number, bookmarkCount: number, commentCount: number, viewer: { __typename: 'AnswerViewer', liked: boolean, bookmarked: boolean } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, viewer: { __typename: 'QuestionViewer', following: boolean, liked: boolean, bookmarked: boolean } | null } | null };

export type OneInteractionStateQueryVariables = Exact<{
  id: string;
}>;


export type OneInteractionStateQuery = { node:
    | { __typename: 'Answer', id: string, likeCount: number, bookmarkCount: number, commentCount: number, viewer: { __typename: 'AnswerViewer', liked: boolean, bookmarked: boolean } | null }
    | { __typename: 'Attachment', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Award', id: string }
    | { __typename: 'Badge', id: string }
    | { __typename: 'Card', id: string }
    | { __typename: 'ChatMessage', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'Conversation', id: string }
    | { __typename: 'Draft', id: string }
    | { __typename: 'ErrorEntry', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'ModerationCase', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Paper', id: string }
    | { __typename: 'Question', id: string, likeCount: number, bookmarkCount: number, commentCount: number, viewer: { __typename: 'QuestionViewer', following: boolean, liked: boolean, bookmarked: boolean } | null }
    | { __typename: 'Report', id: string }
    | { __typename: 'Revision', id: string }
    | { __typename: 'StudyRecord', id: string }
    | { __typename: 'Subject', id: string }
    | { __typename: 'Suggestion', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Topic', id: string }
    | { __typename: 'User', id: string }
   | null };

export const InteractionStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InteractionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarked"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}}]}}]}}]}}]} as unknown as DocumentNode<InteractionStateFragment, unknown>;
export const InteractionStatesDocument = {"__meta__":{"hash":"24c06faeca3fcdd76665c2b7600707fa0fdf232caf869620843dad52c26ec67c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InteractionStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InteractionState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InteractionState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InteractionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarked"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}}]}}]}}]}}]} as unknown as DocumentNode<InteractionStatesQuery, InteractionStatesQueryVariables>;
export const OneInteractionStateDocument = {"__meta__":{"hash":"fa0d1cd6711fd2d7591385ad018ba6219b8668c9c03924fb184b9d500b0af85f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneInteractionState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InteractionState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InteractionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarked"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}}]}}]}}]}}]} as unknown as DocumentNode<OneInteractionStateQuery, OneInteractionStateQueryVariables>;

export const useInteractionStatesQuery = (options: Apollo.useQuery.Options<InteractionStatesQuery, InteractionStatesQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(InteractionStatesDocument, options as Apollo.useQuery.Options<InteractionStatesQuery, InteractionStatesQueryVariables>);
export const useInteractionStatesLazyQuery = (options?: Apollo.useLazyQuery.Options<InteractionStatesQuery, InteractionStatesQueryVariables>) =>
  Apollo.useLazyQuery(InteractionStatesDocument, options);

export const useOneInteractionStateQuery = (options: Apollo.useQuery.Options<OneInteractionStateQuery, OneInteractionStateQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(OneInteractionStateDocument, options as Apollo.useQuery.Options<OneInteractionStateQuery, OneInteractionStateQueryVariables>);
export const useOneInteractionStateLazyQuery = (options?: Apollo.useLazyQuery.Options<OneInteractionStateQuery, OneInteractionStateQueryVariables>) =>
  Apollo.useLazyQuery(OneInteractionStateDocument, options);

export const useInteractionStateFragment = (from: Apollo.useFragment.FromOptionValue<InteractionStateFragment>) =>
  Hydrating.useFragment({ fragment: InteractionStateFragmentDoc, fragmentName: 'InteractionState', from });