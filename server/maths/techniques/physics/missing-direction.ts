import { SLOWS } from '../../reading/physics/directions.ts';
import type { Applied } from './formula.ts';

const AGAINST =
  /\b(?:oppos(?:es?|ed|ing|ite)|against|revers\w*|backwards?|turns? (?:back|round|around)|resist\w*|friction\w*|drag)\b|反向|相反|反方向|阻力|摩擦|返回|折返/i;
/** Pairs of opposite directions. */
const OPPOSITE: [one: RegExp, other: RegExp][] = [
  [/\bleft\b|[向朝]左/i, /\bright\b(?! angles?)|[向朝]右/i],
  [/\beast(?:wards?)?\b|[向朝]东/i, /\bwest(?:wards?)?\b|[向朝]西/i],
  [/\bnorth(?:wards?)?\b|[向朝]南/i, /\bsouth(?:wards?)?\b|[向朝]北/i],
  [/\b(?:north|south)(?:wards?)?\b/i, /\b(?:east|west)(?:wards?)?\b/i],
  [/\bup(?:wards?)?\b|向上|上滑|冲上|上抛/i, /\bdown(?:wards?)?\b|向下|下滑/i],
];
const ACROSS =
  /\bsideways\b|\bacross its\b|\b(?:perpendicular|at right angles|normal) to (?:its|the|this) (?:\w{1,12} )?(?:path|velocity|motion|direction|track)\b|与(?:速度|运动)(?:方向)?垂直|垂直于(?:速度|运动)/i;
/** Quantities with a direction, whose sign changes the answer. */
const DIRECTED = new Set(['kinematics', 'dynamics', 'momentum']);

/** Whether the words give a direction that the formulas leave out. */
export function missesDirection(chain: Applied[], text: string): boolean {
  const directed = chain.filter(({ formula }) => DIRECTED.has(formula.topic));
  if (directed.length === 0) return false;
  if (ACROSS.test(text) || OPPOSITE.some(([one, other]) => one.test(text) && other.test(text))) return true;
  const moving = directed.filter(({ formula }) => formula.topic === 'kinematics');
  const used = (name: string) =>
    moving.flatMap(({ formula, values, target }) =>
      [...formula.roles]
        .filter(([id, role]) => role === name && id !== target)
        .map(([id]) => values.get(id)!),
    );
  const all = (name: string) =>
    moving.flatMap(({ formula, values, target, result }) =>
      [...formula.roles]
        .filter(([, role]) => role === name)
        .map(([id]) => (id === target ? result : values.get(id)!)),
    );
  const [rate, start] = [used('acceleration')[0], all('initialVelocity')[0]];
  if ((SLOWS.test(text) || AGAINST.test(text)) && rate !== undefined && rate > 0) return true;
  if (AGAINST.test(text) && !SLOWS.test(text) && moving.length > 0) return true;
  if (!SLOWS.test(text)) return false;
  // A car that brakes stops; it does not reverse.
  const isBack = all('finalVelocity').some((one) => one < 0);
  const stop = rate !== undefined && start !== undefined && rate < 0 ? -start / rate : Infinity;
  return isBack || all('time').some((one) => one > stop * (1 + 1e-9));
}
