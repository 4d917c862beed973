import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-standard',
  solved: [
    { ask: 'Differentiate e^{3x}', answer: '3e^(3x)' },
    { ask: 'Differentiate y = 4 sin x - 3 cos x', answer: 'dy/dx = 4 cos(x) + 3 sin(x)' },
    { ask: 'Find dy/dx when y = 5 ln x', answer: 'dy/dx = 5/x' },
    { ask: '求导:y = tan 2x', answer: 'dy/dx = 2 sec(2x)^2' },
    { ask: 'Differentiate y = e^{-2x} + x^2', answer: 'dy/dx = 2x - 2e^(-2x)' },
    { ask: '对 y = cos 3x 求导', answer: 'dy/dx = -3 sin(3x)' },
    { ask: 'Find the derivative of 2\\sin 5x - 3e^{x}', answer: '10 cos(5x) - 3e^x' },
    { ask: 'Differentiate ln(3x) + 2x', answer: '1/x + 2' },
    { ask: 'Given y = sec x, find dy/dx', answer: 'dy/dx = sec(x) tan(x)' },
    { ask: 'Differentiate y = arctan(2x)', answer: 'dy/dx = 2/(1 + 4x^2)' },
    { ask: 'Differentiate y = arctan x', answer: 'dy/dx = 1/(1 + x^2)' },
    { ask: '求 y = sin 2x 的二阶导数', answer: 'd^2y/dx^2 = -4 sin(2x)' },
    { ask: 'Differentiate sin(2x) with respect to x', answer: '2 cos(2x)' },
  ],
  refused: ['Differentiate a^x'],
  near: ['Differentiate sin(x^2)', 'Differentiate e^x sin x', 'Solve e^(3x) = 5'],
};
