/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewQuestionsSubscriptionVariables = Exact<{
  subjectCode: string;
}>;


export type NewQuestionsSubscription = { questionAsked: { __typename: 'QuestionAsked', question: { __typename: 'Question', id: string, author: { __typename: 'User', id: string } | null } } };


export const NewQuestionsDocument = {"__meta__":{"hash":"98ed30ea9519db2ddf77189f70d3a28fe8cbd63507c7bc493f2fad7669439159"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NewQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionAsked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subjectCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewQuestionsSubscription, NewQuestionsSubscriptionVariables>;

export const useNewQuestionsSubscription = (options: Apollo.useSubscription.Options<NewQuestionsSubscription, NewQuestionsSubscriptionVariables> | Apollo.SkipToken) =>
  Apollo.useSubscription(NewQuestionsDocument, options as Apollo.useSubscription.Options<NewQuestionsSubscription, NewQuestionsSubscriptionVariables>);