import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'trigonometric-equation',
  solved: [
    { ask: 'Solve sin x = 1/2 for 0° ≤ x ≤ 360°', answer: 'x = 30°, x = 150°' },
    { ask: 'Solve cos x = -0.5 for 0 <= x <= 2π', answer: 'x = 2π/3, x = 4π/3' },
    { ask: '解方程 tan x = 1，其中 0° ≤ x ≤ 360°', answer: 'x = 45°, x = 225°' },
    { ask: 'Solve 2sin^2 x + sin x - 1 = 0 for 0° ≤ x ≤ 360°', answer: 'x = 30°, x = 150°, x = 270°' },
    { ask: 'Solve 2cos^2 x + 3 sin x = 3 for 0° ≤ x ≤ 180°', answer: 'x = 30°, x = 90°, x = 150°' },
    { ask: 'Solve cos 2x + 3 sin x = 2 for $0 \\le x \\le 2\\pi$', answer: 'x = π/6, x = π/2, x = 5π/6' },
    { ask: 'Solve sin 2θ = cos θ for 0 ≤ θ ≤ 2π', answer: 'θ = π/6, θ = π/2, θ = 5π/6, θ = 3π/2' },
    { ask: 'Solve 3 sin x + 4 cos x = 2 for 0° ≤ x ≤ 360°', answer: 'x = 103.3°, x = 330.4°' },
    { ask: 'Solve sin(2x + 30°) = 0.5 for 0° ≤ x ≤ 180°', answer: 'x = 0°, x = 60°, x = 180°' },
    { ask: '在区间 0 ≤ x ≤ 2π 内解方程 2cos x = √3', answer: 'x = π/6, x = 11π/6' },
    { ask: 'Solve 3 tan^2 θ = 1 for 0° < θ < 360°', answer: 'θ = 30°, θ = 150°, θ = 210°, θ = 330°' },
    { ask: 'Solve tan(x - π/4) = √3 for -π ≤ x ≤ π', answer: 'x = -5π/12, x = 7π/12' },
    { ask: 'Solve sin x = 2 for 0° ≤ x ≤ 360°', answer: 'none' },
    { ask: 'Solve 2 sin x = 3 cos x for 0° ≤ x ≤ 360°', answer: 'x = 56.3°, x = 236.3°' },
    { ask: 'Solve 2 sec^2 x = 5 tan x for 0 ≤ x ≤ π', answer: 'x = 1.11, x = 0.464' },
    { ask: 'Solve 5 cos x - 12 sin x = 6 for 0° < x < 360°', answer: 'x = 355.1°, x = 230.1°' },
    {
      ask: 'Solve $4\\sin^2\\theta = 3$ for $0^\\circ \\leq \\theta \\leq 360^\\circ$',
      answer: 'θ = 60°, θ = 120°, θ = 240°, θ = 300°',
    },
    { ask: 'Solve tan 2x = 3 tan x for 0° ≤ x ≤ 180°', answer: 'x = 0°, x = 30°, x = 150°, x = 180°' },
    { ask: 'Solve sin x = cos x for 0 ≤ x ≤ 2π', answer: 'x = π/4, x = 5π/4' },
    { ask: 'Solve cos 3x = 0.4 for 0° ≤ x ≤ 90°', answer: 'x = 22.1°' },
    { ask: '解方程 sin²x = 3cos²x (0 ≤ x ≤ π)', answer: 'x = π/3, x = 2π/3' },
    { ask: 'Solve sin(x + 60°) = 2 cos x for 0° ≤ x ≤ 360°', answer: 'x = 66.2°, x = 246.2°' },
    { ask: 'Solve 4 sin x cos x = 1 for 0 < x < π', answer: 'x = π/12, x = 5π/12' },
    {
      ask: 'Solve tan(x + 45°) = 2 tan x for 0° < x < 180°, giving answers to 1 decimal place',
      answer: 'none',
    },
  ],
  refused: ['Solve sin x = x/2 for 0 ≤ x ≤ π', 'Solve sin x = a for 0° ≤ x ≤ 360°'],
  near: ['Solve sin x = 1/2', 'Prove that sin^2 x + cos^2 x = 1', 'Solve x^2 = 1/2'],
};
