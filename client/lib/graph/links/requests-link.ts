import { ApolloLink } from '@apollo/client/link';
import { finalize } from 'rxjs';

const underWay = new Set<Promise<unknown>>();

/** Notes which requests wait for their answers. */
export const requestsLink = new ApolloLink((operation, forward) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.add(promise);
  return forward(operation).pipe(
    finalize(() => {
      underWay.delete(promise);
      resolve();
    }),
  );
});

/**
 * Applies a change that an event told of, and once more behind the requests that are under way: their answers may be
 * older than the event. `isLatest` is asked before that.
 */
export function applyThroughRequests(apply: () => void, isLatest: () => boolean): void {
  apply();
  if (underWay.size === 0) return;
  void Promise.all(underWay).then(() => {
    // An answer is written into the cache after the request has ended.
    setTimeout(() => isLatest() && apply());
  });
}
