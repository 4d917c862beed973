import type { Mistake } from '../toolkit/mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { multiple } from '../toolkit/typed-terms.ts';

export const constantMissing = explanation(
  'The constant of integration is missing.',
  'An indefinite integral stands for all antiderivatives: write $+c$.',
  '缺少积分常数。',
  '不定积分表示所有原函数，要写上 $+c$。',
);

/** ∫ 2x dx = x²; the line is right but for its constant, so it is found by comparing derivatives, not here. */
export const missingConstant: Mistake = {
  id: 'missing-constant',
  slips: () => [],
  make(random) {
    const [n, k] = [random.whole(2, 6), random.whole(2, 6)];
    return random.pick([
      [`∫ ${multiple(n + 1, `x^${n}`)} dx`, `x^${n + 1}`],
      [`∫ ${k}e^(${k}x) dx`, `e^(${k}x)`],
      [`∫ cos(${k}x) dx`, `sin(${k}x)/${k}`],
      [`∫ ${k}/x dx`, `${k} ln(x)`],
    ]);
  },
};
