import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'selections',
  solved: [
    { ask: 'In how many ways can a committee of 5 be chosen from 6 men and 4 women?', answer: '252' },
    {
      ask: 'A committee of 5 is to be chosen from 6 men and 4 women. In how many ways can this be done if there are exactly 3 men?',
      answer: '120',
    },
    {
      ask: 'A committee of 5 is to be chosen from 6 men and 4 women. How many different committees are possible if there must be at least 2 women?',
      answer: '186',
    },
    {
      ask: 'A team of 4 is selected from 7 boys and 5 girls. Find the number of ways if there are more girls than boys.',
      answer: '75',
    },
    { ask: 'How many ways can 3 people be chosen from 9 people?', answer: '84' },
    { ask: 'In how many ways can you choose 4 books from 10 books?', answer: '210' },
    { ask: '从 6 名男生和 4 名女生中选出 5 人，至少有 2 名女生，共有多少种选法?', answer: '186' },
    { ask: '从 8 人中选出 3 人，有多少种选法?', answer: '56' },
    {
      ask: 'A team of 6 is to be chosen from 5 teachers, 4 parents and 6 students. Find the number of ways if there are exactly 2 teachers and exactly 2 parents.',
      answer: '900',
    },
    {
      ask: 'A committee of four is formed from five men and six women. In how many ways can this be done with at most one man?',
      answer: '115',
    },
    { ask: '从 5 名教师和 7 名学生中选出 4 人，恰好有 1 名教师，求选法种数', answer: '175' },
    {
      ask: 'A committee of 3 is chosen from 4 men and 5 women. How many committees contain no men?',
      answer: '10',
    },
    { ask: 'How many ways can 3 people be chosen from 10', answer: '120' },
    { ask: 'Find the number of ways to choose 3 from 8', answer: '56' },
  ],
  refused: [
    'A committee of 5 is to be chosen from 6 men and 4 women. A particular man and woman refuse to serve together. How many ways?',
  ],
  near: [
    'How many different arrangements are there of the letters of the word MISSISSIPPI?',
    'Solve x^2 - 5x + 6 = 0',
  ],
};
