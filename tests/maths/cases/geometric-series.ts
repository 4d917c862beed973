import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'geometric-series',
  solved: [
    { ask: 'Find the sum of the first 8 terms of the geometric progression 2, 6, 18, ...', answer: '6560' },
    {
      ask: 'A geometric progression has first term 12 and common ratio 1/2. Find the sum to infinity',
      answer: '24',
    },
    { ask: '等比数列的首项为 3，公比为 2，求第 7 项', answer: '192' },
    { ask: 'Find the sum to infinity of the geometric series 9 + 6 + 4 + ...', answer: '27' },
    {
      ask: 'The first term of a geometric progression is 5 and the common ratio is -2. Find the sum of the first 6 terms',
      answer: '-105',
    },
    {
      ask: 'The 2nd term of a geometric progression is 24 and the 5th term is 3. Find the first term and the common ratio',
      answer: 'a = 48, r = 1/2',
    },
    {
      ask: 'A geometric progression has first term 8 and sum to infinity 32. Find the common ratio',
      answer: '3/4',
    },
    { ask: '求等比数列 1, -1/3, 1/9, ... 的无穷项之和', answer: '3/4' },
    {
      ask: 'A geometric progression has first term 4 and common ratio 1.5. Find the least value of n for which the sum of the first n terms exceeds 500',
      answer: '11',
    },
    { ask: 'Find the 6th term of the geometric sequence 81, 54, 36, ...', answer: '32/3' },
    {
      ask: 'A geometric progression has first term 3 and common ratio 2. The sum of the first n terms is 1533. Find n',
      answer: '9',
    },
    { ask: 'Find the sum to infinity of 8+4+2+1+...', answer: '16' },
    { ask: '求级数 8+4+2+1+... 的无穷和', answer: '16' },
    { ask: 'Find the sum of 1+2+4+...+64', answer: '127' },
    { ask: 'Find the sum to infinity of 1 - 1/2 + 1/4 - ...', answer: '2/3' },
    { ask: 'Find the sum of the first 8 terms of 3, 6, 12, ...', answer: '765' },
    { ask: 'Find the 6th term of 0.9, 0.09, 0.009, ...', answer: '0.000009' },
  ],
  refused: [
    'Find the sum to infinity of 1+2+4+...',
    'Find the sum to infinity of 8+4+3+...',
    'A geometric progression has first term 3 and common ratio 2. Find the sum to infinity',
    'Find the sum to infinity of the geometric series 2 + 4 + 7 + ...',
  ],
  near: [
    'Find the sum of 8+4+2+1+...',
    'Find the sum to infinity of 3+7+11+...',
    'Find the sum of the first 20 terms of the arithmetic progression 3, 7, 11, ...',
  ],
};
