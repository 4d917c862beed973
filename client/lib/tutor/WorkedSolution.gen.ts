/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StepWorkedFragment = { __typename: 'SolutionStep', tex: Array<string>, marks: Array<Types.MarkCode>, checked: boolean, say: { __typename: 'BilingualText', en: string, zh: string }, why: { __typename: 'BilingualText', en: string, zh: string } | null } & { ' $fragmentName'?: 'StepWorkedFragment' };

export type AnswerFoundFragment = { __typename: 'SolutionAnswer', text: string, tex: string, say: { __typename: 'BilingualText', en: string, zh: string } | null } & { ' $fragmentName'?: 'AnswerFoundFragment' };

export type CheckPassedFragment = { __typename: 'SolutionCheck', name: { __typename: 'BilingualText', en: string, zh: string } } & { ' $fragmentName'?: 'CheckPassedFragment' };

export type ReadAsFragment = { __typename: 'QuestionReading', typed: string, tex: string, others: Array<{ __typename: 'OtherReading', tex: string, question: string }> } & { ' $fragmentName'?: 'ReadAsFragment' };

export const StepWorkedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepWorked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SolutionStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"say"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tex"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]} as unknown as DocumentNode<StepWorkedFragment, unknown>;
export const AnswerFoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerFound"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SolutionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"tex"}},{"kind":"Field","name":{"kind":"Name","value":"say"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]} as unknown as DocumentNode<AnswerFoundFragment, unknown>;
export const CheckPassedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckPassed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SolutionCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]} as unknown as DocumentNode<CheckPassedFragment, unknown>;
export const ReadAsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadAs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"tex"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tex"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]} as unknown as DocumentNode<ReadAsFragment, unknown>;

export const useStepWorkedFragment = (from: Apollo.useFragment.FromOptionValue<StepWorkedFragment>) =>
  Hydrating.useFragment({ fragment: StepWorkedFragmentDoc, fragmentName: 'StepWorked', from });

export const useAnswerFoundFragment = (from: Apollo.useFragment.FromOptionValue<AnswerFoundFragment>) =>
  Hydrating.useFragment({ fragment: AnswerFoundFragmentDoc, fragmentName: 'AnswerFound', from });

export const useCheckPassedFragment = (from: Apollo.useFragment.FromOptionValue<CheckPassedFragment>) =>
  Hydrating.useFragment({ fragment: CheckPassedFragmentDoc, fragmentName: 'CheckPassed', from });

export const useReadAsFragment = (from: Apollo.useFragment.FromOptionValue<ReadAsFragment>) =>
  Hydrating.useFragment({ fragment: ReadAsFragmentDoc, fragmentName: 'ReadAs', from });