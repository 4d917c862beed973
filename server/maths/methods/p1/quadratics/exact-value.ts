import { bareExpression } from '../../../reading/algebra/single-expression.ts';
import { gatheredLogarithms } from '../../../techniques/algebra/logarithms.ts';
import { isCircular } from '../../../techniques/trigonometry/sine-cosine.ts';
import type { Text } from '../../../../core/locale.ts';
import { step } from '../../../writing/step.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  mapParts,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { raised, rationalNear, sameRational } from '../../../algebra-system/numbers/rational.ts';
import {
  asLatex,
  exactOrRounded,
  lastUnit,
  type Precision,
  rounded,
  THREE_FIGURES,
} from '../../../writing/rounding.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

const FORMS = [
  /^(?:find |find (?:exact )?value of |simplify |expand |expand and simplify )?#(?: (?:exactly|fully|and simplify|without using calculator|in (?:its )?simplest (?:surd )?form|as (?:single )?fraction))?$/,
  /^rationali[sz]e (?:denominator (?:of|in) )?#$/,
  /^(?:express|write) # with rational denominator$/,
  /^(?:simplify )?# (?:by rationali[sz]ing denominator|rationali[sz]ing denominator)$/,
  /^(?:find|化简|展开|展开并化简|将|把|有理化)? ?#(?: ?(?:等于多少|是多少|(?:的分母)?有理化|分母有理化|化简|的?值))?$/u,
];

/** A number worked out exactly: surds, fractions, powers, logarithms, angles that are known. */
export const exactValue: Method<Expression> = {
  id: 'exact-value',
  topic: '9709/p1/quadratics',
  match(question) {
    const given = bareExpression(question, FORMS);
    if (!given || symbolsOf(given).length > 0 || given.kind === 'symbol' || !inOwnUnit(given)) return null;
    if (question.precision) return Number.isFinite(evaluate(given)) ? given : null;
    const value = valueOf(given);
    return value && toText(value) !== toText(given) ? given : null;
  },
  solve(given, { precision }) {
    const value = valueOf(given);
    const size = evaluate(given);
    const title = { en: 'Exact value', zh: '精确值' };
    if (precision) {
      const text = rounded(size, precision);
      const shown = asLatex(text);
      return {
        title,
        steps: [
          step(
            { en: 'Evaluate and round', zh: '计算并取近似值' },
            [`${toLatex(given)} \\approx ${shown}`],
            ['M1', 'A1'],
          ),
        ],
        answer: { text, tex: shown },
      };
    }
    if (!value) return null;
    const lines = linesOf(given, value);
    return {
      title,
      steps: [
        ...(lines.length > 0 ? [step(sayOf(given), lines, ['M1'])] : []),
        step(
          { en: 'Collect the terms', zh: '合并得结果' },
          [`${toLatex(given)} = ${toLatex(value)}`],
          ['A1'],
        ),
      ],
      answer: {
        text: toText(value),
        tex: toLatex(value),
        ...(value.kind === 'number' ? {} : { say: { en: `≈ ${near(size)}`, zh: `≈ ${near(size)}` } }),
      },
    };
  },
  /** By decimals, with complex numbers, and by decimals without. */
  verify({ answer }, given, { precision }) {
    const own = evaluate(expression(answer.text));
    const [real, { re, im }] = [evaluate(given), evaluateComplex(given)];
    const reach = precision
      ? Math.max(Math.abs(own), Math.abs(real)) * 0.5
      : 1e-10 * Math.max(1, Math.abs(real));
    const isNear = (one: number) => Math.abs(one - own) <= reach;
    return [
      {
        name: {
          en: 'The decimal value of the given expression is the same.',
          zh: '与所给式子的小数值相同。',
        },
        passed: isNear(real) && isNear(re) && Math.abs(im) <= 1e-10,
      },
      ...(precision
        ? [
            {
              name: { en: 'It is rounded as required.', zh: '已按要求取近似值。' },
              passed: isRounding(own, real, precision),
            },
          ]
        : []),
    ];
  },
};

const near = (value: number) => rounded(value, THREE_FIGURES);

function isRounding(own: number, real: number, precision: Precision): boolean {
  return Math.abs(own - real) <= lastUnit(real, precision) * 0.5000001;
}

