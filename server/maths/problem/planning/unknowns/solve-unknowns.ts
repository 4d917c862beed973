import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  has,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import { rounded } from '../../../writing/rounding.ts';
import type { Reading } from '../../reading/read-problem.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { equationLatex, shownPlan } from '../explaining/shown-equations.ts';
import { answerOf } from '../goals/answer.ts';
import type { SolvedPart } from '../goals/solved-part.ts';
import { topicOf } from '../scope/areas.ts';
import { boundsOf, HOLDS } from '../scope/conditions.ts';
import { asOneFraction, assigned, type Assignment, solveSystem } from '../values/system.ts';
import { expressionValue } from '../values/value.ts';
import {
  angleBetween,
  angleLettersIn,
  angleOf,
  cosineOf,
  inSines,
  onUnitCircle,
  sineOf,
} from './angle-letters.ts';
import { restNear } from './newton.ts';
import { type Told, toldEquations } from './told-equations.ts';

const MOST_SOLUTIONS = 4;
const MOST_LETTERS = 8;

/**
 * Letters, or expressions of them, from equations between letters: all that is wanted from one solution at a time, so
 * that values which belong together stand together. Null where something else is told or asked for.
 */
export function solveUnknowns({ facts, goals }: Reading): SolvedPart | null {
  const told = toldEquations(facts, goals);
  if (!told || told.zeros.length === 0) return null;
  const all = [...told.zeros, ...told.wanted.map(({ value }) => value)];
  const letters = [...new Set(all.flatMap(symbolsOf))].filter((letter) => !told.free.includes(letter));
  if (letters.length > MOST_LETTERS || !isConnected(told, letters)) return null;
  const angles = angleLettersIn(told.zeros, letters);
  const zeros = [...told.zeros.map((one) => inSines(one, angles)), ...angles.map(onUnitCircle)];
  const unknowns = letters.flatMap((letter) =>
    angles.includes(letter) ? [sineOf(letter), cosineOf(letter)] : [letter],
  );
  const solutions = (solveSystem(zeros, unknowns) ?? []).flatMap((one) => withAngles(one, angles, facts));
  const kept = solutions.filter((one) => told.conditions.every((condition) => holds(condition, one)));
  if (kept.length === 0 || kept.length > MOST_SOLUTIONS) return null;
  const lines = kept.toSorted(bySize(told)).map((one) => valuesOf(one, told, angles));
  if (!lines.every((one) => one !== null)) return null;
  const distinct = [...new Map(lines.map((one) => [one.text, one])).values()];
  const answer = {
    text: distinct.map(({ text }) => text).join(' or '),
    tex: distinct.map(({ tex }) => tex).join('\\quad\\text{or}\\quad '),
  };
  return {
    title: { en: 'From what is given', zh: '由已知条件求解' },
    topic: topicOf([]),
    steps: [
      step(
        { en: 'Write what is given as equations.', zh: '把已知条件写成方程。' },
        told.zeros.map(equationLatex),
      ),
      step({ en: 'Solve them.', zh: '解这些方程。' }, shownPlan([], kept.map(withoutSines)).solutions),
      step({ en: 'The answer', zh: '答案' }, [answer.tex]),
    ],
    answer,
    checks: [
      {
        name: { en: 'Every condition holds in numbers', zh: '各条件经数值验证成立' },
        passed: kept.every((one) => zeros.every((zero) => isZero(zero, one, told.free))),
      },
      {
        name: { en: 'Newton’s method comes to the same values', zh: '用牛顿法得到相同的值' },
        passed: kept.every((one) => isReached(zeros, unknowns, one, told.free)),
      },
    ],
  };
}

/** Whether every equation is tied to what is wanted by letters that it shares with others: nothing is left unused. */
function isConnected({ zeros, conditions, wanted }: Told, letters: readonly string[]): boolean {
  const known = new Set(wanted.flatMap(({ value }) => symbolsOf(value)));
  let open = [...zeros];
  for (;;) {
    const tied = open.filter((one) => symbolsOf(one).some((letter) => known.has(letter)));
    if (tied.length === 0) break;
    for (const letter of tied.flatMap(symbolsOf)) known.add(letter);
    open = open.filter((one) => !tied.includes(one));
  }
  return (
    open.length === 0 &&
    letters.every((letter) => known.has(letter)) &&
    conditions.every(({ sides }) => sides.flatMap(symbolsOf).every((letter) => known.has(letter)))
  );
}

