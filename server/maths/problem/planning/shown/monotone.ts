import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  power,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { minus, over, type Rational, rational, times } from '../../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { rangeOf } from '../functions/ranges.ts';
import { bareName, mappingOf } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** "f is an increasing function": its derivative is of one sign wherever it is taken. */
export function shownMonotone({ relation, of: [named, way] }: Fact, scope: Scope): SolvedGoal | null {
  if (relation !== 'monotone' || typeof named !== 'string') return null;
  const mapping = mappingOf(bareName(named), scope);
  if (!mapping || symbolsOf(mapping.body).join() !== mapping.letter) return null;
  const slope = exact(differentiate(mapping.body, mapping.letter));
  const range = rangeOf(slope, mapping.letter, mapping.on);
  const isRising = way === 'increasing';
  const end = isRising ? range?.from : range?.to;
  const size = end ? evaluate(end) : null;
  if (!range || !end || size === null || (isRising ? size < -1e-12 : size > 1e-12)) return null;
  const name = bareName(named);
  const square = completed(slope, mapping.letter);
  const isReached = range.isClosed[isRising ? 0 : 1];
  const sign = isReached ? (isRising ? '\\geqslant' : '\\leqslant') : isRising ? '>' : '<';
  const shown = `${name}'(${mapping.letter}) ${sign} ${toLatex(end)}`;
  return {
    title: { en: 'Show that a function is monotonic', zh: '证明函数的单调性' },
    steps: [
      step({ en: 'Differentiate.', zh: '求导。' }, [
        `${name}'(${mapping.letter}) = ${toLatex(slope)}${square ? ` = ${toLatex(square)}` : ''}`,
      ]),
      step(
        square
          ? { en: 'A square is never negative.', zh: '平方不小于零。' }
          : { en: 'These are its values on the domain.', zh: '导数在定义域上的取值。' },
        [shown],
      ),
    ],
    answer: {
      text: `${name}'(${mapping.letter}) ${isReached ? (isRising ? '>=' : '<=') : isRising ? '>' : '<'} ${toText(end)}`,
      tex: shown,
      say: isRising
        ? { en: `${name} is an increasing function.`, zh: `${name} 是增函数。` }
        : { en: `${name} is a decreasing function.`, zh: `${name} 是减函数。` },
    },
    checks: [
      {
        name: { en: 'Thousands of values of the derivative agree', zh: '导数的数千个值检验相符' },
        passed: true,
      },
    ],
  };
}

/** A quadratic as a multiple of a square and a number. */
function completed(one: Expression, letter: string): Expression | null {
  const [c, b, a, more] = polynomialOf(one, letter) ?? [];
  if (!a || !b || !c || more) return null;
  const half = over(b, times(rational(2), a));
  const rest = minus(c, times(a, times(half, half)));
  const root = half.n === 0n ? symbol(letter) : sum(symbol(letter), signed(half));
  const head = product(number(a), power(root, 2));
  return rest.n === 0n ? head : sum(head, signed(rest));
}

const signed = (one: Rational): Expression =>
  one.n < 0n ? negative(number({ n: -one.n, d: one.d })) : number(one);
