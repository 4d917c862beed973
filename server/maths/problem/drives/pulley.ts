import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { type Body, type Scene, type Stage, zero } from './scene.ts';

const VERTICAL = { kind: 'vertical', angle: null, isRough: null } as const;

/** What its weight pulls a body with along the string. */
const weightOf = ({ mass, place }: Body, g: Expression): Expression | null => {
  if (!mass || !place) return null;
  if (place.kind === 'level') return zero;
  return place.kind === 'vertical' ? product(mass, g) : place.angle && product(mass, g, place.angle.sine);
};

/** Two bodies over a pulley: the one that goes down is first; false where that cannot be said. */
export function settled(stage: Stage, { g }: Scene): boolean {
  if (stage.joint !== 'pulley') return true;
  if (stage.bodies.length !== 2) return false;
  const isHung = stage.bodies.every(({ place }) => place === null);
  for (const one of stage.bodies) if (isHung) one.place = VERTICAL;
  if (stage.bodies.some(({ place }) => place === null)) return false;
  const down = downOf(stage, g);
  if (!down) return false;
  const [other] = stage.bodies.filter((one) => one !== down);
  down.way = -1;
  other!.way = other!.place!.kind === 'level' ? 0 : 1;
  stage.bodies = [down, other!];
  return true;
}

function downOf({ bodies }: Stage, g: Expression): Body | null {
  const [one, other] = bodies as [Body, Body];
  const isLow = ({ way }: Body) => way === -1;
  const isHigh = ({ way }: Body) => way === 1;
  if ((isLow(one) || isHigh(other)) && !isLow(other) && !isHigh(one)) return one;
  if ((isLow(other) || isHigh(one)) && !isLow(one) && !isHigh(other)) return other;
  if (one.place!.kind === 'level') return other.place!.kind === 'level' ? null : other;
  if (other.place!.kind === 'level') return one;
  const [a, b] = [weightOf(one, g), weightOf(other, g)];
  if (!a || !b || symbolsOf(sum(a, b)).length > 0) return null;
  const gap = evaluate(a) - evaluate(b);
  const light = gap > 0 ? other : one;
  if (Math.abs(gap) < 1e-9) return null;
  const { place, friction, mass } = light;
  if (place?.isRough && friction && place.angle && mass) {
    const rub = evaluate(product(friction, mass, g, place.angle.cosine));
    if (!Number.isNaN(rub) && rub >= Math.abs(gap)) return null;
  }
  return gap > 0 ? one : other;
}

/** Open letters of a scene that stand for what is not known. */
export const MU = symbol('mu');
