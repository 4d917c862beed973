import { bareExpression } from '../../../reading/algebra/single-expression.ts';
import { step } from '../../../writing/step.ts';
import {
  contains,
  type Expression,
  product,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { isWhole, signOf } from '../../../algebra-system/numbers/rational.ts';
import { isAlgebraic, sameEverywhere } from './simplify.ts';

const FORMS = [
  /^(?:fully )?(?:expand|multiply out|expand out)(?: and simplify)?(?: brackets(?: in| of)?)?(?: product)? #(?: (?:fully|completely|and simplify|simplifying your answer))?$/,
  /^(?:展开|去括号)(?:并(?:化简|合并同类项))? ?#$/u,
  /^(?:将|把) ?# 展开(?:并化简)?$/u,
];

interface Expanded {
  given: Expression;
  value: Expression;
}

/** Brackets multiplied out and like terms collected. */
export const expand: Method<Expanded> = {
  id: 'expand',
  topic: '9709/p3/algebra',
  match(question) {
    const given = bareExpression(question, FORMS);
    if (!given || symbolsOf(given).length === 0 || !isAlgebraic(given) || !contains(given, isProductOfSum))
      return null;
    const normal = normalOf(given);
    const isPolynomial = normal?.terms.every(({ factors }) =>
      factors.every(
        ({ base, exponent }) =>
          base.kind === 'prime' ||
          base.kind === 'constant' ||
          (base.kind === 'letter' && isWhole(exponent) && signOf(exponent) > 0),
      ),
    );
    if (!normal || !isPolynomial || normal.terms.length > 30) return null;
    const value = tidy(normal);
    return toText(value) === toText(given) ? null : { given, value };
  },
  solve({ given, value }) {
    const pairs = pairsOf(given);
    return {
      title: { en: 'Expanding brackets', zh: '展开括号' },
      steps: [
        ...(pairs
          ? [
              step(
                {
                  en: 'Multiply each term of one bracket by each term of the other',
                  zh: '用一个括号的每一项乘另一个括号的每一项',
                },
                [`${toLatex(given)} = ${pairs}`],
                ['M1'],
              ),
            ]
          : []),
        step(
          {
            en: pairs ? 'Collect like terms' : 'Multiply out and collect like terms',
            zh: pairs ? '合并同类项' : '展开并合并同类项',
          },
          [`${toLatex(given)} = ${toLatex(value)}`],
          pairs ? ['A1'] : ['M1', 'A1'],
        ),
      ],
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },
  verify: ({ answer }, { given }) => [sameEverywhere(given, expression(answer.text))],
};

const isProductOfSum = (part: Expression) =>
  (part.kind === 'product' && part.factors.some(isBracket)) ||
  (part.kind === 'power' && isBracket(part.base));
const isBracket = (one: Expression): boolean =>
  one.kind === 'sum' || (one.kind === 'power' && one.base.kind === 'sum');

/** x·x + x·(−2) + 1·x + 1·(−2) for two brackets. */
function pairsOf(given: Expression): string | null {
  const factors =
    given.kind === 'product'
      ? given.factors
      : given.kind === 'power' &&
          given.exponent.kind === 'number' &&
          given.exponent.value.n === 2n &&
          given.exponent.value.d === 1n
        ? [given.base, given.base]
        : [];
  const [one, other] = factors;
  if (factors.length !== 2 || one?.kind !== 'sum' || other?.kind !== 'sum') return null;
  const each = one.terms.flatMap((left) => other.terms.map((right) => normalised(product(left, right))));
  return each.some((term) => !term) ? null : toLatex(sum(...each.map((term) => term!)));
}

function normalised(one: Expression): Expression | null {
  const normal = normalOf(one);
  return normal && tidy(normal);
}
