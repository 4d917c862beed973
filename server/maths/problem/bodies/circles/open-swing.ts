import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { type Law, law } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { amountOf, isProperty, ratiosIn, type Tale } from '../told.ts';
import { type Holder, sideOf } from './side.ts';

/** An instant on the circle: the cosine of the angle from the downward vertical, v², and the force along the radius. */
export interface Instant {
  id: string;
  cosine: Expression;
  square: Expression;
  force: Expression;
  keys: Set<string>;
}

export interface Swing {
  tale: Tale;
  radius: Expression;
  mass: Expression;
  holder: Holder;
  isOnGround: boolean;
  start: Instant;
  instants: Instant[];
  laws: Law[];
  last: Instant | null;
}

const MASS = symbol('m');
export function openSwing(tale: Tale): Swing | null {
  const only = (relation: string): Fact | null => {
    const all = tale.facts.filter((one) => one.relation === relation);
    const distinct = new Set(all.map(({ of }) => JSON.stringify(of)));
    return distinct.size === 1 ? all[0]! : null;
  };
  const [cord, round, side, starts, held] = ['cord', 'round', 'side', 'starts', 'held'].map(only);
  const isRound = tale.facts.some(({ relation }) => relation === 'goes round');
  if ((!starts && !isRound) || (cord === null) === (round === null)) return null;
  const kind = String(cord?.of[0] ?? '');
  if (cord && (!['inextensible', 'rod'].includes(kind) || round || side)) return null;
  const radius = amountOf(cord ? only('length')?.of[0] : round?.of[0], 'm', tale);
  const holder = cord
    ? kind === 'rod'
      ? 'rod'
      : 'string'
    : sideOf(side ?? null, only('shape'), held ?? null);
  const mass = only('mass');
  if (!radius || !holder) return null;
  const place = held ? cosineAt(held.of[1], tale) : starts ? null : number(1);
  if (!place || (held && !starts)) return null;
  const [, way, speed] = starts?.of ?? [];
  // It goes round as fast as the rest tells.
  const value = starts ? amountOf(speed, 'm s^-1', tale) : root(symbol('q_0'));
  const isAtEnd = ['1', '-1'].includes(text(place));
  if (!value || ((way === 'level' || way === 'along') && !isAtEnd)) return null;
  if ((way === 'up' || way === 'down') && text(place) !== '0') return null;
  const swing: Swing = {
    tale,
    radius,
    mass: (mass && amountOf(mass.of[1], 'kg', tale)) ?? MASS,
    holder,
    isOnGround: tale.facts.some(({ relation }) => relation === 'on the ground'),
    start: {
      id: '0',
      cosine: place,
      square: starts ? power(value, 2) : symbol('q_0'),
      force: symbol('F_0'),
      keys: new Set(['start']),
    },
    instants: [],
    laws: [],
    last: null,
  };
  swing.instants.push(swing.start);
  swing.laws.push(radial(swing, swing.start));
  return swing;
}

const text = (one: Expression): string => String(evaluate(one));

export function cosineAt(term: Term | undefined, tale: Tale): Expression | null {
  if (!isProperty(term) || term.the !== 'angle') return null;
  const ratios = ratiosIn(term.of[0], tale);
  if (!ratios || term.of[1] === 'level') return null;
  return term.of[1] === 'up' ? negative(ratios.cosine) : ratios.cosine;
}

export function radial(
  { mass, radius, holder, tale: { g } }: Swing,
  { square, cosine, force }: Instant,
): Law {
  const inwards = sum(quotient(product(mass, square), radius), product(mass, g, cosine));
  return law(
    'Newton’s second law along the radius.',
    '沿半径方向用牛顿第二定律。',
    difference(force, holder === 'outside' ? negative(inwards) : inwards),
  );
}

export function energy({ radius, start, tale: { g } }: Swing, { square, cosine }: Instant): Law {
  return law(
    'Energy is conserved: v² = u² + 2g × the height lost.',
    '机械能守恒：v² = u² + 2g × 下降的高度。',
    difference(square, sum(start.square, product(number(2), g, radius, difference(cosine, start.cosine)))),
  );
}
