import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { type Angle, isAbout, steepness } from '../told/angles.ts';
import { type Going, goingIn, negated, valueIn } from '../told/goings.ts';
import { gravityIn } from '../told/gravity.ts';
import { definitionIn, expressionOf, idOf, propertyIn } from '../told/told.ts';

export const [U, H, T, R, W, S, Y, K, D] = [
  'u_1',
  'h_1',
  't_1',
  'x_1',
  'w_1',
  's_1',
  'y_1',
  'k_1',
  'd_1',
].map(symbol) as [
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
];

/** A body that moves under gravity alone. */
export interface Flight {
  body: string;
  angle: Angle;
  g: Expression;
  /** How far above the ground it begins; null where no ground is spoken of. */
  height: Expression | null;
  laws: Law[];
  /** The time that is asked about, which has to be before it lands. */
  until: Expression | null;
  fact: Fact;
  used: Fact[];
}

const ROLES = [
  'speed',
  'upwards at',
  'downwards at',
  'up',
  'down',
  'horizontally',
  'from',
  'from rest',
  'from the ground',
  'from a height',
  'at the start',
];

export function flightIn(facts: readonly Fact[]): Flight | null {
  const goings = facts.filter(({ relation }) => relation === 'go').map(goingIn);
  const [going, start] = goings;
  const g = gravityIn(facts);
  if (!going || !g || goings.length > 2 || (goings.length === 2 && !isStart(start, going))) return null;
  const { roles, fact, body, verb } = going;
  if (![...roles.keys()].every((role) => ROLES.includes(role))) return null;
  if (!['project', 'drop', 'release'].includes(verb)) return null;
  const isDropped = verb === 'drop' || verb === 'release';
  if (verb === 'release' && !roles.has('from rest')) return null;
  const angle = isDropped ? { sine: number(1), cosine: number(0) } : angleOf(going, facts);
  const speed = isDropped ? number(0) : (valueIn(going, 'speed') ?? (start ? valueIn(start, 'speed') : null));
  if (!angle || !speed || (isDropped && (roles.has('speed') || roles.has('upwards at')))) return null;
  if (roles.has('from the ground') && roles.has('from a height')) return null;
  const height = roles.has('from the ground') ? number(0) : valueIn(going, 'from a height');
  const laws = [law('The speed of projection.', '抛出的速率。', difference(U, speed), [fact])];
  const flight: Flight = { body, angle, g, height, laws, until: null, fact, used: [] };
  flight.used = facts.filter(({ relation }) => relation !== 'holds' && relation !== 'equal');
  write(flight);
  for (const one of facts) if (!take(one, flight, going)) return null;
  return flight;
}

const isStart = (start: Going | null | undefined, { body, roles }: Going): boolean =>
  start?.verb === 'start' &&
  start.body === body &&
  [...start.roles.keys()].join() === 'speed' &&
  !roles.has('speed');

function angleOf({ roles }: Going, facts: readonly Fact[]): Angle | null {
  const ways = ['upwards at', 'downwards at', 'up', 'down', 'horizontally'].filter((role) => roles.has(role));
  const [way] = ways;
  if (ways.length !== 1) return null;
  if (way === 'up') return { sine: number(1), cosine: number(0) };
  if (way === 'down') return { sine: number(-1), cosine: number(0) };
  if (way === 'horizontally') return { sine: number(0), cosine: number(1) };
  const angle = steepness(roles.get(way!)![0], facts);
  return angle && way === 'downwards at' ? { ...angle, sine: negated(angle.sine) } : angle;
}

/** What is told of the flight itself, as an equation. */
function take(one: Fact, flight: Flight, going: Going): boolean {
  const property = one.relation === 'equal' ? propertyIn(one.of[0]) : null;
  if (property) {
    if (property.name === 'mass') return idOf(property.of[0]) === flight.body && flight.used.push(one) > 0;
    const value = expressionOf(one.of[1]);
    const of = quantityOf(property, flight);
    if (!value || !of) return false;
    flight.laws.push(
      law('What is told of the flight.', '运动的已知条件。', difference(of.value, value), [one]),
    );
    return true;
  }
  const found = definitionIn(one);
  const isAngle = ['upwards at', 'downwards at'].some((role) => isAbout(one, going.roles.get(role)?.[0]));
  if (one.relation === 'holds' && !found && !isAngle) return false;
  if (isAngle) flight.used.push(one);
  if (found && found.letter !== 'g')
    flight.laws.push(law('What is known.', '已知。', difference(symbol(found.letter), found.value), [one]));
  return true;
}

