import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Law, Numbers } from '../../planning/laws/law.ts';
import type { Ratios, Tale } from '../told.ts';

/** An instant: when, how far along, how high above the start, how fast upwards. */
export interface Instant {
  t: Expression;
  x: Expression;
  y: Expression;
  w: Expression;
  keys: Set<string>;
}

export interface Flight {
  tale: Tale;
  u: Expression;
  ratios: Ratios;
  /** The letter of the angle, where nobody said what it is. */
  angle: string | null;
  height: Expression | null;
  instants: Instant[];
  laws: Law[];
  last: Instant | null;
}

/** In small steps of time along the path. */
export function isFlown({ instants, u, ratios, angle, tale: { g } }: Flight, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const tangent = angle ? values[`tan_${angle}`] : undefined;
  const slope = tangent === undefined ? null : Math.atan(tangent);
  const [speed, pull] = [at(u), at(g)];
  const [right, up] =
    slope === null
      ? [speed * at(ratios.cosine), speed * at(ratios.sine)]
      : [speed * Math.cos(slope), speed * Math.sin(slope)];
  return instants.every((one) => {
    const end = Number.isNaN(at(one.t)) ? at(one.x) / right : at(one.t);
    if (!(end > 0)) return false;
    const step = end / 20_000;
    let [x, y, vertical] = [0, 0, up];
    for (let count = 0; count < 20_000; count += 1) {
      x += right * step;
      y += (vertical - (pull * step) / 2) * step;
      vertical -= pull * step;
    }
    const isNear = (a: number, b: number, size: number) => Number.isNaN(b) || Math.abs(a - b) < 1e-6 * size;
    return (
      isNear(x, at(one.x), speed * end) &&
      isNear(y, at(one.y), speed * end + pull * end * end) &&
      isNear(vertical, at(one.w), speed + pull * end)
    );
  });
}
