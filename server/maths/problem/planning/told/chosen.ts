import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';

/** "k = 9 or k = −31": the values of a letter that a part found. */
export function foundValues(letter: string, text: string): Fact[] {
  const values = text.split(' or ').map((one) => {
    const [left, value, more] = one.split(' = ');
    return left === letter && value !== undefined && more === undefined ? value : null;
  });
  return values.length > 1 && values.every((one) => one !== null)
    ? [{ relation: 'found-values', of: [letter, ...(values as string[])] }]
    : [];
}

/** The values that were found last. */
const valuesOf = (letter: Term | undefined, facts: readonly Fact[]): string[] | null =>
  (facts.findLast(({ relation, of: [of] }) => relation === 'found-values' && of === letter)?.of.slice(1) as
    | string[]
    | undefined) ?? null;

/** "For the larger of these values of k": k is that one. What cannot be told apart is left as it stands. */
export const withChosen = (said: readonly Fact[], known: readonly Fact[]): Fact[] =>
  said.map((one) => {
    const [letter, which] = one.of;
    const values = one.relation === 'chosen' ? valuesOf(letter, known) : null;
    if (values?.length !== 2) return one;
    const sizes = values.map((text) => {
      const read = statementIn(text);
      return read?.kind === 'expression' ? evaluate(read.value) : NaN;
    }) as [number, number];
    const at = sizes[0] > sizes[1] === (which === 'greatest') ? 0 : 1;
    return Number.isFinite(sizes[0] - sizes[1]) ? { relation: 'equal', of: [letter!, values[at]!] } : one;
  });

/** "For these values of k", which are known by now. */
export const areFound = ({ relation, of: [letter] }: Fact, facts: readonly Fact[]): boolean =>
  relation === 'each-found' && valuesOf(letter, facts) !== null;
