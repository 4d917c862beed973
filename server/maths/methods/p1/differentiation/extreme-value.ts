import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { definitionOf } from '../../../reading/algebra/function-definitions.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { expression, parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import {
  degree,
  derivativeOf,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { intervalOf } from '../../../reading/questions/recognise.ts';
import { expressionAnswer } from '../../../writing/answers.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Parameters {
  of: Expression;
  polynomial: Polynomial;
  letter: string;
  from: Root;
  to: Root;
  greatest: boolean;
}

const ENGLISH =
  /^find (greatest|largest|maximum|least|smallest|minimum) value of (?:function )?#(?: (?:for|on|in|over|when|where)(?: (?:closed )?interval| domain| range)? #)?$/;
const CHINESE = /^find (?:函数 )?# (?:在(?:区间)?|当) # (?:上|内|时)?(?:的)?(最大值|最小值)$/u;

/** The greatest or the least value of a polynomial on a closed interval. */
export const extremeValue: Method<Parameters> = {
  id: 'extreme-value',
  topic: '9709/p1/differentiation',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const kind = (ENGLISH.exec(say) ?? CHINESE.exec(say))?.[1];
    const of = formulas.length === 2 && kind ? functionOf(formulas[0]!) : null;
    const [letter, ...others] = of ? symbolsOf(of) : [];
    const polynomial = of && letter && others.length === 0 ? polynomialOf(of, letter) : null;
    const range = polynomial && endsOf(formulas[1]!, letter!);
    if (!range || degree(polynomial) < 2 || degree(polynomial) > 4 || question.precision) return null;
    return { of: of!, polynomial, letter: letter!, ...range, greatest: /great|larg|max|大/.test(kind!) };
  },
  solve({ of, polynomial, letter, from, to, greatest }) {
    const slope = derivativeOf(polynomial);
    const zeros = realRoots(slope);
    if (!zeros) return null;
    const inside = zeros.filter(({ value }) => value > from.value && value < to.value);
    const values = [from, ...inside, to].map((at) => ({
      at,
      ...rootOf(exact(substitute(of, letter, at.exact))),
    }));
    const best = values.reduce((one, other) => (other.value > one.value === greatest ? other : one));
    const rate = toLatex(polynomialExpression(slope, letter));
    return {
      title: { en: 'Greatest and least value', zh: '最大值与最小值' },
      steps: [
        step({ en: 'Differentiate', zh: '求导' }, [rate], ['M1']),
        step(
          { en: 'Find where the derivative is zero', zh: '求导数为零的点' },
          [`${rate} = 0`, zeros.map(({ exact: at }) => `${letter} = ${toLatex(at)}`).join(',\\; ')].filter(
            Boolean,
          ),
          ['A1'],
        ),
        step(
          {
            en: 'Compare the values at these points and at the ends of the interval',
            zh: '比较区间内这些点与区间端点处的函数值',
          },
          values.map(({ at, exact: value }) => `${letter} = ${toLatex(at.exact)}: \\quad ${toLatex(value)}`),
          ['M1', 'A1'],
          {
            en: 'On a closed interval an extreme value may occur at an end-point.',
            zh: '在闭区间上，最值可能在端点处取得。',
          },
        ),
      ],
      answer: expressionAnswer(best.exact),
    };
  },
  /** No point of a dense sample lies beyond the answer, and one comes close to it. */
  verify({ answer }, { of, letter, from, to, greatest }) {
    const best = evaluate(expression(answer.text));
    const points = Array.from({ length: 4001 }, (_, index) =>
      evaluate(of, { [letter]: from.value + ((to.value - from.value) * index) / 4000 }),
    );
    const size = Math.max(1, ...points.map(Math.abs));
    const extreme = greatest ? Math.max(...points) : Math.min(...points);
    const beyond = greatest ? extreme - best : best - extreme;
    return [
      {
        name: {
          en: 'Sampling the interval closely finds the same value.',
          zh: '对区间密集取点得到相同的值。',
        },
        passed: beyond <= 1e-9 * size && beyond > -1e-4 * size,
      },
    ];
  },
};

function functionOf(formula: string): Expression | null {
  return definitionOf(formula)?.of ?? expressionOf(formula.replace(/^y ?= ?/, ''));
}

function endsOf(formula: string, letter: string): { from: Root; to: Root } | null {
  const parsed = parse(formula);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  const range = intervalOf(statement);
  const isClosed = range?.letter === letter && range.includesFrom && range.includesTo;
  const tuple = statement.kind === 'expression' && statement.value.kind === 'tuple' ? statement.value : null;
  const ends = isClosed
    ? [range.from, range.to]
    : tuple?.open === '[' && tuple.close === ']'
      ? tuple.items
      : [];
  if (ends.length !== 2 || ends.some((end) => symbolsOf(end).length > 0)) return null;
  const [from, to] = ends.map(rootOf) as [Root, Root];
  return from.value < to.value && Number.isFinite(from.value) && Number.isFinite(to.value)
    ? { from, to }
    : null;
}
