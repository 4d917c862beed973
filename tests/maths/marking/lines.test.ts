import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const marked = (question: string, ...lines: string[]) => readMarked(lines, { question, part: null });
const verdicts = (question: string, ...lines: string[]) =>
  marked(question, ...lines).lines.map(({ verdict }) => verdict);

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0 [3]';

test('what is copied from the question earns no mark', () => {
  const { lines, marks } = marked(QUADRATIC, 'x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0', 'x = 2 or x = 3');
  expect(lines[0]!.marks).toEqual([]);
  expect(marks).toMatchObject({ earned: 3, total: 3 });
});

test('another equation that shares a root with that of the question is wrong', () => {
  expect(verdicts(QUADRATIC, 'x^2 - 4x + 3 = 0', '(x-1)(x-3) = 0')[0]).toBe('wrong');
});

test('one case of two is not accused of leaving out the other, which stands on the next line', () => {
  const said = verdicts(
    'Solve the inequality |x - 3| > 2x. [4]',
    '|x-3| > 2x',
    'x-3 > 2x so x < -3',
    'or x-3 < -2x so x < 1',
  );
  expect(said).not.toContain('wrong');
  const alone = verdicts('Solve the inequality |x - 3| > 2x. [4]', '|x-3| > 2x', 'x-3 > 2x so x < -3');
  expect(alone[1]).toBe('wrong');
});

test.each([
  [
    'A car of mass 1000 kg travels at 72 km/h and stops uniformly in 40 m. Find the braking force. [3]',
    ['72 km/h = 20 m/s'],
  ],
  [
    'The cubic equation $x^3-2x^2+5x+3=0$ has roots $\\alpha,\\beta,\\gamma$. Find $\\alpha^2+\\beta^2+\\gamma^2$. [2]',
    ['Σα = 2, Σαβ = 5'],
  ],
  [
    'A geometric progression has first term $a$, common ratio $r$ and sum to infinity 12. The squares of its terms have sum to infinity 48. Find $a$ and $r$. [5]',
    ['a = 12 - 12r = 4 + 4r'],
  ],
  [
    'The polynomial $p(x)=x^3+ax^2-4x+b$ has $(x-2)$ as a factor, and leaves remainder 6 when divided by $(x+1)$. Find $a$ and $b$. [5]',
    ['p(2) = 8 + 4a - 8 + b = 0 => 4a + b = 0'],
  ],
  [
    'A sector $OAB$ of a circle, centre $O$ and radius 6 cm, has angle $AOB=1.2$ radians. Find the area of the segment bounded by the chord $AB$ and the arc $AB$. [4]',
    ['area of triangle OAB = 1/2 × 6 × 6 × sin 1.2'],
  ],
  [
    'A particle moves in a straight line with velocity $v=6t-t^2$ m s$^{-1}$, starting from rest at $O$ at $t=0$. Find the distance from $O$ when it next comes to rest. [4]',
    ['v=0: t(6-t)=0 so t=6'],
  ],
  [
    'For a simple pendulum $g=4\\pi^2L/T^2$, where $L=0.800$ m and $T=1.80$ s. Calculate $g$. [2]',
    ['g = 4π^2 × 0.800/1.80^2 = 9.75 m s^-2'],
  ],
  [
    'The equation $x^3-2x^2+5x-3=0$ has roots $\\alpha,\\beta,\\gamma$. Find the values of $\\alpha^2+\\beta^2+\\gamma^2$ and $\\alpha^3+\\beta^3+\\gamma^3$. [4]',
    ['Σα = 2, Σαβ = 5', 'S2 = 2² − 2(5) = −6', 'S3 = 2S2 − 5S1 + 3×3', '= −12 − 10 + 9 = −13'],
  ],
  [
    'Find the exact coordinates of the stationary point of the curve $y=x^2\\ln x$ for $x>0$. [5]',
    ['dy/dx = 2x ln x + x²·(1/x) = 2xlnx + x'],
  ],
  [
    'The random variable $X\\sim\\mathrm{B}(120,0.4)$. Use a suitable approximation to find $\\mathrm{P}(X\\le 40)$. [5]',
    ['np = 48, npq = 28.8', 'z = (40.5 − 48)/√28.8 = −1.398'],
  ],
])('nobody is accused of a line whose reading leaves it in doubt: %s', (question, lines) => {
  for (const verdict of verdicts(question, ...lines)) expect(['wrong', 'lost']).not.toContain(verdict);
});

