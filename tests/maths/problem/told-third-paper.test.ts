import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  [
    'It is now given that 3x⁴ − x³ + px + q, where p and q are constants, is divisible by x² + 2. State the values of p and q.',
    'p = -2, q = -12',
  ],
  ['Find the coefficient of x³ in the expansion of (6 − x)/∛(1 − 3x).', '26'],
])('a polynomial and its powers are read without their names: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

const POWERS =
  'The variables x and y are related by 4^(3y) = 7^(x − 1).\n(a) By taking logarithms, show that the graph of y against x is a straight line and state the exact value of its gradient.\n(b) This line meets the line y = 2x − 3 at the point Q. Find the y-coordinate of Q correct to 2 decimal places.';

test('a relation between powers is a line, which meets others', () => {
  expect(answers(POWERS)).toEqual(['ln(7)/(6ln(2))', '0.31']);
});

test('a relation with a letter outside its exponents is no such line', () => {
  expect(answers(POWERS.replace('4^(3y)', 'y·4^(3y)'))[0]).toBeNull();
});

test.each([
  [
    'Use the trapezium rule with three intervals to find an approximation to ∫_2^8 √(ln x) dx. Give your answer correct to 3 significant figures.',
    '7.31',
  ],
  [
    'Estimate the value of ∫_0^1 e^(x²) dx using the trapezium rule with 2 strips, giving your answer correct to 3 decimal places.',
    '1.572',
  ],
])('the trapezium rule in other words: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  ['real and positive', 'n = 12'],
  ['real', 'n = 6'],
  ['purely imaginary', 'n = 3'],
])('the least power that is %s', (kind, answer) => {
  const text = `The complex number z is given by z = −√6 + (√2)i. State the least positive integer n such that zⁿ is ${kind}.`;
  expect(answers(text)).toEqual([answer]);
});

test('no power of a number with another argument is real', () => {
  const text =
    'The complex number z is given by z = 2 + i. State the least positive integer n such that zⁿ is real.';
  expect(answers(text)).toEqual([null]);
});

test('the positive root lies between two values, and is found by an iteration', () => {
  const [, shown, found] = answers(
    '(a) By sketching a suitable pair of graphs, show that the equation e^(−½x) = 5 − x² has exactly two real roots.\n(b) Verify by calculation that the positive root lies between 2 and 2.5.\n(c) Use the iterative formula xₙ₊₁ = √(5 − e^(−½xₙ)) to determine this root correct to 3 decimal places. Give the result of each iteration to 5 decimal places.',
  );
  expect(shown).toBe('2 < x < 2.5');
  expect(found).toBe('2.159');
});

test.each(['y = e²ˣ/(4 + e³ˣ)', 'y = 1/(4e⁻²ˣ + eˣ)'])(
  'exponentials of several powers are level at %s',
  (curve) => {
    const text = `The curve ${curve} has one stationary point. Find the exact coordinates of this point.`;
    expect(answers(text)).toEqual(['(ln(2), 1/3)']);
  },
);

test('the time as a function of what grows', () => {
  const [found] = answers(
    'The variables x and t are related by the differential equation dx/dt = k(20 − x)(40 − x), where k is a constant. It is given that x = 0 when t = 0, and x = 10 when t = 10. Solve the differential equation, obtaining an expression for t in terms of x.',
  );
  expect(found).toMatch(/^t = /);
});

test.each([
  [
    'The complex number z satisfies the equation (1 + 2i)z + (3 − i)z* = 17 + 8i, where z* denotes the complex conjugate of z. Find z.',
    /^\d/,
  ],
  ['For points on the locus |z + 3 − 4i| = 2, find the greatest value of |z|.', /^7$/],
  [
    'The mass m grams of a substance at time t minutes satisfies the differential equation dm/dt = −m²/40. It is given that m = 10 when t = 0. Find m in terms of t.',
    /^m = /,
  ],
  [
    'Find the exact value of the integral of x sin 2x with respect to x, taken from x = 0 to x = π/4.',
    /^1\/4$/,
  ],
])('what is told of numbers, places and growth: %s', (text, answer) => {
  expect(answers(text)[0]).toMatch(answer);
});

test('an integral with respect to another letter has no such limits', () => {
  expect(
    answers('Find the exact value of the integral of x sin 2x with respect to x, taken from t = 0 to t = 1.'),
  ).toEqual([null]);
});

const REGION =
  'On a sketch of an Argand diagram, shade the region whose points represent the complex numbers $z$ satisfying $|z+4-3i|\\le 2$.';

