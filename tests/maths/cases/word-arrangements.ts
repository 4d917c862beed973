import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'word-arrangements',
  solved: [
    {
      ask: 'How many different arrangements are there of the letters of the word MISSISSIPPI?',
      answer: '34650',
    },
    { ask: 'Find the number of arrangements of the letters in the word BANANA', answer: '60' },
    { ask: 'In how many ways can the letters of the word CAMBRIDGE be arranged?', answer: '362880' },
    {
      ask: 'How many arrangements of the letters of the word TOMATO have the two Ts together?',
      answer: '60',
    },
    {
      ask: 'Find the number of arrangements of the letters of the word LETTER in which the two Es are not next to each other.',
      answer: '120',
    },
    { ask: 'Find how many arrangements of the letters of the word CHEESES begin with C.', answer: '60' },
    { ask: 'How many arrangements of the word ORANGE have all the vowels together?', answer: '144' },
    {
      ask: 'How many different arrangements of the letters of the word PARALLEL start with P and end with E?',
      answer: '60',
    },
    { ask: '单词 SUCCESS 的字母有多少种不同的排列?', answer: '420' },
    { ask: '求单词 COFFEE 的字母排列中两个 F 相邻的排列数', answer: '60' },
    {
      ask: 'Find the number of arrangements of the letters of the word BALLOON in which no two vowels are next to each other.',
      answer: '360',
    },
    {
      ask: 'Find the number of arrangements of the letters of the word COMMON that begin and end with M.',
      answer: '12',
    },
  ],
  refused: [
    'How many arrangements of the letters of the word TOMATO have the two Ts together and the two Os apart?',
    'How many arrangements of the letters of the word PEPPER have the Ps not all together?',
  ],
  near: [
    'How many ways can a committee of 3 be chosen from 7 people?',
    'How many selections of four letters can be made from the word BANANA?',
    'Expand (A + B)^3',
  ],
};
