import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const verdicts = (question: string, ...lines: string[]) =>
  readMarked(lines, { question, part: null }).lines.map(({ verdict }) => verdict);

const SEPARABLE =
  'The variables $x$ and $y$ satisfy $\\frac{dy}{dx}=y^2\\cos x$, and $y=2$ when $x=0$. Solve the differential equation, obtaining an expression for $y$ in terms of $x$. [5]';
const EXPANDED = 'Find the coefficient of $x^2$ in the expansion of $(1+4x)(2-x)^6$. [4]';

test('an equation with a constant is right where it solves the differential equation of the question', () => {
  const lines = ['∫y^-2 dy = ∫cosx dx', '-1/y = sin x + c', '1/y = c - sin x'];
  expect(verdicts(SEPARABLE, ...lines)).toEqual(['follows', 'follows', 'follows']);
});

test('an equation that does not solve the differential equation is wrong, and what comes of it only follows', () => {
  const lines = ['∫y^-2 dy = ∫cosx dx', '1/y = sin x + c', 'x=0, y=2: c = 1/2', '1/y = sinx + 1/2'];
  expect(verdicts(SEPARABLE, ...lines)).toEqual(['follows', 'wrong', 'carried', 'carried']);
});

test('a solution without a constant is right where it goes through the point of the question', () => {
  const question =
    'Solve $\\dfrac{dy}{dx}=\\dfrac{xy}{x^2+1}$ given that $y=2$ when $x=0$, expressing $y$ in terms of $x$. [6]';
  expect(verdicts(question, 'ln y = 1/2 ln(x^2+1) + ln 2')).toEqual(['follows']);
  expect(verdicts(question, 'y = 3sqrt(x^2+1)')).toEqual(['wrong']);
});

test.each([
  ['the tangent at the point where $x=0$', 'y = 3x + 1'],
  ['the normal at the point where $x=0$', 'y = 1 - x/3'],
])('a line beside a curve is not judged by the differential equation: %s', (asked, line) => {
  const question = `A curve has $\\frac{dy}{dx}=2x+3$ and passes through $(0,1)$. Find the equation of ${asked}. [4]`;
  expect(verdicts(question, line)).not.toContain('wrong');
});

test('the terms of an expansion are right or wrong by its coefficients', () => {
  const right = ['x² term of (2−x)⁶: 15×2⁴x² = 240x²', 'x term: −6×2⁵ x = −192x'];
  expect(verdicts(EXPANDED, ...right)).toEqual(['follows', 'follows']);
  const wrong = [
    'x^2项的系数：15×2^4 = 240',
    'x term: 6×2⁵ x = 192x',
    'coefficient = 240 + 4(192)',
    '= 1008',
  ];
  expect(verdicts(EXPANDED, ...wrong)).toEqual(['equal', 'wrong', 'carried', 'carried']);
});

test('what a line begins with is true and its end is not: the mistake is in that line', () => {
  const lines = ['7x - 1 = A(x - 3) + B(x + 1)', 'x = 3: 20 = 4B, B = 5', 'x = -1: -8 = -4A, A = -2'];
  expect(verdicts('Express (7x - 1)/((x + 1)(x - 3)) in partial fractions. [4]', ...lines)[2]).toBe('wrong');
});

test('the number that equations are called by is no part of them', () => {
  const question = '等差数列的第5项为17，前10项之和为185。求首项、公差以及第20项。 [5]';
  expect(verdicts(question, '由题意得 a+4d=17 ①', '2a+9d=37 ②')).toEqual(['follows', 'follows']);
});

test('the mean and the deviation are known where the sums are told in LaTeX', () => {
  const question =
    'For 20 values of $x$, $\\Sigma x=340$ and $\\Sigma x^2=6050$. Find the mean and the standard deviation of $x$. [4]';
  expect(verdicts(question, 'mean = 340/20 = 17', 'standard deviation = 13.5')).toEqual(['equal', 'wrong']);
});

