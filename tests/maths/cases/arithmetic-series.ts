import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'arithmetic-series',
  solved: [
    { ask: 'Find the sum of the first 20 terms of the arithmetic progression 3, 7, 11, ...', answer: '820' },
    {
      ask: 'An arithmetic progression has first term 5 and common difference 3. Find the 12th term',
      answer: '38',
    },
    { ask: '等差数列的首项为 2，公差为 5，求前 10 项的和', answer: '245' },
    { ask: 'Find the 15th term of the arithmetic sequence 20, 17, 14, ...', answer: '-22' },
    {
      ask: 'In an arithmetic progression the 3rd term is 10 and the 7th term is 22. Find the first term and the common difference',
      answer: 'a = 4, d = 3',
    },
    { ask: 'Find the sum of the integers from 1 to 100', answer: '5050' },
    { ask: '等差数列 2, 5, 8, ... 的第 20 项是多少？', answer: '59' },
    {
      ask: 'The first term of an arithmetic progression is 8 and the common difference is -2. Find the sum of the first 15 terms',
      answer: '-90',
    },
    {
      ask: 'An arithmetic progression has first term 6 and common difference 4. The sum of the first n terms is 390. Find n',
      answer: '13',
    },
    {
      ask: 'An arithmetic progression has first term 7 and last term 79. The sum of all its terms is 1075. Find the number of terms',
      answer: '25',
    },
    {
      ask: 'The 5th term of an arithmetic progression is 18 and the sum of the first 5 terms is 75. Find the first term and the common difference',
      answer: 'a = 12, d = 3/2',
    },
    { ask: '等差数列首项为 4，第 10 项为 31，求公差', answer: '3' },
    { ask: 'Find the sum of 3+7+11+...+99', answer: '1275' },
    { ask: '求 3+7+11+...+99 的和', answer: '1275' },
    { ask: '1 + 2 + 3 + ... + 100', answer: '5050' },
    { ask: 'Find the sum of the first 20 terms of 3, 7, 11, ...', answer: '820' },
    { ask: 'Find the 10th term of the sequence 5, 2, -1, ...', answer: '-22' },
    { ask: '求数列 2, 5, 8, … 的第 20 项', answer: '59' },
    { ask: 'How many terms are there in the series 3+7+11+...+99', answer: '25' },
    { ask: 'Evaluate 100 + 97 + 94 + ... + 1', answer: '1717' },
    { ask: 'Find the sum of the first ten terms of the series 1/2 + 1 + 3/2 + ...', answer: '55/2' },
  ],
  refused: [
    'Find the sum of 3+7+12+...+99',
    'Find the sum of 3+7+11+...+100',
    'Find the sum of 2+2+2+...+2',
    'Find the sum of the arithmetic progression 3, 7, 12, ...',
    'An arithmetic progression has first term 6 and common difference 4. The sum of the first n terms is 391. Find n',
  ],
  near: [
    'Find the sum of 1+2+4+...+64',
    'Find the sum of 3+7+11+...',
    'Find the sum of the first 10 terms of the geometric progression 2, 6, 18, ...',
    'Find the sum of the first 20 terms',
  ],
};
