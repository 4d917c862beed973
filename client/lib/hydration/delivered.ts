import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation } from '@apollo/client/utilities';
import { tap } from 'rxjs';

/** What the graph answered to a guest when the page was rendered. */
export interface Delivered {
  state: NormalizedCacheObject;
  /** By the server's clock. */
  at: number;
}

const opened = new WeakMap<ApolloClient, DeliveredGraph>();

/** The graph as it was when the page was rendered, for parts that hydrate after the cache has changed. */
export class DeliveredGraph {
  readonly #open: () => ApolloClient;
  #graph: ApolloClient | undefined;
  #isChanged = false;

  constructor(open: () => ApolloClient) {
    this.#open = open;
  }

  /** Notes when something other than what was delivered may stand in the cache. */
  readonly link = new ApolloLink((operation, forward) => {
    const change = () => void (this.#isChanged = true);
    // What is expected of it is shown before the answer.
    if (isMutationOperation(operation.query)) change();
    return forward(operation).pipe(tap({ next: change, error: change }));
  });

  isOf(client: ApolloClient): void {
    opened.set(client, this);
  }

  /** Null as long as the cache of the page still says the same. */
  get graph(): ApolloClient | null {
    if (!this.#isChanged) return null;
    return (this.#graph ??= this.#open());
  }
}

export const deliveredTo = (client: ApolloClient): ApolloClient | null => opened.get(client)?.graph ?? null;
