import { type Chain, fraction, nonzero, plus, times } from './chain.ts';

export const algebra: Record<string, Chain> = {
  linear(random) {
    const [a, b, c, d] = [random.whole(5, 9), nonzero(random, 9), random.whole(1, 4), nonzero(random, 20)];
    return [
      `${a}x${plus(b)} = ${times(c, 'x')}${plus(d)}`,
      `${a}x - ${times(c, 'x')} = ${d} - ${b < 0 ? `(${b})` : b}`,
      `${times(a - c, 'x')} = ${d - b}`,
      `x = ${fraction(d - b, a - c)}`,
    ];
  },
  bracketed(random) {
    const [a, b, c, d, e] = [
      random.whole(4, 9),
      nonzero(random, 9),
      random.whole(1, 3),
      nonzero(random, 9),
      nonzero(random, 20),
    ];
    return [
      `${a}(x${plus(b)}) - (${times(c, 'x')}${plus(d)}) = ${e}`,
      `${a}x${plus(a * b)} - ${times(c, 'x')}${plus(-d)} = ${e}`,
      `${times(a - c, 'x')}${plus(a * b - d)} = ${e}`,
      `${times(a - c, 'x')} = ${e - a * b + d}`,
      `x = ${fraction(e - a * b + d, a - c)}`,
    ];
  },
  fractions(random) {
    const [k, a, b] = [random.whole(2, 6), nonzero(random, 9), random.whole(1, 9)];
    return [
      `(x${plus(a)})/${k} + ${b} = x`,
      `x${plus(a)} + ${k * b} = ${k}x`,
      `${a + k * b} = ${times(k - 1, 'x')}`,
      `x = ${fraction(a + k * b, k - 1)}`,
    ];
  },
  factored(random) {
    const [p, q] = [nonzero(random, 9), nonzero(random, 9)];
    const quadratic = `x^2${plus(-(p + q), 'x')}${plus(p * q)} = 0`;
    const roots =
      p === q ? `x = ${p}` : random.pick([`x = ${p} or x = ${q}`, `x = ${q} or ${p}`, `x = ${p}, ${q}`]);
    return [quadratic, `(x${plus(-p)})(x${plus(-q)}) = 0`, roots];
  },
  factoredByCases(random) {
    const [p, q] = [random.whole(1, 9), random.whole(10, 15)];
    return [
      `x^2${plus(-(p + q), 'x')}${plus(p * q)} = 0`,
      `(x - ${p})(x - ${q}) = 0`,
      ...random.pick([
        [`x - ${p} = 0 or x - ${q} = 0`, `x = ${p} or x = ${q}`],
        [`x - ${p} = 0`, `x = ${p}`, `x - ${q} = 0`, `x = ${q}`],
        [`x = ${p}`, `x = ${q}`],
      ]),
    ];
  },
  leading(random) {
    const [a, p, b, q] = [random.whole(2, 4), nonzero(random, 7), random.whole(1, 3), nonzero(random, 7)];
    return [
      `${times(a * b, 'x^2')}${plus(a * q + b * p, 'x')}${plus(p * q)} = 0`,
      `(${a}x${plus(p)})(${times(b, 'x')}${plus(q)}) = 0`,
      `x = ${fraction(-p, a)} or x = ${fraction(-q, b)}`,
    ];
  },
  formula(random) {
    const [a, b] = [random.whole(1, 4), nonzero(random, 9)];
    const c = -random.whole(1, 6);
    const d = b * b - 4 * a * c;
    return [
      `${times(a, 'x^2')}${plus(b, 'x')}${plus(c)} = 0`,
      `x = (${-b} ± sqrt((${b})^2 - 4(${a})(${c})))/(2*${a})`,
      `x = (${-b} ± sqrt(${d}))/${2 * a}`,
      random.pick([
        `x = ${((-b + Math.sqrt(d)) / (2 * a)).toFixed(3)} or x = ${((-b - Math.sqrt(d)) / (2 * a)).toFixed(3)}`,
        `x = (${-b} + sqrt(${d}))/${2 * a}, x = (${-b} - sqrt(${d}))/${2 * a}`,
      ]),
    ];
  },
  completed(random) {
    const [p, q] = [nonzero(random, 7), random.whole(1, 9)];
    return [
      `x^2${plus(2 * p, 'x')}${plus(p * p - q)} = 0`,
      `(x${plus(p)})^2 - ${p * p}${plus(p * p - q)} = 0`,
      `(x${plus(p)})^2 = ${q}`,
      `x${plus(p)} = ±sqrt(${q})`,
      `x = ${-p} ± sqrt(${q})`,
    ];
  },
  completedForm(random) {
    const [a, p, c] = [random.whole(2, 5), nonzero(random, 5), nonzero(random, 20)];
    return [
      `${a}x^2${plus(2 * a * p, 'x')}${plus(c)}`,
      `= ${a}(x^2${plus(2 * p, 'x')})${plus(c)}`,
      `= ${a}[(x${plus(p)})^2 - ${p * p}]${plus(c)}`,
      `= ${a}(x${plus(p)})^2${plus(c - a * p * p)}`,
    ];
  },
  commonFactor(random) {
    const k = random.whole(2, 9);
    return [`x^2 = ${k}x`, `x^2 - ${k}x = 0`, `x(x - ${k}) = 0`, `x = 0 or x = ${k}`];
  },
  squareRoot(random) {
    const [a, b] = [random.whole(1, 9), random.whole(2, 9)];
    return [`(x - ${a})^2 = ${b * b}`, `x - ${a} = ±${b}`, `x = ${a} ± ${b}`, `x = ${a + b} or x = ${a - b}`];
  },
  radical(random) {
    const [p, q] = [random.whole(2, 7), random.whole(1, 6)];
    const inside = `${times(p - q, 'x')}${p === q ? '' : ' + '}${p * q}`.replace(/^0x/, '');
    const chain = [
      `sqrt(${inside}) = x`,
      `${inside} = x^2`,
      `x^2${plus(q - p, 'x')} - ${p * q} = 0`,
      `(x - ${p})(x + ${q}) = 0`,
    ];
    return [
      ...chain,
      ...random.pick([
        [`x = ${p} or x = -${q} (reject)`, `x = ${p}`],
        [`x = ${p} or x = -${q}`, `x = ${p}`],
        [`x = ${p}`],
        [`x = ${p} 或 x = -${q}（舍去）`, `所以 x = ${p}`],
      ]),
    ];
  },
  expanding(random) {
    const [a, b, c, d] = [random.whole(1, 5), nonzero(random, 9), random.whole(1, 5), nonzero(random, 9)];
    return [
      `(${times(a, 'x')}${plus(b)})(${times(c, 'x')}${plus(d)})`,
      `= ${times(a * c, 'x^2')}${plus(a * d, 'x')}${plus(b * c, 'x')}${plus(b * d)}`,
      `= ${times(a * c, 'x^2')}${plus(a * d + b * c, 'x')}${plus(b * d)}`,
    ];
  },
  squares(random) {
    const [a, b] = [random.whole(1, 5), nonzero(random, 9)];
    const line = `(${times(a, 'x')}${plus(b)})^2`;
    return [
      line,
      `= ${times(a * a, 'x^2')}${plus(2 * a * b, 'x')} + ${b * b}`,
      `= ${times(a, 'x')}(${times(a, 'x')}${plus(2 * b)}) + ${b * b}`,
    ];
  },
  cubes(random) {
    const b = nonzero(random, 4);
    return [`(x${plus(b)})^3`, `x^3${plus(3 * b, 'x^2')}${plus(3 * b * b, 'x')}${plus(b ** 3)}`];
  },
  cancelled(random) {
    const a = random.whole(2, 9);
    return [`(x^2 - ${a * a})/(x - ${a})`, `(x - ${a})(x + ${a})/(x - ${a})`, `x + ${a}`];
  },
  sumOfFractions(random) {
    const [a, b] = [random.whole(1, 4), random.whole(5, 9)];
    return [
      `1/(x + ${a}) + 1/(x + ${b})`,
      `((x + ${b}) + (x + ${a}))/((x + ${a})(x + ${b}))`,
      `(2x + ${a + b})/((x + ${a})(x + ${b}))`,
    ];
  },
  crossMultiplied(random) {
    const [a, b, p, q] = [random.whole(3, 9), random.whole(1, 2), nonzero(random, 9), nonzero(random, 9)];
    const root = fraction(b * p - a * q, a - b);
    return [
      `${a}/(x${plus(p)}) = ${b}/(x${plus(q)})`,
      `${a}(x${plus(q)}) = ${b}(x${plus(p)})`,
      `${times(a - b, 'x')} = ${b * p - a * q}`,
      `x = ${root}`,
    ].slice(0, p === q ? 1 : 4);
  },
  reciprocal(random) {
    const k = random.whole(1, 8);
    return [
      `${k * (k + 1)}/x = x + 1`,
      `${k * (k + 1)} = x^2 + x`,
      `x^2 + x - ${k * (k + 1)} = 0`,
      `(x - ${k})(x + ${k + 1}) = 0`,
      `x = ${k} or x = -${k + 1}`,
    ];
  },
  powers(random) {
    const [m, n, k] = [random.whole(2, 6), random.whole(2, 5), random.whole(2, 4)];
    return random.pick([
      [`x^${m} * x^${n}`, `x^${m + n}`],
      [`(${k}x^${m})^${n}`, `${k ** n}x^${m * n}`],
      [`x^${m + n}/x^${n}`, `x^${m}`],
      [`${k}x^(-${n})`, `${k}/x^${n}`],
      [`(x^${2 * m})^(1/2)`, `x^${m}`],
      [`sqrt(${k * k}x^2)`, `${k}x`],
      [`${(k + 1) ** 2}^(3/2)`, `(${k + 1})^3`, `${(k + 1) ** 3}`],
    ]);
  },
  surds(random) {
    const [a, b] = [random.whole(2, 6), random.pick([2, 3, 5, 7])];
    return random.pick([
      [`sqrt(${a * a * b})`, `sqrt(${a * a}) * sqrt(${b})`, `${a} sqrt(${b})`],
      [`(${a} + sqrt(${b}))^2`, `${a * a} + ${2 * a}sqrt(${b}) + ${b}`, `${a * a + b} + ${2 * a} sqrt(${b})`],
      [
        `1/(${a + 3} - sqrt(${b}))`,
        `(${a + 3} + sqrt(${b}))/(${(a + 3) ** 2} - ${b})`,
        `(${a + 3} + sqrt(${b}))/${(a + 3) ** 2 - b}`,
      ],
      [`sqrt(${a * b + 1})`, `${Math.sqrt(a * b + 1).toPrecision(3)}`],
    ]);
  },
  modulus(random) {
    const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
    return [`|x - ${a}| = ${b}`, `x - ${a} = ${b} or x - ${a} = -${b}`, `x = ${a + b} or x = ${a - b}`];
  },
  modulusSquared(random) {
    const [a, b] = [random.whole(1, 6), random.whole(7, 12)];
    return [
      `|x - ${a}| = |2x - ${b}|`,
      `(x - ${a})^2 = (2x - ${b})^2`,
      `x = ${b - a} or x = ${fraction(a + b, 3)}`,
    ];
  },
  inequality(random) {
    const [a, b, c] = [random.whole(2, 9), nonzero(random, 9), nonzero(random, 20)];
    const [sign, turned] = random.pick([
      ['<', '>'],
      ['>', '<'],
      ['≤', '≥'],
      ['≥', '≤'],
    ] as const);
    return [`${b} - ${a}x ${sign} ${c}`, `-${a}x ${sign} ${c - b}`, `x ${turned} ${fraction(b - c, a)}`];
  },
  quadraticInequality(random) {
    const [p, q] = [random.whole(-6, 1), random.whole(2, 9)];
    const factored = `(x${plus(-p)})(x - ${q})`;
    const start = `x^2${plus(-(p + q), 'x')}${plus(p * q)}`;
    return random.pick([
      [`${start} < 0`, `${factored} < 0`, `${p} < x < ${q}`],
      [`${start} ≥ 0`, `${factored} ≥ 0`, `x ≤ ${p} or x ≥ ${q}`],
      [`${start} > 0`, `x < ${p} 或 x > ${q}`],
    ]);
  },
  doubleInequality(random) {
    const [a, b, c] = [random.whole(-5, 0), random.whole(1, 9), random.whole(2, 5)];
    return random.pick([
      [
        `${a} < ${c}x - 1 < ${a + b + 3}`,
        `${a + 1} < ${c}x < ${a + b + 4}`,
        `${fraction(a + 1, c)} < x < ${fraction(a + b + 4, c)}`,
      ],
      [
        `${a} < x + ${b} < ${a + 9}`,
        `x + ${b} > ${a}`,
        `x > ${a - b}`,
        `x + ${b} < ${a + 9}`,
        `x < ${a + 9 - b}`,
        `${a - b} < x < ${a + 9 - b}`,
      ],
      [`|x - ${b}| < ${c}`, `-${c} < x - ${b} < ${c}`, `${b - c} < x < ${b + c}`],
    ]);
  },
  system(random) {
    const [x, y] = [random.whole(1, 9), random.whole(1, 9)];
    return [
      `x + y = ${x + y}`,
      `x - y = ${x - y}`,
      `2x = ${2 * x}`,
      `x = ${x}`,
      `${x} + y = ${x + y}`,
      `y = ${y}`,
    ];
  },
  substituted(random) {
    const [p, q] = [random.whole(1, 4), random.whole(5, 9)];
    return [
      `y = x^2 - ${p + q}x + ${p * q + 3}`,
      `y = 3`,
      `x^2 - ${p + q}x + ${p * q + 3} = 3`,
      `x^2 - ${p + q}x + ${p * q} = 0`,
      `(x - ${p})(x - ${q}) = 0`,
      `x = ${p}, ${q}`,
    ];
  },
  subject(random) {
    return random.pick([
      ['v = u + a t', 'v - u = a t', 't = (v - u)/a'],
      ['A = π r^2', 'r^2 = A/π', 'r = sqrt(A/π)'],
      ['s = u t + 1/2 a t^2', '2s = 2u t + a t^2', 'a = (2s - 2u t)/t^2'],
      ['v^2 = u^2 + 2a s', 's = (v^2 - u^2)/(2a)'],
      ['1/f = 1/u + 1/v', '1/f = (u + v)/(u v)', 'f = u v/(u + v)'],
      [
        'y = (2x + 1)/(x - 3)',
        'y(x - 3) = 2x + 1',
        'x y - 3y = 2x + 1',
        'x y - 2x = 3y + 1',
        'x(y - 2) = 3y + 1',
        'x = (3y + 1)/(y - 2)',
      ],
      ['T = 2π sqrt(l/g)', 'T/(2π) = sqrt(l/g)', 'l = g T^2/(4π^2)'],
    ]);
  },
  numbersPutIn(random) {
    const [n, a, d] = [random.whole(5, 20), random.whole(1, 9), random.whole(1, 5)];
    return [
      'S = n/2 (2a + (n - 1)d)',
      `S = ${n}/2 (2*${a} + (${n} - 1)*${d})`,
      `S = ${n}/2 * ${2 * a + (n - 1) * d}`,
      `S = ${(n * (2 * a + (n - 1) * d)) / 2}`,
    ];
  },
  discriminant(random) {
    const [a, b, c] = [random.whole(1, 4), nonzero(random, 9), random.whole(1, 6)];
    return [`b^2 - 4a c = (${b})^2 - 4*${a}*${c}`, `= ${b * b} - ${4 * a * c}`, `= ${b * b - 4 * a * c}`];
  },
  complex(random) {
    const [a, b, c, d] = [nonzero(random, 5), nonzero(random, 5), nonzero(random, 5), nonzero(random, 5)];
    return random.pick([
      [
        `(${a}${plus(b, 'i')})(${c}${plus(d, 'i')})`,
        `${a * c}${plus(a * d, 'i')}${plus(b * c, 'i')}${plus(b * d, 'i^2')}`,
        `${a * c - b * d}${plus(a * d + b * c, 'i')}`,
      ],
      [`z^2 = -${b * b}`, `z = ±${Math.abs(b) === 1 ? '' : Math.abs(b)}i`],
      [
        `x^2${plus(2 * a, 'x')} + ${a * a + b * b} = 0`,
        `(x${plus(a)})^2 = -${b * b}`,
        `x = ${-a} ± ${Math.abs(b) === 1 ? '' : Math.abs(b)}i`,
      ],
      [`1/(${a}${plus(b, 'i')})`, `(${a}${plus(-b, 'i')})/${a * a + b * b}`],
    ]);
  },
  noRoots(random) {
    const [p, q] = [nonzero(random, 5), random.whole(1, 9)];
    return [
      `x^2${plus(2 * p, 'x')} + ${p * p + q} = 0`,
      `(x${plus(p)})^2 = -${q}`,
      random.pick(['no real solutions', '无实数解', 'no real roots']),
    ];
  },
};
