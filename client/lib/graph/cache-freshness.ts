import type { ApolloClient, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify, isQueryOperation } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { tap } from 'rxjs';

export const FRESH_MS = 60_000;
export const KEPT_MS = 5 * 60_000;

/** The policy of whoever names none: Apollo has no such times of its own, so this one stands for "by age". */
export const BY_AGE: WatchQueryFetchPolicy = 'cache-and-network';

/**
 * Answers younger than a minute are shown as they are; younger than five, shown and asked for again;
 * older ones are not shown. Nothing is asked again because a window got the focus.
 */
export class Freshness {
  readonly #answeredAt = new Map<string, number>();
  readonly #now: () => number;
  #deliveredAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  policyFor(query: DocumentNode, variables?: OperationVariables): WatchQueryFetchPolicy {
    const at = this.#answeredAt.get(keyOf(query, variables));
    if (at === undefined) return this.#now() - this.#deliveredAt < FRESH_MS ? 'cache-first' : BY_AGE;

    const age = this.#now() - at;
    if (age < FRESH_MS) return 'cache-first';
    return age < KEPT_MS ? BY_AGE : 'network-only';
  }

  /** The cache came with the page, whose answers are as old as it is: `at` by the server's clock. */
  delivered(at: number): void {
    this.#deliveredAt = Math.min(at, this.#now());
  }

  /** Data fetched as another user must be fetched again before it is shown. */
  expireAll(): void {
    this.#deliveredAt = Number.NEGATIVE_INFINITY;
    for (const key of this.#answeredAt.keys()) this.#answeredAt.set(key, Number.NEGATIVE_INFINITY);
  }

  /** Notes when which query was answered. */
  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (!isQueryOperation(operation.query) || errors?.length) return;
        this.#answeredAt.set(keyOf(operation.query, operation.variables), this.#now());
      }),
    ),
  );

  /** Gives the queries of a client their policies: when they start, and when their variables change. */
  govern(client: ApolloClient): void {
    const watch = client.watchQuery;
    client.watchQuery = <Data, Variables extends OperationVariables>(
      options: ApolloClient.WatchQueryOptions<Data, Variables>,
    ) => {
      const { query, variables, fetchPolicy = BY_AGE } = options;
      const byAge = fetchPolicy === BY_AGE;
      return watch<Data, Variables>({
        ...options,
        fetchPolicy: byAge ? this.policyFor(query, variables) : fetchPolicy,
        nextFetchPolicy: (current, { reason, options: changed, initialFetchPolicy }) => {
          if (reason === 'variables-changed')
            return byAge ? this.policyFor(query, changed.variables) : initialFetchPolicy;
          return current === BY_AGE || current === 'network-only' ? 'cache-first' : current;
        },
      } as ApolloClient.WatchQueryOptions<Data, Variables>);
    };
  }
}

function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  const operation = query.definitions.find(isOperation);
  return `${operation?.name?.value}:${canonicalStringify({ ...defaultsOf(operation), ...variables })}`;
}

function isOperation(node: DocumentNode['definitions'][number]): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

function defaultsOf(operation: OperationDefinitionNode | undefined): OperationVariables {
  const withDefault = (operation?.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  return Object.fromEntries(withDefault);
}
