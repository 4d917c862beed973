import type { Message } from './message.ts';

type Placed = Pick<Message, 'id' | 'parentId' | 'type'>;

/** The messages from the first to this one. */
export function pathTo<Row extends Placed>(all: readonly Row[], leafId: string | null): Row[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const path: Row[] = [];
  let row = leafId === null ? undefined : byId.get(leafId);
  while (row) {
    path.unshift(row);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return path;
}

/** Where a branch leads when always the newest is followed. */
export function leafBelow(all: readonly Placed[], id: string): string {
  const next = all.findLast(({ parentId }) => parentId === id);
  return next ? leafBelow(all, next.id) : id;
}

/** Each with the branches beside it. */
export function withSiblings(path: readonly Message[], all: readonly Message[]): Message[] {
  return path.map((message) => ({
    ...message,
    siblings: all.filter(({ parentId }) => parentId === message.parentId).map(({ id }) => id),
  }));
}
