import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  symbolsOf,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import {
  countInNumbers,
  countOf,
  isAlwaysNegative,
  type Quadratic,
  quadraticIn,
} from '../functions/root-counts.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { countedIn, curveOf } from '../scope/counted.ts';
import { definitionsIn } from '../scope/definitions.ts';
import { bareName } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** What has to hold of the letter, exactly and once more by a scan. */
interface Condition {
  quadratic: Quadratic;
  isTrue: (value: number) => boolean;
  isTrueInNumbers: (value: number) => boolean;
  tex: string[];
}

const WANTED = ['set of values', 'values', 'possible values'];

/** What is said of a letter by itself; it is judged with all that is said of it. */
const isQuality = ({ relation, of }: Fact): boolean => of.length === 1 && relation !== 'holds';

/** What holds for a range of values. */
const isCondition = ({ relation, of: [left, right] }: Fact): boolean =>
  relation === 'below' ||
  relation === 'above' ||
  relation === 'monotone' ||
  (typeof left === 'object' &&
    'the' in left &&
    left.the.startsWith('number of ') &&
    (relation === 'at least' || (relation === 'equal' && right !== '1')));

/** "The set of values of k for which …": where the numbers of roots are as they are said to be. */
export function solveSet(goal: Goal, scope: Scope): SolvedGoal | null {
  const { target } = goal;
  if (goal.verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  const [letter] = target.of;
  if (!WANTED.includes(target.the) || typeof letter !== 'string') return null;
  const where = target.where?.filter((fact) => !isQuality(fact)) ?? scope.facts.filter(isCondition);
  const conditions = where.map((fact) => conditionIn(fact, letter, scope));
  if (conditions.length === 0 || !conditions.every((one) => one !== null)) return null;
  if (target.the !== 'set of values' && !where.every(isCondition)) return null;
  for (const fact of where) scope.used.add(fact);
  const limits = limitsOf(letter, scope);
  const said = conditionsOn(scope, [letter]);
  const roots = conditions.flatMap(({ quadratic }) => criticalOf(quadratic, letter));
  if (!limits || !said || !roots.every((one) => one !== null)) return null;
  const at = distinct([...(roots as Root[]), ...limits]);
  const holds = (value: number) => said.every((one) => one({ [letter]: numberOf(value) }));
  const isTrue = (value: number) => holds(value) && conditions.every((one) => one.isTrue(value));
  const isTrueInNumbers = (value: number) =>
    holds(value) && conditions.every((one) => one.isTrueInNumbers(value));
  const intervals = setWhere(isTrue, at);
  const answer = setAnswer(intervals, letter);
  if (answer.text === 'none' || answer.text.startsWith('all real')) return null;
  return {
    title: { en: 'Set of values', zh: '取值范围' },
    steps: [
      ...conditions.map(({ tex }) => discriminantStep(tex)),
      step(
        { en: 'It changes at these values alone.', zh: '只在这些值处改变。' },
        at.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one.exact)}`),
      ),
      step({ en: 'The set of values', zh: '取值范围' }, [answer.tex]),
    ],
    answer,
    checks: [
      ...setChecked(answer.text, letter, isTrue, at),
      {
        name: { en: 'A count of the roots by a scan agrees', zh: '用扫描法数根，结果一致' },
        passed: probes(at).every((value) => isTrue(value) === isTrueInNumbers(value)),
      },
    ],
  };
}

const discriminantStep = (tex: string[]): Step =>
  step(
    { en: 'Write the condition with the discriminant b² − 4ac.', zh: '用判别式 b² − 4ac 写出条件。' },
    tex,
  );

/** Values between those at which something changes, and beyond them. */
function probes(at: Root[]): number[] {
  const ends = at.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return [low - 7.3, low - 1.1, low - 0.3, high + 0.3, high + 1.1, high + 7.3].concat(
    ends.slice(1).flatMap((one, i) => [0.21, 0.5, 0.83].map((part) => ends[i]! + part * (one - ends[i]!))),
  );
}

const numberOf = (value: number): Expression =>
  number({ n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n });

function distinct(roots: Root[]): Root[] {
  const sorted = roots.sort((a, b) => a.value - b.value);
  return sorted.filter((one, at) => at === 0 || Math.abs(one.value - sorted[at - 1]!.value) > 1e-9);
}

/** Where the discriminant or the leading coefficient is zero. */
function criticalOf({ a, discriminant }: Quadratic, letter: string): (Root | null)[] {
  return [a, discriminant].flatMap((one) => {
    if (symbolsOf(one).length === 0) return [];
    const zeros = exactZeros(one, letter);
    return zeros ? zeros.map(rootOf) : [null];
  });
}

/** The values at which what was said of the letter itself begins or ends to hold. */
function limitsOf(letter: string, { facts }: Scope): Root[] | null {
  const limits: Root[] = [];
  for (const { relation, of } of facts) {
    const [text] = of;
    if (['positive', 'negative', 'nonzero'].includes(relation) && text === letter)
      limits.push(rootOf(number(0)));
    if (relation === 'integer' && text === letter) return null;
    if (relation !== 'holds' || typeof text !== 'string') continue;
    const statement = statementIn(text);
    if (statement?.kind !== 'relation' || !statement.sides.some((side) => symbolsOf(side).includes(letter)))
      continue;
    for (const side of statement.sides)
      if (symbolsOf(side).length === 0 && Number.isFinite(evaluate(side))) limits.push(rootOf(side));
  }
  return limits;
}

function conditionIn({ relation, of }: Fact, letter: string, scope: Scope): Condition | null {
  const [left, right] = of;
  if (relation === 'below' || relation === 'above') return lyingIn(relation, left!, right!, letter, scope);
  if (relation === 'monotone') return monotone(left!, right!, letter, scope);
  if (typeof left !== 'object' || !('the' in left) || typeof right !== 'string') return null;
  const quadratic = countedIn(left, scope);
  if (!quadratic || !isOneLetter(quadratic, letter) || !/^[012]$/.test(right)) return null;
  const count = Number(right);
  const test: Record<string, (found: number) => boolean> = {
    equal: (found) => found === count,
    'at least': (found) => found >= count,
  };
  const holds = test[relation];
  if (!holds) return null;
  const sign = relation === 'at least' ? '\\geqslant' : ['<', '=', '>'][count]!;
  return {
    quadratic,
    isTrue: (value) => holds(countOf(quadratic, { [letter]: value })),
    isTrueInNumbers: (value) => holds(countInNumbers(quadratic, { [letter]: value })),
    tex: [
      `${toLatex(quadratic.a)} x^2 + (${toLatex(quadratic.b)}) x + (${toLatex(quadratic.c)}) = 0`,
      `${toLatex(quadratic.discriminant)} ${sign} 0`,
    ],
  };
}

const isOneLetter = ({ a, b, c }: Quadratic, letter: string): boolean => {
  const letters = [a, b, c].flatMap(symbolsOf);
  return letters.length > 0 && letters.every((one) => one === letter);
};

/** A cubic that increases, or decreases, for every x: its slope is nowhere of the other sign. */
function monotone(name: Term, way: Term, letter: string, scope: Scope): Condition | null {
  const own = typeof name === 'string' ? bareName(name) : '';
  const definition = definitionsIn(scope).get(own);
  const isCut = scope.facts.some(
    ({ relation, of: [of, text] }) =>
      relation === 'domain' && bareName(String(of)) === own && !/\\in\b|∈/.test(String(text)),
  );
  if (!definition || isCut) return null;
  for (const fact of scope.facts)
    if (fact.relation === 'domain' && bareName(String(fact.of[0])) === own) scope.used.add(fact);
  const slope = differentiate(definition.body, definition.letter);
  const quadratic = quadraticIn(way === 'increasing' ? negative(slope) : slope, definition.letter);
  if (!quadratic || !isOneLetter(quadratic, letter)) return null;
  const at = (value: number) => (x: number) =>
    evaluate(quadratic.a, { [letter]: value }) * x * x +
    evaluate(quadratic.b, { [letter]: value }) * x +
    evaluate(quadratic.c, { [letter]: value });
  return {
    quadratic,
    isTrue: (value) => {
      const size = evaluate(quadratic.a, { [letter]: value });
      return (
        (size < -1e-12 || Math.abs(evaluate(quadratic.b, { [letter]: value })) + Math.abs(size) < 1e-12) &&
        countOf(quadratic, { [letter]: value }) < 2 &&
        at(value)(0) < 1e-9
      );
    },
    isTrueInNumbers: (value) =>
      Array.from({ length: 801 }, (_, i) => (i - 400) / 10).every((x) => at(value)(x) < 1e-9) &&
      at(value)(1e4) < 1e-6,
    tex: [`${toLatex(slope)} ${way === 'increasing' ? '\\geqslant' : '\\leqslant'} 0`],
  };
}

/** A curve that lies on one side of another for every x. */
function lyingIn(
  relation: 'below' | 'above',
  one: Term,
  other: Term,
  letter: string,
  scope: Scope,
): Condition | null {
  const [lower, upper] = (relation === 'below' ? [one, other] : [other, one]).map((term) =>
    curveOf(term, scope),
  );
  const quadratic = lower && upper ? quadraticIn(difference(lower, upper), 'x') : null;
  if (!quadratic || !isOneLetter(quadratic, letter)) return null;
  return {
    quadratic,
    isTrue: (value) => isAlwaysNegative(quadratic, { [letter]: value }),
    isTrueInNumbers: (value) =>
      [-1e4, -31.7, -5.3, -1.1, -0.2, 0, 0.2, 1.1, 5.3, 31.7, 1e4].every(
        (x) =>
          evaluate(quadratic.a, { [letter]: value }) * x * x +
            evaluate(quadratic.b, { [letter]: value }) * x +
            evaluate(quadratic.c, { [letter]: value }) <
          0,
      ) && countInNumbers(quadratic, { [letter]: value }) === 0,
    tex: [`${toLatex(quadratic.discriminant)} < 0`, `${toLatex(quadratic.a)} < 0`],
  };
}
