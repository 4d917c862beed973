import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../core/context.ts';
import { RESPONSE_CHARACTERS } from '../../limits/table.ts';
import { type Declaration, declarationOf, type Exposed, type Place } from './declarations.ts';
import { all, conditions } from './filter.ts';
import { concatenated, keptAs, orNull, type Piece, piecesOf, quoted } from './json.ts';
import { modelOf } from './models.ts';
import { pageOf, type Selected } from './page.ts';
import type { Filter, Rows, SourceValues, StatementRequest } from './request.ts';
import { Row } from './row.ts';
import { fieldsOf } from './selection.ts';
import { joined, Param, raw, type Sql, sql, UNANSWERED, Unsupported } from './sql.ts';

interface Operation {
  schema: GraphQLSchema;
  definition: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  /** The fields that read rows, by their place among the sources of a request. */
  indexes: ReadonlyMap<FieldNode, number>;
}

/** One operation as SQL, for requests of the same form. */
export class Compiler {
  readonly #operation: Operation;
  readonly #request: StatementRequest;
  readonly #variables: Record<string, unknown>;
  readonly #params = new Map<Param['value'], Param>();
  readonly #once = new Map<string, Sql>();
  #aliases = 0;
  /** Whether all that posts say is part of the response, not their titles alone. */
  holdsText = false;
  readonly #texts = { most: 0 };
  readonly #longestText = longestOf(this.#texts);

  constructor(operation: Operation, request: StatementRequest, variables: Record<string, unknown>) {
    this.#operation = operation;
    this.#request = request;
    this.#variables = variables;
  }

  readonly newAlias = (): string => `t${(this.#aliases += 1)}`;

