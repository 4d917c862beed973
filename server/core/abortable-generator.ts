/** A generator that ends when its reader leaves; by itself it would first wait for the next item, which may never come. */
export function abortableGenerator<Item>(
  begin: (aborted: AbortSignal) => AsyncGenerator<Item, void>,
): AsyncGenerator<Item, void> {
  const aborting = new AbortController();
  const generator = begin(aborting.signal);
  const [next, end] = [generator.next.bind(generator), generator.return.bind(generator)];
  return Object.assign(generator, {
    next: () =>
      next().catch((error: unknown): IteratorReturnResult<void> => {
        if (aborting.signal.aborted) return { done: true, value: undefined };
        throw error;
      }),
    return: () => {
      aborting.abort();
      return end(undefined);
    },
  });
}
