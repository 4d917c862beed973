import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  type FunctionName,
  quotient,
  substitute,
  symbol,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression, parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { binomial } from '../../../algebra-system/numbers/binomial.ts';
import { rational, ZERO } from '../../../algebra-system/numbers/rational.ts';
import {
  addPolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  kind: 'cos' | 'sin' | 'tan' | 'ratio';
  n: number;
  angle: string;
  target: Expression;
}

const ASK =
  /^(?:(?:use|using|by) de moivre['’]s theorem(?: to)? )?express # in terms of(?: powers of)? #$|^(?:(?:利用|用|使用)棣莫弗(?:定理|公式))?(?:将|把) # (?:用 # 表示|表示为 # 的多项式)$/u;

/** cos nθ, sin nθ, tan nθ in powers of one function of θ, by de Moivre's theorem. */
export const multipleAngle: Method<Parameters> = {
  id: 'multiple-angle',
  topic: '9231/p2/complex-numbers',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || !ASK.test(wording.say) || wording.formulas.length !== 2) return null;
    const [target, by] = wording.formulas.map((formula) => {
      const parsed = parseExpression(formula);
      return parsed.ok ? parsed.value : null;
    });
    if (!target || by?.kind !== 'call' || by.of.kind !== 'symbol') return null;
    const angle = by.of.name;
    const above = target.kind === 'quotient' ? target.numerator : target;
    const n = multipleIn(above, angle);
    if (!n || above.kind !== 'call') return null;
    const isRatio =
      target.kind === 'quotient' && toText(target.denominator) === toText(call('sin', symbol(angle)));
    if (target.kind === 'quotient')
      return isRatio && above.name === 'sin' && by.name === 'cos'
        ? { kind: 'ratio', n, angle, target }
        : null;
    if (
      above.name !== by.name ||
      !['cos', 'sin', 'tan'].includes(by.name) ||
      (by.name === 'sin' && n % 2 === 0)
    )
      return null;
    return { kind: by.name as 'cos' | 'sin' | 'tan', n, angle, target };
  },
  solve({ kind, n, angle, target }) {
    const name: FunctionName = kind === 'ratio' ? 'cos' : kind;
    const written = (p: Polynomial) =>
      substitute(polynomialExpression(p, 'c'), 'c', call(name, symbol(angle)));
    const [up, down] = partsOf(kind, n);
    const result = down ? quotient(written(up), written(down)) : written(up);
    const part =
      kind === 'cos'
        ? { en: 'real part', zh: '实部' }
        : kind === 'tan'
          ? { en: 'imaginary and the real part', zh: '虚部与实部' }
          : { en: 'imaginary part', zh: '虚部' };
    return {
      title: { en: 'Multiple angle by de Moivre’s theorem', zh: '用棣莫弗定理求倍角公式' },
      steps: [
        step(
          { en: 'Start from de Moivre’s theorem.', zh: '由棣莫弗定理出发。' },
          [
            `\\cos ${n}\\theta + \\mathrm{i}\\sin ${n}\\theta = (c + \\mathrm{i}s)^{${n}}, \\quad c = \\cos\\theta,\\; s = \\sin\\theta`,
          ],
          ['B1'],
        ),
        step(
          { en: `Expand and take the ${part.en}.`, zh: `展开并取${part.zh}。` },
          expansionTex(kind, n),
          ['M1', 'A1'],
          {
            en: 'Even powers of i are real, odd ones are imaginary.',
            zh: 'i 的偶次幂为实数，奇次幂为虚数。',
          },
        ),
        step(
          kind === 'tan'
            ? {
                en: 'Divide the imaginary part by the real part, then divide the numerator and the denominator by a power of c.',
                zh: '两式相除，分子分母同除以 c 的幂。',
              }
            : { en: 'Use c² + s² = 1.', zh: '利用 c² + s² = 1。' },
          [`${toLatex(target)} = ${toLatex(result)}`],
          ['M1', 'A1'],
        ),
      ],
      answer: { text: toText(result), tex: toLatex(result) },
    };
  },
  verify({ answer }, { angle, target }) {
    const expansion = expression(answer.text);
    return [
      {
        name: { en: 'Both sides agree at twelve angles.', zh: '在十二个角上两边相等。' },
        passed: Array.from({ length: 12 }, (_, index) => 0.11 + index * 0.517).every((value) => {
          const [one, other] = [expansion, target].map((side) => evaluate(side, { [angle]: value })) as [
            number,
            number,
          ];
          return Math.abs(one - other) <= 1e-8 * Math.max(1, Math.abs(one));
        }),
      },
    ];
  },
};

function multipleIn(one: Expression, angle: string): number | null {
  if (one.kind !== 'call' || one.of.kind !== 'product' || one.of.factors.length !== 2) return null;
  const [times, letter] = one.of.factors as [Expression, Expression];
  const n = rationalValue(times);
  return n && n.d === 1n && n.n >= 3n && n.n <= 8n && letter.kind === 'symbol' && letter.name === angle
    ? Number(n.n)
    : null;
}

/** The polynomial above, and for a tangent the one below. */
function partsOf(kind: Parameters['kind'], n: number): [Polynomial, Polynomial | null] {
  const terms = (first: number, write: (k: number) => Polynomial) =>
    Array.from({ length: Math.floor((n - first) / 2) + 1 }, (_, j) => {
      const k = first + 2 * j;
      return multiplyPolynomials([rational((j % 2 ? -1 : 1) * binomial(n, k))], write(k));
    }).reduce(addPolynomials, []);
  const power = (base: Polynomial, count: number) =>
    Array.from({ length: count }).reduce<Polynomial>((all) => multiplyPolynomials(all, base), [rational(1)]);
  const [x, rest]: [Polynomial, Polynomial] = [
    [ZERO, rational(1)],
    [rational(1), ZERO, rational(-1)],
  ];
  if (kind === 'cos')
    return [terms(0, (k) => multiplyPolynomials(power(x, n - k), power(rest, k / 2))), null];
  if (kind === 'ratio')
    return [terms(1, (k) => multiplyPolynomials(power(x, n - k), power(rest, (k - 1) / 2))), null];
  if (kind === 'sin')
    return [terms(1, (k) => multiplyPolynomials(power(rest, (n - k) / 2), power(x, k))), null];
  return [terms(1, (k) => power(x, k)), terms(0, (k) => power(x, k))];
}

function expansionTex(kind: Parameters['kind'], n: number): string[] {
  const side = (first: number) =>
    Array.from({ length: Math.floor((n - first) / 2) + 1 }, (_, j) => {
      const k = first + 2 * j;
      const letter = (name: string, count: number) =>
        count === 0 ? '' : count === 1 ? name : `${name}^{${count}}`;
      const by = binomial(n, k);
      return `${j % 2 ? '- ' : j ? '+ ' : ''}${by === 1 ? '' : by}${letter('c', n - k)}${letter('s', k)}`;
    }).join(' ');
  const lines = [`\\cos ${n}\\theta = ${side(0)}`, `\\sin ${n}\\theta = ${side(1)}`];
  return kind === 'cos' ? lines.slice(0, 1) : kind === 'tan' ? lines : lines.slice(1);
}
