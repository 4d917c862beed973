import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
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
import { addWorth, amountOf, equationOf, isProperty, ratiosIn, type Tale, tangentOf } from '../told.ts';
import { belowStart } from '../measured-from.ts';
import { type Flight, type Instant, isFlown } from './flown.ts';
import type { Situation, Sought } from '../work-out.ts';

const INERT = new Set(['origin', 'free', 'mass', 'acute', 'constant', 'on a plane', 'named']);

/** A body that is thrown and moves freely under gravity. */
export function flightOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const throws = tale.facts.filter(({ relation }) => relation === 'projected');
  if (
    throws.length !== 1 ||
    !tale.facts.some(
      ({ relation }) => relation === 'free' || relation === 'on a plane' || relation === 'from a height',
    )
  )
    return null;
  const flight = openFlight(throws[0]!, tale);
  if (!flight) return null;
  for (const fact of tale.facts) if (!take(fact, flight)) return null;
  const sought = soughtIn(tale.goal.target, flight);
  return (
    sought && {
      sought,
      situation: {
        laws: flight.laws,
        isPossible: (values) => isPossible(flight, values),
        isConfirmed: (values) => isFlown(flight, values),
      },
    }
  );
}

function openFlight({ of: [, ...hows] }: Fact, tale: Tale): Flight | null {
  const told = new Map<string, Term[]>();
  for (const how of hows) {
    if (!isProperty(how) || told.has(how.the)) return null;
    told.set(how.the, how.of);
  }
  const u = amountOf(told.get('speed')?.[0], 'm s^-1', tale);
  const way = told.get('angle');
  const isLevel = told.has('level');
  if (!u || (way !== undefined) === isLevel) return null;
  const ratios = way ? ratiosIn(way[0], tale) : { sine: number(0), cosine: number(1) };
  if (!ratios) return null;
  const sine = way?.[1] === 'below' ? difference(number(0), ratios.sine) : ratios.sine;
  const heights = tale.facts.filter(({ relation }) => relation === 'from a height');
  const isGround = tale.facts.some(({ relation }) => relation === 'on a plane');
  const height = heights.length === 1 ? amountOf(heights[0]!.of[0], 'm', tale) : isGround ? number(0) : null;
  if (heights.length > 1 || (heights.length === 1 && isGround)) return null;
  const angle = ratios.cosine.kind === 'symbol' ? ratios.cosine.name.slice(4) : null;
  return {
    tale,
    u,
    ratios: { sine, cosine: ratios.cosine },
    angle,
    height,
    instants: [],
    laws: [],
    last: null,
  };
}

function take(fact: Fact, flight: Flight): boolean {
  const { relation, of } = fact;
  if (relation === 'projected' || relation === 'from a height' || INERT.has(relation)) return true;
  if (relation === 'state') return instantOf(of, flight) !== null;
  if (relation === 'one value') return takeOneValue(of, flight);
  if (relation === 'worth') return addWorth(of, soughtIn(of[0]!, flight), flight);
  const zero = relation === 'holds' || relation === 'equal' ? equationOf(fact, flight.tale) : null;
  if (zero) flight.laws.push(law('What is known.', '已知。', zero));
  return zero !== null;
}

const keyOf = (one: Term): string => (isProperty(one) && one.of.length === 0 ? one.the : JSON.stringify(one));

function instantOf(conditions: readonly Term[], flight: Flight): Instant | null {
  const { instants, laws, u, ratios, tale } = flight;
  const keys = conditions.map(keyOf);
  if (keys.length === 1 && keys[0] === 'then') return flight.last;
  let own = instants.find((one) => keys.some((key) => one.keys.has(key)));
  if (!own) {
    const id = String(instants.length + 1);
    const [t, x, y, w] = ['t', 'x', 'y', 'w'].map((name) => symbol(`${name}_${id}`)) as [
      Expression,
      Expression,
      Expression,
      Expression,
    ];
    own = { t, x, y, w, keys: new Set() };
    instants.push(own);
    const isPlace = conditions.some((one) => isProperty(one) && one.the === 'place') && flight.angle !== null;
    const say = (zero: Expression) =>
      law(
        'Across with constant velocity, upwards with acceleration −g.',
        '水平方向匀速，竖直方向加速度为 −g。',
        zero,
      );
    if (isPlace) laws.push(pathLaw(own, tangentOf(flight.angle!), flight));
    else
      laws.push(
        say(difference(x, product(u, ratios.cosine, t))),
        say(difference(w, difference(product(u, ratios.sine), product(tale.g, t)))),
        say(
          difference(
            y,
            difference(product(u, ratios.sine, t), quotient(product(tale.g, power(t, 2)), number(2))),
          ),
        ),
      );
  }
  for (const [at, one] of conditions.entries()) {
    if (own.keys.has(keys[at]!)) continue;
    own.keys.add(keys[at]!);
    const zeros = conditionOf(one, own, flight);
    if (!zeros) return null;
    for (const zero of zeros) laws.push(law('What is so at that instant.', '该时刻的条件。', zero));
  }
  flight.last = own;
  return own;
}

