import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  quotient,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rationalOf } from '../../../algebra-system/normal/normal.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { EVERYWHERE, type Interval } from '../functions/intervals.ts';
import { rangeOf } from '../functions/ranges.ts';
import { spelledOut } from '../scope/definitions.ts';
import { domainIn } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

const isCount = ({ relation, of: [left, right] }: Fact): boolean =>
  (relation === 'equal' || relation === 'at least') &&
  typeof left === 'object' &&
  'the' in left &&
  left.the === 'number of roots' &&
  typeof right === 'string' &&
  /^\d$/.test(right);

/** A stretch on which the function rises or falls all along, with what it comes to at both ends. */
interface Stretch {
  low: number;
  high: number;
}

interface Level {
  /** k = f(x). */
  of: Expression;
  letter: string;
  on: Interval;
  turns: Expression[];
  stretches: Stretch[];
  /** Values that are taken where two stretches meet or at a closed end. */
  taken: Expression[];
  /** Values at all ends of stretches that are numbers. */
  critical: Expression[];
}

/** "The set of values of k for which f(x) = k has three real roots": by the values where f turns and ends. */
export function solveLevels({ verb, target }: Goal, scope: Scope): SolvedGoal | null {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  const [k] = target.of;
  const said = target.where ?? scope.facts.filter(isCount);
  const [fact, another] = said;
  if (target.the !== 'set of values' || typeof k !== 'string' || !fact || another || !isCount(fact))
    return null;
  const level = levelOf(fact, k, scope);
  if (!level) return null;
  const wanted = Number(fact.of[1]);
  const holds = (found: number) => (fact.relation === 'equal' ? found === wanted : found >= wanted);
  const isTrue = (value: number) => holds(countAt(level, value));
  const at = level.critical
    .map(rootOf)
    .sort((a, b) => a.value - b.value)
    .filter((one, i, all) => i === 0 || one.value - all[i - 1]!.value > 1e-9);
  const answer = setAnswer(setWhere(isTrue, at), k);
  if (at.length === 0 || answer.text === 'none' || answer.text.startsWith('all real')) return null;
  scope.used.add(fact);
  const ends = at.map(({ value }) => value);
  const probes = [ends[0]! - 2.7, ends.at(-1)! + 2.7, ...ends.slice(1).map((one, i) => (one + ends[i]!) / 2)];
  return {
    title: { en: 'Set of values', zh: '取值范围' },
    steps: [
      step({ en: 'Find where the function turns.', zh: '求函数的转向点。' }, [
        `${k} = ${toLatex(level.of)}`,
        ...level.turns.map((one) => `${level.letter} = ${toLatex(one)}`),
      ]),
      step(
        { en: 'The number of roots changes at these values alone.', zh: '根的个数只在这些值处改变。' },
        at.map((one) => `${k} = ${toLatex(one.exact)}`),
      ),
      step({ en: 'The set of values', zh: '取值范围' }, [answer.tex]),
    ],
    answer,
    checks: [
      ...setChecked(answer.text, k, isTrue, at),
      {
        name: { en: 'A count of the roots by a scan agrees', zh: '用扫描法数根，结果一致' },
        passed: probes.every((value) => countAt(level, value) === scanned(level, value)),
      },
    ],
  };
}

function levelOf({ of: [left] }: Fact, k: string, scope: Scope): Level | null {
  const text = typeof left === 'object' && 'the' in left ? left.of[0] : undefined;
  const read = typeof text === 'string' ? statementIn(text) : null;
  if (read?.kind !== 'relation' || read.signs.join('') !== '=') return null;
  const sides = read.sides.map((side) => spelledOut(side, scope));
  if (sides.length !== 2 || !sides[0] || !sides[1]) return null;
  const list = coefficientsOf(difference(sides[0], sides[1]), k);
  const [free, before] = list ?? [];
  if (list?.length !== 2 || !free || !before || rationalOf(before) === null) return null;
  const of = exact(quotient(negative(tidy(free)), tidy(before)));
  const [letter, other] = [...new Set(symbolsOf(of))];
  if (!letter || other) return null;
  const own = read.sides.find((side) => side.kind === 'apply');
  const on = own?.kind === 'apply' ? domainIn(own.name, letter, scope) : EVERYWHERE;
  const range = on && rangeOf(of, letter, on);
  return on && range && stretched(of, letter, on, range.turns);
}

/** The pieces between the turning points, each from one value to another. */
function stretched(of: Expression, letter: string, on: Interval, turning: Expression[]): Level | null {
  const f = (x: Expression) => exact(substitute(of, letter, x));
  const turns = turning.toSorted((a, b) => evaluate(a) - evaluate(b));
  const far = (sign: 1 | -1) => evaluate(of, { [letter]: sign * 1e7 });
  const [first, last] = [on.from ? f(on.from) : null, on.to ? f(on.to) : null];
  // Beyond all bounds it has to grow beyond all bounds.
  if ((!first && Math.abs(far(-1)) < 1e5) || (!last && Math.abs(far(1)) < 1e5)) return null;
  const values = turns.map(f);
  const sizes = [
    first ? evaluate(first) : Math.sign(far(-1)) * Infinity,
    ...values.map((one) => evaluate(one)),
    last ? evaluate(last) : Math.sign(far(1)) * Infinity,
  ];
  if (sizes.some(Number.isNaN)) return null;
  return {
    of,
    letter,
    on,
    turns,
    stretches: sizes.slice(1).map((one, at) => ({
      low: Math.min(one, sizes[at]!),
      high: Math.max(one, sizes[at]!),
    })),
    taken: [
      ...values,
      ...(first && on.isClosed[0] ? [first] : []),
      ...(last && on.isClosed[1] ? [last] : []),
    ],
    critical: [...values, ...(first ? [first] : []), ...(last ? [last] : [])],
  };
}

const countAt = ({ stretches, taken }: Level, value: number): number =>
  stretches.filter(({ low, high }) => value > low + 1e-9 && value < high - 1e-9).length +
  taken.filter((one) => Math.abs(evaluate(one) - value) < 1e-9).length;

/** The roots once more by a scan. */
function scanned({ of, letter, on, turns }: Level, value: number): number {
  const places = [...turns, ...[on.from, on.to].flatMap((one) => one ?? [])].map((one) =>
    Math.abs(evaluate(one)),
  );
  const reach = Math.max(10, ...places) * 40;
  const [low, high] = [on.from ? evaluate(on.from) : -reach, on.to ? evaluate(on.to) : reach];
  return zerosIn((x) => evaluate(of, { [letter]: x }) - value, low, high, { steps: 80_003 }).length;
}
