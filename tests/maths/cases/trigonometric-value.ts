import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'trigonometric-value',
  solved: [
    { ask: 'Find the exact value of sin 60°', answer: 'sqrt(3)/2' },
    { ask: 'Find the exact value of cos(3π/4)', answer: '-sqrt(2)/2' },
    { ask: '求 tan 30° 的精确值', answer: 'sqrt(3)/3' },
    { ask: 'Find the exact value of sin(75°)', answer: '(sqrt(6) + sqrt(2))/4' },
    { ask: 'Evaluate cos 15° exactly', answer: '(sqrt(6) + sqrt(2))/4' },
    { ask: 'Given that sin θ = 3/5 and θ is acute, find the exact value of cos θ', answer: '4/5' },
    { ask: 'Given that cos A = -5/13 and 90° < A < 180°, find tan A', answer: '-12/5' },
    { ask: '已知 sin x = 1/3，且 x 为锐角，求 cos 2x 的精确值', answer: '7/9' },
    { ask: 'Find the exact value of sin^{-1}(1/2)', answer: 'π/6' },
    { ask: 'Find the exact value of tan 75°', answer: '2 + sqrt(3)' },
    { ask: 'Given that tan θ = 2 and θ is acute, find the exact value of sin 2θ', answer: '4/5' },
    { ask: 'Find the exact value of sin 210° + cos 300°', answer: '0' },
  ],
  refused: ['Find the exact value of sin 37°', 'Given that sin θ = 3 and θ is acute, find cos θ'],
  near: ['Solve sin x = 1/2 for 0° ≤ x ≤ 360°', 'Find the exact value of ∫ sin x dx from 0 to π'],
};
