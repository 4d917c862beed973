/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TutoringSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type TutoringSubjectsQuery = { subjects: Array<{ __typename: 'Subject', code: string, nameEn: string, nameZh: string }> };

export type TutoringTopicsQueryVariables = Exact<{
  subject: string;
}>;


export type TutoringTopicsQuery = { subject: { __typename: 'Subject', code: string, papers: Array<{ __typename: 'Paper', code: string, titleEn: string, titleZh: string, topics: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, level: Types.Level, titleEn: string, titleZh: string, aliasesEn: Array<string>, aliasesZh: Array<string> }> }> } | null };

export type TutoringTopicQueryVariables = Exact<{
  subject: string;
  paper: string;
  slug: string;
}>;


export type TutoringTopicQuery = { topic: { __typename: 'Topic', id: string, slug: string, paperCode: string, titleEn: string, titleZh: string, level: Types.Level, minutes: number, summary: { __typename: 'BilingualText', en: string, zh: string }, subject: { __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string }, paper: { __typename: 'Paper', code: string, titleEn: string, titleZh: string, marks: number | null }, prerequisites: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, titleEn: string, titleZh: string, subject: { __typename: 'Subject', code: string, slug: string } }>, cards: Array<{ __typename: 'Card', id: string, slug: string, kind: Types.CardKind, title: { __typename: 'BilingualText', en: string, zh: string } }> } | null };

export type TutoringConversationQueryVariables = Exact<{
  id: string;
}>;


export type TutoringConversationQuery = { conversation: { __typename: 'Conversation', id: string, title: string, subjectCode: string | null, topic: string | null, goal: string | null } | null };


export const TutoringSubjectsDocument = {"__meta__":{"hash":"ed3effdf43d70606948ee83749e07f512e1340df096520a5557bd26b991cc696"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutoringSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}}]}}]}}]} as unknown as DocumentNode<TutoringSubjectsQuery, TutoringSubjectsQueryVariables>;
export const TutoringTopicsDocument = {"__meta__":{"hash":"9d80f4a304f6d3578f15ed1691f9abf500c7a88e0245c3f5eee4fb39ca94baae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutoringTopics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"aliasesEn"}},{"kind":"Field","name":{"kind":"Name","value":"aliasesZh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TutoringTopicsQuery, TutoringTopicsQueryVariables>;
export const TutoringTopicDocument = {"__meta__":{"hash":"67e77f546b12ddb499c445d8e0f7d6f6efa3694c96f10a30e41941b52796d5d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutoringTopic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paper"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"paper"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paper"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prerequisites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TutoringTopicQuery, TutoringTopicQueryVariables>;
export const TutoringConversationDocument = {"__meta__":{"hash":"e033069565c17a2d0df8935d2aaf11407fa448008aaede8c59df0d6ac289fd6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutoringConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}}]}}]} as unknown as DocumentNode<TutoringConversationQuery, TutoringConversationQueryVariables>;

export const useTutoringSubjectsQuery = (options?: Apollo.useQuery.Options<TutoringSubjectsQuery, TutoringSubjectsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(TutoringSubjectsDocument, options as Apollo.useQuery.Options<TutoringSubjectsQuery, TutoringSubjectsQueryVariables>);
export const useTutoringSubjectsLazyQuery = (options?: Apollo.useLazyQuery.Options<TutoringSubjectsQuery, TutoringSubjectsQueryVariables>) =>
  Apollo.useLazyQuery(TutoringSubjectsDocument, options);

export const useTutoringTopicsQuery = (options: Apollo.useQuery.Options<TutoringTopicsQuery, TutoringTopicsQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(TutoringTopicsDocument, options as Apollo.useQuery.Options<TutoringTopicsQuery, TutoringTopicsQueryVariables>);
export const useTutoringTopicsLazyQuery = (options?: Apollo.useLazyQuery.Options<TutoringTopicsQuery, TutoringTopicsQueryVariables>) =>
  Apollo.useLazyQuery(TutoringTopicsDocument, options);

export const useTutoringTopicQuery = (options: Apollo.useQuery.Options<TutoringTopicQuery, TutoringTopicQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(TutoringTopicDocument, options as Apollo.useQuery.Options<TutoringTopicQuery, TutoringTopicQueryVariables>);
export const useTutoringTopicLazyQuery = (options?: Apollo.useLazyQuery.Options<TutoringTopicQuery, TutoringTopicQueryVariables>) =>
  Apollo.useLazyQuery(TutoringTopicDocument, options);

export const useTutoringConversationQuery = (options: Apollo.useQuery.Options<TutoringConversationQuery, TutoringConversationQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(TutoringConversationDocument, options as Apollo.useQuery.Options<TutoringConversationQuery, TutoringConversationQueryVariables>);
export const useTutoringConversationLazyQuery = (options?: Apollo.useLazyQuery.Options<TutoringConversationQuery, TutoringConversationQueryVariables>) =>
  Apollo.useLazyQuery(TutoringConversationDocument, options);