/** The exact value, or where decimals were typed the decimal; null where it is no number that can be written. */
function valueOf(given: Expression): Expression | null {
  if (contains(given, isZeroToZero)) return null;
  const normal = normalOf(withoutLogarithms(given));
  if (!normal || !Number.isFinite(evaluate(given))) return null;
  const plain = tidy(normal);
  if (hasDecimal(given)) {
    if (plain.kind !== 'number') return null;
    const text = exactOrRounded(evaluate(plain));
    return Math.abs(Number(text) - evaluate(plain)) < 1e-12 * Math.max(1, Math.abs(evaluate(plain)))
      ? expression(text)
      : null;
  }
  const value = contains(plain, isLogarithm) ? gatheredLogarithms(plain) : plain;
  const isUndone = contains(value, (part) => {
    if (part.kind === 'call') return part.name !== 'ln' && !(part.name === 'abs');
    return part.kind === 'log' || part.kind === 'apply' || (part.kind === 'constant' && part.name === 'i');
  });
  // A quotient of logarithms is no simpler than what was given.
  if (isUndone || (contains(given, ({ kind }) => kind === 'log') && contains(value, isLogarithm)))
    return null;
  const text = toText(value);
  return text.length <= Math.max(40, toText(given).length + 12) ? value : null;
}

/** 0^0 is undefined, although `Math.pow` gives 1. */
const isZeroToZero = (part: Expression) =>
  part.kind === 'power' && evaluate(part.base) === 0 && evaluate(part.exponent) <= 0;

/** log₁₀ 1000 is 3: both are powers of one number. */
function withoutLogarithms(one: Expression): Expression {
  if (one.kind !== 'log') return mapParts(one, withoutLogarithms);
  const [base, of] = [exact(one.base), exact(one.of)];
  const size = base.kind === 'number' && of.kind === 'number' ? evaluate(one) : NaN;
  const value = Number.isFinite(size) ? rationalNear(size, 60) : null;
  const isSame =
    value !== null &&
    base.kind === 'number' &&
    of.kind === 'number' &&
    Math.abs(Number(value.n)) <= 400 &&
    sameRational(raised(base.value, Number(value.n)), raised(of.value, Number(value.d)));
  return isSame ? number(value) : one;
}

const isLogarithm = (part: Expression) => part.kind === 'log' || (part.kind === 'call' && part.name === 'ln');
const hasDecimal = (one: Expression) =>
  contains(one, (part) => part.kind === 'number' && Boolean(part.typed?.includes('.')));

/** sin 30 without a degree sign means thirty radians, which is hardly ever intended. */
function inOwnUnit(one: Expression): boolean {
  return !contains(
    one,
    (part) =>
      part.kind === 'call' &&
      isCircular(part) &&
      !contains(part.of, (inner) => inner.kind === 'call' && inner.name === 'degrees') &&
      !contains(part.of, (inner) => inner.kind === 'constant' && inner.name === 'pi') &&
      !(part.of.kind === 'call') &&
      !(part.of.kind === 'number' && part.of.value.n === 0n),
  );
}

/** What each part is by itself. */
function linesOf(given: Expression, value: Expression): string[] {
  const lines: string[] = [];
  const visit = (one: Expression): Expression => {
    if (one.kind === 'quotient' && contains(one.denominator, ({ kind }) => kind === 'root')) {
      const conjugate = conjugateOf(one.denominator);
      if (conjugate) {
        const [above, below] = [one.numerator, one.denominator].map((side) =>
          toLatex(exact({ kind: 'product', factors: [side, conjugate] })),
        );
        lines.push(
          `${toLatex(one)} \\times \\frac{${toLatex(conjugate)}}{${toLatex(conjugate)}} = \\frac{${above}}{${below}}`,
        );
        return one;
      }
    }
    const isPart = ['root', 'call', 'log', 'power'].includes(one.kind);
    const own = isPart ? exact(one) : one;
    if (isPart && toText(own) !== toText(one) && toText(own) !== toText(value))
      lines.push(`${toLatex(one)} = ${toLatex(own)}`);
    return isPart ? one : mapParts(one, visit);
  };
  visit(given);
  return [...new Set(lines)];
}

/** 2 − √3 for 2 + √3; √3 for √3. */
function conjugateOf(one: Expression): Expression | null {
  if (one.kind === 'root') return one.index === 2 ? one : null;
  if (one.kind === 'product') return one.factors.find(({ kind }) => kind === 'root') ?? null;
  if (one.kind !== 'sum' || one.terms.length !== 2) return null;
  const [first, second] = one.terms as [Expression, Expression];
  return {
    kind: 'sum',
    terms: [first, second.kind === 'negative' ? second.of : { kind: 'negative', of: second }],
  };
}

function sayOf(given: Expression): Text {
  return contains(
    given,
    (part) => part.kind === 'quotient' && contains(part.denominator, ({ kind }) => kind === 'root'),
  )
    ? { en: 'Multiply the numerator and the denominator by the conjugate', zh: '分子分母同乘分母的共轭根式' }
    : { en: 'Work out each part', zh: '分别求出各部分' };
}
