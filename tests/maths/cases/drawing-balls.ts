import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'drawing-balls',
  solved: [
    {
      ask: 'A bag contains 5 red and 3 blue balls. Two balls are drawn without replacement. Find the probability that both are red.',
      answer: '5/14',
    },
    {
      ask: 'A bag contains 5 red and 3 blue balls. Two balls are taken at random without replacement. Find the probability that they are the same colour.',
      answer: '13/28',
    },
    {
      ask: 'A bag contains 5 red and 3 blue balls. Two balls are taken without replacement. Find the probability that exactly one is red.',
      answer: '15/28',
    },
    {
      ask: 'A box contains 4 green counters and 6 white counters. 3 counters are chosen with replacement. Find the probability that exactly 2 are green.',
      answer: '36/125',
    },
    {
      ask: 'A bag contains 4 red, 3 green and 2 blue balls. Three balls are drawn without replacement. Find the probability that they are all different colours.',
      answer: '2/7',
    },
    {
      ask: 'A bag contains 6 black and 4 white balls. Three balls are drawn without replacement. Find the probability that at least one is white.',
      answer: '5/6',
    },
    { ask: '袋中有 5 个红球和 4 个白球，不放回地取出 2 个球，求都是红球的概率', answer: '5/18' },
    { ask: '袋中有 3 个红球和 7 个黑球，有放回地取出 2 个球，求颜色相同的概率', answer: '29/50' },
    { ask: '袋中有 6 个白球和 4 个红球，同时取出 3 个球，求恰好有 2 个白球的概率', answer: '1/2' },
    {
      ask: 'A bag contains 7 yellow and 5 orange sweets. Two sweets are taken with replacement. Find the probability that both are yellow.',
      answer: '49/144',
    },
    {
      ask: 'A bag has 3 red and 5 blue balls. Two are drawn without replacement. Find the probability both are red',
      answer: '3/28',
    },
    {
      ask: 'A bag has 3 red and 5 blue balls. Two are drawn with replacement. Find the probability both are red',
      answer: '9/64',
    },
  ],
  refused: [
    'A bag contains 5 red and 3 blue balls. Two balls are drawn. Find the probability that both are red.',
  ],
  near: [
    'A bag has 3 red and 5 blue balls. Two balls are drawn. Find the probability they are different colours',
    'P(A) = 0.5, P(B) = 0.4 and P(A ∩ B) = 0.2. Find P(A ∪ B)',
    'In how many ways can 2 balls be chosen from 8 balls?',
  ],
};
