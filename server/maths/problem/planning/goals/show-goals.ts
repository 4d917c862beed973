import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  has,
  negative,
  quotient,
  substitute,
  symbolsOf,
  number,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Answer, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { explainedLines } from '../explaining/explained.ts';
import { equationsOf } from '../scope/facts.ts';
import { holdsInNumbers, isConfirmed } from '../scope/numeric.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { openLetters, zeroForm } from '../values/value.ts';
import { type Assignment, cleared, isZeroAt, solveSystem } from '../values/system.ts';
import { isOfCurve, solvedFor } from '../scope/solved-for.ts';
import { shownMonotone } from '../shown/monotone.ts';
import { shownSlope } from '../shown/slope.ts';
import { shownAnswer } from '../shown/shown-answer.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import { shownFact } from '../working/worked.ts';
import { provedSides } from '../trigonometry/shown-identity.ts';

/**
 * Derives a printed equation from what is given: the letters that do not stand in it are eliminated, or those in it
 * found, and then it has to hold. Null where it does not follow.
 */
export function solveShow(goal: Goal, scope: Scope): SolvedGoal | null {
  const fact = shownFact(goal);
  const identity = fact && provedSides(fact);
  if (identity) return identity;
  const calculus = fact && (shownMonotone(fact, scope) ?? shownSlope(fact, scope));
  if (calculus) return calculus;
  const wanted = fact && equationsOf(fact, scope);
  const answer = fact && shownAnswer(fact, wanted ?? []);
  if (fact && answer && wanted?.length === 0) return solveEquation(fact, answer, scope);
  if (!wanted || wanted.length === 0 || !answer || wanted.some(isOfCurve)) return null;
  // That two numbers are equal is to be shown by an argument, not by computing them.
  if (fact.relation === 'holds' && wanted.every((one) => symbolsOf(one).length === 0)) return null;
  const steps: Step[] = [];
  for (const one of wanted) {
    const derived = derivedBy(one, scope, fact);
    if (!derived || !holdsForSamples(one, scope)) return null;
    steps.push(...derived);
  }
  return {
    title: { en: 'Show that it follows', zh: '由已知条件证明' },
    steps: [
      ...steps,
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, answer.tex ? [answer.tex] : []),
    ],
    answer,
    checks: [
      {
        name: { en: 'Every solution of what is given satisfies it', zh: '已知条件的每个解都满足该式' },
        passed: true,
      },
    ],
  };
}

/** The equation of a line or a curve: it is worked out, and has to be a multiple of the printed one. */
function solveEquation(
  { relation, of: [left, right] }: Fact,
  answer: Answer,
  scope: Scope,
): SolvedGoal | null {
  if (relation !== 'equal' || typeof left !== 'object' || !('the' in left) || left.the !== 'equation')
    return null;
  const [found, printed] = [valueOf(left.of[0]!, scope), valueOf(right!, scope)];
  if (found?.is !== 'equation' || printed?.is !== 'equation' || openLetters(found).length > 0) return null;
  const letters = symbolsOf(zeroForm(found)).filter((one) => one === 'x' || one === 'y');
  if (letters.length === 0 || !isMultiple(zeroForm(found), zeroForm(printed), scope)) return null;
  return {
    title: { en: 'Show that it follows', zh: '由已知条件证明' },
    steps: [
      step({ en: 'Work out the equation.', zh: '求出方程。' }, [
        `${toLatex(found.left)} = ${toLatex(found.right)}`,
      ]),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [answer.tex]),
    ],
    answer,
    checks: [
      {
        name: { en: 'The equation was found in numbers in another way', zh: '用数值方法另行求得相同的方程' },
        passed: isConfirmed(left, printed, scope, {}),
      },
    ],
  };
}

/** What is given as equations that are zero, with the facts that say so. */
function givenEquations(scope: Scope): Map<Expression, Fact> {
  return new Map(
    scope.facts.flatMap((fact) =>
      (equationsOf(fact, scope) ?? []).filter((one) => !isOfCurve(one)).map((one) => [one, fact] as const),
    ),
  );
}

function derivedBy(wanted: Expression, scope: Scope, fact: Fact): Step[] | null {
  const letters = symbolsOf(wanted);
  if (letters.length === 0) return isZeroAt(wanted, {}) ? numberSteps(wanted, scope, fact) : null;
  return byElimination(wanted, letters, scope) ?? byValues(wanted, letters, scope);
}

/** How a number comes out, where its law is known. */
function numberSteps(wanted: Expression, scope: Scope, { relation, of }: Fact): Step[] {
  const target = relation === 'equal' ? of[0]! : { the: relation, of };
  const lines = explainedLines({ verb: 'find', target }, scope);
  return lines.length > 0 ? lines : [equationStep([wanted])];
}

const equationStep = (equations: readonly Expression[]): Step =>
  step(
    { en: 'Write what is given as equations.', zh: '把已知条件写成方程。' },
    equations.map((one) => `${toLatex(one)} = 0`),
  );

/** The letters are found, and every solution satisfies what is to be shown. */
function byValues(wanted: Expression, letters: string[], scope: Scope): Step[] | null {
  const found = solvedFor(letters, scope);
  if (!found || found.solutions.length === 0) return null;
  if (!found.solutions.every((one) => isZeroAt(wanted, one))) return null;
  return [
    equationStep(found.equations),
    step(
      { en: 'Solve them.', zh: '解这些方程。' },
      found.solutions.map((one) =>
        Object.entries(one)
          .map(([letter, value]) => `${toLatex(symbol(letter))} = ${toLatex(value)}`)
          .join(',\\; '),
      ),
    ),
  ];
}

