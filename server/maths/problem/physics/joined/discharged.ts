import type { Fact, Problem, Term, Thing } from '../../schema/problem.ts';

/** What is the same of a capacitor and of the one resistor through which it is discharged. */
const SAME = new Set(['current', 'potential difference', 'voltage', 'initial current', 'time']);

const isOf = (term: Term | undefined, id: string): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** A question of a discharge with the current in its resistor as that of its capacitor. */
export function discharged(problem: Problem): Problem {
  const facts = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  const [discharge, another] = facts.filter(
    ({ relation, of: [, kind] }) => relation === 'also' && kind === 'discharge',
  );
  const capacitor = discharge && idOf(discharge.of[0]);
  const [resistor, other] = problem.things.filter(({ kind }) => kind === 'physics resistor');
  if (another || !capacitor || !resistor || other || !isThrough(facts, capacitor, resistor)) return problem;
  return JSON.parse(
    JSON.stringify(problem, (_, value: unknown) =>
      isQuantityOf(value, resistor.id)
        ? { ...value, of: [{ thing: capacitor }, ...value.of.slice(1)] }
        : value,
    ),
  ) as Problem;
}

const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;

const isQuantityOf = (value: unknown, id: string): value is { the: string; of: Term[] } =>
  typeof value === 'object' &&
  value !== null &&
  'the' in value &&
  SAME.has(String(value.the)) &&
  'of' in value &&
  Array.isArray(value.of) &&
  isOf(value.of[0] as Term, id);

/** Whether the resistance of the discharge was told to be that of the resistor. */
const isThrough = (facts: readonly Fact[], capacitor: string, { id }: Thing): boolean =>
  facts.some(
    ({ relation, of: [left, right] }) =>
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'resistance' &&
      isOf(left.of[0], capacitor) &&
      typeof right === 'object' &&
      'the' in right &&
      isOf(right.of[0], id),
  );
