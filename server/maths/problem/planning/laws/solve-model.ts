import type { Text } from '../../../../core/locale.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Law, Model, Numbers } from './law.ts';
import { type Branch, solveLaws } from './solve-laws.ts';

/** What was found, its unit, and how. */
export interface Result {
  values: Expression[];
  unit: string;
  letter: string | null;
  steps: Step[];
  used: readonly Fact[];
  isConfirmed: boolean;
  /** What is said of it in words, such as its direction. */
  say?: Text;
  /** Both ends of what a letter may be, where that is asked. */
  ends?: { letter: string; low: number; high: number };
  /** An angle in degrees; bare where the letter is the number of them. */
  angle?: { letter: string | null; isBare: boolean };
}

export interface Asked {
  value: Expression;
  unit: string;
  letter: string | null;
  /** A speed is asked for, whichever way it is. */
  isSize?: boolean;
  /** A loss is asked for: a gain answers no such question. */
  isLoss?: boolean;
}

/** What is asked for, found from the laws of a situation; `terms` may stand in it. */
export function solveModel(model: Model, asked: Asked, terms: readonly string[]): Result | null {
  const known = new Set(terms);
  const wanted = symbolsOf(asked.value).filter((letter) => !known.has(letter));
  const all = [...new Set(model.laws.flatMap(({ zero }) => symbolsOf(zero)))].filter(
    (letter) => !known.has(letter),
  );
  const branches = solveLaws(model.laws, all, known) ?? solveLaws(model.laws, wanted, known);
  if (!branches) return null;
  // A coefficient of restitution is at most 1.
  const given = Object.fromEntries(
    terms.map((letter, at) => [letter, letter === 'e' ? 0.43 : 1.37 + 0.41 * at]),
  );
  const possible = branches.flatMap((branch) => {
    const values: Numbers = {
      ...given,
      ...Object.fromEntries([...branch].map(([letter, { value }]) => [letter, evaluate(value, given)])),
    };
    return model.isPossible(values) && model.laws.every(({ zero }) => isMet(zero, values))
      ? [{ branch, values }]
      : [];
  });
  if (possible.length === 0) return null;
  const found = possible.map(({ branch, values }) => {
    const value = exact(putIn(asked.value, branch));
    const size = evaluate(value, given);
    return {
      branch,
      values,
      value: asked.isSize && size < 0 ? exact(negativeOf(value)) : value,
      size: Math.abs(size),
    };
  });
  if (asked.isLoss && found.some(({ value }) => evaluate(value, given) < -1e-12)) return null;
  if (found.some(({ value }) => symbolsOf(value).some((letter) => !known.has(letter)))) return null;
  const distinct = [
    ...new Map(found.map((one) => [evaluate(one.value, given).toPrecision(9), one])).values(),
  ];
  const [first] = distinct;
  const laws = new Set(wanted.flatMap((letter) => [...(first!.branch.get(letter)?.from ?? [])]));
  return {
    values: distinct.map(({ value }) => value),
    unit: asked.unit,
    letter: asked.letter,
    steps: stepsOf(
      [...model.laws].filter((one) => laws.has(one)),
      wanted,
      first!.branch,
    ),
    // What is said of the situation holds in it, whether or not this goal needs it.
    used: model.laws.flatMap(({ by }) => by),
    isConfirmed: found.every(({ values }) => model.isConfirmed(values)),
  };
}

const negativeOf = (one: Expression): Expression => ({ kind: 'negative', of: one });

const putIn = (one: Expression, branch: Branch): Expression =>
  [...branch].reduce((before, [letter, { value }]) => substitute(before, letter, value), one);

function isMet(zero: Expression, values: Numbers): boolean {
  const terms = zero.kind === 'sum' ? zero.terms : [zero];
  const sizes = terms.map((term) => Math.abs(evaluate(term, values)));
  const gap = evaluate(zero, values);
  return Number.isNaN(gap) || Math.abs(gap) < 1e-7 * Math.max(1, ...sizes);
}

function stepsOf(laws: readonly Law[], wanted: readonly string[], branch: Branch): Step[] {
  const said = new Map<string, { name: Law['name']; tex: string[] }>();
  for (const { name, zero } of laws) {
    const before = said.get(name.en);
    const tex = `${toLatex(zero)} = ${toLatex(number(0))}`;
    if (before) before.tex.push(tex);
    else said.set(name.en, { name, tex: [tex] });
  }
  const found = wanted.flatMap((letter) => {
    const value = branch.get(letter)?.value;
    return value ? [`${toLatex(symbol(letter))} = ${toLatex(value)}`] : [];
  });
  return [
    ...[...said.values()].map(({ name, tex }) => step(name, tex)),
    step({ en: 'Solve these equations.', zh: '解这些方程。' }, found),
  ];
}
