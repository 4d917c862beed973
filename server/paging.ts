import { Invalid } from './errors.ts';

export const DEFAULT_PAGE = 20;
export const MAX_PAGE = 100;
/** Counting stops here: past it nobody reads the exact number, and the count would be a scan. */
export const MAX_TOTAL = 10_000;

/** One page of a list. */
export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts the whole list, up to the cap; called only when somebody asks. */
  total: () => Promise<number>;
}

export interface PageRequest {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** How many rows a page holds: 1 to 100, 20 unless said otherwise. */
export function pageSize({ first }: PageRequest): number {
  return Math.min(Math.max(first ?? DEFAULT_PAGE, 1), MAX_PAGE);
}

/** A page out of rows that were read with one row to spare. */
export function toPage<Row>(
  rows: Row[],
  request: PageRequest,
  cursorOf: (row: Row) => string,
  total: () => Promise<number>,
): Page<Row> {
  const size = pageSize(request);
  return {
    edges: rows.slice(0, size).map((node) => ({ cursor: cursorOf(node), node })),
    hasNextPage: rows.length > size,
    hasPreviousPage: Boolean(request.after),
    total,
  };
}

/** A place in a list: the values that the list is sorted by, ending with the id. */
export type Place = (string | number | boolean)[];

export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor that this server wrote for a list sorted by values of these types. */
export function readCursor(cursor: string, shape: ('string' | 'number' | 'boolean' | 'date')[]): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(place) && place.length === shape.length && place.every((v, i) => fits(v, shape[i]!)))
      return place;
  } catch {
    // Falls through to the refusal: a cursor is opaque, so whatever is wrong with it is one fault.
  }
  throw new Invalid([
    {
      field: 'after',
      code: 'MALFORMED',
      text: { en: 'This cursor does not belong to this list.', zh: '这个游标不属于此列表。' },
    },
  ]);
}

function fits(value: unknown, type: 'string' | 'number' | 'boolean' | 'date'): boolean {
  if (type === 'date') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return typeof value === type;
}
