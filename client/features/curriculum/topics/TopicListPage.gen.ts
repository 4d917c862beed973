/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import type { TopicRowFragment } from '../shared/TopicRow.gen.ts';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TopicListQueryVariables = Exact<{
  subject: string;
}>;


export type TopicListQuery = { subject: { __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, papers: Array<{ __typename: 'Paper', code: string, titleEn: string, titleZh: string, topics: Array<(
        { __typename: 'Topic', id: string, level: Types.Level, difficulty: Types.Difficulty, titleEn: string, titleZh: string, aliasesEn: Array<string>, aliasesZh: Array<string> }
        & { ' $fragmentRefs'?: { 'TopicRowFragment': TopicRowFragment } }
      )> }> } | null };


export const TopicListDocument = {"__meta__":{"hash":"88ac006ca49b6b48fae3e20139a76fb83670c1493f58ef08ef7182e7808b5ec2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopicList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"aliasesEn"}},{"kind":"Field","name":{"kind":"Name","value":"aliasesZh"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TopicRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Topic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<TopicListQuery, TopicListQueryVariables>;

export const useTopicListQuery = (options: Apollo.useQuery.Options<TopicListQuery, TopicListQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(TopicListDocument, options as Apollo.useQuery.Options<TopicListQuery, TopicListQueryVariables>);
export const useTopicListLazyQuery = (options?: Apollo.useLazyQuery.Options<TopicListQuery, TopicListQueryVariables>) =>
  Apollo.useLazyQuery(TopicListDocument, options);