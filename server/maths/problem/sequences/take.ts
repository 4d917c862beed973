import {
  difference,
  type Expression,
  number,
  power,
  product,
  substitute,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { areNamed } from './spoken.ts';
import { isOf, ofKind, type Progression, progressionOf, type Told } from './told.ts';
import { named, one, valueIn } from './values.ts';

/** What the facts tell; null where one of them is not understood. */
export function toldIn(facts: readonly Fact[], language: string): Told | null {
  const told: Told = {
    all: [],
    equations: [],
    positive: [],
    nonzero: [],
    small: [],
    whole: new Set(),
    relations: [],
    rows: [],
    actors: [],
    unit: null,
    isTale: false,
    lines: [],
    language,
  };
  const isKnown = ({ relation, of }: Fact) => TAKERS[relation]?.(told, of) ?? SAYS_NOTHING.has(relation);
  return areNamed(told, facts) && facts.every(isKnown) ? told : null;
}

const SAYS_NOTHING = new Set(['kind', 'actors', 'constant', 'scene']);

type Taker = (told: Told, of: readonly Term[]) => boolean;

const ofProgression =
  (say: (one: Progression, told: Told) => void): Taker =>
  (told, [first]) => {
    const found = progressionOf(told, String(first));
    if (found) say(found, told);
    return found !== null;
  };

const above =
  (isTurned: boolean): Taker =>
  (told, [first, second]) => {
    const [a, b] = [valueIn(first, told), valueIn(second, told)];
    if (a && b) told.positive.push(isTurned ? difference(b, a) : difference(a, b));
    return a !== null && b !== null;
  };

const signed =
  (say: (value: Expression, told: Told) => void): Taker =>
  (told, [first]) => {
    const value = valueIn(first, told);
    if (value) say(value, told);
    return value !== null;
  };

const TAKERS: Record<string, Taker> = {
  spoken: ofProgression(() => undefined),
  equal: (told, [left, right]) => equal(told, left!, right!),
  'in a row': inRow,
  'step not zero': ofProgression(({ kind, step }, told) =>
    told.nonzero.push(kind === 'geometric' ? difference(step, one) : step),
  ),
  'all positive': ofProgression(({ first, step }, told) => told.positive.push(first, step)),
  converges(told, [first]) {
    const progression = ofKind(told, first, 'geometric');
    if (progression) told.small.push(progression.step);
    return progression !== null;
  },
  greater: above(false),
  less: above(true),
  holds: (told, [first]) => holds(told, String(first)),
  positive: signed((value, told) => told.positive.push(value)),
  nonzero: signed((value, told) => told.nonzero.push(value)),
  negative: signed((value, told) => told.positive.push({ kind: 'negative', of: value })),
  integer: (told, [first]) => Boolean(told.whole.add(String(first).replace(/\W/g, ''))),
};

function equal(told: Told, left: Term, right: Term): boolean {
  if (!isOf(left) || left.of[0] !== 'p:of all') return isEqual(told, left, right);
  return told.actors.every((actor) =>
    isEqual(told, { ...left, of: [`p:of ${actor}`, ...left.of.slice(1)] }, right),
  );
}

function isEqual(told: Told, left: Term, right: Term): boolean {
  const b = valueIn(right, told);
  const letter = isOf(left) && ['nth', 'sum'].includes(left.the) ? String(left.of[1]) : '';
  if (b && /^[a-z]$/.test(letter) && symbolsOf(b).includes(letter) && isOf(left)) {
    const pieces = [1, 2, 3].map((n) => {
      const a = valueIn({ ...left, of: [left.of[0]!, String(n)] }, told);
      return a && difference(a, substitute(b, letter, number(n)));
    });
    if (!pieces.every((piece) => piece !== null)) return false;
    told.equations.push(...pieces);
    return true;
  }
  const a = valueIn(left, told);
  if (!a || !b) return false;
  told.equations.push(difference(a, b));
  const [x, y] = [toLatex(exact(a)), toLatex(exact(b))];
  if (x !== y) told.lines.push(`${x} = ${y}`);
  return true;
}

function inRow(told: Told, [kind, ...all]: readonly Term[]): boolean {
  const values = all.map((each) => valueIn(each, told));
  if (values.length !== 3 || !values.every((each) => each !== null)) return false;
  const [a, b, c] = values as [Expression, Expression, Expression];
  told.rows.push({ kind: String(kind), values });
  const [left, right] =
    kind === 'geometric' ? [power(b, 2), product(a, c)] : [product(number(2), b), sum(a, c)];
  told.equations.push(difference(left, right));
  told.lines.push(`${toLatex(left)} = ${toLatex(right)}`);
  return true;
}

function holds(told: Told, text: string): boolean {
  const read = statementIn(text.replace(/\$/g, ''));
  if (read?.kind !== 'relation') return false;
  const sides = read.sides.map((side) => named(side, told));
  if (!sides.every((side) => side !== null)) return false;
  if (!read.signs.every((sign) => sign === '=')) {
    told.relations.push({ ...read, sides });
    return true;
  }
  told.lines.push(sides.map((side) => toLatex(exact(side))).join(' = '));
  told.equations.push(...sides.slice(1).map((side) => difference(sides[0]!, side)));
  return true;
}