  /** A statement of one row, with a column for each root field: the JSON text of its value. */
  statement(): { statement: Sql; keys: string[] } {
    const { schema, definition } = this.#operation;
    const root = schema.getQueryType()!;
    const fields = this.#fieldsOf(root, [definition]);
    const columns = [...fields.values()].map(
      (nodes) => sql`${concatenated(this.#value(root, nodes, null))} AS ${raw(this.newAlias())}`,
    );
    const once = [...this.#once].map(([name, query]) => sql`${raw(name)} AS MATERIALIZED (${query})`);
    const head = once.length > 0 ? sql`WITH ${joined(once, ', ')} ` : sql``;
    return { statement: sql`${head}SELECT ${joined(columns, ', ')}`, keys: [...fields.keys()] };
  }

  #fieldsOf(type: GraphQLObjectType, nodes: readonly { selectionSet?: SelectionSetNode | undefined }[]) {
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    return fieldsOf({ ...this.#operation, variables: this.#variables }, type, sets);
  }

  /** What is selected of an object that is made of this row. */
  object(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row): Piece[] {
    return this.fields(type, nodes, (selected) => this.#value(type, selected, row));
  }

  /** An object whose fields are made one by one. */
  fields(
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    valueOf: (nodes: readonly FieldNode[]) => Piece[],
  ): Piece[] {
    const fields = [...this.#fieldsOf(type, nodes)];
    const pieces = fields.flatMap(([key, selected], index) => [
      `${index === 0 ? '' : ','}"${key}":`,
      ...(selected[0]!.name.value === '__typename' ? [`"${type.name}"`] : valueOf(selected)),
    ]);
    return ['{', ...pieces, '}'];
  }

  /** What this request reads where a document names a field. */
  source(nodes: readonly FieldNode[]): SourceValues {
    return this.#request.sources[this.#operation.indexes.get(nodes[0]!)!]!;
  }

  /** The conditions of a source on its rows, or on those of them that come after a cursor. */
  conditions(nodes: readonly FieldNode[], row: Row, part: 'where' | 'after'): Sql[] {
    const index = this.#operation.indexes.get(nodes[0]!)!;
    const filterOf = ({ sources }: StatementRequest): Filter | null => {
      const { rows, page } = sources[index]!;
      return part === 'where' ? rows!.where : page!.after;
    };
    const filter = filterOf(this.#request);
    if (!filter) return [];
    const place = { model: row.model, alias: row.alias, newAlias: this.newAlias };
    return conditions({ ...place, filterOf: (request) => filterOf(request)! }, filter);
  }

  #value(parent: GraphQLObjectType, nodes: readonly FieldNode[], row: Row | null): Piece[] {
    const name = nodes[0]!.name.value;
    if (name === '__typename') return [`"${parent.name}"`];
    const field = parent.getFields()[name];
    const declaration = field && declarationOf(field);
    if (!declaration) throw new Unsupported(`${parent.name}.${name}`);
    const selected = { parent, field, nodes, row };
    if ('one' in declaration) return this.#one(selected);
    if ('page' in declaration) return pageOf(this, selected, declaration.through);
    if (!row) throw new Unsupported(`${parent.name}.${name}`);
    return this.#ofRow({ ...selected, row }, declaration);
  }

  #one({ field, nodes }: Selected): Piece[] {
    const { rows } = this.source(nodes);
    if (!rows) return ['null'];
    const row = new Row(modelOf(rows.model), this.newAlias);
    const object = concatenated(this.object(this.#typeOf(field, rows), nodes, row));
    const where = all(this.conditions(nodes, row, 'where'));
    return [{ sql: orNull(sql`(SELECT ${object} FROM ${row.from()} WHERE ${where})`) }];
  }

  #typeOf(field: Selected['field'], { typename }: Rows): GraphQLObjectType {
    const type = typename ? this.#operation.schema.getType(typename) : getNamedType(field.type);
    if (!isObjectType(type)) throw new Unsupported(String(field.type));
    return type;
  }

  #ofRow({ parent, field, nodes, row }: Selected & { row: Row }, declaration: Exposed): Piece[] {
    const isNullable = !isNonNullType(field.type);
    if ('column' in declaration) return this.#columnOf({ parent, field, nodes, row }, declaration.column);
    if ('columns' in declaration) {
      const type = this.#typeOf(field, NO_ROWS);
      return this.fields(type, nodes, (selected) => {
        const part = type.getFields()[selected[0]!.name.value]!;
        return this.#columnOf({ parent: type, field: part, nodes, row }, declaration.columns[part.name]);
      });
    }
    if ('relation' in declaration) return this.#related({ parent, field, nodes, row }, declaration);
    const place = this.#place(row);
    if ('json' in declaration) return [{ sql: declaration.json(place) }];
    if ('value' in declaration)
      return piecesOf(
        SCALARS.get(getNamedType(field.type).name) ?? 'text',
        declaration.value(place),
        isNullable,
      );
    if ('kept' in declaration) return [{ sql: keptAs(this, field.type, nodes, declaration.kept(place)) }];
    if (!('object' in declaration)) throw new Unsupported(`${parent.name}.${field.name}`);
    const when = declaration.object(place);
    if (!when) return ['null'];
    const object = concatenated(this.object(this.#typeOf(field, NO_ROWS), nodes, row));
    return [{ sql: sql`CASE WHEN ${when} THEN ${object} ELSE 'null' END` }];
  }

  #columnOf({ parent, field, row }: Selected & { row: Row }, name: string | undefined): Piece[] {
    const column = name ? row.model.columns.get(name) : undefined;
    const isList = isListType(getNullableType(field.type));
    if (!name || !column || isList !== column.isList) throw new Unsupported(`${parent.name}.${field.name}`);
    const value = asWord(getNamedType(field.type), row.column(name));
    return piecesOf(isList ? 'text' : column.type, value, !isNonNullType(field.type));
  }

  #related(
    { field, nodes, row }: Selected & { row: Row },
    { relation, where, when }: Extract<Declaration, { relation: string }>,
  ): Piece[] {
    const { model, isList, from, to } = row.relation(relation);
    if (isList) throw new Unsupported(`the list ${relation}`);
    const other = new Row(modelOf(model), this.newAlias, row.most);
    const object = concatenated(this.object(this.#typeOf(field, NO_ROWS), nodes, other));
    const condition = when?.(this.#place(row)) ?? null;
    const each = [
      sql`${other.named(to)} = ${row.named(from)}`,
      ...(where ? this.#among(other, where) : []),
      ...(condition ? [condition] : []),
    ];
    const one = sql`(SELECT ${object} FROM ${other.from()} WHERE ${all(each)})`;
    return [{ sql: isNonNullType(field.type) ? one : orNull(one) }];
  }

  #exists(row: Row, relation: string, filter: (ctx: Context) => Filter): Sql {
    const { model, from, to } = row.relation(relation);
    const other = new Row(modelOf(model), this.newAlias);
    const each = [sql`${other.named(to)} = ${row.named(from)}`, ...this.#among(other, filter)];
    return sql`EXISTS (SELECT FROM ${other.from()} WHERE ${all(each)})`;
  }

  /** What makes a row one of those that a policy says. */
  #among({ model, alias }: Row, filter: (ctx: Context) => Filter): Sql[] {
    const filterOf = ({ ctx }: StatementRequest) => filter(ctx);
    return conditions({ model, alias, newAlias: this.newAlias, filterOf }, filterOf(this.#request));
  }

  #place(row: Row): Place {
    return {
      row,
      ctx: this.#request.ctx,
      param: (type, value) => {
        const known = this.#params.get(value) ?? new Param(type, value);
        this.#params.set(value, known);
        return known;
      },
      exists: (relation, filter) => this.#exists(row, relation, filter),
      once: (name, query) => this.#once.set(name, query),
      text: (value, isWhole = true) => {
        this.holdsText ||= isWhole;
        this.#texts.most += row.most;
        return sql`CASE WHEN octet_length(${value}) <= ${this.#longestText} THEN to_json(${value})::text WHEN ${value} IS NOT NULL THEN ${quoted(UNANSWERED)} END`;
      },
    };
  }
}

/** A value of an enumeration by its name in the graph, where the column has another word for it. */
function asWord(type: GraphQLNamedType, stored: Sql): Sql {
  if (!isEnumType(type)) return stored;
  const renamed = type.getValues().filter(({ name, value }) => name !== value);
  if (renamed.length === 0) return stored;
  const cases = type
    .getValues()
    .map(({ name, value }) => sql`WHEN ${quoted(String(value))} THEN ${quoted(name)}`);
  return sql`CASE ${stored} ${joined(cases, ' ')} END`;
}

/** What the texts of posts may take altogether; more would be too long for any answer, and is not even read. */
const TEXT_BYTES = 4 * RESPONSE_CHARACTERS.html;

/** How long each may be where there are so many. */
const longestOf = (texts: { most: number }) => new Param('int', () => Math.floor(TEXT_BYTES / texts.most));

const NO_ROWS: Rows = { model: '', where: {} };

const SCALARS = new Map([
  ['Int', 'int'],
  ['Boolean', 'boolean'],
  ['DateTime', 'timestamptz'],
]);
