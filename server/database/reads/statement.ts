import { type Model, MODELS, type Relation } from './models.ts';

/** Thrown for whatever is not known here; made once, since nobody reads where it came from. */
export const UNKNOWN = new Error('Left to Prisma.');

/** What a nested row needs once it was read as JSON. */
export interface Shape {
  dates: string[];
  relations: [field: string, shape: Shape][];
}

export interface Statement {
  text: string;
  values: unknown[];
  shape: Shape;
}

type Args = Record<string, unknown>;

const KNOWN = new Set(['where', 'orderBy', 'take', 'include', 'select']);

/** A statement that is being written: what its parameters stand for, and how many tables it has named. */
interface Draft {
  values: unknown[];
  aliases: number;
}

/** One statement for a find of Prisma's, its relations as JSON; throws UNKNOWN for what it does not know. */
export function statementFor(name: string, args: Args): Statement {
  const draft = { values: [], aliases: 0 };
  const { sql, shape } = rowsOf(draft, name, args, null);
  return { text: sql, values: draft.values, shape };
}

function rowsOf(
  draft: Draft,
  name: string,
  args: Args,
  parent: { alias: string; relation: Relation } | null,
) {
  const model = MODELS.get(name) ?? unknown();
  if (!Object.keys(args).every((key) => KNOWN.has(key) || args[key] === undefined)) unknown();
  const alias = `t${(draft.aliases += 1)}`;
  const { fields, shape } = fieldsOf(draft, model, alias, args);
  const conditions = [
    ...(parent ? [`${alias}.${parent.relation.to} = ${parent.alias}.${parent.relation.from}`] : []),
    ...conditionsOf(draft, model, alias, args['where'] ?? {}),
  ];
  const columns = parent
    ? `json_build_object(${fields.map(([field, sql]) => `'${field}', ${sql}`).join(', ')}) AS row`
    : fields.map(([field, sql]) => `${sql} AS "${field}"`).join(', ');
  const sql = [
    `SELECT ${columns} FROM ${model.table} ${alias}`,
    conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '',
    orderOf(model, alias, args['orderBy'] ?? (parent?.relation.list ? { id: 'asc' } : [])),
    limitOf(parent && !parent.relation.list ? 1 : args['take']),
  ].join('');
  return { sql, shape };
}

function fieldsOf(draft: Draft, model: Model, alias: string, { include, select }: Args) {
  if (include && select) unknown();
  const requested = Object.entries((include ?? select ?? {}) as Args).filter(([, value]) => value);
  const fields: [string, string][] = [];
  const shape: Shape = { dates: [], relations: [] };
  const names = select
    ? requested.map(([field]) => field)
    : [...model.columns.keys(), ...requested.map(([field]) => field)];
  if (names.length === 0) unknown();
  for (const field of names) {
    const column = model.columns.get(field);
    if (column) {
      fields.push([field, `${alias}.${column}`]);
      if (model.dates.has(field)) shape.dates.push(field);
    } else {
      const nested = relationOf(draft, model, alias, field, ((include ?? select) as Args)[field]);
      fields.push([field, nested.sql]);
      shape.relations.push([field, nested.shape]);
    }
  }
  return { fields, shape };
}

function relationOf(draft: Draft, model: Model, alias: string, field: string, requested: unknown) {
  const relation = model.relations.get(field) ?? unknown();
  const { sql, shape } = rowsOf(draft, relation.model, requested === true ? {} : (requested as Args), {
    alias,
    relation,
  });
  // A list is gathered from rows that are in order and cut off already.
  return {
    sql: relation.list ? `(SELECT coalesce(json_agg(row), '[]') FROM (${sql}) s)` : `(${sql})`,
    shape,
  };
}

function conditionsOf(draft: Draft, model: Model, alias: string, where: unknown): string[] {
  return Object.entries(where as Args).flatMap(([field, test]) => {
    if (test === undefined) return [];
    if (field === 'AND') return [test].flat().flatMap((one) => conditionsOf(draft, model, alias, one));
    if (field === 'OR')
      return [anyOf((test as unknown[]).map((one) => conditionsOf(draft, model, alias, one)))];
    const relation = model.relations.get(field);
    if (relation) return existing(draft, relation, alias, test);
    const column = model.columns.get(field) ?? unknown();
    return testsOf(draft, `${alias}.${column}`, test);
  });
}

function existing(draft: Draft, { model, list, from, to }: Relation, owner: string, test: unknown): string[] {
  if (list || test === null) unknown();
  const alias = `t${(draft.aliases += 1)}`;
  const related = MODELS.get(model)!;
  const conditions = conditionsOf(draft, related, alias, test);
  // To Prisma a filter that says nothing does not even ask for the related row to be there.
  if (conditions.length === 0) return [];
  const joined = [`${alias}.${to} = ${owner}.${from}`, ...conditions];
  return [`EXISTS (SELECT FROM ${related.table} ${alias} WHERE ${joined.join(' AND ')})`];
}

function anyOf(choices: string[][]): string {
  const texts = choices.map((conditions) => (conditions.length > 0 ? conditions.join(' AND ') : 'true'));
  return `(${texts.join(' OR ') || 'false'})`;
}

function testsOf(draft: Draft, column: string, test: unknown): string[] {
  if (test === null) return [`${column} IS NULL`];
  if (typeof test !== 'object' || test instanceof Date) return [`${column} = ${valueOf(draft, test)}`];
  return Object.entries(test).flatMap(([operator, operand]) => {
    if (operand === undefined) return [];
    if (operand === null) return unknown();
    const comparison = COMPARISONS.get(operator);
    if (comparison) return [`${column} ${comparison} ${valueOf(draft, operand)}`];
    if (operator === 'in') return [`${column} = ANY (${valueOf(draft, operand)})`];
    if (operator === 'has') return [`${column} @> ARRAY[${valueOf(draft, operand)}]`];
    return unknown();
  });
}

function valueOf(draft: Draft, value: unknown): string {
  draft.values.push(value);
  return `$${draft.values.length}`;
}

const COMPARISONS = new Map([
  ['equals', '='],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

function orderOf(model: Model, alias: string, orderBy: unknown): string {
  const orders = [orderBy].flat().flatMap((one) => Object.entries(one as Args));
  const texts = orders.map(([field, direction]) => {
    if (direction !== 'asc' && direction !== 'desc') unknown();
    return `${alias}.${model.columns.get(field) ?? unknown()} ${direction === 'asc' ? 'ASC' : 'DESC'}`;
  });
  return texts.length > 0 ? ` ORDER BY ${texts.join(', ')}` : '';
}

/** Written out, not sent: only then one plan serves every execution. */
function limitOf(take: unknown): string {
  if (take === undefined) return '';
  return Number.isSafeInteger(take) && Number(take) >= 0 ? ` LIMIT ${Number(take)}` : unknown();
}

function unknown(): never {
  throw UNKNOWN;
}