test('a sum that works on with the value above is not accused of not being equal to it', () => {
  const question =
    'A fair six-sided die is thrown until a six is obtained. Find the probability that two people both need at least 4 throws. [4]';
  const lines = ['P(X≥4) = (5/6)⁴', '= 0.482', '0.482²', '= 0.232'];
  expect(verdicts(question, ...lines)).not.toContain('wrong');
});

test.each(['X～B(120, 0.4)', '$X\\sim\\mathrm{B}(120,\\frac{2}{5})$'])(
  'n, p and q are those of the one binomial distribution that is told: %s',
  (told) => {
    const question = `The random variable ${told}. Use a suitable approximation to find $\\mathrm{P}(X\\le 40)$. [5]`;
    expect(verdicts(question, 'np = 48, npq = 28.8')).toEqual(['follows']);
    expect(verdicts(question, 'npq = 24')).toEqual(['wrong']);
  },
);

test('a law of the books with numbers of the question put in is named as that, and not ticked: it may be another law', () => {
  const question =
    'A car passes A with speed 8 m s^-1 and a point B, 96 m from A, 8 s later. Find the reason of its constant acceleration. [4]';
  const said = (line: string) => {
    const [read] = readMarked([line], { question, part: null }).lines;
    return [read!.verdict, /a law with known numbers/.test(read!.say?.en ?? '')];
  };
  expect(said('96 = 8(8) + 0.5a(64)')).toEqual(['unchecked', true]);
  expect(said('96 = 8a')).toEqual(['unchecked', true]);
  expect(said('96 = 8(8) + a(64)')).toEqual(['unchecked', false]);
});

test('a value is no law put in, where the numbers that make it do not stand in the line', () => {
  const question = 'A stone falls 45 m for 3 s beside a wall 15 m long and 12 m high. Discuss. [4]';
  expect(verdicts(question, 'v = 30 m/s')).toEqual(['unchecked']);
});

test('the root of what is measured is positive, and may be rounded', () => {
  const question =
    'A crate of mass 20 kg is pushed from rest by 45 N over 12 m of a strange floor. Discuss. [3]';
  const lines = ['net work done = 45×12 = 540 J', '½·20·v² = 540', 'v² = 54 so v = 7.35 m/s'];
  expect(verdicts(question, ...lines)).toEqual(['equal', 'unchecked', 'follows']);
});

test('the gradient between the two points of a question is known', () => {
  const question = '已知点 $A(-2,3)$ 与 $B(4,-5)$，求线段 $AB$ 的垂直平分线的方程。 [4]';
  const lines = ['中点 (1, −1)', 'AB斜率=(−5−3)/(4−2)=−4', '垂直斜率=1/4'];
  expect(verdicts(question, ...lines)).toEqual(['follows', 'wrong', 'carried']);
  expect(verdicts(question, 'AB斜率=(−5−3)/(4+2)=−4/3', '垂直斜率=3/4')).toEqual(['equal', 'follows']);
  expect(verdicts(question, 'gradient = 3/4')).toEqual(['follows']);
  expect(verdicts(question, 'gradient of AB = 3/4')).toEqual(['wrong']);
  expect(verdicts(question, 'AB斜率 = 3/4')).toEqual(['wrong']);
  expect(verdicts(question, 'CD斜率 = 3/4')).not.toEqual(['wrong']);
});

test('another form of an expression of the question is wrong where it is another expression', () => {
  const question =
    'Express $2x^2-12x+7$ in the form $a(x+b)^2+c$ and hence state the minimum point of $y=2x^2-12x+7$. [4]';
  expect(verdicts(question, '2x^2-12x+7 = 2(x-3)^2 - 9 + 7')).toEqual(['wrong']);
});

test('the inverse of a function is right on its domain alone', () => {
  const question = '函数 $f(x)=(x-2)^2+3$，定义域为 $x\\le 2$。求 $f^{-1}(x)$ 并写出其定义域。 [4]';
  expect(verdicts(question, '(x-2)^2=y-3', 'x-2=-√(y-3)', 'f⁻¹(x)=2-√(x-3)')).toEqual(
    Array.from({ length: 3 }, () => 'follows'),
  );
  expect(verdicts(question, 'x-2=√(y-3)', 'f⁻¹(x)=2+√(x-3)')).toEqual(['wrong', 'carried']);
});

