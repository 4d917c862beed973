import { expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

const answered = (ask: string) => {
  const outcome = solve(ask);
  return outcome.solved ? outcome.worked.answer : null;
};

test.each([
  ['Solve 3^x = 20', 'x = ln(20)/ln(3)'],
  ['Solve 4^x = 10', 'x = ln(10)/ln(4)'],
  ['Solve e^x = 20', 'x = ln(20)'],
  ['Solve e^(x + 1) = 20', 'x = ln(20) - 1'],
  ['Solve 7^(x - 2) = 3', 'x = 2 + ln(3)/ln(7)'],
  ['Solve e^(3x - 2) = 4', 'x = (2 + ln(4))/3'],
  ['Solve 3^(x + 1) = 2^(2x)', 'x = ln(3)/ln(4/3)'],
  ['Solve 5e^(-0.1t) = 2', 't = 10ln(5/2)'],
  ['Solve 1.05^x = 2', 'x = ln(2)/ln(1.05)'],
  ['Solve e^(2x) - 7e^x + 12 = 0', 'x = ln(3) or x = ln(4)'],
])('the logarithms in the answer to %s are gathered', (ask, text) => {
  expect(answered(ask)?.text).toBe(text);
});

test.each([
  ['Solve 3^x = 20', 'x ≈ 2.73'],
  ['解方程 x^2 - 2x - 1 = 0', 'x ≈ -0.414, x ≈ 2.41'],
  ['Solve ln x = 2', 'x ≈ 7.39'],
  ['Solve 3^x = 20 correct to 4 significant figures', 'x ≈ 2.727'],
])('the decimal stands beside the exact answer to %s', (ask, say) => {
  expect(answered(ask)?.say?.en).toBe(say);
});

test('an answer that is a plain number has no decimal beside it', () => {
  expect(answered('Solve 2^x = 8')?.say).toBeUndefined();
});

test.each(['Solve sin x = 0.3', '解方程 3sin x + 4cos x = 2'])(
  'an equation whose solutions go on for ever is told to need an interval: %s',
  (ask) => {
    const outcome = solve(ask);
    expect(outcome.solved ? null : outcome.why).toBe('interval');
  },
);
