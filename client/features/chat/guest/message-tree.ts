import type { Message } from '../store/message.ts';

type Node = Pick<Message, 'id' | 'parentId'>;

/** The messages from the first to this one. */
export function pathTo<Row extends Node>(all: readonly Row[], leafId: string | null): Row[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const path: Row[] = [];
  let row = leafId === null ? undefined : byId.get(leafId);
  while (row) {
    path.unshift(row);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return path;
}

/** The end of the branch that always takes the newest reply. */
export function leafBelow(all: readonly Node[], id: string): string {
  const next = all.findLast(({ parentId }) => parentId === id);
  return next ? leafBelow(all, next.id) : id;
}

/** Messages with their siblings; unchanged ones stay the same objects. */
export function withSiblings(all: readonly Message[]): Message[] {
  const siblings = Map.groupBy(all, ({ parentId }) => parentId);
  return all.map((message) => {
    const ids = siblings.get(message.parentId)?.map(({ id }) => id) ?? [];
    return ids.join() === message.siblings.join() ? message : { ...message, siblings: ids };
  });
}