test('a distance is right whose derivative is the velocity of the question', () => {
  const question =
    'A particle moves so that its velocity is $v=3t^2-18t+24$ m s$^{-1}$. Find the reason of its journey. [4]';
  expect(verdicts(question, 's = t³ − 9t² + 24t')).toEqual(['follows']);
  expect(verdicts(question, 's = t³ − 18t² + 24t')).toEqual(['unchecked']);
});

test('a vector that goes on from the one above is the same', () => {
  const question = 'Find a vector perpendicular to the plane of these two, and discuss. [4]';
  const lines = ['n = (2×1-3×0, 3×2-1×1, 1×0-2×2)', '= (2, 5, -4)'];
  expect(verdicts(question, ...lines)[1]).toBe('follows');
  expect(verdicts(question, lines[0]!, '= (2, 5, 4)')[1]).toBe('wrong');
});

test('a value in another unit goes on from the line above', () => {
  expect(verdicts('Discuss the light. [2]', 'λ = 3.0×10^-7 × 2 = 6.0 x 10^-7 m', '= 600 nm')[1]).toBe(
    'follows',
  );
});

const BY_PARTS = '求 $\\int_0^1 x e^{2x}\\,dx$ 的精确值。 [5]';

test('what goes on from the integral of the question has its integrand as its derivative', () => {
  const right = ['=½x e^(2x) − ½∫e^(2x)dx', '=½x e^(2x) − ¼e^(2x)'];
  expect(verdicts(BY_PARTS, '分部积分，令u=x，dv=e^2x dx', ...right).slice(1)).toEqual([
    'follows',
    'follows',
  ]);
  expect(verdicts(BY_PARTS, right[0]!, '=½x e^(2x) − ½e^(2x)')[1]).toBe('wrong');
});

test('the integral of a mistaken formula only follows', () => {
  const question =
    'The region bounded by the curve $y=x+\\frac{2}{x}$, the $x$-axis and the lines $x=1$ and $x=2$ is rotated through 360° about the $x$-axis. Find the exact volume of the solid formed. [5]';
  const lines = [
    'y² = x² + 4/x²',
    'integral = x³/3 − 4/x',
    '(8/3 − 2) − (1/3 − 4) = 13/3',
    'volume is 13π/3',
  ];
  expect(verdicts(question, ...lines).slice(0, 2)).toEqual(['wrong', 'carried']);
});

test('the line that loses a root is where the mistake is, when the root is missing in the end', () => {
  const question = 'Solve $2\\sin x=\\tan x$ for $0^\\circ\\le x\\le 360^\\circ$. [4]';
  const lines = ['2 sin x cos x = sin x', '2cos x = 1', 'x = 60°, 300°'];
  expect(verdicts(question, ...lines)).toEqual(['equivalent', 'lost', 'follows']);
  expect(verdicts(question, ...lines, 'sin x = 0: x = 0°, 180°, 360°')).not.toContain('lost');
});

const SEEDS = '某袋种子每粒不发芽的概率为0.3。随机取8粒，求至少有3粒不发芽的概率。 [3]';

test('chances are judged by the distribution that the student says, where the question tells none', () => {
  expect(verdicts(SEEDS, 'X~B(8, 0.3)', 'P(X≥3)=1−P(X≤3)')[1]).toBe('wrong');
  expect(verdicts(SEEDS, 'X~B(8, 0.3)', 'P(X≥3)=1−P(X≤2)')[1]).not.toBe('wrong');
});

test('a point whose coordinates were found is right, and so is what is true of numbers', () => {
  const question =
    'Find the coordinates of the stationary points of $y=2x^3-9x^2+12x+1$ and determine the nature of each. [6]';
  const lines = ['dy/dx = 6x^2 - 18x + 12', 'x=1: y=2-9+12+1=6', 'x=1: 12-18=-6 < 0 so (1,6) is a max'];
  expect(verdicts(question, ...lines)[2]).toBe('follows');
  expect(verdicts(question, ...lines.slice(0, 2), 'x=1: 12-18=-6 < 0 so (1,7) is a max')[2]).toBe(
    'unchecked',
  );
});

