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
export function factsOf(variable: Variable, resolved: Resolved, { qualities, equations }: Model): Fact[] {
  const letters = Object.keys(resolved.letters);
  const law = JSON.stringify(variable.law, big) ?? '';
  return [
    ...variable.facts,
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

const big = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
