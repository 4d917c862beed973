import { type FieldNode, getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { MAX_TOTAL, type Keyset } from '../../core/pagination.ts';
import { all } from './filter.ts';
import { concatenated, orNull, type Piece, piecesOf } from './json.ts';
import { modelOf } from './models.ts';
import { Row } from './row.ts';
import type { SourceValues } from './request.ts';
import { joined, raw, type Sql, sql, Unsupported } from './sql.ts';

/** Where a field of the graph is compiled: in a row, or at the root. */
export interface Selected {
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  row: Row | null;
}

/** What compiles the fields of a page's parts and rows. */
interface Compiling {
  newAlias: () => string;
  source: (nodes: readonly FieldNode[]) => SourceValues;
  conditions: (nodes: readonly FieldNode[], row: Row, part: 'where' | 'after') => Sql[];
  object: (type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row) => Piece[];
  fields: (
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    valueOf: (nodes: readonly FieldNode[]) => Piece[],
  ) => Piece[];
}

/** A connection: the rows of one page in their order, and what is said of the page. */
export function pageOf(
  compiler: Compiling,
  { field, nodes, row: parent }: Selected,
  through?: string,
): Piece[] {
  const { rows, page } = compiler.source(nodes);
  if (!rows || !page) throw new Unsupported(field.name);
  const conditionsOn = (row: Row, part: 'where' | 'after') => compiler.conditions(nodes, row, part);
  const linkTo = (row: Row) => (through && parent ? [linkBetween(parent, through, row)] : []);

  const most = (parent?.most ?? 1) * page.size;
  const row = new Row(modelOf(rows.model), compiler.newAlias, most);
  const conditions = [...linkTo(row), ...conditionsOn(row, 'where'), ...conditionsOn(row, 'after')];
  const writer = new PageWriter(compiler, row, page.keyset, page.size);
  const type = getNamedType(field.type) as GraphQLObjectType;
  const object = compiler.fields(type, nodes, (selected) => {
    const { name } = type.getFields()[selected[0]!.name.value]!;
    const inner = getNamedType(type.getFields()[name]!.type) as GraphQLObjectType;
    switch (name) {
      case 'edges':
        return writer.edges(inner, selected);
      case 'nodes':
        return writer.nodes(inner, selected);
      case 'pageInfo':
        return writer.pageInfo(inner, selected, page.after !== null);
      case 'totalCount': {
        const counted = new Row(row.model, compiler.newAlias);
        return [{ sql: countOf(counted, [...linkTo(counted), ...conditionsOn(counted, 'where')], compiler) }];
      }
      default:
        throw new Unsupported(`${type.name}.${name}`);
    }
  });
  return [{ sql: sql`(SELECT ${concatenated(object)} FROM ${writer.rows(conditions)} HAVING true)` }];
}

function linkBetween(parent: Row, through: string, row: Row): Sql {
  const { from, to } = parent.relation(through);
  return sql`${row.named(to)} = ${parent.named(from)}`;
}

function countOf(row: Row, conditions: Sql[], { newAlias }: Compiling): Sql {
  return sql`(SELECT count(*) FROM (SELECT FROM ${row.from()} WHERE ${all(conditions)} LIMIT ${raw(String(MAX_TOTAL))}) ${raw(newAlias())})`;
}

/** Writes the rows of a page: their numbers, their cursors, and a text of each wherever it is selected. */
class PageWriter {
  readonly #compiler: Compiling;
  readonly #row: Row;
  readonly #keyset: Keyset;
  readonly #size: Sql;
  readonly #most: Sql;
  readonly #texts: Sql[] = [];
  #cursors: string | null = null;

  constructor(compiler: Compiling, row: Row, keyset: Keyset, size: number) {
    this.#compiler = compiler;
    this.#row = row;
    this.#keyset = keyset;
    this.#size = raw(String(size));
    // One more than the page holds tells whether there is a next page.
    this.#most = raw(String(size + 1));
  }

  edges(type: GraphQLObjectType, nodes: readonly FieldNode[]): Piece[] {
    const edge = this.#compiler.fields(type, nodes, (selected) => {
      const field = type.getFields()[selected[0]!.name.value]!;
      if (field.name === 'cursor') return ['"', { sql: this.#cursor() }, '"'];
      return this.#compiler.object(getNamedType(field.type) as GraphQLObjectType, selected, this.#row);
    });
    return this.#each(edge);
  }

  nodes(type: GraphQLObjectType, nodes: readonly FieldNode[]): Piece[] {
    return this.#each(this.#compiler.object(type, nodes, this.#row));
  }

  pageInfo(type: GraphQLObjectType, nodes: readonly FieldNode[], isLater: boolean): Piece[] {
    return this.#compiler.fields(type, nodes, (selected) => {
      const { name } = selected[0]!;
      switch (name.value) {
        case 'hasNextPage':
          return [{ sql: sql`(coalesce(max(n), 0) > ${this.#size})::text` }];
        case 'hasPreviousPage':
          return [String(isLater)];
        case 'startCursor':
          return this.#cursorAt(sql`1`);
        case 'endCursor':
          return this.#cursorAt(sql`least(max(n), ${this.#size})::int`);
        default:
          throw new Unsupported(`${type.name}.${name.value}`);
      }
    });
  }

  /** What to select from: one row for each that was read. */
  rows(conditions: readonly Sql[]): Sql {
    const { alias, model } = this.#row;
    const order = this.#order();
    const cursor = this.#cursors === null ? sql`` : this.#cursorJoin(this.#cursors);
    const texts = this.#texts.map((text) => sql`, ${text}`);
    const columns = [...this.#row.columns].map((column) => sql`${raw(`${alias}.${column}`)}, `);
    const read = sql`SELECT ${joined(columns, '')}row_number() OVER (ORDER BY ${order}) AS n FROM ${model.table} ${raw(alias)} WHERE ${all(conditions)} ORDER BY ${order} LIMIT ${this.#most}`;
    return sql`(SELECT n${joined(texts, '')} FROM (${read}) ${raw(alias)}${this.#row.joins()}${cursor}) ${raw(this.#compiler.newAlias())}`;
  }

  /** The rows come in order, so that their texts do. The row beyond the page is not written. */
  #each(pieces: readonly Piece[]): Piece[] {
    const name = this.#compiler.newAlias();
    this.#texts.push(sql`CASE WHEN n <= ${this.#size} THEN ${concatenated(pieces)} END AS ${raw(name)}`);
    return ['[', { sql: sql`string_agg(${raw(name)}, ',')` }, ']'];
  }

  #cursor(): Sql {
    this.#cursors ??= this.#compiler.newAlias();
    return raw(`${this.#cursors}.place`);
  }

  #cursorAt(index: Sql): Piece[] {
    const name = this.#compiler.newAlias();
    this.#texts.push(sql`${this.#cursor()} AS ${raw(name)}`);
    const cursors = sql`(array_agg(${raw(name)}) FILTER (WHERE n <= ${this.#size}))`;
    return [{ sql: orNull(sql`'"' || (${cursors})[${index}] || '"'`) }];
  }

  /** The same text as that of `writeCursor`. */
  #cursorJoin(alias: string): Sql {
    const values = this.#keyset.columns.flatMap(({ field }, index): Piece[] => [
      index === 0 ? '[' : ',',
      ...piecesOf(this.#row.model.columns.get(field)!.type, this.#row.column(field), false),
    ]);
    // What cursors are made of has no character that base64url writes otherwise than base64.
    const place = sql`encode(${concatenated([...values, ']'])}::bytea, 'base64')`;
    return sql` CROSS JOIN LATERAL (SELECT rtrim(replace(${place}, E'\\n', ''), '=') AS place OFFSET 0) ${raw(alias)}`;
  }

  #order(): Sql {
    const columns = this.#keyset.columns.map(
      ({ field, direction }) => sql`${this.#row.column(field)} ${raw(direction === 'asc' ? 'ASC' : 'DESC')}`,
    );
    return joined(columns, ', ');
  }
}
