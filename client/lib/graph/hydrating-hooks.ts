import { type ApolloClient, NetworkStatus, type OperationVariables } from '@apollo/client';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useAfterHydration } from '../device/external-store.ts';
import { deliveredTo } from '../hydration/delivered.ts';

/** As Apollo's; a part that hydrates late is given what it was rendered with, or React would discard its markup. */
export function useQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: Apollo.useQuery.Options<Data, Variables>,
) {
  const now = Apollo.useQuery(query, options);
  return useWhileHydrating(now, (graph) => {
    // Neither of them was asked when the page was rendered.
    if (options?.ssr === false || now.observable.options.fetchPolicy === 'standby') return now;
    const { variables } = now.observable;
    const { data, dataState } = graph
      .watchQuery({ query, variables: variables as Variables, fetchPolicy: 'cache-only' })
      .getCurrentResult();
    if (dataState !== 'complete') return now;
    const answered = { loading: false, networkStatus: NetworkStatus.ready, error: undefined };
    return { ...now, ...answered, data, dataState } as typeof now;
  });
}

/** The same of a fragment. */
export function useFragment<Data>(options: Apollo.useFragment.Options<Data, OperationVariables>) {
  const now = Apollo.useFragment<Data>(options);
  return useWhileHydrating(now, (graph) => {
    const then = graph.watchFragment<Data>(options).getCurrentResult();
    return then.complete ? (then as typeof now) : now;
  });
}

/** `then` finds it in the graph as it was delivered. */
function useWhileHydrating<Result>(now: Result, then: (graph: ApolloClient) => Result): Result {
  const client = Apollo.useApolloClient();
  return useAfterHydration(
    () => now,
    once(() => {
      const graph = deliveredTo(client);
      return graph ? then(graph) : now;
    }),
  );
}

/** React wants the same each time it asks. */
function once<Value>(get: () => Value): () => Value {
  let got: { value: Value } | undefined;
  return () => (got ??= { value: get() }).value;
}
