/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import * as Apollo from '@apollo/client/react';
import * as Hydrating from '../../../lib/graph/hydrating-hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhotoModelQueryVariables = Exact<{ [key: string]: never; }>;


export type PhotoModelQuery = { photoModel: string | null };

export type PhotoTranscriptSubscriptionVariables = Exact<{
  uploadId: string;
}>;


export type PhotoTranscriptSubscription = { photoTranscript: { __typename: 'TranscriptChunk', transcript: string | null, failure: { __typename: 'ChatFailure', code: string } | null } };


export const PhotoModelDocument = {"__meta__":{"hash":"1d060e037a6ba4a90e49f7a9cf329b8739499f5c79651cf48429a65795b35003"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhotoModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoModel"}}]}}]} as unknown as DocumentNode<PhotoModelQuery, PhotoModelQueryVariables>;
export const PhotoTranscriptDocument = {"__meta__":{"hash":"c474e3ce6a18eed8f936c60b17c99a1530ef8fe3ad6d56fe81f8fa3fe4e02018"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PhotoTranscript"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoTranscript"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transcript"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PhotoTranscriptSubscription, PhotoTranscriptSubscriptionVariables>;

export const usePhotoModelQuery = (options?: Apollo.useQuery.Options<PhotoModelQuery, PhotoModelQueryVariables> | Apollo.SkipToken) =>
  Hydrating.useQuery(PhotoModelDocument, options as Apollo.useQuery.Options<PhotoModelQuery, PhotoModelQueryVariables>);
export const usePhotoModelLazyQuery = (options?: Apollo.useLazyQuery.Options<PhotoModelQuery, PhotoModelQueryVariables>) =>
  Apollo.useLazyQuery(PhotoModelDocument, options);

export const usePhotoTranscriptSubscription = (options: Apollo.useSubscription.Options<PhotoTranscriptSubscription, PhotoTranscriptSubscriptionVariables> | Apollo.SkipToken) =>
  Apollo.useSubscription(PhotoTranscriptDocument, options as Apollo.useSubscription.Options<PhotoTranscriptSubscription, PhotoTranscriptSubscriptionVariables>);