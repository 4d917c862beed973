/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LearningPathQueryVariables = Exact<{
  code: string;
}>;


export type LearningPathQuery = { subject: { __typename: 'Subject', code: string, slug: string, nameEn: string, nameZh: string, topics: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, titleEn: string, titleZh: string, difficulty: Types.Difficulty, minutes: number, prerequisites: Array<{ __typename: 'Topic', id: string, slug: string, paperCode: string, titleEn: string, titleZh: string, subjectCode: string, subject: { __typename: 'Subject', slug: string } }> }> } | null };


export const LearningPathDocument = {"__meta__":{"hash":"9b91ad5cde2d80b60b3708ff95fbb3d88bd432de039722f258649e7501d1a3f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LearningPath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"prerequisites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"paperCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LearningPathQuery, LearningPathQueryVariables>;

export const useLearningPathQuery = (options: Apollo.useQuery.Options<LearningPathQuery, LearningPathQueryVariables> | Apollo.SkipToken) =>
  Apollo.useQuery(LearningPathDocument, options as Apollo.useQuery.Options<LearningPathQuery, LearningPathQueryVariables>);
export const useLearningPathLazyQuery = (options?: Apollo.useLazyQuery.Options<LearningPathQuery, LearningPathQueryVariables>) =>
  Apollo.useLazyQuery(LearningPathDocument, options);