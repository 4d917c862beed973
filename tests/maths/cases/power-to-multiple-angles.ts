import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'power-to-multiple-angles',
  solved: [
    {
      ask: 'Express cos^4 θ in terms of cosines of multiples of θ',
      answer: 'cos(2*theta)/2 + cos(4*theta)/8 + 3/8',
    },
    {
      ask: 'Express sin⁵θ in terms of multiple angles',
      answer: '5*sin(theta)/8 - 5*sin(3*theta)/16 + sin(5*theta)/16',
    },
    {
      ask: 'Express $\\cos^6\\theta$ in terms of cosines of multiple angles',
      answer: '15*cos(2*theta)/32 + 3*cos(4*theta)/16 + cos(6*theta)/32 + 5/16',
    },
    { ask: 'Express cos^3 θ in terms of multiple angles', answer: '3*cos(theta)/4 + cos(3*theta)/4' },
    {
      ask: 'Use de Moivre’s theorem to express sin^4 θ in terms of cosines of multiples of θ',
      answer: '-cos(2*theta)/2 + cos(4*theta)/8 + 3/8',
    },
    { ask: 'Express sin^3 θ in terms of multiple angles', answer: '3*sin(theta)/4 - sin(3*theta)/4' },
    { ask: '将 cos⁵θ 用倍角表示', answer: '5*cos(theta)/8 + 5*cos(3*theta)/16 + cos(5*theta)/16' },
    {
      ask: '利用棣莫弗定理将 sin⁶θ 用倍角的余弦表示',
      answer: '-15*cos(2*theta)/32 + 3*cos(4*theta)/16 - cos(6*theta)/32 + 5/16',
    },
    {
      ask: 'Express cos^7 θ in terms of cosines of multiple angles',
      answer: '35*cos(theta)/64 + 21*cos(3*theta)/64 + 7*cos(5*theta)/64 + cos(7*theta)/64',
    },
    {
      ask: 'Express sin^7 θ in terms of sines of multiples of θ',
      answer: '35*sin(theta)/64 - 21*sin(3*theta)/64 + 7*sin(5*theta)/64 - sin(7*theta)/64',
    },
  ],
  refused: ['Express cos^20 θ in terms of multiple angles'],
  near: ['Express cos 5θ in terms of cos θ', 'Integrate cos^4 x', 'Express cos^2 θ in terms of tan θ'],
};
