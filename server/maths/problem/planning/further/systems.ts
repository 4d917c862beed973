import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  rationalValue,
  substitute,
  symbolsOf,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { type Matrix, rowReduce } from '../../../algebra-system/matrices/matrix.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { determinantOf } from '../matrices/formula.ts';
import { solvedFor } from '../scope/solved-for.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn, isPlain, propertyOf, put, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/matrices';
const UNKNOWNS = ['x', 'y', 'z'];

type Rows = Expression[][];

/** The unknowns and, for each equation, their coefficients with the right side last; null where one is not linear. */
function rowsOf(equations: readonly Term[]): { unknowns: string[]; rows: Rows } | null {
  const all = equations.map((one) => sidesIn(one));
  if (!all.every((one) => one !== null) || all.length < 2) return null;
  const rests = all.map(([left, right]) => difference(left, right));
  const letters = new Set(rests.flatMap(symbolsOf));
  const unknowns = UNKNOWNS.filter((one) => letters.has(one));
  if (unknowns.length !== equations.length) return null;
  const rows = rests.map((rest) => {
    const at = (values: readonly number[]) =>
      exact(put(rest, Object.fromEntries(unknowns.map((one, i) => [one, number(values[i]!)]))));
    const free = at(unknowns.map(() => 0));
    const slopes = unknowns.map((_, i) =>
      exact(difference(at(unknowns.map((__, j) => (i === j ? 1 : 0))), free)),
    );
    return isLinear(rest, unknowns, slopes, free) ? [...slopes, exact(negative(free))] : null;
  });
  return rows.every((one) => one !== null) ? { unknowns, rows } : null;
}

function isLinear(
  rest: Expression,
  unknowns: readonly string[],
  slopes: Expression[],
  free: Expression,
): boolean {
  const others = symbolsOf(rest).filter((one) => !unknowns.includes(one));
  const fixed = Object.fromEntries(others.map((one, at) => [one, 0.37 + at]));
  return [
    [1.3, -0.7, 2.1],
    [-2.2, 0.4, 3.3],
  ].every((place) => {
    const own = Object.fromEntries(unknowns.map((one, at) => [one, place[at]!]));
    const sum = slopes.reduce(
      (total, one, at) => total + evaluate(one, fixed) * place[at]!,
      evaluate(free, fixed),
    );
    return Math.abs(evaluate(rest, { ...fixed, ...own }) - sum) < 1e-9 * Math.max(1, Math.abs(sum));
  });
}

/** How many solutions there are with numbers for every letter. */
function countOf(rows: Rows): 'one' | 'none' | 'many' | null {
  const numbers = rows.map((row) => row.map((one) => rationalValue(exact(one))));
  if (!numbers.every((row) => row.every((one) => one !== null))) return null;
  const { pivots } = rowReduce(numbers as Matrix);
  const unknowns = rows[0]!.length - 1;
  return pivots.includes(unknowns) ? 'none' : pivots.length === unknowns ? 'one' : 'many';
}

const WANTED = ['values', 'possible values', 'set of values'];

const systemSaid = ({ facts }: Scope): Fact | null => {
  const said = facts.filter(({ relation }) => relation === 'linear-system');
  return said.length === 1 ? said[0]! : null;
};