export const vertical = ({ angle }: Flight): Expression => product(U, angle.sine);
export const horizontal = ({ angle }: Flight): Expression => product(U, angle.cosine);

function write(flight: Flight): void {
  const { laws, g, height, fact } = flight;
  const [up, across] = [vertical(flight), horizontal(flight)];
  const add = (en: string, zh: string, zero: Expression) => laws.push(law(en, zh, zero, [fact]));
  add(
    'At the greatest height the vertical velocity is zero: u²sin²θ = 2gh.',
    '最高点处竖直速度为零：u²sin²θ = 2gh。',
    difference(power(up, 2), product(number(2), g, H)),
  );
  if (!height) return;
  add(
    'It is back at the level of the ground when y is the height below.',
    '落到地面时的竖直位移。',
    difference(sum(height, product(up, T)), quotient(product(g, power(T, 2)), number(2))),
  );
  add('The horizontal velocity stays the same.', '水平速度不变。', difference(R, product(across, T)));
  add(
    'The speed on landing, from both components.',
    '由两个分速度求落地速率。',
    difference(power(W, 2), sum(power(across, 2), power(difference(up, product(g, T)), 2))),
  );
}

const isUp = ({ angle }: Flight): boolean =>
  !(angle.sine.kind === 'number' && angle.sine.value.n <= 0n) && angle.sine.kind !== 'negative';

/** What a property of the flight is worth, with the laws that it needs. */
export function quantityOf(
  property: { name: string; of: Term[] },
  flight: Flight,
): { value: Expression; unit: string; isSize?: boolean } | null {
  const own = idOf(property.of[0]);
  if (own !== null && own !== flight.body) return null;
  const { height, g, laws, fact } = flight;
  const [second, third] = [property.of[1], property.of[2]];
  const given = expressionOf(second);
  const [up, across] = [vertical(flight), horizontal(flight)];
  const add = (en: string, zh: string, zero: Expression) => laws.push(law(en, zh, zero, [fact]));
  switch (property.name) {
    case 'greatest height': {
      if (!isUp(flight)) return null;
      if (second === 'start') return { value: H, unit: 'm' };
      if (second === 'ground') return height && { value: sum(H, height), unit: 'm' };
      return height && !isZero(height) ? null : { value: H, unit: 'm' };
    }
    case 'time to the top':
      return isUp(flight) ? { value: quotient(up, g), unit: 's' } : null;
    case 'time of flight':
    case 'time to the floor':
      return height && { value: T, unit: 's' };
    case 'range':
      return height && { value: R, unit: 'm' };
    case 'speed at the floor':
      return height && { value: W, unit: 'm s^-1' };
    case 'speed later': {
      if (!given) return null;
      flight.until = given;
      add(
        'The speed at that time, from both components.',
        '由两个分速度求该时刻速率。',
        difference(power(S, 2), sum(power(across, 2), power(difference(up, product(g, given)), 2))),
      );
      return { value: S, unit: 'm s^-1' };
    }
    case 'height later': {
      if (!given || (height && !isZero(height))) return null;
      flight.until = given;
      add(
        'The height at that time.',
        '该时刻的高度。',
        difference(Y, difference(product(up, given), quotient(product(g, power(given, 2)), number(2)))),
      );
      return { value: Y, unit: 'm' };
    }
    case 'speed at height': {
      const level = given && levelOf(given, third, flight);
      if (!level) return null;
      add(
        'By energy: v² = u² − 2gy.',
        '由能量守恒：v² = u² − 2gy。',
        difference(power(S, 2), difference(power(U, 2), product(number(2), g, level))),
      );
      return { value: S, unit: 'm s^-1' };
    }
    case 'time above': {
      const level = given && levelOf(given, third, flight);
      if (!level || !isUp(flight)) return null;
      add(
        'The two times at that height differ by D, where (gD)² = 4(u²sin²θ − 2gy).',
        '两次经过该高度的时间差 D 满足 (gD)² = 4(u²sin²θ − 2gy)。',
        difference(
          power(product(g, D), 2),
          product(number(4), difference(power(up, 2), product(number(2), g, level))),
        ),
      );
      add('That height above the start.', '相对抛出点的高度。', difference(K, level));
      return { value: D, unit: 's' };
    }
    default:
      return null;
  }
}

const isZero = (one: Expression): boolean => one.kind === 'number' && one.value.n === 0n;

/** How far above the start a height above the ground or above the start is. */
function levelOf(given: Expression, from: Term | undefined, { height }: Flight): Expression | null {
  if (from === 'start') return given;
  if (from === 'ground') return height && difference(given, height);
  return height === null || isZero(height) ? given : null;
}