/** y = x tan θ − gx²(1 + tan² θ)/(2u²) */
const pathLaw = ({ x, y }: Instant, tangent: Expression, { u, tale }: Flight): Law =>
  law(
    'The equation of the path.',
    '轨迹方程。',
    difference(
      y,
      difference(
        product(x, tangent),
        quotient(
          product(tale.g, power(x, 2), sum(number(1), power(tangent, 2))),
          product(number(2), power(u, 2)),
        ),
      ),
    ),
  );

/** "One possible value of tan θ is 4/3": with it the path goes there too. */
function takeOneValue([name, value]: readonly Term[], flight: Flight): boolean {
  const tangent = amountOf(value, '', flight.tale);
  const place = flight.instants.find(({ keys }) => [...keys].some((key) => key.includes('"place"')));
  if (!tangent || !place || !isTangent(name, flight)) return false;
  flight.laws.push(pathLaw(place, tangent, flight));
  return true;
}

const isTangent = (name: Term | undefined, { angle }: Flight): boolean =>
  angle !== null && typeof name === 'string' && name.replace(/[\\\s{}]/g, '') === `tan${angle}`;

function conditionOf(one: Term, own: Instant, { tale, u, ratios, height }: Flight): Expression[] | null {
  if (!isProperty(one)) return null;
  const [first, second] = one.of;
  const across = product(u, ratios.cosine);
  switch (one.the) {
    case 'top':
      return [own.w];
    case 'landed': {
      if (!height) return null;
      // On the level of the start it comes down as fast as it went up.
      return evaluate(height) === 0 ? [sum(own.w, product(u, ratios.sine))] : [sum(own.y, height)];
    }
    case 'time': {
      const value = amountOf(first, 's', tale);
      return value && [difference(own.t, value)];
    }
    case 'place': {
      const [x, y] = [amountOf(first, 'm', tale), amountOf(second, 'm', tale)];
      return x && y && [difference(own.x, x), difference(own.y, y)];
    }
    case 'across': {
      const x = amountOf(first, 'm', tale);
      return x && [difference(own.x, x)];
    }
    case 'turned right':
      // u · (u + gt) = 0
      return [difference(u, product(tale.g, own.t, ratios.sine))];
    case 'direction': {
      const angle = ratiosIn(first, tale);
      if (!angle || (second !== 'above' && second !== 'below')) return null;
      const tangent = product(across, quotient(angle.sine, angle.cosine));
      return [second === 'below' ? sum(own.w, tangent) : difference(own.w, tangent)];
    }
    default:
      return null;
  }
}

function soughtIn(target: Term, flight: Flight): Sought | null {
  if (!isProperty(target)) return null;
  const { tale, u, ratios } = flight;
  const conditions = (target.where ?? []).map(({ of }) => of[0]!);
  const is = (name: string): Term => ({ the: name, of: [] });
  const at = (...own: Term[]): Instant | null => instantOf(conditions.length > 0 ? conditions : own, flight);
  const across = product(u, ratios.cosine);
  const alone = conditions.length === 0;
  switch (target.the) {
    case 'other value': {
      const one = tale.facts.find(({ relation }) => relation === 'one value');
      const except = amountOf(one?.of[1], '', tale);
      return one && except && alone && isTangent(one.of[0], flight)
        ? { value: tangentOf(flight.angle!), unit: '', isMany: true, except }
        : null;
    }
    case 'values':
    case 'formula': {
      if (String(target.of[0]).trim() === 'y' && alone && tale.letters.has('x'))
        return { value: at({ the: 'across', of: ['x'] })!.y, unit: '' };
      const value = amountOf(target.of[0], '', tale);
      const isTangent = typeof target.of[0] === 'string' && /^\\?tan/.test(target.of[0].trim());
      const own = isTangent && flight.angle ? tangentOf(flight.angle) : value;
      return own && alone ? { value: own, unit: '', ...(target.the === 'values' && { isMany: true }) } : null;
    }
    case 'top': {
      const [own, below] = [alone ? at(is('top')) : null, belowStart(target.of[0], tale, flight.height)];
      return own && below && { value: sum(own.y, below), unit: 'm' };
    }
    case 'time of flight':
    case 'range': {
      const isFrom = target.of[0] === undefined || (flight.height !== null && evaluate(flight.height) === 0);
      const own = alone && isFrom ? at(is('landed')) : null;
      return own && (target.the === 'range' ? { value: own.x, unit: 'm' } : { value: own.t, unit: 's' });
    }
    case 'time to top': {
      const own = alone ? at(is('top')) : null;
      return own && { value: own.t, unit: 's' };
    }
    case 'time':
    case 'height': {
      const [own, below] = [alone ? null : at(), belowStart(target.of[0], tale, flight.height)];
      if (!own || target.the === 'time') return own && { value: own.t, unit: 's' };
      return below && { value: sum(own.y, below), unit: 'm' };
    }
    case 'direction': {
      const own = alone ? null : at();
      const angle = own && call('arctan', quotient(own.w, across));
      return angle && { value: quotient(product(number(180), angle), PI), unit: '°', isSize: true };
    }
    case 'speed': {
      const own = alone ? null : at();
      return own && { value: root(sum(power(across, 2), power(own.w, 2))), unit: 'm s^-1' };
    }
    default:
      return null;
  }
}

const isPossible = ({ instants, u }: Flight, values: Numbers): boolean =>
  evaluate(u, values) > 0 && instants.every(({ t }) => !(evaluate(t, values) <= 1e-12));
