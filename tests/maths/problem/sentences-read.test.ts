import { expect, test } from 'vitest';
import { sentencesRead } from '../../../server/maths/problem/reading/sentences-read.ts';

const told = (text: string) =>
  sentencesRead(text).map((one) => [
    one.text,
    one.says,
    one.unclear.map(({ at, length }) => one.text.slice(at, at + length)),
  ]);

test('each sentence is told as given, asked for or not understood, with the words that nobody knows', () => {
  expect(
    told(
      'The curve $C$ has equation $y = x^3 - 3x + 2$. It glitters at noon. Find the coordinates of the stationary points of $C$.',
    ),
  ).toEqual([
    ['The curve $C$ has equation $y = x^3 - 3x + 2$.', 'given', []],
    ['It glitters at noon.', null, ['It glitters at noon']],
    ['Find the coordinates of the stationary points of $C$.', 'asked', []],
  ]);
  expect(told('曲线 $C$ 的方程为 $y=x^3-3x+2$。小明很高兴。求 $C$ 的驻点坐标。')).toEqual([
    ['曲线 $C$ 的方程为 $y=x^3-3x+2$。', 'given', []],
    ['小明很高兴。', null, ['小明很高兴']],
    ['求 $C$ 的驻点坐标。', 'asked', []],
  ]);
});

test('a word in the middle of what is known is named alone', () => {
  expect(told('Solve $x^2 = 4$ with pleasure')).toEqual([
    ['Solve $x^2 = 4$ with pleasure', null, ['with pleasure']],
  ]);
});

test('a formula keeps its marks where a sentence ends in it', () => {
  expect(told('Given that $$y = 2x.$$ Hence find $k.$ Show $x$.').map(([text]) => text)).toEqual([
    'Given that $$y = 2x.$$',
    'Hence find $k.$',
    'Show $x$.',
  ]);
  expect(told('Given that $y = 2x$. $$z = 3.$$').map(([text]) => text)).toEqual([
    'Given that $y = 2x$.',
    '$$z = 3.$$',
  ]);
});

test('of a text that is no question, too long to be one, nothing is told', () => {
  expect(sentencesRead('It is so. '.repeat(31))).toEqual([]);
  expect(sentencesRead('')).toEqual([]);
});

test('labels and marks of parts are in no sentence', () => {
  const question =
    'Two lines wobble.\n(a) Find the wobble of the first line. [1]\n(b) Find the wobble of the second. [3]';
  expect(sentencesRead(question).map(({ text }) => text)).toEqual([
    'Two lines wobble.',
    'Find the wobble of the first line.',
    'Find the wobble of the second.',
  ]);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word like any other', (name) => {
  expect(sentencesRead(`The ${name} of the car is at rest. ${name}?`).map(({ says }) => says)).toEqual([
    null,
    null,
  ]);
});
