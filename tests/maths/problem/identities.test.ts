import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const proofOf = (statement: string, request = 'Prove the identity') =>
  solveParts(`${request} $${statement}$.`).map(({ outcome }) =>
    outcome.solved ? outcome.worked.steps.flatMap(({ tex = [] }) => tex) : null,
  )[0]!;

describe('an identity is proved from one side to the other', () => {
  test.each([
    '\\frac{\\sin\\theta}{1-\\cos\\theta} - \\frac{1}{\\tan\\theta} \\equiv \\frac{1}{\\sin\\theta}',
    '\\dfrac{\\sin x}{1+\\cos x} + \\dfrac{1+\\cos x}{\\sin x} \\equiv \\dfrac{2}{\\sin x}',
    '\\tan x + \\dfrac{1}{\\tan x} \\equiv \\dfrac{1}{\\sin x\\cos x}',
    '\\left(\\dfrac{1}{\\cos x} - \\tan x\\right)^2 \\equiv \\dfrac{1 - \\sin x}{1 + \\sin x}',
    '\\sin^4\\theta - \\cos^4\\theta \\equiv 2\\sin^2\\theta - 1',
    '\\cot\\theta - \\tan\\theta \\equiv 2\\cot 2\\theta',
    '\\operatorname{cosec} 2x - \\cot 2x \\equiv \\tan x',
    '\\dfrac{1}{1 - \\sin x} - \\dfrac{1}{1+\\sin x} \\equiv 2\\tan x\\sec x',
    '\\dfrac{\\cos x}{1-\\sin x} \\equiv \\dfrac{1 + \\sin x}{\\cos x}',
  ])('%s', (statement) => {
    const lines = proofOf(statement)!;
    const sides = lines.map((line) => line.split(' = '));
    expect(sides.length).toBeGreaterThan(1);
    // Each line begins with what the one before has come to.
    for (const [at, [from]] of sides.entries()) if (at > 0) expect(from).toBe(sides[at - 1]!.at(-1));
  });

  test('each line is shown', () => {
    expect(proofOf('\\tan x + \\dfrac{1}{\\tan x} \\equiv \\dfrac{1}{\\sin x\\cos x}')).toEqual([
      '\\tan x + \\frac{1}{\\tan x} = \\frac{\\sin x}{\\cos x} + \\frac{1}{\\frac{\\sin x}{\\cos x}}',
      '\\frac{\\sin x}{\\cos x} + \\frac{1}{\\frac{\\sin x}{\\cos x}} = \\frac{\\sin^{2} x + \\cos^{2} x}{\\cos x\\sin x}',
      '\\frac{\\sin^{2} x + \\cos^{2} x}{\\cos x\\sin x} = \\frac{1}{\\sin x\\cos x}',
    ]);
  });
});

test('what holds for some angles only is no identity', () => {
  expect(proofOf('\\sin x + \\cos x \\equiv 1')).toBeNull();
  expect(proofOf('\\sin^2 x + \\cos^2 x \\equiv 2')).toBeNull();
  expect(proofOf('\\sin 2x \\equiv 2\\sin x')).toBeNull();
  expect(proofOf('\\sin x + \\cos x = 1', 'Show that')).toBeNull();
});