const IDENTITY = 'Prove the identity (1/cos θ − tan θ)^2 ≡ (1 − sin θ)/(1 + sin θ). [4]';

test('a proof from one side to the other is whole, and the sides are called by their names', () => {
  const lines = ['LHS = (1/cosθ - sinθ/cosθ)^2', '= (1 - sinθ)^2/cos^2θ', '= (1 - sinθ)^2/(1 - sin^2θ)'];
  const read = readMarked([...lines, '= (1-sinθ)/(1+sinθ) = RHS'], { question: IDENTITY, part: null });
  expect(read.marks).toMatchObject({ earned: 4 });
  expect(read.checkedTo).toBe(4);
  expect(readMarked(['LHS = RHS'], { question: IDENTITY, part: null }).marks?.earned ?? 0).toBeLessThan(2);
  expect(verdicts(IDENTITY, 'LHS = (1/cosθ + sinθ/cosθ)^2')).toEqual(['wrong']);
});

const SERIES =
  'Expand 1/√(1 + 4x) in ascending powers of x, up to and including the term in x^3, simplifying the coefficients. [4]';

test('a single term of a series is right or wrong by its power', () => {
  const lines = [
    '(1+4x)^(-1/2)',
    'first two terms: 1 + (-1/2)(4x) = 1 - 2x',
    '3rd: (-1/2)(-3/2)/2! × 4x^2 = 1.5x^2',
  ];
  expect(verdicts(SERIES, ...lines, '4th: -20x^3', '∴ 1 - 2x + 1.5x^2 - 20x^3').slice(1)).toEqual([
    'follows',
    'wrong',
    expect.anything(),
    'carried',
  ]);
});

test.each([
  [
    'Find the first three terms of the expansion of (2 + x)^(-2). [4]',
    '(1 + x/2)^-2, third term: 3(x/2)^2 = 3/4 x^2',
  ],
  [SERIES, '(4x)^2 = 16x^2'],
  [SERIES, 'let u = 4x, third term: 3/8 u^2'],
])('a term of something else than what is expanded is not accused: %s', (question, line) => {
  expect(verdicts(question, line)).not.toContain('wrong');
});

const CIRCLE =
  'The equation of a circle is x^2 + y^2 − 6x + 4y − 12 = 0. Find the equation of the tangent to the circle at the point (6, 2). [5]';

test('the centre of a told circle is known', () => {
  expect(verdicts(CIRCLE, 'centre (3,-2)')).toEqual(['follows']);
  expect(verdicts(CIRCLE, 'centre (-3,2)')).toEqual(['wrong']);
  expect(verdicts(CIRCLE, 'centre of the other circle (-3,2)')).not.toContain('wrong');
});

test('a letter of the question is no unit where it is divided by', () => {
  const question = 'Using the substitution u = 4^x, solve the equation 4^x = 3 + 4^(−x). [5]';
  expect(verdicts(question, 'let u = 4^x', 'u = 3 + 1/u', 'u^2 + 3u - 1 = 0')).toEqual([
    'words',
    'follows',
    'wrong',
  ]);
});

test('words that hold the name of a function say nothing', () => {
  const question = 'Find the stationary point of the curve y = (ln x)/x^2 for x > 0. [5]';
  expect(verdicts(question, 'using the quotient rule')).toEqual(['words']);
});

test('a term that is called by its number alone is right, whatever term stands before it', () => {
  const question = 'Find the first three terms in the expansion of (1 + 2x)^(-3). [4]';
  expect(verdicts(question, 'second term: -6x', 'third term: 24x^2')).toEqual(['follows', 'follows']);
  expect(verdicts(question, 'second term: -6x', 'third term: 12x^2')[1]).toBe('wrong');
});

test('the centre of another circle than the told one is not judged', () => {
  const question =
    'A circle has equation x^2 + y^2 = 25. Another circle touches it at (3, 4) and has radius 5. Find its centre. [3]';
  expect(verdicts(question, 'centre (6, 8)')).not.toContain('wrong');
});
