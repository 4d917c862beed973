import type { Context } from '../../core/context.ts';
import type { Place } from './declarations.ts';
import { joined, type Param, raw, type Sql, sql } from './sql.ts';

/** What a decision depends on: the values that it may have, and which of them a row has, from 0 on. */
export interface Condition<Value> {
  values: readonly Value[];
  index: Sql;
}

type ValuesOf<Conditions extends readonly Condition<unknown>[]> = {
  [Index in keyof Conditions]: Conditions[Index] extends Condition<infer Value> ? Value : never;
};

/** What each decision comes to, by what it looks at of the caller; the same in all statements. */
const tables = new Map<string, boolean[]>();
const MAX_TABLES = 5000;

function tableOf(key: string, judgeAll: () => boolean[]): boolean[] {
  const known = tables.get(key);
  if (known) return known;
  if (tables.size >= MAX_TABLES) tables.clear();
  const table = judgeAll();
  tables.set(key, table);
  return table;
}

/**
 * A decision of a policy as SQL: the policy itself judges every case there is, and the row says which case it has.
 * It may look at the caller's role and reputation, and at the conditions. No two have the same name.
 */
export function decision<const Conditions extends readonly Condition<unknown>[]>(
  { param }: Pick<Place, 'param'>,
  name: string,
  conditions: Conditions,
  judge: (ctx: Context, ...values: ValuesOf<Conditions>) => boolean,
): Sql {
  const cases = conditions.reduce<unknown[][]>(
    (before, { values }) => values.flatMap((value) => before.map((one) => [...one, value])),
    [[]],
  );
  const table: Param = param('boolean[]', ({ ctx }) =>
    tableOf(`${name} ${ctx.actor?.role} ${ctx.actor?.reputation}`, () =>
      cases.map((values) => judge(ctx, ...(values as ValuesOf<Conditions>))),
    ),
  );
  let step = 1;
  const terms = conditions.map(({ values, index }) => {
    const term = sql`${raw(String(step))} * ${index}`;
    step *= values.length;
    return term;
  });
  return sql`(${table})[1 + ${joined(terms, ' + ')}]`;
}

/** A condition that holds or does not. */
export const whether = (holds: Sql): Condition<boolean> => ({
  values: [false, true],
  index: sql`(coalesce(${holds}, false))::int`,
});

/** A condition on a column that has one of these values. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  column: Sql,
): Condition<Value> => ({
  values,
  index: sql`(array_position(ARRAY[${raw(values.map((value) => `'${value}'`).join(', '))}], ${column}::text) - 1)`,
});
