import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'multiple-angle',
  solved: [
    { ask: 'Express cos 5θ in terms of cos θ', answer: '16cos(theta)^5 - 20cos(theta)^3 + 5cos(theta)' },
    {
      ask: "Use de Moivre's theorem to express sin 5θ in terms of powers of sin θ",
      answer: '16sin(theta)^5 - 20sin(theta)^3 + 5sin(theta)',
    },
    {
      ask: 'Express $\\cos 4\\theta$ in terms of $\\cos\\theta$',
      answer: '8cos(theta)^4 - 8cos(theta)^2 + 1',
    },
    { ask: 'Express sin 3θ in terms of sin θ', answer: '-4sin(theta)^3 + 3sin(theta)' },
    {
      ask: 'Express $\\frac{\\sin 4\\theta}{\\sin\\theta}$ in terms of cos θ',
      answer: '8cos(theta)^3 - 4cos(theta)',
    },
    { ask: 'Express tan 3θ in terms of tan θ', answer: '(-tan(theta)^3 + 3tan(theta))/(1 - 3tan(theta)^2)' },
    {
      ask: '利用棣莫弗定理将 cos 6θ 用 cos θ 表示',
      answer: '32cos(theta)^6 - 48cos(theta)^4 + 18cos(theta)^2 - 1',
    },
    {
      ask: '将 sin 7θ 用 sin θ 表示',
      answer: '-64sin(theta)^7 + 112sin(theta)^5 - 56sin(theta)^3 + 7sin(theta)',
    },
    {
      ask: 'Use de Moivre’s theorem to express tan 4θ in terms of tan θ',
      answer: '(-4tan(theta)^3 + 4tan(theta))/(tan(theta)^4 - 6tan(theta)^2 + 1)',
    },
    {
      ask: 'By de Moivre’s theorem express sin 6θ/sin θ in terms of cos θ',
      answer: '32cos(theta)^5 - 32cos(theta)^3 + 6cos(theta)',
    },
  ],
  refused: ['Express cos 20θ in terms of cos θ', 'Express sin 4θ in terms of sin θ'],
  near: [
    'Express cos^4 θ in terms of cosines of multiples of θ',
    'Express 3 sin x + 4 cos x in the form R sin(x + a)',
    'Solve cos 3θ = 1/2 for 0 < θ < π',
  ],
};
