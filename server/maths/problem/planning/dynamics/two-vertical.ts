import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { type Law, law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Act, actIn, isAside, letterIn, placeIn, take, takeValue } from '../journeys/tale.ts';

/** A body that goes up and down from a time of its own: upwards is positive. */
interface Flight {
  body: string;
  speed: Expression;
  /** Above the place where the first one starts. */
  height: Expression;
  start: Expression;
  fact: Fact;
}

interface Sky {
  flights: Flight[];
  /** How high above the ground the first one starts, where that is told. */
  ground: Expression | null;
  place: string | null;
  g: Expression;
  later: Expression | null;
  told: Fact[];
}

const ZERO = number(0);

/** What is asked of two bodies that go up and down on one vertical line until they meet. */
export function resultOfTwoVertical(facts: readonly Fact[], goal: Goal): Result | null {
  const sky: Sky = { flights: [], ground: null, place: null, g: number(10), later: null, told: [] };
  if (!facts.every((fact) => addFact(sky, fact)) || sky.flights.length !== 2) return null;
  const asked = askedIn(sky, goal);
  if (!asked) return null;
  const result = solveModel(
    {
      laws: lawsOf(sky),
      isPossible: (values) => isPossible(sky, values),
      isConfirmed: (values) => isConfirmed(sky, values),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

function addFact(sky: Sky, fact: Fact): boolean {
  if (isAside(fact)) return true;
  sky.told.push(fact);
  const found = letterIn(fact);
  if (found?.letter === 'g') {
    sky.g = found.value;
    return true;
  }
  if (fact.relation === 'same time') return sky.flights.length === 1;
  if (fact.relation === 'later') {
    sky.later = expressionOf(fact.of[0]);
    return sky.later !== null && sky.flights.length === 1;
  }
  // How heavy they are changes nothing.
  if (fact.relation === 'equal') return propertyIn(fact.of[0])?.name === 'mass';
  const act = fact.relation === 'act' ? actIn(fact) : null;
  return act !== null && act.bodies.length === 1 && sky.flights.length < 2 && addFlight(sky, act);
}

function addFlight(sky: Sky, act: Act): boolean {
  const isThrown = act.verb === 'project';
  if (!isThrown && act.verb !== 'drop' && act.verb !== 'release') return false;
  const [up, down] = [take(act, 'upwards'), take(act, 'downwards')];
  const speed = isThrown ? takeValue(act, 'speed') : ZERO;
  const rest = take(act, 'from rest');
  if (!speed || (isThrown && !up === !down) || (isThrown && rest)) return false;
  const height = heightIn(sky, act, rest?.[0] ?? take(act, 'from')?.[0]);
  if (!height || act.roles.size > 0) return false;
  sky.flights.push({
    body: act.bodies[0]!,
    speed: down ? product(number(-1), speed) : speed,
    height,
    start: sky.later ?? ZERO,
    fact: act.fact,
  });
  return true;
}

/** How high it starts above the first one, from what is told of where. */
function heightIn(sky: Sky, act: Act, from: Term | undefined): Expression | null {
  const isFirst = sky.flights.length === 0;
  const [above, height, same] = [take(act, 'above'), take(act, 'height'), take(act, 'same place')];
  const place = placeIn(from);
  const property = propertyIn(from);
  const overGround =
    property?.name === 'raised'
      ? expressionOf(property.of[1])
      : property?.name === 'ground' || property?.name === 'on the ground'
        ? ZERO
        : height && placeIn(height[1]) === 'ground'
          ? expressionOf(height[0])
          : null;
  if (isFirst) {
    sky.ground = overGround;
    sky.place = place;
    return above || same ? null : ZERO;
  }
  const first = sky.flights[0]!.body;
  const more = above ?? height;
  if (more && !overGround) {
    const to = placeIn(more[1]);
    if (to !== first && to !== 'start' && (to === null || to !== sky.place)) return null;
    return expressionOf(more[0]);
  }
  if (overGround) return sky.ground && difference(overGround, sky.ground);
  return same || (place !== null && place === sky.place) ? ZERO : null;
}

const since = ({ start }: Flight): Expression => difference(symbol('t'), start);
const heightOf = (one: Flight, g: Expression): Expression =>
  difference(
    sum(one.height, product(one.speed, since(one))),
    quotient(product(g, since(one), since(one)), number(2)),
  );

function lawsOf({ flights, g, told }: Sky): Law[] {
  const [one, other] = flights as [Flight, Flight];
  return [
    law(
      's = ut − ½gt² for each body, upwards positive; where they meet they are equally high.',
      '取向上为正，对两物体分别用 s = ut − ½gt²；相遇时高度相同。',
      difference(heightOf(one, g), heightOf(other, g)),
      told,
    ),
    law('The height at this time.', '此时的高度。', difference(symbol('y'), heightOf(one, g))),
    ...flights.map((flight) =>
      law(
        'v = u − gt.',
        'v = u − gt。',
        difference(symbol(`v_${flight.body}`), difference(flight.speed, product(g, since(flight)))),
      ),
    ),
  ];
}

function askedIn(sky: Sky, { target, where: said = [] }: Goal): Asked | null {
  const property = propertyIn(target);
  if (!property) return null;
  const where = [...said, ...((target as { where?: Fact[] }).where ?? [])];
  const { name, of } = property;
  if (name === 'meeting height' && where.length === 0) {
    const place = placeIn(of[0]);
    const isStart = place === 'start' || (place !== null && place === sky.place);
    const base = place === 'ground' ? sky.ground : isStart ? ZERO : null;
    return base && { value: sum(base, symbol('y')), unit: 'm', letter: null };
  }
  if (name === 'meeting time' && where.length === 0) {
    const from = of[0] === undefined ? null : sky.flights.find(({ body }) => body === idOf(of[0]));
    const isOne = sky.later === null;
    if (from === undefined || (from === null && !isOne)) return null;
    return { value: from ? since(from) : symbol('t'), unit: 's', letter: null };
  }
  const own = sky.flights.find(({ body }) => body === idOf(of[0]));
  const isMeeting =
    where.length === 1 &&
    where[0]!.relation === 'when' &&
    ['before collision', 'meeting'].includes(String(propertyIn(where[0]!.of[0])?.of[0]));
  return own && name === 'speed' && isMeeting
    ? { value: symbol(`v_${own.body}`), unit: 'm s^-1', letter: null, isSize: true }
    : null;
}

/** They meet after both have started, and above the ground. */
function isPossible({ flights, ground }: Sky, values: Numbers): boolean {
  const { t, y } = values;
  if (t !== undefined && flights.some(({ start }) => t < evaluate(start) - 1e-9)) return false;
  return y === undefined || ground === null || y + evaluate(ground) >= -1e-9;
}

/** By small steps of time until one is no longer above the other. */
function isConfirmed({ flights, g }: Sky, { t }: Numbers): boolean {
  if (t === undefined) return false;
  const heights = flights.map((one) => {
    const [speed, fall, wait] = [evaluate(one.speed), evaluate(g), t - evaluate(one.start)];
    let [v, y] = [speed, evaluate(one.height)];
    for (let step = 0; step < 2000; step += 1) {
      const next = v - (fall * wait) / 2000;
      y += ((v + next) / 2) * (wait / 2000);
      v = next;
    }
    return y;
  });
  return Math.abs(heights[0]! - heights[1]!) < 1e-6 * Math.max(1, Math.abs(heights[0]!));
}
