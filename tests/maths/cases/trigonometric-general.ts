import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'trigonometric-general',
  solved: [
    { ask: 'Solve sin x = 1/2', answer: 'x = π/6 + 2πn or x = 5π/6 + 2πn' },
    { ask: 'Solve tan x = 1', answer: 'x = π/4 + πn' },
    { ask: '解方程 sin x = 1/2', answer: 'x = π/6 + 2πn or x = 5π/6 + 2πn' },
    { ask: 'Solve sin x = 0', answer: 'x = πn' },
    { ask: 'Solve cos x = 0', answer: 'x = π/2 + πn' },
    { ask: 'Solve 2cos x = √3', answer: 'x = π/6 + 2πn or x = 11π/6 + 2πn' },
    { ask: 'Solve sin 2x = 1', answer: 'x = π/4 + πn' },
    { ask: 'Solve tan 3x = √3', answer: 'x = π/9 + πn/3' },
    { ask: 'Solve 2sin^2 θ + sin θ - 1 = 0', answer: 'θ = π/6 + 2πn/3' },
    { ask: 'Solve cos(x + 30°) = 1', answer: 'x = 330° + 360°n' },
    { ask: 'Solve sin x = 2', answer: 'none' },
    { ask: '解方程 tan x = √3', answer: 'x = π/3 + πn' },
  ],
  refused: ['Solve sin x = 0.3', 'Solve sin x = x/2', 'Solve 3 sin x + 4 cos x = 2', 'Solve sin x = a'],
  near: [
    'Solve sin x = 1/2 for 0° ≤ x ≤ 360°',
    'Prove that sin^2 x + cos^2 x = 1',
    'Solve x^2 = 1/2',
    'Solve sin x = 0.3 correct to 3 significant figures',
  ],
};
