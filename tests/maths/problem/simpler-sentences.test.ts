import { expect, test } from 'vitest';
import { simplerSentences } from '#server/maths/problem/reading/clauses/simpler.ts';
import { sentencesOf, tokensOf } from '#server/maths/problem/reading/tokens.ts';
import { solveParts } from '#server/maths/solving/solve.ts';

/** The ways to take a sentence apart, each as it would be written. */
function waysOf(text: string): string[] {
  const [tokens] = sentencesOf(tokensOf(text));
  const write = (
    pieces: readonly (readonly { word: string | null; formula: { source: string } | null }[])[],
  ) =>
    pieces.map((one) => one.map(({ word, formula }) => word ?? formula?.source ?? '?').join(' ')).join(' | ');
  return simplerSentences(tokens!).map(write);
}

test.each([
  ['A ball, which is at rest, is struck', 'a ball is at rest | the ball is struck'],
  ['Starting from rest, the car reaches the bridge', 'the car starts from rest | the car reaches the bridge'],
  [
    'A cyclist P, riding along a road, passes a point O',
    'a cyclist p rides along a road | p passes a point o',
  ],
  ['The block is held and is then released', 'the block is held | the block is then released'],
  ['A is fixed to the wall and B hangs freely', 'a is fixed to the wall | b hangs freely'],
  ['A box lies on the floor, the friction being large', 'a box lies on the floor | the friction is large'],
  ['The lift moves up before coming to rest', 'the lift moves up | the lift then comes to rest'],
  ['The diagram shows three forces acting at a point', 'three forces act at a point'],
  ['It strikes a ball which is at rest', 'a ball is at rest | it strikes the ball'],
  ['P strikes Q, which then moves away', 'p strikes q | q then moves away'],
  ['P, of mass m, hangs from a string', 'p of mass m hangs from a string'],
])('%s: said in simpler sentences', (text, pieces) => {
  expect(waysOf(text)).toContain(pieces);
});

test.each([
  'When A stops and is released, B moves',
  'If the ball is red, it is put back and another is drawn',
  'Find the speed of the car and show that it stops',
  'The car moves until it stops and is towed away',
  'After 3 s, the brakes are on and the car stops',
  'No student plays tennis and plays hockey',
  '30% of the adults own a car and have a bicycle',
  'P stops and Q moves if R is at rest',
  'The probability that a bus is late and is full is 0.2',
])('%s: not taken apart, since what is cut off would hold without its condition or its time', (text) => {
  expect(waysOf(text)).toEqual([]);
});

test('Chinese clauses are sentences of their own, with who is spoken of', () => {
  expect(waysOf('质点 P 沿直线运动，加速度为零')).toEqual([
    '质 点 p 沿 直 线 运 动 | 加 速 度 为 零',
    '质 点 p 沿 直 线 运 动 | p 加 速 度 为 零',
  ]);
  expect(waysOf('当 P 到达 A 时，Q 停止')).toEqual([]);
});

const solved = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test('a sentence of two clauses is read where each of them would be', () => {
  const told = (first: string) => `${first} Find the acceleration of the car. [2]`;
  const apart = told(
    'A car moves in a straight line. The car accelerates uniformly from 5 m/s to 17 m/s in 4 s.',
  );
  const joined = told(
    'A car moves in a straight line and accelerates uniformly from 5 m/s to 17 m/s in 4 s.',
  );
  expect(solved(joined)).toEqual(solved(apart));
  expect(solved(joined)).not.toEqual([null]);
});
