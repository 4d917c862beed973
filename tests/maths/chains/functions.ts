import { type Chain, fraction, nonzero, plus, times } from './chain.ts';

const figures = (value: number, count = 3) => Number(value.toPrecision(count)).toString();

export const functions: Record<string, Chain> = {
  logsJoined(random) {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    return random.pick([
      [`ln ${a} + ln ${b}`, `ln(${a} * ${b})`, `ln ${a * b}`],
      [`2 ln x + ln ${a}`, `ln x^2 + ln ${a}`, `ln(${a}x^2)`],
      [`lg ${a * b} - lg ${b}`, `lg ${a}`],
      [`log_2(x) + log_2(x + ${a})`, `log_2(x(x + ${a}))`, `log_2(x^2 + ${a}x)`],
    ]);
  },
  logEquation(random) {
    const [p, q] = [random.whole(3, 9), random.whole(1, 2)];
    return [
      `ln(x) + ln(x - ${p - q}) = ln(${p * q})`,
      `ln(x(x - ${p - q})) = ln(${p * q})`,
      `x(x - ${p - q}) = ${p * q}`,
      `x^2 - ${p - q === 1 ? '' : p - q}x - ${p * q} = 0`,
      `(x - ${p})(x + ${q}) = 0`,
      ...random.pick([
        [`x = ${p}`],
        [`x = ${p} or x = -${q}`, `x = ${p} since x > 0`],
        [`x = ${p} or x = -${q} (rejected)`, `x = ${p}`],
      ]),
    ];
  },
  logBase(random) {
    const [b, n, k] = [random.pick([2, 3, 5]), random.whole(2, 4), random.whole(1, 9)];
    return [`log_${b}(x + ${k}) = ${n}`, `x + ${k} = ${b}^${n}`, `x + ${k} = ${b ** n}`, `x = ${b ** n - k}`];
  },
  exponential(random) {
    const [k, b] = [random.whole(2, 5), random.whole(2, 40)];
    return [`e^(${k}x) = ${b}`, `${k}x = ln ${b}`, `x = (ln ${b})/${k}`, `x = ${figures(Math.log(b) / k)}`];
  },
  powerEquation(random) {
    const [a, b] = [random.pick([2, 3, 5, 7]), random.whole(11, 60)];
    return [
      `${a}^x = ${b}`,
      random.pick([`x ln ${a} = ln ${b}`, `lg(${a}^x) = lg ${b}`, `x = log_${a}(${b})`]),
      `x = (ln ${b})/(ln ${a})`,
      `x ≈ ${figures(Math.log(b) / Math.log(a))}`,
    ];
  },
  hiddenQuadratic(random) {
    const [p, q] = [random.whole(2, 5), random.whole(6, 9)];
    return random.pick([
      [
        `e^(2x) - ${p + q}e^x + ${p * q} = 0`,
        `(e^x - ${p})(e^x - ${q}) = 0`,
        `e^x = ${p} or e^x = ${q}`,
        `x = ln ${p} or x = ln ${q}`,
      ],
      [`e^(2x) - ${q - p}e^x - ${p * q} = 0`, `(e^x - ${q})(e^x + ${p}) = 0`, `e^x = ${q}`, `x = ln ${q}`],
      [
        `x^4 - ${p * p + q * q}x^2 + ${p * p * q * q} = 0`,
        `x^2 = ${p * p} or x^2 = ${q * q}`,
        `x = ±${p} or x = ±${q}`,
      ],
    ]);
  },
  identity(random) {
    const letter = random.pick(['x', 'θ', 'A']);
    return random.pick([
      [
        `(sin ${letter} + cos ${letter})^2`,
        `sin^2 ${letter} + 2 sin ${letter} cos ${letter} + cos^2 ${letter}`,
        `1 + 2 sin ${letter} cos ${letter}`,
        `1 + sin 2${letter}`,
      ],
      [
        `sin 2${letter}/(1 + cos 2${letter})`,
        `2 sin ${letter} cos ${letter}/(2cos^2 ${letter})`,
        `tan ${letter}`,
      ],
      [`1 + tan^2 ${letter}`, `1 + sin^2 ${letter}/cos^2 ${letter}`, `1/cos^2 ${letter}`, `sec^2 ${letter}`],
      [`cos 2${letter}`, `cos^2 ${letter} - sin^2 ${letter}`, `1 - 2 sin^2 ${letter}`],
      [
        `sin(${letter} + π/3)`,
        `sin ${letter} cos(π/3) + cos ${letter} sin(π/3)`,
        `1/2 sin ${letter} + sqrt(3)/2 cos ${letter}`,
      ],
    ]);
  },
  harmonic(random) {
    const [a, b] = random.pick([
      [3, 4],
      [5, 12],
      [8, 15],
      [1, 2],
    ] as const);
    const [size, angle] = [Math.hypot(a, b), Math.atan2(b, a)];
    const typed = Number.isInteger(size) ? `${size}` : `sqrt(${a * a + b * b})`;
    return [`${times(a, ' sin x')} + ${b} cos x`, `${typed} sin(x + ${figures(angle, 4)})`];
  },
  sineEquation(random) {
    const [value, first, second] = random.pick([
      ['1/2', 'π/6', '5π/6'],
      ['sqrt(3)/2', 'π/3', '2π/3'],
      ['sqrt(2)/2', 'π/4', '3π/4'],
    ] as const);
    return random.pick([
      [`2 sin x = 2*${value}`, `sin x = ${value}`, `x = ${first} or x = ${second}`],
      [`sin x = ${value}, 0 ≤ x ≤ π`, `x = ${first}, ${second}`],
      [`sin x = ${value} for 0 < x < π/2`, `x = ${first}`],
      [`sin x = ${value}`, `x = ${first}`],
    ]);
  },
  cosineInDegrees(random) {
    const [value, first, second] = random.pick([
      ['0.5', '60°', '300°'],
      ['-0.5', '120°', '240°'],
    ] as const);
    return random.pick([
      [`cos x = ${value}, 0° ≤ x ≤ 360°`, `x = ${first} or x = ${second}`],
      [`cos x = ${value}`, `x = ${first.slice(0, -1)} or x = ${second.slice(0, -1)}`],
      [`cos x = ${value} for 0 ≤ x ≤ 360`, `x = ${first.slice(0, -1)}, ${second.slice(0, -1)}`],
    ]);
  },
  factoredSine(random) {
    const k = random.whole(2, 5);
    return random.pick([
      [`2 sin^2 x - sin x = 0`, `sin x (2 sin x - 1) = 0`, `sin x = 0 or sin x = 1/2`],
      [`2 cos^2 x + cos x - 1 = 0`, `(2 cos x - 1)(cos x + 1) = 0`, `cos x = 1/2 or cos x = -1`],
      [`sin x = ${k} cos x`, `tan x = ${k}`],
      [`3 sin^2 x = ${k} - 1 + cos^2 x`, `3(1 - cos^2 x) = ${k} - 1 + cos^2 x`, `4 cos^2 x = ${4 - k}`],
    ]);
  },
  triangle(random) {
    const [a, b, angle] = [random.whole(3, 9), random.whole(3, 9), random.whole(20, 80)];
    const square = a * a + b * b - 2 * a * b * Math.cos((angle * Math.PI) / 180);
    return [
      `c^2 = ${a}^2 + ${b}^2 - 2*${a}*${b} cos(${angle}°)`,
      `c^2 = ${figures(square, 5)}`,
      `c = ${figures(Math.sqrt(square), 4)}`,
    ];
  },
  triangleWithoutSigns(random) {
    const [a, angle] = [random.whole(3, 9), random.whole(20, 80)];
    return [`${a} sin ${angle}`, `${figures(a * Math.sin((angle * Math.PI) / 180))}`];
  },
  radians(random) {
    const [k, tenths] = [random.whole(2, 9), random.whole(3, 15)];
    return [`${k} sin(${tenths / 10})`, `${figures(k * Math.sin(tenths / 10))}`];
  },
  sector(random) {
    const [r, angle] = [random.whole(2, 9), random.pick([3, 4, 6])];
    return [
      `1/2 * ${r}^2 * π/${angle}`,
      `${r * r}π/${2 * angle}`,
      `${figures((r * r * Math.PI) / (2 * angle))}`,
    ];
  },
  exact(random) {
    return random.pick([
      ['sin(π/6) + cos(π/3)', '1/2 + 1/2', '1'],
      ['tan(π/3)', 'sqrt(3)'],
      ['sin 75°', 'sin 45° cos 30° + cos 45° sin 30°', '(sqrt(6) + sqrt(2))/4'],
      ['arctan(1)', 'π/4'],
      ['sin^(-1)(1/2)', 'π/6'],
    ]);
  },
  binomial(random) {
    const k = nonzero(random, 4);
    return [
      `(1${plus(k, 'x')})^4`,
      `1${plus(4 * k, 'x')}${plus(6 * k * k, 'x^2')}${plus(4 * k ** 3, 'x^3')}${plus(k ** 4, 'x^4')}`,
    ];
  },
  partialFractions(random) {
    const [a, b] = [random.whole(1, 4), random.whole(5, 9)];
    return [`1/((x + ${a})(x + ${b}))`, `${fraction(1, b - a)} * (1/(x + ${a}) - 1/(x + ${b}))`];
  },
  compound(random) {
    const [p, r, n] = [random.whole(2, 9) * 100, random.whole(2, 9), random.whole(3, 9)];
    const value = p * (1 + r / 100) ** n;
    return [`${p} * 1.0${r}^${n}`, `${p} * ${((1 + r / 100) ** n).toFixed(4)}`, `${value.toFixed(2)}`];
  },
};
