import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'harmonic-form',
  solved: [
    {
      ask: 'Express 3 sin x + 4 cos x in the form R sin(x + α), where R > 0 and 0° < α < 90°',
      answer: '5sin(x + 53.13°)',
    },
    {
      ask: 'Express 5cos θ - 12sin θ in the form R cos(θ + α), where R > 0 and 0 < α < π/2',
      answer: '13cos(θ + 1.176)',
    },
    { ask: '将 sin x + √3 cos x 化为 R sin(x + α) 的形式', answer: '2sin(x + π/3)' },
    {
      ask: 'Express sqrt(3) sin x - cos x in the form R sin(x - α), where R > 0 and 0° < α < 90°',
      answer: '2sin(x - 30°)',
    },
    {
      ask: 'Express cos x + sin x in the form R cos(x - α), where 0 < α < π/2',
      answer: 'sqrt(2)cos(x - π/4)',
    },
    {
      ask: 'Express 8sin θ - 15cos θ in the form R sin(θ - α), where R > 0 and 0° < α < 90°',
      answer: '17sin(θ - 61.93°)',
    },
    {
      ask: '把 2cos x + 3sin x 写成 R cos(x - α) 的形式，其中 R > 0，0° < α < 90°',
      answer: 'sqrt(13)cos(x - 56.31°)',
    },
    { ask: 'Find the maximum value of 3 sin x + 4 cos x', answer: '5' },
    {
      ask: 'Express $\\sqrt{6}\\cos\\theta + \\sqrt{2}\\sin\\theta$ in the form $R\\cos(\\theta - \\alpha)$, where $0^\\circ < \\alpha < 90^\\circ$',
      answer: '2sqrt(2)cos(θ - 30°)',
    },
  ],
  refused: ['Express 3 sin x + 4 cos 2x in the form R sin(x + α)'],
  near: ['Solve 3 sin x + 4 cos x = 2 for 0° ≤ x ≤ 360°', 'Express x^2 + 4x in the form (x + a)^2 + b'],
};
