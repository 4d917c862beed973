import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  partsOf,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { asLatex, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { relationOf } from '../analysis/equations.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { boundsOf, conditionsOn } from '../scope/conditions.ts';

const CIRCULAR = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const MOST_ROOTS = 12;

const isCircular = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'call' && CIRCULAR.has(part.name));

const isFree = (one: Expression, letter: string): boolean =>
  one.kind === 'symbol'
    ? one.name === letter
    : !(one.kind === 'call' && CIRCULAR.has(one.name)) && partsOf(one).some((part) => isFree(part, letter));

/** Whether nothing is divided by zero there. */
function isDefined(one: Expression, letter: string, at: number): boolean {
  const size = (part: Expression) => Math.abs(evaluate(part, { [letter]: at }));
  const below =
    one.kind === 'quotient'
      ? one.denominator
      : one.kind === 'call' && (one.name === 'tan' || one.name === 'sec')
        ? call('cos', one.of)
        : one.kind === 'call' && (one.name === 'cot' || one.name === 'cosec')
          ? call('sin', one.of)
          : null;
  return (below === null || size(below) > 1e-6) && partsOf(one).every((part) => isDefined(part, letter, at));
}

const asNumber = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n },
});

/** Every root of a trigonometric equation on its interval, in numbers: two scans have to find the same. */
export const inInterval: Operator = (goal, scope) => {
  if (goal.verb !== 'solve' || goal.form || goal.terms || goal.exact) return null;
  const relation = relationOf(goal, scope);
  const [letter, another] = relation ? [...new Set(relation.sides.flatMap(symbolsOf))] : [];
  if (!relation || relation.signs.join('') !== '=' || !letter || another) return null;
  if (!relation.sides.some(isCircular)) return null;
  const said = (goal.where ?? []).filter(({ relation: one }) => one === 'holds');
  const bounds = boundsOf({ facts: said }, letter);
  const conditions = conditionsOn({ facts: said, used: scope.used }, [letter]);
  if (!bounds || !conditions || said.length === 0) return null;
  const gap = difference(relation.sides[0]!, relation.sides[1]!);
  const f = (at: number) => evaluate(gap, { [letter]: at });
  // Beside trigonometric functions of it the unknown stands only where figures were asked for.
  if (!goal.figures && relation.sides.some((side) => isFree(side, letter))) return null;
  const roots = rootsTwice(f, bounds)?.filter(
    (at) =>
      conditions.every((holds) => holds({ [letter]: asNumber(at) })) &&
      relation.sides.every((side) => isDefined(side, letter, at)),
  );
  if (!roots || roots.length === 0) return null;
  const inDegrees = said.some(({ of: [text] }) => /\\circ|°/.test(String(text)));
  const texts = roots.map((at) => shown(at, inDegrees, goal));
  const label = toLatex(symbol(letter));
  const tex = texts.map((one) => `${label} = ${asLatex(one).replace('°', '^{\\circ}')}`).join(',\\; ');
  return {
    title: { en: 'Solve in the interval', zh: '在区间内求解' },
    steps: [
      step({ en: 'The equation', zh: '方程' }, [statementLatex(relation)]),
      step({ en: 'Its roots in the interval', zh: '区间内的根' }, [tex]),
    ],
    answer: { text: texts.map((one) => `${letter} = ${one}`).join(' or '), tex },
    checks: [
      check(
        'Each root satisfies the equation in numbers.',
        '每个根代入方程成立。',
        roots.every((at) => Math.abs(f(at)) < 1e-7),
      ),
    ],
    topic: '9709/p3/trigonometry',
  };
};

/** The roots that a coarse and a fine scan both find, as many in each. */
function rootsTwice(f: (x: number) => number, [low, high]: readonly [number, number]): number[] | null {
  const [one, other] = [2003, 9973].map((steps) => zerosIn(f, low, high, { steps })) as [number[], number[]];
  const isSame =
    one.length === other.length &&
    one.length <= MOST_ROOTS &&
    one.every((at, i) => Math.abs(at - other[i]!) < 1e-6);
  return isSame ? other : null;
}

function shown(at: number, inDegrees: boolean, { figures }: Goal): string {
  const size = inDegrees ? (at * 180) / Math.PI : at;
  const whole = Math.round(size);
  if (inDegrees && !figures && Math.abs(size - whole) < 1e-7) return `${whole}°`;
  const text = rounded(size, figures ?? (inDegrees ? { kind: 'places', digits: 1 } : THREE_FIGURES));
  return inDegrees ? `${text}°` : text;
}
