import type { Resolved } from '../laws/resolve.ts';
import type { Model, Variable } from '../facts/model.ts';
import type { Fact } from '../../schema/problem.ts';

export const topicOf = ({ law }: Variable): string =>
  law?.is === 'normal'
    ? '9709/p5/the-normal-distribution'
    : law?.is === 'continuous' || law?.is === 'function'
      ? '9231/p4/continuous-random-variables'
      : law?.is === 'generating'
        ? '9231/p4/probability-generating-functions'
        : '9709/p5/discrete-random-variables';

/** The facts on which what is known of a variable rests. */
export function factsOf(variable: Variable, resolved: Resolved, model: Model): Fact[] {
  const { qualities, equations } = model;
  const letters = Object.keys(resolved.letters);
  const law = JSON.stringify(variable.law, big) ?? '';
  return [
    ...variable.facts,
    ...summands(variable, model),
    ...qualities
      .filter(({ letter }) => letters.includes(letter) || law.includes(`"${letter}"`))
      .map(({ fact }) => fact),
    ...equations
      .filter(({ left, right }) =>
        letters.some((one) => JSON.stringify([left, right], big).includes(`"${one}"`)),
      )
      .map(({ fact }) => fact),
  ];
}

/** What is told of the two that a sum is of, and that they are independent. */
function summands({ law }: Variable, { variables, independent }: Model): Fact[] {
  if (law?.is !== 'sum') return [];
  const [a, b] = law.of;
  return [
    ...variables.filter(({ name }) => name === a || name === b).flatMap((one) => one.facts),
    ...independent.filter(({ of }) => of.includes(a) && of.includes(b)).map(({ fact }) => fact),
  ];
}

const big = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
