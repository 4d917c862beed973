import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'skew-distance',
  solved: [
    {
      ask: 'Find the shortest distance between the lines r = (1, 0, 1) + t(1, 1, 1) and r = (0, 2, 1) + s(1, 0, 2)',
      answer: '2sqrt(6)/3',
    },
    {
      ask: 'Find the shortest distance between the lines r = i + 2j + λ(2i - j + 2k) and r = 3i - k + μ(i + 2j - 2k)',
      answer: '21sqrt(65)/65',
    },
    {
      ask: 'Find the distance between the skew lines r = (0, 0, 1) + t(1, 0, 0) and r = (0, 5, 4) + s(0, 1, 0)',
      answer: '3',
    },
    {
      ask: '求直线 r = (1, 2, 3) + λ(1, -1, 1) 与 r = (2, 0, 1) + μ(2, 1, 1) 之间的最短距离',
      answer: '5sqrt(14)/7',
    },
    { ask: '求异面直线 r = (0，1，0) + t(1，2，2) 和 r = (3，0，1) + s(2，1，-2) 的距离', answer: '3' },
    {
      ask: 'Find the shortest distance between the lines r = (4, 1, 0) + t(1, 0, 1) and r = (1, 1, 1) + s(1, 0, 1)',
      answer: '2sqrt(2)',
    },
    {
      ask: 'Find the shortest distance between r = 2j + t(i + j + k) and r = i + s(i - j)',
      answer: 'sqrt(6)/6',
    },
    {
      ask: 'Find the perpendicular distance between the lines r = (3, 8, 3) + t(3, -1, 1) and r = (-3, -7, 6) + s(-3, 2, 4)',
      answer: '3sqrt(30)',
    },
    {
      ask: 'Find the shortest distance between the lines r = (1, 1, 1) + t(3, -2, 1) and r = (7, -3, 3) + s(1, 4, 2)',
      answer: '0',
    },
  ],
  refused: [
    'Find the shortest distance between the lines r = (1, 0, 1) + t(1, 1, a) and r = (0, 2, 1) + s(1, 0, 2)',
  ],
  near: [
    'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2)',
    'Find the distance from the point (3, 4, 5) to the line r = (1, 0, 1) + t(1, 1, 1)',
  ],
};
