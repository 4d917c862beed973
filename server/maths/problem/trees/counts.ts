import type { Fact } from '../schema/problem.ts';
import { clauseOf } from '../statistics/facts/clauses.ts';

const COUNTED = new Set(['total', 'so many', 'so many of', 'row', 'table']);

/** "The results were as follows." */
const SHOWN = /^the (?:results|numbers|data|replies|answers|figures) /;

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** What is counted as shares of all, or of those that are spoken of; null where the counts do not go together. */
export function asShares(facts: readonly Fact[]): Fact[] | null {
  if (!facts.some(({ relation }) => COUNTED.has(relation))) return [...facts];
  const totals = facts.filter(({ relation }) => relation === 'total');
  const others = facts.filter(
    ({ relation, of }) => !COUNTED.has(relation) && !(relation === 'scene' && SHOWN.test(String(of[0]))),
  );
  const tables = facts.filter(({ relation }) => relation === 'table');
  const printed = tables.map(({ of }) => rowsOf(JSON.parse(String(of[0])) as string[][]));
  if (printed.length > 1 || !printed.every((one) => one !== null)) return null;
  const rows = [...facts.filter(({ relation }) => relation === 'row'), ...printed.flat()];
  if (totals.length > 1) return null;
  const scene = totals.map(({ of }): Fact => ({ relation: 'scene', of: [of[1]!] }));
  const total = totals[0] ? Number(totals[0].of[0]) : null;
  if (rows.length > 0) {
    const grid = facts.some(({ relation }) => relation.startsWith('so many')) ? null : gridOf(rows, total);
    return grid && [...scene, grid, ...others];
  }
  const groups = facts.filter(({ relation }) => relation === 'so many');
  if (groups.length !== 1 || total === null) return null;
  const texts = groups[0]!.of.map(String);
  const pairs = texts.flatMap((_, at) =>
    at % 2 === 0 ? [{ count: Number(texts[at]), clause: texts[at + 1]! }] : [],
  );
  if (sum(pairs.map(({ count }) => count)) !== total) return null;
  const parts: Fact = {
    relation: 'parts',
    of: ['', ...pairs.flatMap(({ count, clause }) => [`${count}/${total}`, clause])],
  };
  const shares = facts
    .filter(({ relation }) => relation === 'so many of')
    .map(({ of }): Fact | null => {
      const [n, group, clause] = of.map(String);
      const words = clauseOf(group!).words;
      const own = pairs.filter((one) => words.every((word) => clauseOf(one.clause).words.includes(word)));
      return own.length === 1 && words.length > 0 && Number(n) <= own[0]!.count
        ? { relation: 'event', of: [`${n}/${own[0]!.count}`, clause!, own[0]!.clause] }
        : null;
    });
  return shares.every((one) => one !== null) ? [...scene, parts, ...shares, ...others] : null;
}

const TOTAL = /^(?:total|totals|合计|总计)$/i;

/** A table of counts with a name before each row and above each column; its totals have to be right. */
function rowsOf([head, ...body]: string[][]): Fact[] | null {
  if (!head || body.length < 2 || body.some((row) => row.length !== head.length)) return null;
  const numbers = body.map((row) =>
    row.slice(1).map((cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : Number.NaN)),
  );
  if (numbers.flat().some(Number.isNaN)) return null;
  const [columns, names] = [head.slice(1), body.map((row) => row[0]!)];
  const [lastColumn, lastRow] = [TOTAL.test(columns.at(-1)!), TOTAL.test(names.at(-1)!)];
  const own = lastColumn ? numbers.map((row) => row.slice(0, -1)) : numbers;
  const cells = lastRow ? own.slice(0, -1) : own;
  const isRight =
    (!lastColumn || numbers.every((row) => sum(row.slice(0, -1)) === row.at(-1))) &&
    (!lastRow ||
      columns.every((_, at) => sum(numbers.slice(0, -1).map((row) => row[at]!)) === numbers.at(-1)![at]));
  const kinds = lastColumn ? columns.slice(0, -1) : columns;
  return isRight
    ? cells.map((row, at): Fact => ({
        relation: 'row',
        of: [names[at]!, ...row.flatMap((n, i) => [String(n), kinds[i]!])],
      }))
    : null;
}

/** Rows with the same columns, each cell a count. */
function gridOf(rows: readonly Fact[], total: number | null): Fact | null {
  const all = rows.map(({ of }) => {
    const [name, ...rest] = of.map(String);
    const cells = rest.flatMap((_, at) =>
      at % 2 === 0 ? [{ count: Number(rest[at]), column: rest[at + 1]! }] : [],
    );
    return { name: name!, cells };
  });
  const columns = all[0]!.cells.map(({ column }) => column);
  const isSame = all.every(
    ({ cells }) =>
      cells.length === columns.length &&
      cells.every(({ count, column }, at) => column === columns[at] && Number.isInteger(count) && count >= 0),
  );
  const whole = sum(all.flatMap(({ cells }) => cells.map(({ count }) => count)));
  if (all.length < 2 || columns.length < 2 || !isSame || (total !== null && total !== whole)) return null;
  const grid = {
    rows: all.map(({ name }) => name),
    columns,
    counts: all.map(({ cells }) => cells.map(({ count }) => count)),
  };
  return { relation: 'grid', of: [JSON.stringify(grid)] };
}
