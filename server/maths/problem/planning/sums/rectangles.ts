import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { holdsFor } from '../analysis/sets.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn, isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p2/integration';
export const plain = (text: unknown): string => String(text).replace(/[\s{}$]/g, '');

/** U_n = …: what a name with an index was said or found to be. */
export function definitionOf(name: string, { facts, used }: Scope): Expression | null {
  for (const fact of facts.toReversed()) {
    const sides = fact.relation === 'holds' ? sidesIn(fact.of[0]) : null;
    const own = sides?.[0].kind === 'symbol' && plain(sides[0].name) === name ? sides[1] : null;
    const told = fact.relation === 'equal' && plain(fact.of[0]) === name ? expressionIn(fact.of[1]) : null;
    const found = own ?? told;
    if (!found) continue;
    used.add(fact);
    return found;
  }
  return null;
}

/** The sums of the left and of the right heights of n strips. */
export function sumsOf(f: Expression, from: number, to: number, n: number): { left: number; right: number } {
  const width = (to - from) / n;
  const at = (i: number) => evaluate(f, { x: from + i * width });
  const heights = Array.from({ length: n + 1 }, (_, i) => at(i));
  const total = (all: number[]) => width * all.reduce((a, b) => a + b, 0);
  return { left: total(heights.slice(0, -1)), right: total(heights.slice(1)) };
}

/** The bound on the other side: as many rectangles, moved by one. */
export const otherBound: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'other bound' || !isPlain(goal) || goal.figures) return null;
  const [text, which, name] = asked.of;
  const integral = expressionIn(text);
  const strips = scope.facts.filter(({ relation }) => relation === 'strips');
  const bounds = scope.facts.filter(({ relation }) => relation === 'bound');
  const [said, bound] = [strips[0], bounds[0]];
  if (integral?.kind !== 'integral' || !said || !bound || strips.length > 1 || bounds.length > 1) return null;
  const f = sidesIn(said.of[0])?.[1];
  const n = plain(said.of[1]);
  if (!f || symbolsOf(f).join() !== 'x' || !/^[a-zA-Z]$/.test(n) || !integral.from || !integral.to)
    return null;
  const known = knownBound(bound.of[0], scope);
  if (!known || symbolsOf(known).join() !== n) return null;
  const [a, b] = [integral.from, integral.to];
  const [low, high] = [evaluate(a), evaluate(b)];
  const isSame = [0.13, 0.5, 0.81].every(
    (part) =>
      Math.abs(
        evaluate(integral.of, { [integral.by]: low + part * (high - low) }) -
          evaluate(f, { x: low + part * (high - low) }),
      ) < 1e-9,
  );
  const width = exact(quotient(difference(b, a), { kind: 'symbol', name: n }));
  const rise = exact(product(width, difference(substitute(f, 'x', b), substitute(f, 'x', a))));
  const isFalling = evaluate(f, { x: high }) < evaluate(f, { x: low });
  const isMonotone = Array.from({ length: 400 }, (_, i) => low + ((high - low) * i) / 400).every(
    (x) => evaluate(f, { x: x + (high - low) / 400 }) < evaluate(f, { x }) === isFalling,
  );
  if (!isSame || !isMonotone) return null;
  const counts = [2, 5, 9];
  const all = counts.map((count) => ({
    ...sumsOf(f, low, high, count),
    known: evaluate(known, { [n]: count }),
  }));
  const isNear = (x: number, y: number) => Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(x));
  const side = all.every((one) => isNear(one.left, one.known))
    ? 'left'
    : all.every((one) => isNear(one.right, one.known))
      ? 'right'
      : null;
  if (!side) return null;
  const isUpper = (side === 'left') !== isFalling;
  if ((which === 'upper') !== isUpper) return null;
  const value = exact(sum(known, side === 'left' ? rise : product(number(-1), rise)));
  const other = side === 'left' ? 'right' : 'left';
  const isRight = all.every((one, at) => isNear(one[other], evaluate(value, { [n]: counts[at]! })));
  scope.used.add(said);
  scope.used.add(bound);
  const label = typeof name === 'string' ? plain(name) : null;
  return worked(
    { en: 'Rectangles on the other side', zh: '另一侧的矩形' },
    TOPIC,
    [
      step(
        {
          en: 'The rectangles are those before, with the last one in place of the first or the other way round.',
          zh: '与前面的矩形相比，只差首尾两个。',
        },
        [`\\pm\\left(${toLatex(rise)}\\right)`],
      ),
      step({ en: 'So the bound is this.', zh: '因此所求的界如下。' }, [toLatex(value)]),
    ],
    { text: toText(value), tex: toLatex(value) },
    [
      check(
        'The areas added up for several n give the same.',
        '对若干 n 把面积相加得到相同的结果。',
        isRight,
      ),
    ],
    label ? [{ relation: 'equal', of: [label, toText(value)] }] : undefined,
  );
};

/** The side of the bound that is no integral. */
function knownBound(text: unknown, scope: Scope): Expression | null {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.sides.length !== 2) return null;
  const side = statement.sides.find(({ kind }) => kind !== 'integral');
  if (!side) return null;
  return side.kind === 'symbol' && side.name.includes('_') ? definitionOf(plain(side.name), scope) : side;
}

/** "The least n such that U_n − L_n < 10⁻³", with names that were said or found to be something. */
export const leastByNames: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'least integer' || !isPlain(goal) || goal.figures) return null;
  const [letter, text] = asked.of;
  const statement = typeof text === 'string' ? statementIn(text.replaceAll('$', '')) : null;
  if (statement?.kind !== 'relation' || statement.signs.length !== 1 || typeof letter !== 'string')
    return null;
  const names = [...new Set(statement.sides.flatMap(symbolsOf))].filter((one) => one.includes('_'));
  const values = names.map((name) => definitionOf(plain(name), scope));
  if (names.length === 0 || !values.every((one) => one !== null)) return null;
  const n = plain(letter);
  const sides = statement.sides.map((side) =>
    names.reduce((before, name, at) => substitute(before, name, values[at]!), side),
  );
  if ([...new Set(sides.flatMap(symbolsOf))].join() !== n) return null;
  const relation = { ...statement, sides };
  let found = 1;
  while (found < 100_000 && !holdsFor(relation, n, found)) found += 1;
  if (!Array.from({ length: 200 }, (_, at) => found + at).every((at) => holdsFor(relation, n, at)))
    return null;
  return worked(
    { en: 'The least number', zh: '最小的整数' },
    TOPIC,
    [
      step({ en: 'Put in what is known.', zh: '代入已知的结果。' }, [statementLatex(relation)]),
      step(
        {
          en: `It holds for ${found} and not for ${found - 1}.`,
          zh: `${found} 满足，而 ${found - 1} 不满足。`,
        },
        [`${n} = ${found}`],
      ),
    ],
    { text: `${n} = ${found}`, tex: `${n} = ${found}` },
    [
      check(
        'It holds there, and for no number before.',
        '该数满足条件，而更小的都不满足。',
        found === 1 || !holdsFor(relation, n, found - 1),
      ),
    ],
  );
};
