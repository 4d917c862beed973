import { evaluate } from '../expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import type { Statement } from '../expressions/statement.ts';
import { randomOf, seedOf } from '../random.ts';
import { sameSet } from './number-set.ts';
import { sameExpression } from './same-expression.ts';
import { solutionSetOf } from './solution-set.ts';

/**
 * Whether two answers say the same: lists in any order, "x = 2" and "2", sets of numbers however they are written,
 * equations up to a factor. null where it cannot be told.
 */
export function sameStatement(a: Statement, b: Statement): boolean | null {
  if (a.kind === 'expression' && b.kind === 'expression') return sameExpression(a.value, b.value);
  const [left, right] = [solutionSetOf(a), solutionSetOf(b)];
  if (left && right) return left.letter === right.letter && sameSet(left.pieces, right.pieces);
  if (a.kind === 'list' && b.kind === 'list') return sameLists(a.items, b.items);
  if (a.kind === 'relation' && b.kind === 'relation') return sameRelations(a, b);
  const [value, other] = [valueOf(a), valueOf(b)];
  return value && other ? sameExpression(value, other) : false;
}

function sameLists(a: Statement[], b: Statement[]): boolean | null {
  if (a.length !== b.length) return false;
  const rest = [...b];
  for (const one of a) {
    const at = rest.findIndex((other) => sameStatement(one, other) === true);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

/** The right side of "y = …", or an expression. */
function valueOf(statement: Statement): Expression | null {
  if (statement.kind === 'expression') return statement.value;
  if (statement.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides;
  return left!.kind === 'symbol' || left!.kind === 'apply' || left!.kind === 'derivative' ? right! : null;
}

type Relation = Extract<Statement, { kind: 'relation' }>;

function sameRelations(a: Relation, b: Relation): boolean | null {
  if (a.signs.join() !== '=' || b.signs.join() !== '=') {
    if (a.signs.join() !== b.signs.join()) return false;
    const verdicts = a.sides.map((side, index) => sameExpression(side, b.sides[index]!));
    return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
  }
  const [head, other] = [toText(a.sides[0]!), toText(b.sides[0]!)];
  if (head === other && sameExpression(a.sides[1]!, b.sides[1]!) === true) return true;
  if ([...a.sides, ...b.sides].some(({ kind }) => kind === 'tuple' || kind === 'matrix')) return false;
  return sameUpToFactor(difference(a.sides[0]!, a.sides[1]!), difference(b.sides[0]!, b.sides[1]!));
}

/** L₁ − R₁ is a fixed multiple of L₂ − R₂. */
function sameUpToFactor(a: Expression, b: Expression): boolean | null {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  const random = randomOf(seedOf(toText(a) + toText(b)));
  const ratios: number[] = [];
  for (let point = 0; point < 40 && ratios.length < 12; point += 1) {
    const values = Object.fromEntries(letters.map((letter) => [letter, random() * 6 - (point % 2 ? 3 : 0)]));
    const [above, below] = [evaluate(a, values), evaluate(b, values)];
    if (!Number.isFinite(above) || !Number.isFinite(below) || Math.abs(below) < 1e-6) continue;
    ratios.push(above / below);
  }
  if (ratios.length < 8) return null;
  const [first] = ratios;
  return (
    Math.abs(first!) > 1e-12 && ratios.every((ratio) => Math.abs(ratio - first!) <= 1e-8 * Math.abs(first!))
  );
}
