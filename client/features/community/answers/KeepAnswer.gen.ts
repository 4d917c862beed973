/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionOfAnswerFragment = { __typename: 'Question', id: string, title: string, body: string, subjectCode: string } & { ' $fragmentName'?: 'QuestionOfAnswerFragment' };

export const QuestionOfAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionOfAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"subjectCode"}}]}}]} as unknown as DocumentNode<QuestionOfAnswerFragment, unknown>;

export const useQuestionOfAnswerFragment = (from: Apollo.useFragment.FromOptionValue<QuestionOfAnswerFragment>) =>
  Hydrating.useFragment({ fragment: QuestionOfAnswerFragmentDoc, fragmentName: 'QuestionOfAnswer', from });