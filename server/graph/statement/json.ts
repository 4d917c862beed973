import {
  type FieldNode,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { joined, raw, type Sql, sql, Unsupported } from './sql.ts';

/** A piece of a JSON text: as it stands, or as SQL says. */
export type Piece = string | { sql: Sql };

/** Postgres passes at most a hundred arguments to a function. */
const MAX_ARGUMENTS = 90;

/** One text out of its pieces. `concat` copies what is long once, where `||` would copy it at every step. */
export function concatenated(pieces: readonly Piece[]): Sql {
  const whole = merged(pieces);
  const [first, second] = whole;
  if (typeof first === 'object' && !second) return first.sql;
  const parts = whole.map((piece) => (typeof piece === 'string' ? quoted(piece) : piece.sql));
  if (parts.length <= MAX_ARGUMENTS) return sql`concat(${joined(parts, ', ')})`;
  const groups: Sql[] = [];
  for (let start = 0; start < parts.length; start += MAX_ARGUMENTS)
    groups.push(sql`concat(${joined(parts.slice(start, start + MAX_ARGUMENTS), ', ')})`);
  return sql`(${joined(groups, ' || ')})`;
}

function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

/** A text of ours as SQL: names of the graph and punctuation. */
export const quoted = (text: string): Sql => raw(`'${text.replaceAll("'", "''")}'`);

/** The text of a value or, where it is NULL, of null. */
export const orNull = (text: Sql): Sql => sql`coalesce(${text}, 'null')`;

/** Types whose values JavaScript writes in another way. */
const UNWRITTEN = new Set(['float8', 'bigint', 'jsonb']);

/** A value of one of the database's types as pieces of JSON. */
export function piecesOf(type: string, value: Sql, isNullable: boolean): Piece[] {
  if (UNWRITTEN.has(type)) throw new Unsupported(`a column of ${type}`);
  if (isNullable) return [{ sql: orNull(textOf(type, value)) }];
  switch (type) {
    case 'int':
    case 'json':
      return [{ sql: value }];
    case 'text':
      return [{ sql: sql`to_json(${value})` }];
    case 'boolean':
      return [{ sql: sql`(${value})::text` }];
    case 'timestamptz':
      return ['"', { sql: timeOf(value) }, '"'];
    default:
      // Ids and names of an enumeration hold nothing that JSON writes otherwise.
      return ['"', { sql: value }, '"'];
  }
}

/** The same as one text, NULL where the value is. */
function textOf(type: string, value: Sql): Sql {
  switch (type) {
    case 'int':
    case 'boolean':
    case 'json':
      return sql`(${value})::text`;
    case 'text':
      return sql`to_json(${value})::text`;
    case 'timestamptz':
      return sql`('"' || ${timeOf(value)} || '"')`;
    default:
      return sql`('"' || ${value} || '"')`;
  }
}

/** A moment as JavaScript writes it; sessions of the product are in UTC. */
export const timeOf = (value: Sql): Sql => sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What reads the selections of an operation. */
interface Reader {
  fields: (
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    valueOf: (nodes: readonly FieldNode[]) => Piece[],
  ) => Piece[];
  newAlias: () => string;
}

/** The JSON of what is selected of a value that a row keeps as `jsonb`, under the names of the graph. */
export function keptAs(
  reader: Reader,
  declared: GraphQLOutputType,
  nodes: readonly FieldNode[],
  value: Sql,
): Sql {
  const type = getNullableType(declared);
  if (isLeafType(type)) return orNull(sql`(${value})::text`);
  if (isListType(type)) {
    const row = reader.newAlias();
    const each = keptAs(reader, type.ofType, nodes, raw(`${row}.value`));
    return sql`(SELECT concat('[', string_agg(${each}, ',' ORDER BY ${raw(row)}.place), ']') FROM jsonb_array_elements(${value}) WITH ORDINALITY ${raw(row)}(value, place))`;
  }
  if (!isObjectType(type)) throw new Unsupported(String(declared));
  const pieces = reader.fields(type, nodes, (selected) => {
    const name = selected[0]!.name.value;
    const field = type.getFields()[name];
    // What depends on arguments is made where they are read.
    if (!field || field.args.length > 0) throw new Unsupported(`${type.name}.${name}`);
    return [{ sql: keptAs(reader, field.type, selected, sql`(${value} -> ${raw(`'${name}'`)})`) }];
  });
  return sql`CASE WHEN jsonb_typeof(${value}) = 'object' THEN ${concatenated(pieces)} ELSE 'null' END`;
}
