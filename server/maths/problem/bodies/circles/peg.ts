import {
  difference,
  type Expression,
  number,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { law } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { endsOfLength } from '../named-length.ts';
import { addRatio, amountOf, isProperty, isWithin, type Tale } from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';
import { isPossibleSwing, numbersOf, soughtOf, takeSwing } from './circles.ts';
import { type Instant, openSwing, radial, type Swing } from './open-swing.ts';
import { isSwung } from './swing.ts';

const PEGS = new Set(['peg', 'meets peg']);

interface Pegged {
  /** About the fixed end, and about the peg. */
  before: Swing;
  after: Swing;
  /** At the lowest point, before the string meets the peg. */
  met: Instant;
  peg: string;
}

/** A string that comes against a peg below its fixed end: the body goes on in a smaller circle, as fast as it came. */
export function peggedOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const pegged = tale.facts.some(({ relation }) => relation === 'peg') ? openPegged(tale) : null;
  if (!pegged) return null;
  const { before, after, met } = pegged;
  for (const fact of tale.facts) if (!take(fact, pegged)) return null;
  const sought = soughtIn(tale.goal.target, pegged);
  return (
    sought && {
      sought,
      situation: {
        laws: [...before.laws, ...after.laws],
        isPossible: (values) =>
          isWithin(tale, values) && isPossibleSwing(after, values) && isPossibleSwing(before, values),
        isConfirmed: (values) =>
          isSwung(numbersOf({ ...before, instants: [before.start, met] }, values)) &&
          isSwung(numbersOf(after, values)),
      },
    }
  );
}

function openPegged(tale: Tale): Pegged | null {
  const [peg, more] = tale.facts.filter(({ relation }) => relation === 'peg');
  const own = tale.facts.filter((fact) => !isOfPeg(fact, peg!));
  const before = openSwing({ ...tale, facts: own });
  const gap = peg && gapOf(peg, tale);
  if (!before || !gap || more || before.holder !== 'string') return null;
  const fall = product(number(2), tale.g, before.radius, difference(number(1), before.start.cosine));
  const square = symbol('q_p');
  before.laws.push(
    law(
      'Energy is conserved: v² = u² + 2g × the height lost.',
      '机械能守恒：v² = u² + 2g × 下降的高度。',
      difference(square, sum(before.start.square, fall)),
    ),
  );
  const met: Instant = { id: 'b', cosine: number(1), square, force: symbol('F_b'), keys: new Set() };
  before.laws.push(radial(before, met));
  const start: Instant = {
    id: 'p',
    cosine: number(1),
    square,
    force: symbol('F_p'),
    keys: new Set(['start']),
  };
  const after: Swing = {
    ...before,
    tale: { ...tale, facts: own },
    radius: difference(before.radius, gap),
    start,
    instants: [start],
    laws: [],
    last: null,
  };
  after.laws.push(radial(after, start));
  return { before, after, met, peg: String(peg.of[0]) };
}

/** OB = ka, which tells where the peg is. */
const isOfPeg = (fact: Fact, peg: Fact): boolean =>
  PEGS.has(fact.relation) ||
  (fact.relation === 'holds' && endsOfLength(String(fact.of[0])).includes(String(peg.of[0])));

function gapOf(peg: Fact, tale: Tale): Expression | null {
  if (peg.of[1] !== undefined) return amountOf(peg.of[1], 'm', tale);
  const [told, more] = tale.facts.filter((fact) => fact.relation === 'holds' && isOfPeg(fact, peg));
  return told && !more ? amountOf(String(told.of[0]).split('=')[1]!.trim(), 'm', tale) : null;
}

function take(fact: Fact, pegged: Pegged): boolean {
  const { relation, of } = fact;
  const { after, peg } = pegged;
  if (isOfPeg(fact, { relation: 'peg', of: [peg] })) return true;
  if (relation === 'ratio') return addRatio(of[2], soughtIn(of[0]!, pegged), soughtIn(of[1]!, pegged), after);
  // The motion is told about one end, then about the peg.
  if (relation === 'anchored') return true;
  return takeSwing(fact, after);
}

function soughtIn(target: Term, { before, after, met, peg }: Pegged): Sought | null {
  if (!isProperty(target)) return null;
  const conditions = (target.where ?? []).map(({ of }) => of[0]!);
  const [only] = conditions;
  const name = isProperty(only) ? only.the : '';
  if (name === 'before peg' || name === 'after peg') {
    const own = name === 'before peg' ? met : after.start;
    return target.the === 'force' && conditions.length === 1 ? { value: own.force, unit: 'N' } : null;
  }
  if (target.the === 'height' && target.of[0] === peg) {
    const at = soughtOf({ the: 'cosine', of: [], where: target.where ?? [] }, after);
    return at && { value: product(number(-1), after.radius, at.value), unit: 'm' };
  }
  return name === 'start' ? soughtOf(target, before) : soughtOf(target, after);
}
