/** A queue in which addresses take turns, so that a crowd at one address does not keep out a single client at another. */
export interface AddressQueue<Item> {
  readonly size: number;
  add(address: string, item: Item): void;
  /** Takes the item whose turn it is. */
  next(): Item | null;
  sizeOf(address: string): number;
  longest(): number;
  /** Removes the last item of the longest queue. */
  dropLast(): Item;
  /** Removes the first items of every queue for which this is true. */
  dropWhile(isOver: (item: Item) => boolean): Item[];
  clear(): Item[];
}

export function openAddressQueue<Item>(): AddressQueue<Item> {
  const queues = new Map<string, Item[]>();
  let size = 0;

  function longest(): [address: string, queue: Item[]] {
    return [...queues].reduce((longer, next) => (next[1].length > longer[1].length ? next : longer));
  }

  function removed(address: string, queue: Item[], item: Item): Item {
    size -= 1;
    if (queue.length === 0) queues.delete(address);
    return item;
  }

  return {
    get size() {
      return size;
    },
    add(address, item) {
      const queue = queues.get(address) ?? [];
      queue.push(item);
      queues.set(address, queue);
      size += 1;
    },
    next() {
      const [first] = queues;
      if (!first) return null;
      const [address, queue] = first;
      // Behind the other addresses that wait.
      queues.delete(address);
      queues.set(address, queue);
      return removed(address, queue, queue.shift()!);
    },
    sizeOf: (address) => queues.get(address)?.length ?? 0,
    longest: () => longest()[1].length,
    dropLast() {
      const [address, queue] = longest();
      return removed(address, queue, queue.pop()!);
    },
    dropWhile(isOver) {
      const dropped: Item[] = [];
      for (const [address, queue] of queues)
        while (queue.length > 0 && isOver(queue[0]!)) dropped.push(removed(address, queue, queue.shift()!));
      return dropped;
    },
    clear() {
      const items = [...queues.values()].flat();
      queues.clear();
      size = 0;
      return items;
    },
  };
}
