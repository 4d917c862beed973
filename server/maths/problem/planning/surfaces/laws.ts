import {
  difference,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { type Law, law } from '../laws/law.ts';
import { negated } from '../told/goings.ts';
import { type Block, A, N, F, U, V, S, T, along } from './block.ts';

/** Forces along the surface and away from it, and friction. */
export function forcesOn(block: Block): Law[] {
  const { slope, weight, mass, pushes, isRough, friction, state } = block;
  const by = pushes.map(({ fact }) => fact);
  const laws = [
    law(
      'Perpendicular to the surface the forces balance.',
      '垂直于接触面方向受力平衡。',
      difference(sum(N, ...pushes.map(({ out }) => out)), product(weight, slope.cosine)),
      by,
    ),
    law(
      "Newton's second law along the surface.",
      '沿接触面方向应用牛顿第二定律。',
      difference(
        sum(F, ...pushes.map((one) => one.along), negated(product(weight, slope.sine))),
        product(mass, A),
      ),
      by,
    ),
  ];
  const isSlipping = state === 'limiting' || state === 'moving';
  if (!isRough) laws.push(law('A smooth surface gives no friction.', '光滑接触面没有摩擦力。', F));
  else if (isSlipping)
    laws.push(
      law(
        'Friction is limiting: F = μR, against the way it moves or would move.',
        '摩擦力达到最大值 F = μR，与运动或运动趋势方向相反。',
        sum(F, along(block, product(friction, N))),
      ),
    );
  if (state !== 'moving' && state !== 'open') laws.push(law('It is at rest.', '物体静止。', A));
  return laws;
}

/** Motion with constant acceleration. */
export function motionOf(block: Block): Law[] {
  if (block.state !== 'moving') return [];
  const rate = along(block, A);
  return [
    law('v = u + at', 'v = u + at', difference(V, sum(U, product(rate, T)))),
    law('s = ½(u + v)t', 's = ½(u + v)t', difference(S, quotient(product(sum(U, V), T), number(2)))),
    law(
      'v² = u² + 2as',
      'v² = u² + 2as',
      difference(power(V, 2), sum(power(U, 2), product(number(2), rate, S))),
    ),
  ];
}
