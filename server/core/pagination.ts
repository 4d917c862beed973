import { Invalid } from './errors.ts';
import { kindOf } from './ids.ts';

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
  return rowsIn(first ?? DEFAULT_PAGE, { most: MAX_PAGE });
}

/** How many rows a page is paid for; whether it may have so many is told later. */
export const rowsPaid = ({ first }: PageRequest, most = MAX_PAGE): number =>
  Math.min(Math.max(first ?? DEFAULT_PAGE, 1), most);

/** So many rows, refused where a list does not give so many: fewer would look like all there are. */
export function rowsIn(rows: number, { most, field = 'first' }: { most: number; field?: string }): number {
  if (Number.isInteger(rows) && rows >= 1 && rows <= most) return rows;
  throw new Invalid([
    {
      field,
      code: rows > most ? 'TOO_MANY' : 'TOO_FEW',
      min: 1,
      max: most,
      text: {
        en: `“${field}” must be a whole number from 1 to ${most}.`,
        zh: `“${field}”必须是 1 到 ${most} 之间的整数。`,
      },
    },
  ]);
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
export type CursorPosition = (string | number | boolean)[];

export function writeCursor(place: CursorPosition): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor that this server wrote for a list sorted by values of these types. */
export function readCursor(cursor: string, shape: CursorValue[]): CursorPosition {
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

/** What a list is sorted by: a whole number, a rank of a search, whether it is so, a time, an id of ours, a name. */
type CursorValue = 'whole' | 'rank' | 'boolean' | 'date' | 'id' | 'text';

function fits(value: unknown, part: CursorValue): boolean {
  switch (part) {
    case 'whole':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'rank':
      return typeof value === 'number' && Math.abs(value) < 1e6;
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && isTime(value);
    case 'id':
      return typeof value === 'string' && kindOf(value) !== null;
    case 'text':
      return typeof value === 'string' && value.length <= 200 && !value.includes('\0');
  }
}

/** A time as this server writes it; Postgres knows no year 0. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

type Filter = Record<string, unknown>;

interface Column {
  field: string;
  kind: CursorValue;
  direction: 'asc' | 'desc';
}

/** The order of a list, and how it is read on from a row: by the values that it is sorted by. */
export interface Keyset {
  /** Tells orders apart. */
  name: string;
  columns: readonly Column[];
  orderBy: Record<string, 'asc' | 'desc'>[];
  cursorOf: (row: object) => string;
  /** The rows beyond a cursor, as a filter of Prisma's. */
  after: (cursor: string) => Filter;
}

/** A list sorted by these columns; the last of them is unique. */
export function keysetOf(...columns: Column[]): Keyset {
  return {
    name: columns.map(({ field, direction }) => `${field} ${direction}`).join(),
    columns,
    orderBy: columns.map(({ field, direction }) => ({ [field]: direction })),
    cursorOf: (row) =>
      writeCursor(
        columns.map(({ field }) => {
          const value = Reflect.get(row, field) as Date | string | number | boolean;
          return value instanceof Date ? value.toISOString() : value;
        }),
      ),
    after(cursor) {
      const place = readCursor(
        cursor,
        columns.map(({ kind }) => kind),
      );
      const values = place.map((value, index) =>
        columns[index]!.kind === 'date' ? new Date(String(value)) : value,
      );
      const choices = columns.flatMap((column, index) => {
        const beyond = rowsBeyond(column, values[index]!);
        const same = columns.slice(0, index).map(({ field }, i) => [field, values[i]] as const);
        return beyond ? [{ ...Object.fromEntries(same), ...beyond }] : [];
      });
      return { ...upTo(columns[0]!, values[0]!), OR: choices };
    },
  };
}

type Value = Date | string | number | boolean;

function rowsBeyond({ field, direction }: Column, value: Value): Filter | null {
  if (typeof value !== 'boolean') return { [field]: { [direction === 'asc' ? 'gt' : 'lt']: value } };
  // Of two values one comes last.
  return value === (direction === 'desc') ? { [field]: !value } : null;
}

/** What lets an index start at the place; the rest of the filter settles ties. */
function upTo({ field, direction }: Column, value: Value): Filter {
  if (typeof value === 'boolean') return {};
  return { [field]: { [direction === 'asc' ? 'gte' : 'lte']: value } };
}
