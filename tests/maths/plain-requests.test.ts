import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answerTo = (question: string) => {
  const [part] = solveParts(question);
  return part!.outcome.solved ? part!.outcome.worked.answer.text : null;
};

const CURVE = 'A curve has equation y = sqrt(x) ln x.';

test.each([
  [`${CURVE} Find exactly the gradient of the curve at the point where x = 4.`, '(1 + ln(2))/2'],
  [`${CURVE} Find, in exact form, the gradient of the curve at the point where x = 4.`, '(1 + ln(2))/2'],
  ['Evaluate, exactly, the integral from 1 to 2 of x ln x with respect to x.', '-3/4 + 2ln(2)'],
  [
    'By means of integration by parts, evaluate the integral of x e^(2x) between the limits 0 and 1.',
    '(1 + e^2)/4',
  ],
  ['Obtain the equation of the tangent to the curve y = x^2 at the point with x-coordinate 3.', 'y = 6x - 9'],
  [
    'The curve has equation y = x^3 - 3x. Find the coordinates of each of the stationary points.',
    '(-1, 2), (1, -2)',
  ],
  [
    'Find the solutions of the equation 2 cosec^2 theta - 3 cot theta = 7 that lie between 0 and pi.',
    'theta = 0.381 or theta = 3pi/4',
  ],
  [
    'Find the solutions of the equation 4 sin x + 2 cos(x − 30°) = 3 that lie between 0° and 360°.',
    'x = 15.4° or x = 126.4°',
  ],
  ['No calculator may be used in this question. Find the square roots of 3 + 4i.', '2 + i, -2 - i'],
])('%s: asked in other words than usual', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  // Two unknowns, and which of them lies there is not said.
  'Find the solutions of the equation sin x + sin y = 1 that lie between 0 and 2.',
  // A condition that nobody reads.
  `${CURVE} Find exactly the gradient of the curve at the point where the tangent is steepest.`,
])('%s: not taken for a usual request', (question) => {
  expect(answerTo(question)).toBeNull();
});
