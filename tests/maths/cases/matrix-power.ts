import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-power',
  solved: [
    {
      ask: 'Given A = [[2, 1], [1, 2]], use diagonalisation to find A^6',
      answer: '[[365, 364], [364, 365]]',
    },
    { ask: 'Find A^5 where A = [[4, 1], [2, 3]] by diagonalisation', answer: '[[2094, 1031], [2062, 1063]]' },
    { ask: '利用对角化求 A^8，其中 A = [[1, 2], [3, 2]]', answer: '[[26215, 26214], [39321, 39322]]' },
    { ask: 'Given A = [[5, -2], [1, 2]], find A^10', answer: '[[2038103, -1979054], [989527, -930478]]' },
    {
      ask: 'Given A = [[1, 2, 0], [0, 2, 1], [0, 0, 3]], find A^7',
      answer: '[[1, 254, 1932], [0, 128, 2059], [0, 0, 2187]]',
    },
    { ask: 'Find M^6 where M = [[0, 1], [-6, 5]]', answer: '[[-1266, 665], [-3990, 2059]]' },
    { ask: '已知 A = [[3, 0], [4, -1]]，求 A^9', answer: '[[19683, 0], [19684, -1]]' },
    {
      ask: 'Given A = [[3, 0, 1], [0, 5, 0], [1, 0, 3]], find A^5',
      answer: '[[528, 0, 496], [0, 3125, 0], [496, 0, 528]]',
    },
    { ask: 'Given A = [[6, -1], [2, 3]], find A^5', answer: '[[5226, -2101], [4202, -1077]]' },
    {
      ask: 'Find matrices P and D such that A = PDP^-1 where A = [[2, 1], [1, 2]]',
      answer: 'P = [[1, 1], [-1, 1]], D = [[1, 0], [0, 3]]',
    },
    {
      ask: 'Given A = [[4, 1], [2, 3]], find A^n',
      answer: '[[(2*5^n + 2^n)/3, (5^n - 2^n)/3], [(2*5^n - 2*2^n)/3, (5^n + 2*2^n)/3]]',
    },
  ],
  refused: [
    'Given A = [[1, 1], [0, 1]], use diagonalisation to find A^6',
    'Given A = [[0, -1], [1, 0]], use diagonalisation to find A^6',
  ],
  near: ['Given A = [[1, 3], [2, -1]], find A^2', 'Given M = [[3, 1], [2, 1]], find M^{-1}', 'Find 2^10'],
};