const RIGHT: [question: string, lines: string[]][] = [
  [
    'Solve the equation $2\\sin^2\\theta+3\\cos\\theta=0$ for $0^\\circ\\le\\theta\\le360^\\circ$. [4]',
    ['θ = 240', 'θ = 180 - 60 = 120'],
  ],
  [
    'Solve the equation $\\ln(x+2)+\\ln x=\\ln 15$. [4]',
    ['ln x(x+2) = ln 15', 'x^2 + 2x - 15 = 0', '(x+5)(x-3) = 0', 'x = -5 (reject), x = 3'],
  ],
  [
    'A particle moves so that its velocity at time $t$ s is $v=6t-t^2$ m s$^{-1}$. Find its acceleration in terms of $t$. [2]',
    ['a = dv/dt = 6 - 2t'],
  ],
  [
    'A car of mass 1200 kg travels against a resistance of 600 N with its engine at 30 kW. Find the acceleration when its speed is 72 km h$^{-1}$. [3]',
    ['72 km/h = 20 m/s', 'P = 30 kW = 30000 W'],
  ],
  [
    'The random variable $X$ has the distribution $B(10,0.2)$: $X\\sim B(10,0.2)$. Find $P(X<3)$. [3]',
    ['P(X<3) = P(X=0) + P(X=1) + P(X=2)', '= 0.678'],
  ],
  [
    'The cubic equation $x^3-2x^2+5x+3=0$ has roots $\\alpha,\\beta,\\gamma$. Find $\\alpha^2+\\beta^2+\\gamma^2$. [2]',
    ['Σα = 2, Σαβ = 5', 'Σα² = 4 - 10 = -6'],
  ],
];

test.each(RIGHT)('every right line is confirmed: %s', (question, lines) => {
  for (const verdict of verdicts(question, ...lines))
    expect(['unchecked', 'wrong', 'lost', 'carried']).not.toContain(verdict);
});

const FALSE: [question: string, line: string][] = [
  [
    'The matrix $\\mathbf A=\\begin{pmatrix}3&1\\\\4&2\\end{pmatrix}$. Find $\\mathbf A^{-1}$. [2]',
    'det A = 3×2 + 1×4 = 10',
  ],
  ['Find $P(X=7)$ where $X\\sim B(8,0.7)$. [2]', 'P(X=7) = 0.7^7 × 0.3 = 0.0247'],
  ['Given $z=-\\sqrt3+i$, find $\\arg z$. [2]', 'arg z = tan^-1(1/(-√3)) = -π/6'],
  ['Find the exact value of $\\displaystyle\\int_0^{\\pi/4}\\sin^2x\\,dx$. [4]', 'sin^2 x = (1 + cos 2x)/2'],
  ['等差数列的前 $n$ 项和为 $S_n=2n^2+3n$。求第 20 项。 [3]', 'a20 = 5 + 20×4 = 85'],
  [
    'Two lines have directions $\\mathbf{i}+2\\mathbf{j}+2\\mathbf{k}$ and $2\\mathbf{i}-\\mathbf{j}+2\\mathbf{k}$. Find the angle between them. [4]',
    '(1,2,2)·(2,-1,2) = 2+2+4 = 8',
  ],
];

test.each(FALSE)(
  'a line with true arithmetic that names another value than the question gives is wrong: %s',
  (question, line) => {
    expect(verdicts(question, line)).toEqual(['wrong']);
  },
);

