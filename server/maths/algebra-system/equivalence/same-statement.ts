import { evaluate } from '../expressions/evaluate.ts';
import {
  difference,
  type Expression,
  I,
  mapParts,
  partsOf,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import type { Statement } from '../parsing/statement-kinds.ts';
import { randomOf, seedOf } from '../numeric/random.ts';
import { agreeBeyondReals } from './complex-roots.ts';
import { type NumberInterval, sameSet } from './number-set.ts';
import { sameExpression } from './same-expression.ts';
import { solutionSetOf } from './solution-set.ts';

/**
 * Whether two answers say the same: lists in any order, "x = 2" and "2", sets of numbers however they are written,
 * equations up to a factor. null where it cannot be told.
 */
export function sameStatement(a: Statement, b: Statement): boolean | null {
  const verdict = sameAsNamed(a, b);
  return verdict === false && differsInNamesAlone(a, b) ? null : verdict;
}

function sameAsNamed(a: Statement, b: Statement): boolean | null {
  if (a.kind === 'expression' && b.kind === 'expression') return sameValue(a.value, b.value);
  const [left, right] = [solutionSetOf(a), solutionSetOf(b)];
  if (left && right)
    return (
      plainName(left.letter) === plainName(right.letter) &&
      sameSet(left.intervals, right.intervals) &&
      agreeBeyondReals(a, b)
    );
  const [range, set] = left ? [rangeOf(b), left] : [rangeOf(a), right];
  if (range && set) return sameSet(range, set.intervals);
  if (a.kind === 'list' && b.kind === 'list') return sameLists(a.items, b.items);
  if (a.kind === 'relation' && b.kind === 'relation') return sameRelations(a, b);
  const [value, other] = [valueOf(a), valueOf(b)];
  return value && other ? sameExpression(value, other) : false;
}

/** The values of f(x) are those of f. */
const plainName = (letter: string) => letter.replace(/\(.*/, '');

/** 3i + 2j − k and (3, 2, −1) are the same vector. */
function sameValue(a: Expression, b: Expression): boolean | null {
  const verdict = sameExpression(a, b);
  if (verdict !== false || isList(a) === isList(b)) return verdict;
  const [list, other] = isList(a) ? [a, b] : [b, a];
  const units = list.kind === 'matrix' || list.kind === 'tuple' ? unitVectors(partsOf(list)) : null;
  return units ? sameExpression(units, other) : verdict;
}

const isList = ({ kind }: Expression) => kind === 'tuple' || kind === 'matrix';

function unitVectors(parts: Expression[]): Expression | null {
  if (parts.length < 2 || parts.length > 3) return null;
  const along = [I, symbol('j'), symbol('k')];
  return sum(...parts.map((part, index) => product(part, along[index]!)));
}

/** (2, 3] as a piece of the number line. */
function rangeOf(statement: Statement): NumberInterval[] | null {
  if (statement.kind !== 'expression' || statement.value.kind !== 'tuple') return null;
  const { open, close, items } = statement.value;
  const [from, to] = items.map((item) => (symbolsOf(item).length > 0 ? Number.NaN : evaluate(item)));
  if (items.length !== 2 || open === '{' || close === '}' || !(from! < to!)) return null;
  return [{ from: from!, to: to!, includesFrom: open === '[', includesTo: close === ']' }];
}

const ANY = new Set(['A', 'B', 'C', 'D', 'c', 'k', 'K', 'n', 'm']);

/** A constant or a whole number called by another letter: the names may or may not mean the same. */
function differsInNamesAlone(a: Statement, b: Statement): boolean {
  const [own, other] = [lettersOf(a), lettersOf(b)];
  const shared = own.filter((letter) => !ANY.has(letter));
  if (shared.length === 0) return false;
  const [from, to] = [own.filter((letter) => ANY.has(letter)), other.filter((letter) => ANY.has(letter))];
  if (from.length === 0 || from.length > 3 || from.length !== to.length) return false;
  return orders(to).some((order) => {
    const names = Object.fromEntries(from.map((letter, index) => [letter, symbol(order[index]!)]));
    return sameAsNamed(renameSymbols(a, names), b) === true;
  });
}

const lettersOf = (statement: Statement): string[] =>
  statement.kind === 'expression'
    ? symbolsOf(statement.value)
    : [
        ...new Set(
          statement.kind === 'list' ? statement.items.flatMap(lettersOf) : statement.sides.flatMap(symbolsOf),
        ),
      ];

function renameSymbols(statement: Statement, names: Record<string, Expression>): Statement {
  const change = (one: Expression): Expression =>
    one.kind === 'symbol' ? (names[one.name] ?? one) : mapParts(one, change);
  switch (statement.kind) {
    case 'expression':
      return { ...statement, value: change(statement.value) };
    case 'list':
      return { ...statement, items: statement.items.map((item) => renameSymbols(item, names)) };
    case 'relation':
      return { ...statement, sides: statement.sides.map(change) };
  }
}

const orders = (letters: string[]): string[][] =>
  letters.length === 0
    ? [[]]
    : letters.flatMap((letter) =>
        orders(letters.filter((other) => other !== letter)).map((rest) => [letter, ...rest]),
      );

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
