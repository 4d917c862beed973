import { type Chain, fraction, nonzero, plus, times } from './chain.ts';

/** k of a thing over n of it, as typed: (3/4) x^2, x^2, 2 x^2. */
const share = (above: number, below: number, what: string): string => {
  const text = fraction(above, below);
  return text === '1' ? what : text.includes('/') ? `(${text})${what}` : `${text}${what}`;
};

export const calculus: Record<string, Chain> = {
  polynomial(random) {
    const [a, n, b, c] = [random.whole(1, 5), random.whole(2, 6), nonzero(random, 9), nonzero(random, 9)];
    const [f, slope] = [`${times(a, `x^${n}`)}${plus(b, 'x')}${plus(c)}`, `${a * n}x^${n - 1}${plus(b)}`];
    return random.pick([
      [`d/dx(${f})`, slope],
      [`y = ${f}`, `dy/dx = ${slope}`, `d^2y/dx^2 = ${a * n * (n - 1)}x^${n - 2}`],
      [`f(x) = ${f}`, `f'(x) = ${slope}`],
    ]);
  },
  stationary(random) {
    const k = random.whole(1, 4);
    return [
      `y = x^3 - ${3 * k * k}x + 2`,
      `dy/dx = 3x^2 - ${3 * k * k}`,
      `dy/dx = 0`,
      `3x^2 - ${3 * k * k} = 0`,
      `x^2 = ${k * k}`,
      `x = ±${k}`,
    ];
  },
  slopeAt(random) {
    const [a, x] = [random.whole(1, 5), random.whole(2, 5)];
    return [
      `y = ${times(a, 'x^3')}`,
      `dy/dx = ${3 * a}x^2`,
      `when x = ${x}`,
      `dy/dx = ${3 * a}*${x}^2 = ${3 * a * x * x}`,
    ];
  },
  chained(random) {
    const [k, b, n] = [random.whole(2, 6), nonzero(random, 9), random.whole(3, 6)];
    return random.pick([
      [
        `d/dx((${k}x${plus(b)})^${n})`,
        `${n}(${k}x${plus(b)})^${n - 1} * ${k}`,
        `${n * k}(${k}x${plus(b)})^${n - 1}`,
      ],
      [`y = sin(${k}x)`, `dy/dx = ${k} cos(${k}x)`],
      [`y = e^(x^2${plus(b)})`, `dy/dx = 2x e^(x^2${plus(b)})`],
      [`d/dx(ln(x^2 + ${k}))`, `2x/(x^2 + ${k})`],
      [`d/dx(sqrt(${k}x + 1))`, `1/2 (${k}x + 1)^(-1/2) * ${k}`, `${k}/(2 sqrt(${k}x + 1))`],
      [`y = cos^3 x`, `dy/dx = -3 cos^2 x sin x`],
    ]);
  },
  productRule(random) {
    const n = random.whole(2, 5);
    return random.pick([
      [`y = x^${n} e^x`, `dy/dx = ${n}x^${n - 1} e^x + x^${n} e^x`, `= x^${n - 1} e^x (${n} + x)`],
      [
        `d/dx(x^${n} sin x)`,
        `x^${n} * d/dx(sin x) + sin x * d/dx(x^${n})`,
        `x^${n} cos x + ${n}x^${n - 1} sin x`,
      ],
      [`d/dx(x ln x)`, 'ln x + x * 1/x', '= ln x + 1'],
    ]);
  },
  quotientRule(random) {
    const k = random.whole(1, 9);
    return random.pick([
      [`y = x/(x + ${k})`, `dy/dx = ((x + ${k}) - x)/(x + ${k})^2`, `dy/dx = ${k}/(x + ${k})^2`],
      ['d/dx(sin x/cos x)', '(cos^2 x + sin^2 x)/cos^2 x', '1/cos^2 x', 'sec^2 x'],
      [`d/dx(e^x/x)`, '(x e^x - e^x)/x^2', 'e^x (x - 1)/x^2'],
    ]);
  },
  implicit(random) {
    const r = random.whole(2, 9);
    return [`x^2 + y^2 = ${r * r}`, '2x + 2y dy/dx = 0', 'dy/dx = -x/y'];
  },
  powerIntegral(random) {
    const [a, n, b] = [random.whole(1, 9), random.whole(2, 5), nonzero(random, 9)];
    return [
      `∫ (${times(a, `x^${n}`)}${plus(b)}) dx`,
      `${a}x^${n + 1}/${n + 1}${plus(b, 'x')} + c`,
      `${share(a, n + 1, `x^${n + 1}`)}${plus(b, 'x')} + c`,
    ];
  },
  reversedChain(random) {
    const [k, b, n] = [random.whole(2, 6), nonzero(random, 9), random.whole(2, 5)];
    return random.pick([
      [
        `∫ (${k}x${plus(b)})^${n} dx`,
        `(${k}x${plus(b)})^${n + 1}/(${k}*${n + 1}) + c`,
        `= (${k}x${plus(b)})^${n + 1}/${k * (n + 1)} + c`,
      ],
      [`∫ cos(${k}x) dx`, `1/${k} sin(${k}x) + c`],
      [`∫ sin(${k}x) dx`, `-1/${k} cos(${k}x) + c`],
      [`∫ e^(${k}x${plus(b)}) dx`, `e^(${k}x${plus(b)})/${k} + C`],
      [`∫ ${k}/(${k}x + ${Math.abs(b)}) dx`, `ln|${k}x + ${Math.abs(b)}| + c`],
      [`y = ∫ ${2 * k}x dx`, `y = ${k}x^2 + c`],
    ]);
  },
  reciprocalIntegral(random) {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    return random.pick([
      [`∫ ${a}/x dx`, `${a} ln x + c`],
      [`∫ (${a}/x + ${2 * b}x) dx`, `${a} ln|x| + ${b}x^2 + c`],
      [`∫ ${a}x^(-2) dx`, `-${a}x^(-1) + c`, `-${a}/x + c`],
    ]);
  },
  byParts(random) {
    const k = random.whole(2, 5);
    return random.pick([
      ['∫ x e^x dx', 'x e^x - ∫ e^x dx', 'x e^x - e^x + c'],
      [
        `∫ x cos(${k}x) dx`,
        `x sin(${k}x)/${k} - ∫ sin(${k}x)/${k} dx`,
        `x sin(${k}x)/${k} + cos(${k}x)/${k * k} + c`,
      ],
      ['∫ ln x dx', 'x ln x - ∫ x * 1/x dx', 'x ln x - ∫ 1 dx', 'x ln x - x + c'],
      ['∫ x^2 e^x dx', 'x^2 e^x - ∫ 2x e^x dx', 'x^2 e^x - 2x e^x + 2e^x + c'],
    ]);
  },
  byIdentity() {
    return ['∫ sin^2 x dx', '∫ (1 - cos 2x)/2 dx', 'x/2 - (sin 2x)/4 + c'];
  },
  bySubstitution(random) {
    const k = random.whole(2, 5);
    return [`∫ 2x(x^2 + ${k})^3 dx`, `let u = x^2 + ${k}`, '∫ u^3 du', 'u^4/4 + c', `(x^2 + ${k})^4/4 + c`];
  },
  definite(random) {
    const [a, b] = [random.whole(1, 5), random.whole(2, 4)];
    return [`∫_0^${b} ${3 * a}x^2 dx`, `${a}*${b}^3 - 0`, `${a * b ** 3}`];
  },
  definiteTrig(random) {
    const k = random.whole(1, 4);
    return [`∫_0^(π/2) ${k} cos x dx`, `${k} sin(π/2) - ${k} sin 0`, `${k}`];
  },
  separable(random) {
    const k = random.whole(2, 5);
    return [`∫ 1/y dy = ∫ ${k}x dx`, `ln y = ${k}x^2/2 + c`, `y = e^(${k}x^2/2 + c)`];
  },
};
