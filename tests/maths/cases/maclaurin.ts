import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'maclaurin',
  solved: [
    {
      ask: 'Find the Maclaurin series of e^(2x) up to and including the term in x^3',
      answer: '1 + 2x + 2x^2 + 4/3 x^3',
    },
    {
      ask: 'Find the Maclaurin expansion of ln(1 + 3x) up to the term in x^3',
      answer: '3x - 9/2 x^2 + 9x^3',
    },
    {
      ask: "Expand e^x cos x in ascending powers of x using Maclaurin's series, up to x^3",
      answer: '1 + x - x^3/3',
    },
    { ask: '求 sin 2x 的麦克劳林级数,到 x^5 项', answer: '2x - 4/3 x^3 + 4/15 x^5' },
    { ask: "Find the Maclaurin's series for tan x up to and including the term in x^3", answer: 'x + x^3/3' },
    {
      ask: 'Find the Maclaurin series for \\sqrt{1 + \\sin x} as far as the term in x^2',
      answer: '1 + x/2 - x^2/8',
    },
    { ask: 'Find the Maclaurin series of ln(cos x) up to x^4', answer: '-x^2/2 - x^4/12' },
    { ask: 'Find the Maclaurin series of arctan x up to and including x^3', answer: 'x - x^3/3' },
    { ask: '求 e^{sin x} 的麦克劳林展开式,到 x² 项', answer: '1 + x + x^2/2' },
    {
      ask: 'Find the first three non-zero terms of the Maclaurin series of cos 3x',
      answer: '1 - 9/2 x^2 + 27/8 x^4',
    },
    { ask: 'Find the Maclaurin series for sinh x up to the term in x^5', answer: 'x + x^3/6 + x^5/120' },
    { ask: 'Find the Maclaurin series of ln(2 + x) up to the term in x^2', answer: 'ln(2) + x/2 - x^2/8' },
  ],
  refused: ['Find the Maclaurin series of ln x up to x^3', 'Find the Maclaurin series of e^(2x)'],
  near: ['Expand (1 + 2x)^5', 'Expand (1 + x)^(1/2) up to x^3', 'Integrate e^(2x)'],
};
