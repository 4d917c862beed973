/** Lets so many through at once, and the others in the order of their coming, each batch after other work had its turn. */
export function openBatches(size: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let left = size;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(serve);
  }

  function serve(): void {
    isScheduled = false;
    const next = waiting.splice(0, size);
    left = size - next.length;
    for (const go of next) go();
    if (waiting.length > 0) schedule();
  }

  return () => {
    schedule();
    if (left === 0) return new Promise<void>((go) => void waiting.push(go));
    left -= 1;
    return undefined;
  };
}
