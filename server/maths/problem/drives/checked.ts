import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbol, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Law } from '../planning/laws/law.ts';
import { isConstant, massOf, potentialOf, workOfFriction } from './laws.ts';
import type { Scene, Stage } from './scene.ts';

const NOT_NEGATIVE = ['u', 'v', 's', 't', 'w', 'D', 'R', 'R0', 'R1', 'R2', 'P', 'Wr'];

/** Whether numbers can be those of a stage. */
export function isPossible(stage: Stage, values: Readonly<Record<string, number>>): boolean {
  const at = (name: string) => values[`${name}_${stage.id}`];
  if (NOT_NEGATIVE.some((name) => (at(name) ?? 0) < -1e-9)) return false;
  if ((values.mu ?? 0) < -1e-12) return false;
  // What is let go begins to move the way that it is pulled.
  if (stage.joint === 'pulley' && !((at('a') ?? 1) > 1e-9)) return false;
  const isShort = stage.bodies.some(
    ({ toPulley, way }) =>
      toPulley !== null && way !== -1 && (at('s') ?? 0) > evaluate(toPulley, values) + 1e-9,
  );
  if (stage.joint === 'pulley' && isShort) return false;
  return stage.joint === 'bar' || !((at('T') ?? 0) < -1e-9);
}

/** By momentum in the time that it takes: an impulse for each force, once more. */
export function isConfirmed(stage: Stage, scene: Scene, values: Readonly<Record<string, number>>): boolean {
  const at = (name: string) => values[`${name}_${stage.id}`] ?? NaN;
  const mass = massOf(stage);
  if (!mass) return true;
  const [m, u, v, t] = [evaluate(mass, values), at('u'), at('v'), at('t')];
  const height = potentialOf(stage, scene);
  const rub = workOfFriction(stage, scene);
  const gap = 0.5 * m * (v * v - u * u) - (m * (v - u) * at('s')) / t;
  if (isConstant(stage) && Number.isFinite(gap) && Math.abs(gap) > 1e-6 * Math.max(1, 0.5 * m * v * v))
    return false;
  const energy =
    at('Wd') -
    at('Wr') -
    evaluate(rub ?? symbol('open'), values) -
    evaluate(height ?? symbol('open'), values) -
    0.5 * m * (v * v - u * u);
  return (
    !Number.isFinite(energy) ||
    Math.abs(energy) < 1e-6 * Math.max(1, 0.5 * m * Math.max(v * v, u * u), Math.abs(at('Wd')))
  );
}

/** What follows of numbers from laws with one letter that is not known, and whether all of them hold. */
export function followed(
  laws: readonly Law[],
  start: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> | null {
  const values: Record<string, number> = Object.fromEntries(
    Object.entries(start).filter(([, value]) => Number.isFinite(value)),
  );
  for (let isOpen = true; isOpen;) {
    isOpen = false;
    for (const { zero: one } of laws) {
      const [letter, another] = symbolsOf(one).filter((name) => !(name in values));
      if (letter === undefined || another !== undefined) continue;
      const [a, b, c] = [0, 1, 2].map((at) => evaluate(one, { ...values, [letter]: at })) as [
        number,
        number,
        number,
      ];
      const slope = b - a;
      const isLinear = Math.abs(c - 2 * b + a) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(c));
      if (!isLinear || !(Math.abs(slope) > 1e-9)) continue;
      values[letter] = -a / slope;
      isOpen = true;
    }
  }
  return laws.every(({ zero: one }) => isMet(one, values)) ? values : null;
}

function isMet(one: Expression, values: Readonly<Record<string, number>>): boolean {
  if (symbolsOf(one).some((name) => !(name in values))) return true;
  const sizes = (one.kind === 'sum' ? one.terms : [one]).map((term) => Math.abs(evaluate(term, values)));
  return Math.abs(evaluate(one, values)) < 1e-6 * Math.max(1, ...sizes);
}
