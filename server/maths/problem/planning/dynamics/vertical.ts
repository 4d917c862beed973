import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { law, type Law } from '../laws/law.ts';
import { type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { actIn, isAside, letterIn, placeIn, take, takeValue } from '../journeys/tale.ts';

/** A body that goes up and down: upwards is positive. */
interface Flight {
  body: string;
  speed: Expression;
  height: Expression | null;
  place: string | null;
  told: Fact[];
  g: Expression;
}

/** What is asked of a body that is thrown or dropped vertically. */
export function resultOfVertical(facts: readonly Fact[], goal: Goal): Result | null {
  const flight = flightIn(facts.filter((fact) => !isOfAnother(fact, goal)));
  const asked = flight && askedIn(flight, goal);
  if (!asked) return null;
  const [value, unit, name] = asked;
  const x = symbol('x');
  const laws: Law[] = [law(name.en, name.zh, difference(x, value), flight.told)];
  const result = solveModel(
    {
      laws,
      isPossible: (values) => !((values.x ?? 0) < 0),
      isConfirmed: () => isConfirmed(flight, goal, evaluate(value)),
    },
    { value: x, unit, letter: null },
    [],
  );
  return result?.values.length === 1 ? result : null;
}

/** What another body does, which this one does not meet. */
function isOfAnother(fact: Fact, { target }: Goal): boolean {
  if (fact.relation === 'later' || fact.relation === 'same time') return true;
  const own = idOf(propertyIn(target)?.of[0]);
  const act = fact.relation === 'act' ? actIn(fact) : null;
  return act !== null && own !== null && act.bodies.length === 1 && act.bodies[0] !== own;
}

function flightIn(facts: readonly Fact[]): Flight | null {
  const flight: Partial<Flight> & { told: Fact[]; g: Expression } = { told: [], g: number(10) };
  for (const fact of facts) {
    if (isAside(fact)) continue;
    const found = letterIn(fact);
    if (found?.letter === 'g') {
      flight.g = found.value;
      continue;
    }
    flight.told.push(fact);
    const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    // How heavy it is changes nothing.
    if (property?.name === 'mass') continue;
    const act = actIn(fact);
    if (act?.verb === 'no strike' && act.roles.size === 0) continue;
    if (fact.relation !== 'act' || !act || act.bodies.length !== 1 || flight.body !== undefined) return null;
    const isThrown = act.verb === 'project';
    if (!isThrown && act.verb !== 'drop' && act.verb !== 'release' && act.verb !== 'fall') return null;
    const [up, down] = [take(act, 'upwards'), take(act, 'downwards')];
    const speed = isThrown ? takeValue(act, 'speed') : number(0);
    take(act, 'from rest');
    const from = take(act, 'from')?.[0];
    if (!speed || (isThrown && !up === !down) || (!isThrown && act.verb !== 'drop' && from === undefined))
      return null;
    const raised = propertyIn(from);
    flight.body = act.bodies[0]!;
    flight.speed = down ? product(number(-1), speed) : speed;
    flight.height =
      raised?.name === 'raised'
        ? expressionOf(raised.of[1])
        : raised?.name === 'ground' || raised?.name === 'on the ground'
          ? number(0)
          : null;
    flight.place = raised?.name === 'raised' ? placeIn(raised.of[0]) : placeIn(from);
    const height = take(act, 'height');
    if (height && placeIn(height[1]) === 'ground') flight.height = expressionOf(height[0]);
    if (act.roles.size > 0) return null;
  }
  return flight.body === undefined ? null : (flight as Flight);
}

type Found = [value: Expression, unit: string, name: { en: string; zh: string }];
const FALL = {
  en: 'v² = u² − 2gh and v = u − gt, upwards positive.',
  zh: '取向上为正：v² = u² − 2gh，v = u − gt。',
};

function askedIn(
  { body, speed, height, place, g }: Flight,
  { target, where: said = [] }: Goal,
): Found | null {
  const property = propertyIn(target);
  if (!property) return null;
  const where = [...said, ...((target as { where?: Fact[] }).where ?? [])].filter(
    ({ relation }) => relation !== 'by energy',
  );
  const [own, ...others] = property.of;
  if (idOf(own) !== body) return null;
  const square = product(speed, speed);
  const isUp = evaluate(speed) > 0;
  const rise = quotient(square, product(number(2), g));
  const landing = height && root(sum(square, product(number(2), g, height)));
  const act = where.length === 1 ? momentIn(where[0]!) : null;
  if (property.name === 'greatest height' && where.length === 0 && isUp) {
    const above = others.length === 0 ? null : placeIn(others[0]);
    if (above === 'ground') return height && [sum(height, rise), 'm', FALL];
    if (above === 'start' || (above !== null && above === place)) return [rise, 'm', FALL];
    return others.length === 0 && height && evaluate(height) === 0 ? [rise, 'm', FALL] : null;
  }
  if (
    (property.name === 'speed' || property.name === 'greatest speed') &&
    act &&
    act.bodies[0] === body &&
    act.verb === 'reach' &&
    placeIn(act.roles.get('object')?.[0]) === 'ground'
  )
    return landing && property.name === 'speed' ? [landing, 'm s^-1', FALL] : null;
  if (property.name === 'flight' && where.length === 0)
    return landing && [quotient(sum(speed, landing), g), 's', FALL];
  if (property.name === 'time until' && act?.bodies[0] === body && act.verb === 'reach') {
    const to = placeIn(act.roles.get('object')?.[0]);
    if (to === 'highest') return isUp ? [quotient(speed, g), 's', FALL] : null;
    return to === 'ground' && landing ? [quotient(sum(speed, landing), g), 's', FALL] : null;
  }
  if (property.name === 'time above' && where.length === 0 && isUp) {
    const level = expressionOf(others[0]);
    const above = placeIn(others[1]);
    const start =
      above === 'ground'
        ? height
        : above === 'start' || (above !== null && above === place)
          ? number(0)
          : null;
    if (!level || !start || evaluate(level) <= evaluate(start)) return null;
    const under = difference(square, product(number(2), g, difference(level, start)));
    return evaluate(under) > 0 ? [quotient(product(number(2), root(under)), g), 's', FALL] : null;
  }
  return null;
}

function momentIn(fact: Fact) {
  const inner = fact.relation === 'when' ? ((fact.of[0] as { where?: Fact[] }).where ?? []) : [fact];
  return inner.length === 1 ? actIn(inner[0]!) : null;
}

/** By small steps of time from the start until the ground, counting what was asked for. */
function isConfirmed({ speed, height, g, place }: Flight, { target }: Goal, found: number): boolean {
  const property = propertyIn(target)!;
  const [u, fall, start] = [evaluate(speed), evaluate(g), height ? evaluate(height) : 0];
  const above = placeIn(property.of.at(-1));
  const level =
    property.name === 'time above'
      ? evaluate(expressionOf(property.of[1])!) -
        (above === 'ground' || (above !== place && above !== 'start') ? start : 0)
      : 0;
  const step = 1e-4;
  let [t, v, y, highest, over, turned] = [0, u, 0, 0, 0, 0];
  while (y + start >= -1e-12 && t < 200 && (height !== null || y >= 0)) {
    y += v * step - (fall * step * step) / 2;
    v -= fall * step;
    t += step;
    highest = Math.max(highest, y);
    if (v > 0) turned = t;
    if (y > level) over += step;
  }
  const name = property.name;
  const isFromGround = name === 'greatest height' && above === 'ground';
  const seen =
    name === 'greatest height'
      ? [highest + (isFromGround ? start : 0), highest]
      : name === 'time above'
        ? [over]
        : name === 'speed'
          ? [Math.abs(v)]
          : [t, turned];
  return seen.some((one) => Math.abs(one - found) < 2e-3 * Math.max(1, Math.abs(found)));
}