/** With the angles that have these sines and cosines, where they were said to lie in one turn. */
function withAngles(one: Assignment, angles: readonly string[], facts: readonly Fact[]): Assignment[] {
  let found: Record<string, Expression> = { ...one };
  for (const angle of angles) {
    const [s, c] = [one[sineOf(angle)]!, one[cosineOf(angle)]!];
    const bounds = boundsOf({ facts }, angle);
    if (!bounds) continue;
    const [sine, cosine] = [evaluate(s), evaluate(c)];
    const value = angleBetween(sine, cosine, ...bounds);
    if (value === null) return [];
    found = {
      ...found,
      [angle]: Math.abs(cosine) < 1e-12 ? exact(rightAngle(value)) : exact(angleOf(s, c, value)),
    };
  }
  return [found];
}

const rightAngle = (value: number): Expression => ({
  kind: 'product',
  factors: [
    { kind: 'number', value: { n: BigInt(Math.round((2 * value) / Math.PI)), d: 2n } },
    { kind: 'constant', name: 'pi' },
  ],
});

/** A condition in which a letter has no number is not known to hold. */
function holds({ sides, signs }: Told['conditions'][number], values: Assignment): boolean {
  const numbers = sides.map((side) => evaluate(assigned(side, values)));
  return signs.every((sign, at) => HOLDS[sign](numbers[at]!, numbers[at + 1]!));
}

/** What is wanted, for one solution. */
function valuesOf(one: Assignment, { wanted, free, inDegrees }: Told, angles: readonly string[]) {
  const written = wanted.map(({ goal, value }) => {
    const isAngle = value.kind === 'symbol' && angles.includes(value.name);
    if (isAngle && !one[value.name]) return null;
    const found = asOneFraction(exact(assigned(inSines(value, isAngle ? [] : angles), one)));
    if (symbolsOf(found).some((letter) => !free.includes(letter))) return null;
    return isAngle ? writtenAngle(goal, found, inDegrees) : answerOf([expressionValue(found)], goal);
  });
  if (!written.every((answer) => answer !== null)) return null;
  return {
    text: written.map(({ text }) => text).join(', '),
    tex: written.map(({ tex }) => tex).join(',\\; '),
  };
}

function writtenAngle({ target, figures }: Goal, value: Expression, inDegrees: boolean) {
  const radians = evaluate(value);
  const usual = inDegrees
    ? ({ kind: 'places', digits: 1 } as const)
    : ({ kind: 'figures', digits: 3 } as const);
  const text = rounded(inDegrees ? (radians * 180) / Math.PI : radians, figures ?? usual);
  const name = (target as string).replace(/^\\/, '');
  return {
    text: `${name} = ${text}${inDegrees ? '°' : ''}`,
    tex: `${name.length > 1 ? `\\${name}` : name} = ${text}${inDegrees ? '^{\\circ}' : ''}`,
  };
}

/** By what is wanted first. */
const bySize =
  ({ wanted }: Told) =>
  (one: Assignment, other: Assignment): number =>
    evaluate(assigned(wanted[0]!.value, one)) - evaluate(assigned(wanted[0]!.value, other)) || 0;

/** What was found of the letters that were told. */
const withoutSines = (one: Assignment): Assignment =>
  Object.fromEntries(Object.entries(one).filter(([letter]) => !/^(?:sin|cos)_/.test(letter)));

/** Numbers for the letters that may be in an answer. */
const sampled = (one: Expression, free: readonly string[]): Expression =>
  free.reduce(
    (before, letter, at) =>
      has(before, letter)
        ? substitute(before, letter, { kind: 'number', value: { n: BigInt(7 + 4 * at), d: 5n } })
        : before,
    one,
  );

function isZero(zero: Expression, one: Assignment, free: readonly string[]): boolean {
  const at = (part: Expression) => evaluate(sampled(assigned(part, one), free));
  const size = Math.max(1, ...(zero.kind === 'sum' ? zero.terms : [zero]).map((term) => Math.abs(at(term))));
  return Math.abs(at(zero)) < 1e-8 * size;
}

function isReached(
  zeros: readonly Expression[],
  unknowns: readonly string[],
  one: Assignment,
  free: readonly string[],
): boolean {
  const at = Object.fromEntries(unknowns.map((letter) => [letter, evaluate(sampled(one[letter]!, free))]));
  const near = Object.fromEntries(
    Object.entries(at).map(([letter, value], i) => [
      letter,
      value + 0.003 * (i + 1) * Math.max(0.1, Math.abs(value)),
    ]),
  );
  const reached = restNear(
    zeros.map((zero) => sampled(zero, free)),
    unknowns,
    near,
  );
  return (
    reached !== null &&
    unknowns.every(
      (letter) => Math.abs(reached[letter]! - at[letter]!) < 1e-4 * Math.max(1, Math.abs(at[letter]!)),
    )
  );
}
