import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { type Law, law, type Numbers } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import {
  addRatio,
  addWorth,
  amountOf,
  equationOf,
  isBound,
  isProperty,
  isWithin,
  type Tale,
} from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';
import { withPositiveRoots } from '../positive-roots.ts';

/** A body between two strings, one fixed above the other, that goes round below the upper end. */
interface Held {
  tale: Tale;
  mass: Expression;
  gap: Expression;
  /** From the upper end, and from the lower. */
  strings: { to: string; length: Expression; pull: Expression }[];
  radius: Expression;
  depth: Expression;
  turn: Expression;
  laws: Law[];
}

const INERT = new Set([
  'cord',
  'mass',
  'tied',
  'goes level',
  'string to',
  'apart',
  'constant',
  'joined',
  'taut',
]);

export function betweenStringsOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const held = tale.facts.some(({ relation }) => relation === 'goes level') ? openHeld(tale) : null;
  if (!held) return null;
  for (const fact of tale.facts) if (!take(fact, held)) return null;
  const sought = soughtIn(tale.goal.target, held);
  return (
    sought && {
      sought,
      situation: {
        laws: held.laws,
        isPossible: (values) =>
          isWithin(tale, values) && held.strings.every(({ pull }) => evaluate(pull, values) > -1e-9),
        isConfirmed: (values) => isTurning(held, values),
      },
    }
  );
}

function openHeld(tale: Tale): Held | null {
  const of = (relation: string) => tale.facts.filter((one) => one.relation === relation);
  const [apart, more] = of('apart');
  const [mass] = of('mass');
  const gap = amountOf(apart?.of[2], 'm', tale);
  const m = mass ? amountOf(mass.of[1], 'kg', tale) : null;
  const lengthTo = (end: Term | undefined): Expression | null => {
    const all = of('string to').filter((one) => one.of[0] === end);
    return all.length === 1 ? amountOf(all[0]!.of[1], 'm', tale) : null;
  };
  const [upper, lower] = [lengthTo(apart?.of[0]), lengthTo(apart?.of[1])];
  if (!apart || more || !gap || !m || !upper || !lower || of('string to').length !== 2) return null;
  const depth = exact(
    quotient(difference(sum(power(gap, 2), power(upper, 2)), power(lower, 2)), product(number(2), gap)),
  );
  const radius = withPositiveRoots(root(difference(power(upper, 2), power(depth, 2))));
  const strings = [upper, lower].map((length, at) => ({
    to: String(apart.of[at]),
    length,
    pull: symbol(`T_${String(apart.of[at])}`),
  }));
  const held: Held = { tale, mass: m, gap, strings, radius, depth, turn: symbol('W_1'), laws: [] };
  const [one, two] = strings.map(({ pull, length }) => quotient(pull, length)) as [Expression, Expression];
  held.laws.push(
    law(
      'Vertically the forces balance.',
      '竖直方向受力平衡。',
      difference(difference(product(one, depth), product(two, difference(gap, depth))), product(m, tale.g)),
    ),
    law(
      'Towards the centre, Newton’s second law with F = mω²r.',
      '指向圆心用牛顿第二定律，F = mω²r。',
      difference(sum(product(one, radius), product(two, radius)), product(m, radius, held.turn)),
    ),
  );
  return held;
}

function take(fact: Fact, held: Held): boolean {
  const { relation, of } = fact;
  const { tale, laws } = held;
  const say = (zero: Expression | null): boolean => {
    if (zero) laws.push(law('What is told of the motion.', '题中给出的运动条件。', zero));
    return zero !== null;
  };
  switch (relation) {
    case 'level turn': {
      const turn = amountOf(of[0], 'rad s^-1', tale);
      return say(turn && difference(held.turn, power(turn, 2)));
    }
    case 'level speed': {
      const speed = amountOf(of[0], 'm s^-1', tale);
      return say(speed && difference(product(held.turn, power(held.radius, 2)), power(speed, 2)));
    }
    case 'ratio':
      return addRatio(of[2], soughtIn(of[0]!, held), soughtIn(of[1]!, held), held);
    case 'worth':
      return addWorth(of, soughtIn(of[0]!, held), held);
    case 'holds':
    case 'equal':
      return isBound(fact) || say(equationOf(fact, tale));
    default:
      return INERT.has(relation);
  }
}

function soughtIn(target: Term, { tale, strings, turn, radius }: Held): Sought | null {
  if (!isProperty(target) || (target.where ?? []).length > 0) return null;
  const [name] = target.of;
  switch (target.the) {
    case 'formula': {
      const value = amountOf(name, '', tale);
      return value && { value, unit: '' };
    }
    case 'pull': {
      const own = strings.filter(({ to }) => String(name).includes(to));
      return own.length === 1 ? { value: own[0]!.pull, unit: 'N' } : null;
    }
    case 'turn':
      return { value: root(turn), unit: 'rad s^-1' };
    case 'speed':
      return { value: product(radius, root(turn)), unit: 'm s^-1' };
    case 'circle radius':
      return { value: radius, unit: 'm' };
    case 'period':
      return { value: quotient(product(number(2), PI), root(turn)), unit: 's' };
    default:
      return null;
  }
}

/** The pulls as vectors along the strings, with the weight, are what makes it turn. */
function isTurning({ mass, gap, strings, turn, tale: { g } }: Held, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [[upper, lower], h] = [strings.map(({ length }) => at(length)) as [number, number], at(gap)];
  const angle = Math.acos((h * h + upper * upper - lower * lower) / (2 * h * upper));
  const place = { x: upper * Math.sin(angle), y: -upper * Math.cos(angle) };
  const forces = strings.map(({ pull }, index) => {
    const [x, y] = [-place.x, -index * h - place.y];
    const size = at(pull) / Math.hypot(x, y);
    return { x: x * size, y: y * size };
  });
  const [across, up] = [
    forces.reduce((all, one) => all + one.x, 0),
    forces.reduce((all, one) => all + one.y, 0),
  ];
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(b));
  return isNear(up, at(mass) * at(g)) && isNear(-across, at(mass) * at(turn) * place.x);
}
