import { describe, expect, test } from 'vitest';
import { recognise } from '../../server/maths/reading/questions/recognise.ts';
import { confirmedIntegral, integralIn } from '../../server/maths/solving/second-opinion.ts';

const integralOf = (question: string) => integralIn(recognise(question))!;

describe('what the kernel is asked', () => {
  test.each([
    'Integrate sqrt(1 - x^2)',
    'Find ∫ cos(ln x) dx',
    'Evaluate ∫_0^1 sqrt(1 - x^2) dx',
    'Integrate sqrt(t) with respect to t',
  ])('is an integral alone: %s', (question) => {
    expect(integralOf(question)).toMatchObject({ by: expect.stringMatching(/^[xt]$/) });
  });

  test.each([
    'Solve x^2 = 4',
    'Find the area under y = x^2 from 0 to 1',
    'Integrate a x^2',
    'Use the trapezium rule to estimate ∫_0^1 e^(x^2) dx',
    'Find ∫_0^1 sqrt(1 - x^2) dx to 3 significant figures',
  ])('is not what needs more than that: %s', (question) => {
    expect(integralOf(question)).toBeNull();
  });
});

describe('what the kernel found', () => {
  test('is shown with its checks when it stands', () => {
    const worked = confirmedIntegral(
      integralOf('Integrate sqrt(1 - x^2)'),
      '\\frac{1}{2}(x\\sqrt{1-x^2}+\\arcsin(x))',
    );
    expect(worked?.answer.text).toMatch(/arcsin.*\+ c$/);
    expect(worked?.checks.every(({ passed }) => passed)).toBe(true);
  });

  test.each([
    ['Integrate sqrt(1 - x^2)', '\\frac{1}{2}(x\\sqrt{1-x^2}-\\arcsin(x))', 'a wrong sign'],
    ['Integrate sqrt(1 - x^2)', 'x\\sqrt{1-x^2}+\\arcsin(x)', 'a lost factor'],
    ['Evaluate ∫_0^1 sqrt(1 - x^2) dx', '\\frac{\\pi}{2}', 'a wrong value'],
    ['Integrate sqrt(1 - x^2)', 'f(x)', 'a function nobody knows'],
    ['Integrate sqrt(1 - x^2)', '\\int \\sqrt{1-x^2} dx', 'the question again'],
  ])('is not shown otherwise: %s, %s (%s)', (question, tex) => {
    expect(confirmedIntegral(integralOf(question), tex)).toBeNull();
  });
});
