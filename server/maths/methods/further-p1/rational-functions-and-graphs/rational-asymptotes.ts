import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import {
  degree,
  dividePolynomials,
  numberAt,
  type Polynomial,
  polynomialExpression,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  right: Expression;
  above: Polynomial;
  below: Polynomial;
}

const ASK =
  /^find (?:equations? of (?:all )?)?(?:all )?asymptotes of(?: (?:curve|graph|graph of|function))? #$|^find (?:(?:曲线|函数|图像) )?# 的(?:所有)?渐近线(?:方程|的方程)?$/u;

/** Vertical, horizontal and oblique asymptotes of a rational function. */
export const rationalAsymptotes: Method<Parameters> = {
  id: 'rational-asymptotes',
  topic: '9231/p1/rational-functions-and-graphs',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || !ASK.test(wording.say) || wording.formulas.length !== 1) return null;
    const parsed = parse(wording.formulas[0]!);
    if (!parsed.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
      return null;
    const [left, right] = parsed.statement.sides as [Expression, Expression];
    const isNamed =
      (left.kind === 'symbol' && left.name === 'y') ||
      (left.kind === 'apply' && left.primes === 0 && left.of.kind === 'symbol' && left.of.name === 'x');
    const fraction = isNamed ? fractionOf(right, 'x') : null;
    return fraction && degree(fraction.below) >= 1 ? { right, ...fraction } : null;
  },
  solve({ right, above, below }) {
    const poles = realRoots(below);
    if (!poles || degree(above) > degree(below) + 1) return null;
    const { quotient, remainder } = dividePolynomials(above, below);
    const flat = quotient.length === 0 ? number(0) : polynomialExpression(quotient, 'x');
    const steps: Step[] = [
      step(
        poles.length > 0
          ? { en: 'The denominator is 0 at the vertical asymptotes.', zh: '分母为零处是竖直渐近线。' }
          : {
              en: 'The denominator is never 0: there is no vertical asymptote.',
              zh: '分母恒不为零：没有竖直渐近线。',
            },
        [
          `${toLatex(polynomialExpression(below, 'x'))} ${poles.length > 0 ? '' : '\\ne 0'}`.trim() +
            (poles.length > 0 ? ' = 0' : ''),
          ...(poles.length > 0 ? [poles.map(({ exact }) => `x = ${toLatex(exact)}`).join(',\\; ')] : []),
        ],
        ['M1', 'A1'],
        {
          en: 'The numerator is not 0 there, so y tends to infinity.',
          zh: '此处分子不为零，y 趋于无穷。',
        },
      ),
      step(
        degree(above) < degree(below)
          ? {
              en: 'The denominator has the higher degree, so y tends to 0.',
              zh: '分母次数较高，因此 y 趋于 0。',
            }
          : { en: 'Divide, and consider large values of x.', zh: '作除法，再考虑 x 很大的情形。' },
        degree(above) < degree(below)
          ? ['y = 0']
          : [
              `y = ${toLatex(flat)} ${remainder.length > 0 ? `+ \\frac{${toLatex(polynomialExpression(remainder, 'x'))}}{${toLatex(polynomialExpression(below, 'x'))}}` : ''}`.trim(),
              `y = ${toLatex(flat)}`,
            ],
        ['M1', 'A1'],
        { en: 'The remaining fraction tends to 0.', zh: '余下的分式趋于 0。' },
      ),
    ];
    if (toText(right) === toText(flat)) return null;
    const lines = [...poles.map(({ exact }) => [symbol('x'), exact] as const), [symbol('y'), flat] as const];
    return {
      title: { en: 'Asymptotes', zh: '渐近线' },
      steps,
      answer: {
        text: lines.map(([a, b]) => `${toText(a)} = ${toText(b)}`).join(', '),
        tex: lines.map(([a, b]) => `${toLatex(a)} = ${toLatex(b)}`).join(',\\; '),
      },
    };
  },
  verify({ answer }, { right, above, below }) {
    const lines = answer.text.split(', ').map((line) => ({ letter: line[0]!, value: parse(line.slice(4)) }));
    const values = lines.flatMap(({ letter, value }) =>
      value.ok && value.statement.kind === 'expression' ? [{ letter, value: value.statement.value }] : [],
    );
    const f = (x: number) => evaluate(right, { x });
    const upright = values.filter(({ letter }) => letter === 'x').map(({ value }) => evaluate(value));
    const [last] = values.filter(({ letter }) => letter === 'y');
    const gap = (x: number) => Math.abs(f(x) - evaluate(last!.value, { x }));
    const signs = Array.from({ length: 8001 }, (_, index) => numberAt(below, -200.013 + index * 0.05));
    const crossings = signs.filter((one, index) => index > 0 && one * signs[index - 1]! < 0).length;
    const reach = Math.max(1, ...[...above, ...below].map(({ n, d }) => Math.abs(Number(n) / Number(d))));
    return [
      {
        name: {
          en: 'y is unbounded near each vertical asymptote.',
          zh: '在每条竖直渐近线附近 y 无界。',
        },
        passed:
          upright.every(
            (x) =>
              [x - 1e-7, x + 1e-7].every((near) => Math.abs(f(near)) > 1e3) &&
              Math.abs(f(x + 1e-8)) > 3 * Math.abs(f(x + 1e-7)),
          ) && crossings <= upright.length,
      },
      {
        name: {
          en: 'For large x the curve is close to the other asymptote.',
          zh: 'x 很大时，曲线接近另一条渐近线。',
        },
        passed:
          Boolean(last) &&
          values.length === lines.length &&
          [-1, 1].every(
            (side) =>
              gap(side * 1e4 * reach) < 1e-2 && gap(side * 1e5 * reach) < gap(side * 1e4 * reach) / 5 + 1e-8,
          ),
      },
    ];
  },
};
