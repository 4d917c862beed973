import {
  type Expression,
  negative,
  number,
  power,
  product,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Text } from '../../../../core/locale.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import {
  minus,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { coefficientsOf, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { shownFact, sidesIn, worked } from '../working/worked.ts';
import { commonPoints } from './common-points.ts';
import { type Equation, isMultiple } from './same-roots.ts';

/** "The x-coordinates of the common points satisfy …": one coordinate taken out, and the printed equation compared. */
export const meetingShown: Operator = (goal, scope) => {
  const fact = shownFact(goal);
  if (fact?.relation !== 'meeting') return null;
  const [one, other, printed, asked] = fact.of;
  const sides = sidesIn(printed);
  const letters = sides ? sides.flatMap(symbolsOf) : [];
  const letter = letters.includes('x') ? 'x' : letters.includes('y') ? 'y' : null;
  if (!sides || !letter || (letter === 'x' && letters.includes('y'))) return null;
  if (asked !== undefined && asked !== letter) return null;
  const common = commonPoints(one!, other!, letter, scope);
  const wanted: Equation = { left: sides[0], right: sides[1] };
  if (!common || !isMultiple({ left: common.gap, right: number(0) }, wanted)) return null;
  useLetters(letters, scope);
  const tex = `${toLatex(wanted.left)} = ${toLatex(wanted.right)}`;
  return worked(
    { en: 'Where two curves meet', zh: '两曲线的公共点' },
    '9709/p1/coordinate-geometry',
    [...common.steps, step({ en: 'Multiply out and collect the terms.', zh: '展开并合并同类项。' }, [tex])],
    { text: `${toText(wanted.left)} = ${toText(wanted.right)}`, tex },
    [check('Both equations agree in numbers.', '两个方程的数值相符。', true)],
  );
};

/** That a letter is a constant, or real, goes with what holds for all its values. */
function useLetters(letters: readonly string[], scope: Scope): void {
  for (const one of scope.facts)
    if (letters.includes(String(one.of[0])) && one.of.length === 1 && QUALITIES.has(one.relation))
      scope.used.add(one);
}

const QUALITIES = new Set(['constant', 'real', 'positive', 'negative', 'nonzero', 'integer']);

interface Claim {
  gap: Expression;
  steps: Step[];
  count: 'two' | 'none' | 'some';
  say: Text;
}

const SAYS = {
  roots: {
    two: { en: 'There are two distinct real roots.', zh: '方程有两个不相等的实根。' },
    none: { en: 'There are no real roots.', zh: '方程没有实根。' },
    some: { en: 'The roots are real.', zh: '方程有实根。' },
  },
  points: {
    two: { en: 'They meet at two distinct points.', zh: '两者有两个不同的交点。' },
    none: { en: 'They do not meet.', zh: '两者没有公共点。' },
    some: { en: 'They meet.', zh: '两者有公共点。' },
  },
} satisfies Record<string, Record<Claim['count'], Text>>;

function claimIn({ relation, of: [left, right] }: Fact, scope: Scope): Claim | null {
  if ((relation !== 'equal' && relation !== 'at least') || typeof left !== 'object' || !('the' in left))
    return null;
  const count =
    relation === 'at least'
      ? right === '1'
        ? 'some'
        : null
      : right === '2'
        ? 'two'
        : right === '0'
          ? 'none'
          : null;
  if (!count) return null;
  const [one, other] = left.of;
  if (left.the === 'number of intersections' && one && other) {
    const common = commonPoints(one, other, 'x', scope) ?? commonPoints(one, other, 'y', scope);
    return common && { ...common, count, say: SAYS.points[count] };
  }
  const sides = left.the === 'number of roots' ? sidesIn(one) : null;
  return sides && { gap: sum(sides[0], negative(sides[1])), steps: [], count, say: SAYS.roots[count] };
}

/** "Show that, for all values of k, the equation has two distinct real roots": by the sign of its discriminant. */
export const countShown: Operator = (goal, scope) => {
  const fact = shownFact(goal);
  const claim = fact && claimIn(fact, scope);
  if (!claim) return null;
  const all = symbolsOf(claim.gap);
  const x = all.includes('x') ? 'x' : all.includes('y') ? 'y' : null;
  const others = all.filter((one) => one !== x);
  const [c, b, a, more] = (x && coefficientsOf(exact(claim.gap), x)?.map(tidy)) || [];
  if (!a || !b || !c || more || others.length > 1 || !rationalValue(exact(a))) return null;
  const size = exact(sum(power(b, 2), negative(product(number(4), a, c))));
  const sign = signAlways(size, others[0]);
  const holds = { two: sign === '>', none: sign === '<', some: sign === '>' || sign === '>=' };
  if (!holds[claim.count]) return null;
  const square = others[0] ? completed(size, others[0]) : null;
  const shown = `b^2 - 4ac = ${toLatex(size)}${square ? ` = ${toLatex(square)}` : ''} ${sign === '>=' ? '\\geqslant' : sign} 0`;
  useLetters(others, scope);
  return worked(
    { en: 'The sign of the discriminant', zh: '判别式的符号' },
    '9709/p1/quadratics',
    [
      ...claim.steps,
      step({ en: 'Write it as a quadratic equation.', zh: '写成二次方程。' }, [
        `${toLatex(exact(claim.gap))} = 0`,
      ]),
      step(
        square
          ? {
              en: 'Complete the square in the discriminant: a square is never negative.',
              zh: '把判别式配方，平方不小于零。',
            }
          : { en: 'Work out the discriminant.', zh: '计算判别式。' },
        [shown],
      ),
    ],
    { text: `b^2 - 4ac = ${toText(size)} ${sign} 0`, tex: shown, say: claim.say },
    [check('The discriminant has this sign at many values.', '取许多数值检验判别式的符号。', true)],
  );
};

/** Of which sign a quadratic is at every value of its letter. */
function signAlways(one: Expression, letter: string | undefined): '>' | '<' | '>=' | null {
  const [free, , before, more] = (letter ? polynomialOf(one, letter) : [rationalValue(one)]) ?? [];
  if (!free || more) return null;
  const parts = letter ? partsOf(one, letter) : { by: null, rest: free };
  if (!parts || (letter && !before)) return null;
  const by = parts.by ? signOf(parts.by) : 0;
  const rest = signOf(parts.rest);
  if (rest > 0 && by >= 0) return '>';
  if (rest < 0 && by <= 0) return '<';
  return rest === 0 && by >= 0 ? '>=' : null;
}

/** a(k + h)² + c as its a, h and c. */
function partsOf(one: Expression, letter: string): { by: Rational; shift: Rational; rest: Rational } | null {
  const [c, b, a, more] = polynomialOf(one, letter) ?? [];
  if (!a || !b || !c || more || a.n === 0n) return null;
  const shift = over(b, times(rational(2), a));
  return { by: a, shift, rest: minus(c, times(a, times(shift, shift))) };
}

function completed(one: Expression, letter: string): Expression | null {
  const parts = partsOf(one, letter);
  if (!parts || parts.shift.n === 0n) return null;
  const square = power(sum(symbol(letter), number(parts.shift)), 2);
  return sum(product(number(parts.by), square), number(parts.rest));
}
