import { evaluate } from '../expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import type { Sign, Statement } from './statement-kinds.ts';

/** What commas between statements mean: "x = 2, x = 3" and "x < 1, x > 3" give the choice, "x > 1, x < 3" bounds. */
export function conjunctionOfCommas(items: readonly Statement[]): 'or' | 'and' {
  const relations = items.filter((one) => one.kind === 'relation');
  if (relations.some(({ signs }) => signs.some((sign) => sign !== '=' && sign !== '~=')))
    return relations.length === items.length && excludeEachOther(relations) ? 'or' : 'and';
  return sameUnknown(items) ? 'or' : 'and';
}

type Relation = Extract<Statement, { kind: 'relation' }>;

function sameUnknown(items: readonly Statement[]): boolean {
  const [first, ...others] = items;
  const isEquation = first?.kind === 'relation' && first.signs.join() === '=';
  // "2x = 30, 150"
  if (isEquation && others.every((one) => one.kind === 'expression' && symbolsOf(one.value).length === 0))
    return true;
  const names = items.map((one) =>
    one.kind === 'relation' && one.sides[0]!.kind === 'symbol'
      ? one.sides[0]!.name
      : one.kind === 'expression'
        ? null
        : '?',
  );
  const given = new Set(names.filter((name) => name !== null));
  return given.size === 1 && !given.has('?');
}

/** Inequalities about one thing that no number satisfies together. */
function excludeEachOther(relations: readonly Relation[]): boolean {
  const bounds = relations.map(boundsOf);
  const [first] = bounds;
  if (!first || bounds.some((one) => one?.of !== first.of)) return false;
  const from = Math.max(...bounds.map((one) => one!.from));
  const to = Math.min(...bounds.map((one) => one!.to));
  return from > to || (from === to && relations.some(({ signs }) => signs.some(isStrict)));
}

const isStrict = (sign: Sign) => sign === '<' || sign === '>';

/** Between which numbers a relation says that something lies. */
function boundsOf({ sides, signs }: Relation): { of: string; from: number; to: number } | null {
  const about = sides.filter((side) => symbolsOf(side).length > 0);
  if (about.length !== 1) return null;
  let [from, to] = [-Infinity, Infinity];
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [sides[index]!, sides[index + 1]!];
    const isBelow = sign === '<' || sign === '<=';
    if (!isBelow && sign !== '>' && sign !== '>=') return null;
    const isLower = isBelow === (right === about[0]);
    const value = numberIn(left, right);
    if (value === null) return null;
    if (isLower) from = Math.max(from, value);
    else to = Math.min(to, value);
  }
  return { of: toText(about[0]!), from, to };
}

function numberIn(left: Expression, right: Expression): number | null {
  const value = evaluate(symbolsOf(left).length === 0 ? left : right);
  return Number.isFinite(value) ? value : null;
}
