import {
  type Expression,
  negative,
  number,
  product,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';
import { amountOf, type Tale } from '../told.ts';

export interface Letters {
  v: string;
  x: string;
  t: string;
}

/** A body on a line: the force along its motion, by its speed, its place or the time, and how it begins. */
export interface Motion {
  mass: Expression;
  force: Expression;
  begins: { v: Expression; x: Expression };
  letters: Letters;
  /** The speed by the place, where that was shown before. */
  shown: Expression[];
}

const INERT = new Set(['origin', 'along', 'tied', 'constant', 'free', 'named', 'on a plane', 'goes on']);
/** Against the motion, with it, and back to where it is measured from. */
const SIGNS = new Map([
  ['force', -1],
  ['push', 1],
  ['pull', -1],
]);
const ONCE = new Set(['mass', 'begins', 'starts', 'begins at', 'vertical', 'acceleration']);

export function motionIn(tale: Tale): Motion | null {
  const letters = lettersIn(tale);
  const told = new Map<string, Fact>();
  const forces: Expression[] = [];
  const shown: Expression[] = [];
  for (const fact of tale.facts) {
    const { relation, of } = fact;
    const sign = SIGNS.get(relation);
    if (INERT.has(relation)) continue;
    if (sign !== undefined) {
      const size = amountOf(of[0], 'N', tale);
      if (!size) return null;
      forces.push(sign < 0 ? negative(size) : size);
    } else if (relation === 'holds') {
      const speed = letters && speedIn(String(of[0]), letters, tale);
      if (!speed) return null;
      shown.push(speed);
    } else if (!ONCE.has(relation) || told.has(relation)) return null;
    else told.set(relation, fact);
  }
  const begins = beginsOf(told, tale);
  const mass = massOf(told, tale);
  const own = accelerationOf(told, tale);
  if (!letters || !begins || !mass || own === null || (own && forces.length > 0)) return null;
  const way = told.get('vertical')?.of[0];
  const weight = product(mass, tale.g);
  const all = [...forces, ...(way === 'down' ? [weight] : way === 'up' ? [negative(weight)] : [])];
  return { mass, begins, letters, shown, force: own ?? sum(...all) };
}

/** Of an acceleration nobody needs the mass. */
function massOf(told: ReadonlyMap<string, Fact>, tale: Tale): Expression | null {
  const mass = told.get('mass');
  return told.has('acceleration') ? number(1) : amountOf(mass?.of[1], 'kg', tale);
}

function accelerationOf(told: ReadonlyMap<string, Fact>, tale: Tale): Expression | undefined | null {
  const fact = told.get('acceleration');
  if (!fact) return undefined;
  const size = amountOf(fact.of[0], 'm s^-2', tale);
  return size && (fact.of[1] === 'pull' || fact.of[1] === 'force' ? negative(size) : size);
}

/** v = f(x), as it was to be shown. */
function speedIn(text: string, { v, x }: Letters, tale: Tale): Expression | null {
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const left = statement.sides[0]!;
  const value = left.kind === 'symbol' && left.name === v ? amountOf(text.split('=')[1], '', tale) : null;
  return value && symbolsOf(value).includes(x) ? value : null;
}

function lettersIn({ facts }: Tale): Letters | null {
  const letters: Letters = { v: 'v', x: 'x', t: 't' };
  for (const kind of ['v', 'x', 't'] as const) {
    const names = new Set(
      facts.flatMap(({ relation, of }) => (relation === 'named' && of[0] === kind ? [String(of[1])] : [])),
    );
    if (names.size > 1) return null;
    letters[kind] = [...names][0] ?? letters[kind];
  }
  return letters;
}

function beginsOf(told: ReadonlyMap<string, Fact>, tale: Tale): Motion['begins'] | null {
  const [begins, starts] = [told.get('begins'), told.get('starts')];
  const one = begins ?? starts;
  const isAlong = !starts || ['rest', 'along', 'level', 'down', 'up'].includes(String(starts.of[1]));
  const speed = one && isAlong && !(begins && starts) ? amountOf(one.of.at(-1), 'm s^-1', tale) : null;
  const place = told.get('begins at');
  const x = place ? amountOf(place.of.at(-1), 'm', tale) : number(0);
  return speed && x && { v: speed, x };
}