test.each([
  [
    'Solve the equation $\\frac{4e^x + e^{-x}}{e^x - e^{-x}} = 5$, giving your answer in the form $a\\ln b$, where $a$ is a fraction and $b$ is an integer.',
    ['x = 1/2*ln(6)'],
  ],
  ['Solve the equation $\\frac{e^{2x}-4}{e^x-2}=5$.', ['x = ln(3)']],
  [
    'Find the solutions of the equation $4 \\sin x + 3 = 5$ that lie between $0^\\circ$ and $360^\\circ$.',
    ['x = 30° or x = 150°'],
  ],
  [
    'Find all the values of $\\theta$ between $0$ and $\\pi$ for which $2\\cosec^2\\theta - 3\\cot\\theta = 7$.',
    ['theta = 0.381 or theta = 3pi/4'],
  ],
  [
    `(a) ${REGION}\n(b) For points in the shaded region, find\n(i) the greatest value of $|z|$, [2]\n(ii) the least value of $\\arg z$, in radians, where $-\\pi<\\arg z\\le\\pi$. [3]`,
    [null, '7', '2.09'],
  ],
  [
    'Two variable quantities $x$ and $y$ are believed to be connected by a relation of the form $x^n y^2=C$, in which $n$ and $C$ are constants. When values of $\\ln y$ are plotted against values of $\\ln x$, the points lie on a straight line that passes through $(0.31,1.21)$ and $(1.06,0.91)$. Find the value of $n$ and the value of $C$, giving each correct to 2 significant figures.',
    ['n = 0.80, C = 14'],
  ],
  [
    'The equation $x^3-4x-5=0$ has one real root $p$. Starting from $p_1=2.5$ and using the iterative formula $p_{n+1}=(4p_n+5)^{1/3}$, find $p$ correct to 3 decimal places. The result of every iteration should be written down to 5 decimal places.',
    ['2.457'],
  ],
  ['求 $\\sin^4\\theta$ 从 $\\theta = 0$ 到 $\\theta = \\pi/4$ 的定积分的精确值。', ['(-8 + 3pi)/32']],
  [
    '变量 $x$ 和 $y$ 满足 $y=Ae^{kx}$，其中 $A$、$k$ 为常数。以 $\\ln y$ 为横轴、$x$ 为纵轴作图，所得各点近似落在一条直线上，该直线经过点 $(2,1.32)$ 和 $(7,3.07)$。求 $k$，精确到 3 位有效数字。',
    ['k = 2.86'],
  ],
  [
    'Express $4\\sin x + 2\\cos(x-30^\\circ)$ as $R\\sin(x+\\alpha)$, where $R>0$ and $\\alpha$ is an acute angle, giving the exact value of $R$ and the value of $\\alpha$ correct to 2 decimal places.',
    ['R = 2sqrt(7), alpha = 19.11°'],
  ],
  [
    'Write down the least and the greatest possible values of $\\frac{12}{(\\sqrt5\\cos\\theta+2\\sin\\theta)^2+3}$ as $\\theta$ varies.',
    ['1, 4'],
  ],
  [
    'Given that $y=0$ when $x=0$, solve the differential equation $\\frac{dy}{dx}=xe^{-x}\\cos^2y$, expressing $y$ in terms of $x$.',
    ['y = arctan(-x*e^(-x) - e^(-x) + 1)'],
  ],
])('the same is said in another order: %s', (text, expected) => {
  expect(answers(text)).toEqual(expected);
});

test.each([
  'Solve the equation $\\frac{4e^x + e^{-x}}{e^x - e^{-x}} = 5$, giving your answer in the form $\\ln b$, where $b$ is an integer.',
  'Solve the equation $\\frac{e^{2x}-4}{e^x-2}=4$.',
  'Find the solutions of the equation $\\sin x = 0.5$ that do not lie between $0^\\circ$ and $90^\\circ$.',
  '求 $\\sin^4\\theta$ 从 $x = 0$ 到 $x = \\pi/4$ 的定积分的精确值。',
  '变量 $x$ 和 $y$ 满足 $y=Ae^{kx}$，其中 $A$、$k$ 为常数。以 $x$ 为横轴、$\\ln y$ 为纵轴作图，所得各点不在一条直线上，该直线经过点 $(2,1.32)$ 和 $(7,3.07)$。求 $k$。',
  'Express $4\\sin x + 2\\cos x$ as $R\\sin(x+\\alpha)$, where $R>0$ and $\\alpha$ is an obtuse angle.',
  'Given that $y=\\pi$ when $x=0$, solve the differential equation $\\frac{dy}{dx}=x\\cos^2y$, expressing $y$ in terms of $x$.',
])('what no answer has, or what is said of something else, is not answered: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});
