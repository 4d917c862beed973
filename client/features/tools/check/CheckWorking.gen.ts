/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graph/schema-types.ts';

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckWorkingQueryVariables = Exact<{
  lines: Array<string> | string;
}>;


export type CheckWorkingQuery = { checkWorking:
    | { __typename: 'CheckedWorking', linesOk: number, linesTotal: number, firstWrong: number | null, lines: Array<{ __typename: 'CheckedLine', text: string, tex: string | null, verdict: Types.LineVerdict, say: { __typename: 'BilingualText', en: string, zh: string } | null, mistake: { __typename: 'Mistake', wrong: { __typename: 'BilingualText', en: string, zh: string }, right: { __typename: 'BilingualText', en: string, zh: string } } | null, place: { __typename: 'Place', at: number, length: number } | null }> }
    | { __typename: 'Invalid', code: Types.ErrorCode, message: string }
    | { __typename: 'NotSolved', code: Types.ErrorCode, message: string }
    | { __typename: 'RateLimited', code: Types.ErrorCode, message: string }
   };


export const CheckWorkingDocument = {"__meta__":{"hash":"9de170d18fe47324757f91d74d83611f24c11ed0eca534394d15c25f93d33bfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckWorking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkWorking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedWorking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinesChecked"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinesChecked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedWorking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linesOk"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"firstWrong"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"tex"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"say"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mistake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"right"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}}]}}]}}]} as unknown as DocumentNode<CheckWorkingQuery, CheckWorkingQueryVariables>;

export const useCheckWorkingQuery = (options: Apollo.useQuery.Options<CheckWorkingQuery, CheckWorkingQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(CheckWorkingDocument, options as Apollo.useQuery.Options<CheckWorkingQuery, CheckWorkingQueryVariables>);
export const useCheckWorkingLazyQuery = (options?: Apollo.useLazyQuery.Options<CheckWorkingQuery, CheckWorkingQueryVariables>) =>
  Apollo.useLazyQuery(CheckWorkingDocument, options);