const LAST_FALSE: [question: string, lines: string[]][] = [
  [
    'Find $\\mathrm{Var}(X)$ of the number $X$ of heads that a game pays for. [4]',
    ['E(X) = 0.3 + 0.8 + 0.6 = 1.7', 'E(X^2) = 0.3 + 1.6 + 1.8 = 3.7', 'Var(X) = 3.7 - 1.7 = 2'],
  ],
  [
    '已知20个数据满足 $\\sum x=240$，$\\sum x^2=3140$。求这组数据的平均数和标准差。 [3]',
    ['平均数=240/20=12', '所以标准差=13'],
  ],
  [
    'A wire of length 2.0 m and diameter 0.40 mm has resistance 7.8 Ω. Calculate its resistivity. [3]',
    ['A = πr² = π(0.40×10^-3)² = 5.03×10^-7 m²'],
  ],
  [
    'The diagram shows a sector of a circle of radius 6 cm and angle 1.2 radians. Find the area of its segment. [4]',
    ['area of sector = 1/2 × 6² × 1.2 = 21.6', 'area of triangle = 1/2 × 6 × 6 × cos 1.2 = 6.52'],
  ],
];

test.each(LAST_FALSE)(
  'a quantity that the question or the lines before give another value is wrong: %s',
  (question, lines) => {
    const found = verdicts(question, ...lines);
    expect(found.slice(0, -1)).not.toContain('wrong');
    expect(found.at(-1)).toBe('wrong');
  },
);

test('a comparison behind a value is read apart from it', () => {
  expect(
    verdicts('Find the stationary points of $y=x^3-6x^2$. [4]', 'x = 1: 12 - 18 = -6 < 0'),
  ).not.toContain('wrong');
});

test('an equation with "or" below it stays wrong, and so do its marks', () => {
  expect(verdicts(QUADRATIC, 'x = 7', 'or x = 9')[0]).toBe('wrong');
});

test.each([
  [
    'the complementary function and a trial',
    'Find the general solution of dy/dx + y = e^x. [5]',
    ['complementary function: y = A e^(-x)', 'PI: y = k e^x, dy/dx = k e^x', '2k = 1, k = 1/2'],
  ],
  [
    'a vector from the centre',
    'The equation of a circle is x^2 + y^2 - 6x + 4y - 12 = 0. Find the tangent at (6,2). [5]',
    ['centre (3,-2)', 'from centre to (6, 2) is (3, 4)'],
  ],
  [
    'a term of a product, counted by its own parts',
    'Expand (2 + x)(1 - 3x)^5 up to the term in x^2. [4]',
    ['first term: 2 × 90x^2 = 180x^2', 'second term: x × -15x = -15x^2'],
  ],
  [
    'integrals that are equal between their limits alone',
    'Find ∫ sin^2 x dx from 0 to π/2. [4]',
    ['∫ sin^2 x dx', '= ∫ cos^2 x dx', '= π/4'],
  ],
  [
    'a scalar product of vectors found from points',
    'The points A, B, C are A(1,2,3), B(3,0,1), C(2,2,2). Find angle ABC. [4]',
    ['AB = B - A = (2,-2,-2)', 'CB = (1,-2,-1)', 'AB.CB = 2+4+2 = 8'],
  ],
  [
    'a line with another parameter',
    'The line l has equation r = i + k + λ(i + 2j − k). The point P has position vector 4i + j + 2k. Find the position vector of the foot of the perpendicular from P to l. [4]',
    ['F = (1-λ, -2λ, 1+λ)', 'PF = (-3-λ, -1-2λ, -1+λ)', '-(-3-λ) -2(-1-2λ) + (-1+λ) = 0', 'λ = -2/3'],
  ],
])('no line is accused of being %s', (_, question, lines) => {
  expect(verdicts(question, ...lines)).not.toContain('wrong');
});

test.each([[['LHS = (1-sinθ)/(1+sinθ)', '= RHS']], [['LHS = RHS', 'RHS = LHS']]])(
  '%s proves nothing',
  (lines) => {
    const { marks } = marked(
      'Prove the identity (1/cos θ − tan θ)^2 ≡ (1 − sin θ)/(1 + sin θ). [4]',
      ...lines,
    );
    expect(marks!.earned).toBeLessThan(2);
  },
);

test('a sum that begins far away is not added up', () => {
  expect(verdicts('Find $\\sum_{r=-3000000}^{n} r$ in terms of n. [4]', '= n(n+1)/2')).toEqual(['unchecked']);
});
