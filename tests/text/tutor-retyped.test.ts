import { expect, test } from 'vitest';
import { questionParts } from '../../server/tutor/reading/question-parts.ts';
import { retyped } from '../../server/tutor/reading/retyped/retyped.ts';
import { solveParts } from '../../server/maths/solving/solve.ts';

/** The answer to what a student types, in whichever way it is solved first. */
function answerTo(typed: string): string | null {
  const [part] = questionParts(typed);
  for (const reading of part!.readings) {
    const [only] = solveParts(reading);
    if (only?.outcome.solved) return only.outcome.worked.answer.text;
  }
  return null;
}

test.each([
  ['state the range of f(x) = x^2 + 4x + 1', 'f(x) >= -3'],
  ['find the tangent to the circle x^2 + y^2 = 25 at (3,4)', '3x + 4y = 25'],
  ['find the volume when y = sqrt(x) is rotated about the x axis from x = 1 to 4', '15pi/2'],
  ['the roots of x^3 - 2x^2 + 3x + 4 = 0 are a, b, c. find a^2 + b^2 + c^2', '-2'],
  ['find the inverse of the matrix (2 1; 3 4)', '[[4/5, -1/5], [-3/5, 2/5]]'],
  ['X takes values 1,2,3 with probabilities 0.2, 0.5, 0.3. find E(X) and Var(X)', '2.1, 0.49'],
  ['P(A) = 0.4, P(B) = 0.5, P(A or B) = 0.7. are A and B independent', 'independent'],
  ['how many ways can 5 boys and 3 girls be arranged in a row if the girls are together', '4320'],
  ['a particle of mass 2 kg slides down a smooth slope at 30 degrees. find its acceleration', '5 m s^-2'],
  ['for which k does kx^2 + 4x + 1 = 0 have equal roots', 'k = 4'],
  ['find all x between 0 and 2pi with tan x = -1', 'x = 3pi/4 or x = 7pi/4'],
  ['sum of r^2 from 1 to 20', '2870'],
  ['sin2x + cos x = 0 for 0 to 360', 'x = 90° or x = 210° or x = 270° or x = 330°'],
  ['sum x = 50, sum x^2 = 300, n = 10. find the sd', '2.24'],
  ['terminal pd of a 6V cell with r = 0.5 when current is 2 A', '5.0 V'],
  ['frequency of light of wavelength 600 nm', '5.00 * 10^14 Hz'],
  ['解微分方程 dy/dx = 2xy y(0)=1', 'y = e^(x^2)'],
  ['袋子里有3红2白 任取2个 求都是红球的概率', '0.3'],
  ['f(x)=x^2-6x+11, x≥3 怎么求反函数啊', 'sqrt(x - 2) + 3'],
  ['how do i do partial fractions (5x+1)/((x-1)(x+2))', '2/(x - 1) + 3/(x + 2)'],
  ['解 4^x = 3·2^x + 10 给3位有效数字', 'x = ln(5)/ln(2)'],
  ['show x^3 - 2x - 5 = 0 has a root between 2 and 3', '2 < x < 3'],
  ['then it says use x = (2x+5)^(1/3) find root to 2 dp start x=2', '2.09'],
  ['dy/dx = 2x(y+1)，x=0时y=0，求y', 'y = e^(x^2) - 1'],
  ['X取0,1,2,3 概率0.1,0.3,k,0.2 求E(X)和Var(X)', '1.7, 0.81'],
  ['双缝实验 λ=600nm 缝距0.50mm 屏距1.5m 条纹间距是多少', '1.8 * 10^-3 m'],
  ['right 720. now it says hence find the coeff of x^2 in (1-x)(2+3x)^5', '480'],
  ['how do u integrate x sin x', 'sin(x) - x*cos(x) + c'],
])('in short, as students type: %s', (typed, answer) => {
  expect(answerTo(typed)).toBe(answer);
});

test('a sum is that of its last term only where its first terms are of that form', () => {
  expect(retyped('prove by induction that 1 + 2 + ... + n = n(n+1)/2')[0]).toContain('\\sum_{r=1}^{n} r =');
  expect(retyped('prove by induction that 2 + 3 + ... + n = n(n+1)/2').join(' ')).not.toContain('\\sum');
});

test('values and probabilities that are not as many make no table', () => {
  expect(retyped('X takes values 1,2,3 with probabilities 0.2, 0.8. find E(X)').join(' ')).not.toContain(
    'P(X',
  );
});

test('values and probabilities that are not as many make no table in Chinese either', () => {
  expect(retyped('X取0,1,2 概率0.1,0.9 求E(X)').join(' ')).not.toContain('P(X=');
});

test('where a ball comes down is not added to what does not ask for its range', () => {
  expect(
    retyped('a ball is thrown at 30 m/s at 40 degrees. find its greatest height').join(' '),
  ).not.toContain('horizontal ground');
});
