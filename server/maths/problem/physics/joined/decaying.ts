import type { Fact, Problem, Term, Thing } from '../../schema/problem.ts';

const FADING = ['activity', 'number of nuclei', 'mass'];

const isOf = (term: Term | undefined, { id }: Thing): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** A question of samples that decay: what is told of one without a time is what it has at first. */
export function decaying(problem: Problem): Problem {
  const facts = [...problem.facts, ...problem.parts.flatMap(({ given, facts: own }) => [...given, ...own])];
  const samples = problem.things.filter(({ kind }) => kind === 'physics radioactive sample');
  const more = samples.flatMap((one) => {
    const told = facts.flatMap(({ relation, of: [left] }) =>
      relation === 'equal' && typeof left === 'object' && 'the' in left && isOf(left.of[0], one)
        ? [left]
        : [],
    );
    const isTold = (name: string) => told.some((each) => each.the === name);
    return [...atFirst(one, told), ...nuclearMass(one, isTold)];
  });
  return more.length === 0 ? problem : { ...problem, facts: [...problem.facts, ...more] };
}

type Told = Extract<Term, { the: string }>;

const implied = (a: Term, b: Term): Fact => ({ relation: 'implied', of: [a, b] });

/** It is told of the start, from which times are counted. */
function atFirst({ id }: Thing, told: readonly Told[]): Fact[] {
  const isBare = (each: Told) => each.of.length === 1 && !each.where;
  const isTimed = told.some((each) => each.the === 'time' && isBare(each));
  return !isTimed && told.some((each) => FADING.includes(each.the) && isBare(each))
    ? [implied({ the: 'time', of: [{ thing: id }] }, '0')]
    : [];
}

/** The mass of a nucleus is close to as many u as it has nucleons. */
function nuclearMass({ id, name }: Thing, isTold: (name: string) => boolean): Fact[] {
  const [, nucleons] = /-(\d{1,3})m?$/.exec(name ?? '') ?? [];
  if (nucleons === undefined || isTold('nuclear mass') || !(isTold('mass') || isTold('initial mass')))
    return [];
  return [implied({ the: 'nuclear mass', of: [{ thing: id }] }, { amount: nucleons, unit: 'u' })];
}
