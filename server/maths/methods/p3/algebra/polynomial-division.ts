import { wordingOf } from '../../../reading/algebra/question-equations.ts';
import { polynomialIn } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Answer, Method } from '../../../writing/method.ts';
import { over, rational } from '../../../algebra-system/numbers/rational.ts';
import {
  addPolynomials,
  degree,
  dividePolynomials,
  multiplyPolynomials,
  numberAt,
  type Polynomial,
  polynomialExpression,
  scalePolynomial,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { divisionOf } from './remainder-theorem.ts';

interface Parameters {
  dividend: Polynomial;
  divisor: Polynomial;
  letter: string;
  want: 'both' | 'quotient' | 'remainder';
}

const FORMS: [RegExp, Parameters['want']][] = [
  [/^(?:use (?:algebraic|long|polynomial long) division to )?divide (?:polynomial )?# by #$/, 'both'],
  [/^find quotient and remainder when (?:polynomial )?# is divided by #$/, 'both'],
  [/^find quotient when (?:polynomial )?# is divided by #$/, 'quotient'],
  [/^find remainder when (?:polynomial )?# is divided by #$/, 'remainder'],
  [
    /^(?:用(?:多项式)?长除法)?(?:求|find) ?(?:多项式)? ?# 除以 # (?:所得)?的商(?:式)?(?:和|与|及)余[数式]$/u,
    'both',
  ],
  [/^(?:用(?:多项式)?长除法)?(?:求|find) ?(?:多项式)? ?# 除以 # (?:所得)?的余[数式]$/u, 'remainder'],
];

export const polynomialDivision: Method<Parameters> = {
  id: 'polynomial-division',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const want = FORMS.find(([form]) => form.test(say))?.[1];
    const division = want && formulas.length === 2 ? divisionOf([formulas[0]!, formulas[1]!]) : null;
    // A remainder alone by a linear divisor is the remainder theorem's.
    return want && division && !(want === 'remainder' && degree(division.divisor) === 1)
      ? { ...division, want }
      : null;
  },
  solve({ dividend, divisor, letter, want }) {
    const { quotient, remainder } = dividePolynomials(dividend, divisor);
    const x = symbol(letter);
    const tex = (p: Polynomial) => toLatex(polynomialIn(p, x));
    const lines: string[] = [];
    let rest = dividend;
    while (rest.length >= divisor.length) {
      const part: Polynomial = [
        ...Array.from({ length: rest.length - divisor.length }, () => rational(0)),
        over(rest.at(-1)!, divisor.at(-1)!),
      ];
      const taken = multiplyPolynomials(part, divisor);
      const left = addPolynomials(rest, scalePolynomial(taken, rational(-1)));
      lines.push(
        `${tex(rest)} - ${toLatex(polynomialIn(part, x))}\\left(${tex(divisor)}\\right) = ${tex(left)}`,
      );
      rest = left;
    }
    return {
      title: { en: 'Dividing polynomials', zh: '多项式除法' },
      steps: [
        step(
          {
            en: 'Repeatedly subtract the multiple of the divisor with the same leading term',
            zh: '反复减去首项相同的除式倍数',
          },
          lines,
          ['M1', 'A1'],
          { en: 'Stop when the degree is below that of the divisor.', zh: '当次数低于除式时停止。' },
        ),
        step(
          {
            en: 'The multiples form the quotient; what is left is the remainder',
            zh: '各倍数组成商，剩下的是余式',
          },
          [
            `${tex(dividend)} = \\left(${tex(divisor)}\\right)\\left(${tex(quotient)}\\right) + \\left(${tex(remainder)}\\right)`,
          ],
          ['A1'],
        ),
      ],
      answer: answerOf(quotient, remainder, letter, want),
    };
  },
  verify({ answer }, { dividend, divisor, letter, want }) {
    const parsed = parse(answer.text);
    const [one, two] = parsed.ok ? sides(parsed.statement) : [];
    const at = (side: NonNullable<typeof one>, x: number) => evaluate(side, { [letter]: x });
    const { quotient, remainder } = dividePolynomials(dividend, divisor);
    return [
      {
        name: {
          en: 'Divisor × quotient + remainder agrees at seven points.',
          zh: '在七个点处，除式 × 商 + 余式与原式的值相同。',
        },
        passed: [-3, -1.4, -0.5, 0, 0.9, 2, 4.1].every((x) => {
          const q = want === 'remainder' ? numberAt(quotient, x) : at(one!, x);
          const r = want === 'quotient' ? numberAt(remainder, x) : at(want === 'both' ? two! : one!, x);
          const whole = numberAt(dividend, x);
          return Math.abs(numberAt(divisor, x) * q + r - whole) <= 1e-9 * (1 + Math.abs(whole));
        }),
      },
    ];
  },
};

function sides(statement: Statement) {
  const items = statement.kind === 'list' ? statement.items : [statement];
  return items.map((one) =>
    one.kind === 'relation' ? one.sides[1]! : one.kind === 'expression' ? one.value : undefined,
  );
}

function answerOf(
  quotient: Polynomial,
  remainder: Polynomial,
  letter: string,
  want: Parameters['want'],
): Answer {
  const [q, r] = [polynomialExpression(quotient, letter), polynomialExpression(remainder, letter)];
  if (want === 'quotient') return { text: toText(q), tex: toLatex(q) };
  if (want === 'remainder') return { text: toText(r), tex: toLatex(r) };
  return {
    text: `Q = ${toText(q)}, R = ${toText(r)}`,
    tex: `Q = ${toLatex(q)},\\quad R = ${toLatex(r)}`,
    say: { en: 'Q is the quotient, R the remainder.', zh: 'Q 为商，R 为余式。' },
  };
}
