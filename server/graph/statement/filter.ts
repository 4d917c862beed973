import { type Model, modelOf } from './models.ts';
import type { Filter, StatementRequest } from './request.ts';
import { joined, Param, raw, type Sql, sql, Unsupported } from './sql.ts';

/** Where in a filter a value stands, from the outside in. */
type Path = readonly (string | number)[];

interface Place {
  model: Model;
  alias: string;
  /** The filter of a request: the same in form, with values of its own. */
  filterOf: (request: StatementRequest) => Filter;
  newAlias: () => string;
}

/** A filter of Prisma's as conditions; its values become parameters, since every request has its own. */
export function conditions(place: Place, filter: Filter, path: Path = []): Sql[] {
  return Object.entries(filter).flatMap(([field, test]): Sql[] => {
    if (test === undefined) return [];
    const here = [...path, field];
    if (field === 'AND')
      return ([test].flat() as Filter[]).flatMap((one, index) =>
        conditions(place, one, Array.isArray(test) ? [...here, index] : here),
      );
    if (field === 'OR') return [anyOf(place, test as Filter[], here)];
    if (place.model.relations.has(field)) return [related(place, field, test as Filter, here)];
    return comparisons(place, field, test, here);
  });
}

function anyOf(place: Place, choices: Filter[], path: Path): Sql {
  if (choices.length === 0) return sql`false`;
  const each = choices.map((one, index) => all(conditions(place, one, [...path, index])));
  return sql`(${joined(each, ' OR ')})`;
}

export const all = (each: readonly Sql[]): Sql => (each.length > 0 ? joined(each, ' AND ') : sql`true`);

function related(place: Place, field: string, filter: Filter, path: Path): Sql {
  const { model: name, from, to, isList } = place.model.relations.get(field)!;
  const some = isList ? someOf(filter) : null;
  if (filter === null || (isList && !some)) throw new Unsupported(`a filter on ${place.model.name}.${field}`);
  const model = modelOf(name);
  const alias = place.newAlias();
  const inner = { ...place, model, alias };
  const each = some ? conditions(inner, some, [...path, 'some']) : conditions(inner, filter, path);
  // To Prisma a filter that says nothing does not even ask for the related row to be there.
  if (each.length === 0) return sql`true`;
  const link = raw(`${alias}.${to} = ${place.alias}.${from}`);
  return sql`EXISTS (SELECT FROM ${model.table} ${raw(alias)} WHERE ${all([link, ...each])})`;
}

/** What one of the rows of a list must be like, where that is all that is asked of them. */
function someOf(filter: Filter): Filter | null {
  const [[operator, some], ...others] = Object.entries(filter) as [[string, Filter], ...unknown[]];
  return operator === 'some' && others.length === 0 && Object.keys(some).length > 0 ? some : null;
}

const COMPARISONS = new Map([
  ['equals', '='],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

function comparisons({ model, alias, filterOf }: Place, field: string, test: unknown, path: Path): Sql[] {
  const column = model.columns.get(field);
  if (!column) throw new Unsupported(`a filter on ${model.name}.${field}`);
  const name = raw(`${alias}.${column.name}`);
  const param = (at: Path, type = column.type) =>
    new Param(type, (request) => at.reduce<unknown>((one, key) => (one as Filter)[key], filterOf(request)));
  if (test === null) return [sql`${name} IS NULL`];
  if (typeof test !== 'object' || test instanceof Date) return [sql`${name} = ${param(path)}`];
  return Object.entries(test).flatMap(([operator, operand]) => {
    if (operand === undefined) return [];
    const at = [...path, operator];
    const comparison = COMPARISONS.get(operator);
    if (comparison && operand !== null) return [sql`${name} ${raw(comparison)} ${param(at)}`];
    if (operator === 'in') return [sql`${name} = ANY (${param(at, `${column.type}[]`)})`];
    if (operator === 'has') return [sql`${name} @> ARRAY[${param(at)}]`];
    throw new Unsupported(`“${operator}” on ${model.name}.${field}`);
  });
}

/** What a filter's conditions depend on besides its values. */
export function formOf(filter: unknown): string {
  if (filter === undefined) return '';
  if (filter === null) return 'n';
  if (Array.isArray(filter)) return `[${filter.map(formOf).join()}]`;
  if (typeof filter !== 'object' || filter instanceof Date) return 'v';
  let form = '{';
  for (const [field, test] of Object.entries(filter))
    if (test !== undefined) form += field === 'in' ? 'in,' : `${field}:${formOf(test)},`;
  return `${form}}`;
}
