import { ApolloLink } from '@apollo/client/link';
import { defer, finalize, from, mergeMap } from 'rxjs';

declare module '@apollo/client' {
  interface DefaultContext {
    /** What a mutation changes: the next of its kind to the same thing waits for its answer. */
    inOrder?: string;
  }
}

/** The server answers by then, or has given up. */
const PATIENCE_MS = 10_000;

/** Sends mutations of one thing one after another: of two that travel side by side, the earlier may arrive later. */
export function openInOrderLink(): ApolloLink {
  const last = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { inOrder } = operation.getContext();
    if (inOrder === undefined) return forward(operation);
    const key = `${operation.operationName}:${inOrder}`;
    return defer(() => {
      const before = last.get(key);
      const { promise, resolve } = Promise.withResolvers<void>();
      last.set(key, promise);
      const sent = before
        ? from(Promise.race([before, wait(PATIENCE_MS)])).pipe(mergeMap(() => forward(operation)))
        : forward(operation);
      return sent.pipe(
        finalize(() => {
          if (last.get(key) === promise) last.delete(key);
          resolve();
        }),
      );
    });
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
