import { type Expression } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Numbers } from '../laws/law.ts';
import { type Block, A, N, F, U, V, S, T, along } from './block.ts';

export function isPossible(block: Block, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [n, f, mu] = [at(N), Math.abs(at(F)), at(block.friction)];
  if (n < -1e-9 || mu < -1e-12 || at(block.mass) <= 0) return false;
  if (block.pushes.some(({ size }) => at(size) < -1e-9)) return false;
  if (['equilibrium', 'rest'].includes(block.state) && block.isRough && f > mu * n + 1e-7 * Math.max(1, f))
    return false;
  // What drives a body on a table does not move it backwards.
  if (block.state === 'open' && block.isFlat && block.pushes.length > 0 && at(A) < -1e-9) return false;
  if (block.state !== 'moving') return true;
  if ([U, V, S, T].some((one) => at(one) < -1e-9)) return false;
  return !block.isFromRest || at(along(block, A)) > 1e-12;
}

/** By level and upright parts of the forces, and by energy over what it moves. */
export function isConfirmed(block: Block, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const angle = Math.atan2(at(block.slope.sine), at(block.slope.cosine));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [n, f, weight, mass, a] = [N, F, block.weight, block.mass, A].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = (part: 'along' | 'out') => block.pushes.reduce((sum, push) => sum + at(push[part]), 0);
  const [along_, out] = [f + total('along'), n + total('out')];
  const level = along_ * cos - out * sin - mass * a * cos;
  const upright = along_ * sin + out * cos - weight - mass * a * sin;
  const size = Math.max(1e-9, Math.abs(weight), ...block.pushes.map((push) => Math.abs(at(push.size))));
  if ([n, f, weight].some(Number.isNaN)) return [n, f].every(Number.isNaN) && !Number.isNaN(a);
  if (!(Math.abs(level) < 1e-7 * size && Math.abs(upright) < 1e-7 * size)) return false;
  const [u, v, s] = [U, V, S].map(at) as [number, number, number];
  if (block.state !== 'moving' || [u, v, s].some(Number.isNaN)) return true;
  const work = (total('along') + f - weight * sin) * s * block.way;
  const gain = (mass * (v * v - u * u)) / 2;
  return Math.abs(work - gain) < 1e-6 * Math.max(1, Math.abs(work), mass * u * u);
}
