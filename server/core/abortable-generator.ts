/** Pieces that end when their reader leaves: by itself a generator would first wait for the next one, which may never come. */
export function untilLeft<Piece>(
  begin: (left: AbortSignal) => AsyncGenerator<Piece, void>,
): AsyncGenerator<Piece, void> {
  const left = new AbortController();
  const pieces = begin(left.signal);
  const [next, end] = [pieces.next.bind(pieces), pieces.return.bind(pieces)];
  return Object.assign(pieces, {
    next: () =>
      next().catch((error: unknown): IteratorReturnResult<void> => {
        if (left.signal.aborted) return { done: true, value: undefined };
        throw error;
      }),
    return: () => {
      left.abort();
      return end(undefined);
    },
  });
}
