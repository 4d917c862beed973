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
import { type Law, law, type Numbers } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { addWorth, amountOf, equationOf, isProperty, ratiosIn, type Tale } from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';

/** A body that goes round in a horizontal circle below the end of its string: cos of the angle, v², ω², pull. */
interface Cone {
  tale: Tale;
  length: Expression;
  mass: Expression;
  cosine: Expression;
  square: Expression;
  turn: Expression;
  pull: Expression;
  laws: Law[];
}

const INERT = new Set([
  'cord',
  'length',
  'mass',
  'tied',
  'anchored',
  'joined',
  'goes level',
  'acute',
  'constant',
  'round',
  'shape',
  'side',
]);

export function coneOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  if (!tale.facts.some(({ relation }) => relation === 'goes level')) return null;
  const cone = openCone(tale);
  if (!cone) return null;
  for (const fact of tale.facts) if (!take(fact, cone)) return null;
  const sought = soughtIn(tale.goal.target, cone);
  return (
    sought && {
      sought,
      situation: {
        laws: cone.laws,
        isPossible: (values) => isPossible(cone, values),
        isConfirmed: (values) => isTurning(cone, values),
      },
    }
  );
}

function openCone(tale: Tale): Cone | null {
  const only = (relation: string): Fact | null => {
    const all = tale.facts.filter((one) => one.relation === relation);
    return new Set(all.map(({ of }) => JSON.stringify(of))).size === 1 ? all[0]! : null;
  };
  const [cord, length, round, side, mass] = ['cord', 'length', 'round', 'side', 'mass'].map(only);
  const isString = cord?.of[0] === 'inextensible' && !round;
  const isBowl = !cord && round && side?.of[1] === 'inside';
  const a = amountOf(isString ? length?.of[0] : isBowl ? round.of[0] : undefined, 'm', tale);
  const m = mass ? amountOf(mass.of[1], 'kg', tale) : symbol('m');
  if (!a || !m) return null;
  const [cosine, square, turn, pull] = ['c_1', 'q_1', 'W_1', 'T_1'].map(symbol) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const cone: Cone = { tale, length: a, mass: m, cosine, square, turn, pull, laws: [] };
  const add = (en: string, zh: string, zero: Expression) => cone.laws.push(law(en, zh, zero));
  add(
    'Vertically the forces balance.',
    '竖直方向受力平衡。',
    difference(product(pull, cosine), product(m, tale.g)),
  );
  add(
    'Towards the centre, Newton’s second law with r = l sin θ.',
    '指向圆心用牛顿第二定律，r = l sin θ。',
    difference(product(square, cosine), product(a, tale.g, difference(number(1), power(cosine, 2)))),
  );
  add('The same with the angular speed.', '用角速度表示。', difference(product(turn, a, cosine), tale.g));
  return cone;
}

function take(fact: Fact, cone: Cone): boolean {
  const { relation, of } = fact;
  const { tale, laws } = cone;
  const say = (zero: Expression | null): boolean => {
    if (zero) laws.push(law('What is told of the motion.', '题中给出的运动条件。', zero));
    return zero !== null;
  };
  switch (relation) {
    case 'level speed': {
      const speed = amountOf(of[0], 'm s^-1', tale);
      return say(speed && difference(cone.square, power(speed, 2)));
    }
    case 'level turn': {
      const turn = amountOf(of[0], 'rad s^-1', tale);
      return say(turn && difference(cone.turn, power(turn, 2)));
    }
    case 'level angle': {
      const angle = ratiosIn(of[0], tale);
      return say(angle && difference(cone.cosine, of[1] === 'level' ? angle.sine : angle.cosine));
    }
    case 'level depth': {
      const depth = amountOf(of[0], 'm', tale);
      return say(depth && difference(product(cone.length, cone.cosine), depth));
    }
    case 'level radius': {
      const radius = amountOf(of[0], 'm', tale);
      return say(
        radius &&
          difference(
            product(power(cone.length, 2), difference(number(1), power(cone.cosine, 2))),
            power(radius, 2),
          ),
      );
    }
    case 'worth':
      return addWorth(of, soughtIn(of[0]!, cone), cone);
    case 'holds':
    case 'equal':
      return say(equationOf(fact, tale));
    default:
      return INERT.has(relation);
  }
}

function soughtIn(target: Term, { tale, cosine, square, turn, pull, length }: Cone): Sought | null {
  if (!isProperty(target) || (target.where ?? []).length > 0) return null;
  switch (target.the) {
    case 'formula': {
      const value = amountOf(target.of[0], '', tale);
      return value && { value, unit: '' };
    }
    case 'speed':
      return { value: root(square), unit: 'm s^-1' };
    case 'turn':
      return { value: root(turn), unit: 'rad s^-1' };
    case 'force':
      return { value: pull, unit: 'N' };
    case 'period':
      return { value: quotient(product(number(2), PI), root(turn)), unit: 's' };
    case 'circle radius':
      return { value: product(length, root(difference(number(1), power(cosine, 2)))), unit: 'm' };
    case 'circle depth':
      return { value: product(length, cosine), unit: 'm' };
    default:
      return null;
  }
}

const isPossible = ({ cosine, square }: Cone, values: Numbers): boolean => {
  const [c, q] = [cosine, square].map((one) => evaluate(one, values)) as [number, number];
  return c > 0 && c < 1 && q > 0;
};

/** The forces as vectors: the pull along the string and the weight make the acceleration towards the axis. */
function isTurning(
  { length, mass, cosine, square, turn, pull, tale: { g } }: Cone,
  values: Numbers,
): boolean {
  const [l, m, c, q, w, p, weight] = [length, mass, cosine, square, turn, pull, sum(product(mass, g))].map(
    (one) => evaluate(one, values),
  ) as number[];
  const angle = Math.acos(c!);
  const radius = l! * Math.sin(angle);
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(b));
  return (
    isNear(p! * Math.sin(angle), m! * radius * w!) &&
    isNear(p! * Math.cos(angle), weight!) &&
    isNear(q!, w! * radius ** 2)
  );
}
