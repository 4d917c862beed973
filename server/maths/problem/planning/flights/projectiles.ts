import { type Expression } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, propertyIn, type Story } from '../told/told.ts';
import { D, type Flight, flightIn, H, K, quantityOf, R, S, T, U, W } from './flight.ts';

const KNOWN = new Set(['go', 'equal', 'free', 'no air', 'holds', 'constant', 'positive']);

/** What is asked of a body that is thrown or dropped and moves freely under gravity. */
export function resultOfProjectile(story: Story): Result | null {
  const { facts, goal } = story;
  if (facts.some(({ relation }) => !KNOWN.has(relation)) || goal.where?.length) return null;
  const flight = flightIn(facts);
  const asked = flight && askedOf(story, flight);
  if (!flight || !asked) return null;
  const result = solveModel(
    {
      laws: flight.laws,
      isPossible: (values) =>
        [U, W, S, D].every((one) => !(evaluate(one, values) < 0)) &&
        !(evaluate(T, values) <= 1e-12) &&
        isAbove(values) &&
        isInFlight(flight, values),
      isConfirmed: (values) => isConfirmed(flight, values),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? { ...result, used: [...result.used, ...flight.used] } : null;
}

function askedOf({ goal: { target } }: Story, flight: Flight): Asked | null {
  const property = propertyIn(target);
  const letter = typeof target === 'string' ? target : property?.name === 'values' ? property.of[0] : null;
  if (typeof letter === 'string') {
    const value = expressionOf(letter);
    return value?.kind === 'symbol' ? { value, unit: '', letter } : null;
  }
  const found = property && quantityOf(property, flight);
  return found ? { ...found, letter: null } : null;
}

/** A height that it passes twice is above where it begins. */
const isAbove = (values: Numbers): boolean => {
  const [level, top] = [evaluate(K, values), evaluate(H, values)];
  return Number.isNaN(level) || (level >= 0 && level < top);
};

const isInFlight = ({ until, height }: Flight, values: Numbers): boolean =>
  until === null || height === null || evaluate(until, values) <= evaluate(T, values) + 1e-9;

/** By small steps of time along the path. */
function isConfirmed({ angle, g, height }: Flight, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [u, pull, level, aloft] = [U, g, K, D].map(at) as [number, number, number, number];
  const isNear = (a: number, b: number) =>
    Number.isNaN(a) || Math.abs(a - b) < 2e-3 * Math.max(1e-9, Math.abs(b));
  if (Number.isNaN(u) || u < 0) return false;
  const floor = height ? -at(height) : 0;
  const step = Math.max(u, Math.sqrt(-floor * pull), 1e-3) / pull / 50_000;
  let [x, y, vx, vy, time, top, above] = [0, 0, u * at(angle.cosine), u * at(angle.sine), 0, 0, 0];
  for (let count = 0; count < 5_000_000 && (y >= floor || count === 0); count += 1) {
    y += vy * step - (pull * step * step) / 2;
    vy -= pull * step;
    x += vx * step;
    time += step;
    top = Math.max(top, y);
    if (y >= level) above += step;
  }
  const landed = !height || (isNear(at(T), time) && isNear(at(R), x) && isNear(at(W), Math.hypot(vx, vy)));
  const isAloft = Number.isNaN(aloft) || isNear(aloft, above);
  return (at(angle.sine) <= 0 || isNear(at(H), top)) && landed && isAloft;
}