/** "The values of k for which the system has no unique solution." */
const forCount: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const [condition, another] = asked?.where ?? [];
  const [letter] = asked?.of ?? [];
  if (!asked || !WANTED.includes(asked.the) || condition?.relation !== 'solvable' || another) return null;
  if (typeof letter !== 'string' || !isPlain(goal) || goal.figures) return null;
  const [wanted, ...own] = condition.of;
  const said = own.length === 0 ? systemSaid(scope) : null;
  const system = rowsOf(said ? said.of : own);
  if (!system) return null;
  const square = system.rows.map((row) => row.slice(0, -1));
  const size = determinantOf(square);
  if (!size || symbolsOf(size).join() !== letter) return null;
  const zeros = exactZeros(size, letter);
  if (!zeros || zeros.length === 0) return null;
  const fits = (value: Expression): boolean | null => {
    if (wanted === 'not one') return true;
    const count = countOf(system.rows.map((row) => row.map((one) => substitute(one, letter, value))));
    return count && count === wanted;
  };
  scope.used.add(condition);
  if (said) scope.used.add(said);
  const lead = step(
    { en: 'There is one solution unless the determinant is zero.', zh: '行列式不为零时有唯一解。' },
    [
      `${toLatex(size)} = 0`,
      zeros.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`).join(',\\; '),
    ],
  );
  const isSingular = zeros.every((zero) => isDependent(square, letter, evaluate(zero)));
  const checks = [
    check(
      'With each of these numbers the rows depend on each other.',
      '取这些数时各行线性相关。',
      isSingular,
    ),
  ];
  if (wanted === 'one') {
    if (asked.the !== 'set of values') return null;
    const at = zeros.map(rootOf).sort((a, b) => a.value - b.value);
    const answer = setAnswer(
      setWhere((value) => at.every((one) => Math.abs(one.value - value) > 1e-9), at),
      letter,
    );
    return worked({ en: 'A unique solution', zh: '唯一解' }, TOPIC, [lead], answer, checks);
  }
  const each = zeros.map((zero) => ({ zero, is: fits(zero) }));
  const found = each.filter(({ is }) => is).map(({ zero }) => zero);
  if (each.some(({ is }) => is === null) || found.length === 0) return null;
  return worked(
    { en: 'The number of solutions', zh: '解的个数' },
    TOPIC,
    [lead],
    {
      text: found.map((one) => `${letter} = ${toText(one)}`).join(' or '),
      tex: found.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`).join(',\\; '),
    },
    checks,
    found.length === 1 ? [{ relation: 'extreme-value', of: [letter, toText(found[0]!)] }] : undefined,
  );
};

/** The rows in numbers, reduced until one of them vanishes. */
function isDependent(square: Rows, letter: string, value: number): boolean {
  const rows = square.map((row) => row.map((one) => evaluate(one, { [letter]: value })));
  for (let at = 0; at < rows.length; at += 1) {
    const best = rows.slice(at).reduce((a, b) => (Math.abs(b[at]!) > Math.abs(a[at]!) ? b : a));
    if (Math.abs(best[at]!) < 1e-9) return true;
    const from = rows.indexOf(best);
    [rows[at], rows[from]] = [rows[from]!, rows[at]!];
    for (let row = at + 1; row < rows.length; row += 1) {
      const by = rows[row]![at]! / rows[at]![at]!;
      rows[row] = rows[row]!.map((one, i) => one - by * rows[at]![i]!);
    }
  }
  return false;
}

/** "a takes the value found in part (a)". */
function asFound(letter: string, { facts, used }: Scope): Expression | null {
  const isSaid = facts.find(({ relation, of }) => relation === 'as-found' && of[0] === letter);
  const known = facts.filter(({ relation, of }) => relation === 'extreme-value' && of[0] === letter);
  const [only, another] = known;
  if (!isSaid || !only || another) return null;
  used.add(isSaid);
  used.add(only);
  return expressionIn(only.of[1]);
}

/** "Solve the system": the one that was spoken of, with the letters in it known by now. */
const solved: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'system' || asked.of.length > 0 || !isPlain(goal) || goal.figures) return null;
  const said = systemSaid(scope);
  const system = said && rowsOf(said.of);
  if (!said || !system || system.unknowns.length !== 3) return null;
  const open = [...new Set(system.rows.flat().flatMap(symbolsOf))];
  // The equations themselves say nothing of these letters alone.
  const beside: Scope = { ...scope, facts: scope.facts.filter((one) => one !== said) };
  const values: Record<string, Expression> = {};
  for (const letter of open) {
    const found = solvedFor([letter], beside)?.solutions;
    const value = asFound(letter, scope) ?? (found?.length === 1 ? found[0]![letter] : undefined);
    if (!value) return null;
    values[letter] = value;
  }
  const rows = system.rows.map((row) => row.map((one) => exact(put(one, values))));
  if (countOf(rows) === null) return null;
  scope.used.add(said);
  const lines = rows.map((row) => {
    const terms = system.unknowns.map((one, at) => `(${toText(row[at]!)}) ${one}`).join(' + ');
    return { terms, right: toText(row.at(-1)!) };
  });
  const texts = lines.map(({ terms, right }) => {
    const sides = sidesIn(`${terms} = ${right}`);
    return sides ? `$${toLatex(exact(sides[0]))} = ${toLatex(sides[1])}$` : null;
  });
  return texts.every((one) => one !== null) ? answerLine(`Solve the equations ${texts.join(', ')}.`) : null;
};

export const SYSTEM_OPERATORS: Operator[] = [forCount, solved];
