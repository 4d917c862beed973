/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import type { QuestionRowFragment } from '../list/QuestionRow.gen.ts';
import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TagPageQueryVariables = Exact<{
  name: string;
}>;


export type TagPageQuery = { tag: { __typename: 'Tag', id: string, name: string, questions: number, unanswered: number, trend: number, following: boolean | null, subject: { __typename: 'Subject', id: string, code: string, name: { __typename: 'BilingualText', en: string, zh: string } } | null, topics: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, title: { __typename: 'BilingualText', en: string, zh: string }, paper: { __typename: 'Paper', id: string, title: { __typename: 'BilingualText', en: string, zh: string } }, subject: { __typename: 'Subject', id: string, code: string, slug: string } }> } | null };

export type TagQuestionsQueryVariables = Exact<{
  filter?: Types.QuestionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TagQuestionsQuery = { questions: { __typename: 'QuestionConnection', edges: Array<{ __typename: 'QuestionEdge', cursor: string, node: (
        { __typename: 'Question', id: string }
        & { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TagsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TagsPageQuery = { popularTags: { __typename: 'TagConnection', nodes: Array<{ __typename: 'Tag', id: string, name: string, questions: number, unanswered: number, trend: number, subject: { __typename: 'Subject', id: string, code: string, name: { __typename: 'BilingualText', en: string, zh: string } } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type FollowedTagsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowedTagsQuery = { followedTags: { __typename: 'TagConnection', nodes: Array<{ __typename: 'Tag', id: string, name: string, questions: number, unanswered: number, subject: { __typename: 'Subject', id: string, code: string, name: { __typename: 'BilingualText', en: string, zh: string } } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type FollowTagOnPageMutationVariables = Exact<{
  tag: string;
  active: boolean;
}>;


export type FollowTagOnPageMutation = { followTag:
    | { __typename: 'Invalid', message: string }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'SignedOut', message: string }
    | { __typename: 'Suspended', message: string }
    | { __typename: 'TagFollowing', tag: string, following: boolean }
   };

export type PaperNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperNamesQuery = { subjects: Array<{ __typename: 'Subject', id: string, code: string, papers: Array<{ __typename: 'Paper', id: string, code: string, title: { __typename: 'BilingualText', en: string, zh: string } }> }> };


export const TagPageDocument = {"__meta__":{"hash":"0810ab439f84bb7fd884c2c12cb4bd3007a2816b80fa3d4427479ba336b91cbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TagPageQuery, TagPageQueryVariables>;
export const TagQuestionsDocument = {"__meta__":{"hash":"1006aea69b4397a588d198cfba07301ecf6f248f95065e7dbf7ad07b77ac082b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titlePage"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TagQuestionsQuery, TagQuestionsQueryVariables>;
export const TagsPageDocument = {"__meta__":{"hash":"eca589a7ed8444b39b18ccfac167b5147e030ec6e38cca6a0b35347614483c02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<TagsPageQuery, TagsPageQueryVariables>;
export const FollowedTagsDocument = {"__meta__":{"hash":"3236edb33277c5c6e2b1aa10f8e4d55fc5a1ed29249aacb1afc83a1aabde98b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<FollowedTagsQuery, FollowedTagsQueryVariables>;
export const FollowTagOnPageDocument = {"__meta__":{"hash":"260aab1a0b2ed767a5c29fedfcef94001bd34e6554e0571a437c35191f5c8e6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowTagOnPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagFollowing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"following"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<FollowTagOnPageMutation, FollowTagOnPageMutationVariables>;
export const PaperNamesDocument = {"__meta__":{"hash":"92815c83b80962a917b3d0ea0c20e35d738d9eee49406c6c05ab63c23e1b9f34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaperNamesQuery, PaperNamesQueryVariables>;

export const useTagPageQuery = (options: Apollo.useQuery.Options<TagPageQuery, TagPageQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(TagPageDocument, options as Apollo.useQuery.Options<TagPageQuery, TagPageQueryVariables>);
export const useTagPageLazyQuery = (options?: Apollo.useLazyQuery.Options<TagPageQuery, TagPageQueryVariables>) =>
  Apollo.useLazyQuery(TagPageDocument, options);

export const useTagQuestionsQuery = (options?: Apollo.useQuery.Options<TagQuestionsQuery, TagQuestionsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(TagQuestionsDocument, options as Apollo.useQuery.Options<TagQuestionsQuery, TagQuestionsQueryVariables>);
export const useTagQuestionsLazyQuery = (options?: Apollo.useLazyQuery.Options<TagQuestionsQuery, TagQuestionsQueryVariables>) =>
  Apollo.useLazyQuery(TagQuestionsDocument, options);

export const useTagsPageQuery = (options?: Apollo.useQuery.Options<TagsPageQuery, TagsPageQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(TagsPageDocument, options as Apollo.useQuery.Options<TagsPageQuery, TagsPageQueryVariables>);
export const useTagsPageLazyQuery = (options?: Apollo.useLazyQuery.Options<TagsPageQuery, TagsPageQueryVariables>) =>
  Apollo.useLazyQuery(TagsPageDocument, options);

export const useFollowedTagsQuery = (options?: Apollo.useQuery.Options<FollowedTagsQuery, FollowedTagsQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(FollowedTagsDocument, options as Apollo.useQuery.Options<FollowedTagsQuery, FollowedTagsQueryVariables>);
export const useFollowedTagsLazyQuery = (options?: Apollo.useLazyQuery.Options<FollowedTagsQuery, FollowedTagsQueryVariables>) =>
  Apollo.useLazyQuery(FollowedTagsDocument, options);

export const useFollowTagOnPageMutation = (options?: Omit<Apollo.useMutation.Options<FollowTagOnPageMutation, FollowTagOnPageMutationVariables>, 'variables'>): Apollo.useMutation.ResultTuple<FollowTagOnPageMutation, FollowTagOnPageMutationVariables> =>
  Apollo.useMutation(FollowTagOnPageDocument, options);

export const usePaperNamesQuery = (options?: Apollo.useQuery.Options<PaperNamesQuery, PaperNamesQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(PaperNamesDocument, options as Apollo.useQuery.Options<PaperNamesQuery, PaperNamesQueryVariables>);
export const usePaperNamesLazyQuery = (options?: Apollo.useLazyQuery.Options<PaperNamesQuery, PaperNamesQueryVariables>) =>
  Apollo.useLazyQuery(PaperNamesDocument, options);