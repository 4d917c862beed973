import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'permutations',
  solved: [
    { ask: 'Evaluate 5C2', answer: '10' },
    { ask: '10P3', answer: '720' },
    { ask: 'Find the value of ^{8}C_{3}', answer: '56' },
    { ask: 'Evaluate \\binom{6}{4}', answer: '15' },
    { ask: '计算 C(7, 2)', answer: '21' },
    { ask: 'What is 6P6?', answer: '720' },
    { ask: 'How many ways can 5 people be arranged in a line', answer: '120' },
    { ask: 'In how many ways can six different books be arranged on a shelf?', answer: '720' },
    { ask: '5 个人排成一排有多少种排法', answer: '120' },
    { ask: '6 名学生排成一列，共有多少种不同的排法？', answer: '720' },
  ],
  refused: [
    'How many ways can 5 people be arranged in a circle',
    'How many ways can 5 people be arranged in a line if two of them sit together',
  ],
  near: [
    'How many ways can 3 people be chosen from 10',
    'In how many ways can the letters of MISSISSIPPI be arranged',
    'Evaluate 2C5',
    'Evaluate 5c',
    'How many ways can 3 red and 2 blue balls be arranged in a line',
  ],
};