/** The other letters are taken out one by one, until an equation is a multiple of the one that is wanted. */
function byElimination(wanted: Expression, letters: string[], scope: Scope): Step[] | null {
  const given = givenEquations(scope);
  let open = [...given.keys()].map((one) => ({ one, from: [one] }));
  const steps: Step[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const hit = open.find(({ one }) => isMultiple(one, wanted, scope));
    if (hit) {
      for (const one of hit.from) scope.used.add(given.get(one)!);
      return [
        equationStep(hit.from),
        ...steps,
        step({ en: 'Simplify.', zh: '化简。' }, [`${toLatex(hit.one)} = 0`, `${toLatex(wanted)} = 0`]),
      ];
    }
    const choice = open
      .flatMap(({ one, from }) => symbolsOf(one).map((letter) => ({ one, from, letter })))
      .filter(({ letter }) => !letters.includes(letter))
      .map((each) => ({ ...each, value: subjectOf(each.one, each.letter) }))
      .find(({ value }) => value !== null);
    if (!choice) return null;
    const { letter, value } = choice;
    const shown = toText(symbol(letter));
    steps.push(
      step({ en: `Make ${shown} the subject and substitute.`, zh: `解出 ${shown} 并代入。` }, [
        `${toLatex(symbol(letter))} = ${toLatex(value!)}`,
      ]),
    );
    open = open
      .filter(({ one }) => one !== choice.one)
      .map(({ one, from }) =>
        has(one, letter)
          ? {
              one: cleared(exact(substitute(one, letter, value!))),
              from: [...new Set([...from, ...choice.from])],
            }
          : { one, from },
      );
  }
  return null;
}

/** A letter that stands in the first power alone. */
function subjectOf(one: Expression, letter: string): Expression | null {
  const coefficients = coefficientsOf(one, letter);
  if (coefficients?.length !== 2) return null;
  const [free, before] = coefficients.map(tidy) as [Expression, Expression];
  return exact(quotient(negative(free), before));
}

/** Whether one is zero exactly where the other is: their quotient is a number, or letters that are not zero. */
function isMultiple(one: Expression, wanted: Expression, scope: Scope): boolean {
  const letters = symbolsOf(wanted);
  if (symbolsOf(one).some((letter) => !letters.includes(letter))) return false;
  const ratios = SAMPLES.map((values) => {
    const numbers = Object.fromEntries(letters.map((letter, at) => [letter, values[at % values.length]!]));
    return { numbers, ratio: evaluate(one, numbers) / evaluate(wanted, numbers) };
  }).filter(({ ratio }) => Number.isFinite(ratio) && Math.abs(ratio) > 1e-12);
  if (ratios.length < 5) return false;
  const isConstant = (of: (typeof ratios)[number][], by: (numbers: Record<string, number>) => number) => {
    const [first, ...rest] = of.map(({ numbers, ratio }) => ratio / by(numbers));
    return rest.every((each) => Math.abs(each - first!) < 1e-8 * Math.abs(first!));
  };
  if (isConstant(ratios, () => 1)) return true;
  const nonzero = letters.filter((letter) =>
    scope.facts.some(
      ({ relation, of: [of] }) => ['positive', 'negative', 'nonzero'].includes(relation) && of === letter,
    ),
  );
  return letters.some((letter) =>
    [-2, -1, 1, 2].some(
      (power) =>
        (power < 0 || nonzero.includes(letter)) && isConstant(ratios, (numbers) => numbers[letter]! ** power),
    ),
  );
}

const SAMPLES = [
  [0.7, 1.3, 2.1],
  [1.9, 0.6, 1.1],
  [2.7, 3.3, 0.9],
  [3.1, 1.7, 2.9],
  [0.3, 2.3, 1.7],
  [5.3, 0.8, 3.7],
  [1.1, 4.1, 0.4],
];

/** The facts solved with numbers for all letters but one: each solution satisfies every fact, and what was shown. */
function holdsForSamples(wanted: Expression, scope: Scope): boolean {
  const [, ...free] = symbolsOf(wanted);
  if (symbolsOf(wanted).length === 0) return isZeroAt(wanted, {});
  const equations = [...givenEquations(scope).keys()];
  let seen = 0;
  for (const values of SAMPLES.slice(0, 4)) {
    const fixed: Assignment = Object.fromEntries(
      free.map((letter, at) => [letter, number({ n: BigInt(Math.round(values[at % 3]! * 10)), d: 10n })]),
    );
    for (const solution of solutionsWith(equations, wanted, fixed, scope)) {
      const all = { ...fixed, ...solution };
      if (!isZeroAt(wanted, all)) return false;
      if (scope.facts.some((fact) => holdsInNumbers(fact, scope, all) === false)) return false;
      seen += 1;
    }
    if (free.length === 0) break;
  }
  return seen > 0;
}

function solutionsWith(
  equations: Expression[],
  wanted: Expression,
  fixed: Assignment,
  scope: Scope,
): Assignment[] {
  const put = equations.map((one) =>
    Object.entries(fixed).reduce((before, [letter, value]) => substitute(before, letter, value), one),
  );
  let letters = symbolsOf(wanted).filter((letter) => !Object.hasOwn(fixed, letter));
  for (;;) {
    const near = put.filter((one) => symbolsOf(one).some((letter) => letters.includes(letter)));
    const wider = [...new Set([...letters, ...near.flatMap(symbolsOf)])];
    if (wider.length > letters.length) {
      letters = wider;
      continue;
    }
    const conditions = conditionsOn(scope, letters);
    const solutions = near.length > 0 ? solveSystem(near, letters) : null;
    return (solutions ?? []).filter((one) => conditions?.every((holds) => holds(one)) ?? false);
  }
}
