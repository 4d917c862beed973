import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { KINDS } from '../../kinds/kinds.ts';
import type { Fact, Goal, Problem, ProblemPart, Term } from '../../schema/problem.ts';

/** In one condition, "while in the dark", or at a time that was spoken of: as states of what they are said of. */
export const conditioned = (problem: Problem): Problem =>
  ofEach(withTimes(inLetters(withoutOneCondition(problem))));

const CONDITION = /^while /;

const conditionsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"(while [^"]{1,60})"/g)].map(([, one]) => one!));

/** What is told in the only condition that there is holds throughout. */
function withoutOneCondition(problem: Problem): Problem {
  const { facts, parts } = problem;
  const told = JSON.stringify([facts, parts]);
  if (conditionsIn(told).size !== 1) return problem;
  return JSON.parse(
    JSON.stringify(problem, (key, value: unknown) =>
      key === 'of' && Array.isArray(value)
        ? value.filter((one) => typeof one !== 'string' || !CONDITION.test(one))
        : value,
    ),
  ) as Problem;
}

const isThisTime = ({ relation }: Fact): boolean => relation === 'this time';

/** "In this time": as long as what was asked for before went on. */
function withTimes(problem: Problem): Problem {
  let last: readonly Fact[] = [];
  const goalOf = <G extends Goal>(goal: G): G => {
    const where = whereOf(goal);
    if (where.some(isThisTime)) return timed(goal, last);
    if (where.length > 0) last = where;
    return goal;
  };
  const parts = problem.parts.map((part): ProblemPart => ({
    ...part,
    goals: part.goals.map(goalOf),
    otherwise: part.otherwise.map(({ goals }) => ({ goals: goals.map(goalOf) })),
  }));
  return { ...problem, parts };
}

const whereOf = ({ target, where = [] }: Goal): readonly Fact[] => [
  ...(typeof target === 'object' && 'the' in target ? (target.where ?? []) : []),
  ...where,
];

const timed = <G extends Goal>(goal: G, last: readonly Fact[]): G => ({
  ...goal,
  where: (goal.where ?? []).flatMap((one) => (isThisTime(one) ? last : [one])),
});

/** "The current in each resistor": that of one of them, where all that is told of each is the same. */
function ofEach(problem: Problem): Problem {
  const all = [problem.facts, ...problem.parts.flatMap(({ given, facts }) => [given, facts])].flat();
  const goalOf = <G extends Goal>(goal: G): G => ({ ...goal, target: ofOne(goal.target, all) });
  const parts = problem.parts.map((part): ProblemPart => ({
    ...part,
    goals: part.goals.map(goalOf),
    otherwise: part.otherwise.map(({ goals }) => ({ goals: goals.map(goalOf) })),
  }));
  return { ...problem, parts };
}

function ofOne(target: Term, told: readonly Fact[]): Term {
  if (typeof target !== 'object' || !('the' in target)) return target;
  const [owner, word] = target.of;
  if (word !== 'each' || typeof owner !== 'object' || !('all' in owner)) return target;
  const [first, ...others] = owner.all.map((one) => saidOfOne(one, told));
  // What is not the same of each has no value.
  return first !== undefined && others.every((one) => one === first)
    ? { ...target, of: [owner.all[0]!] }
    : { ...target, the: 'nothing', of: owner.all };
}

/** All that is told of a thing, without its name; of what is joined, with what. */
function saidOfOne(one: Term, told: readonly Fact[]): string {
  const id = JSON.stringify(one);
  return told
    .map(({ relation, of }) =>
      relation.startsWith('joined') ? `${relation} ${of.length}` : JSON.stringify({ relation, of }),
    )
    .filter(
      (text, at) => text.includes(id) || (text.startsWith('joined') && JSON.stringify(told[at]).includes(id)),
    )
    .map((text) => text.replaceAll(id, '#'))
    .join();
}

/** "Area 3A", where A was told to be an area: no amperes. */
function inLetters(problem: Problem): Problem {
  const all = [problem.facts, ...problem.parts.flatMap(({ given, facts }) => [given, facts])].flat();
  const letters = new Map(
    all.flatMap(({ of: [left, right] }) =>
      typeof right === 'string' ? [[right, nameIn(left)] as const] : [],
    ),
  );
  const told = <F extends Fact>(one: F): F => {
    const [left, right, ...others] = one.of;
    const name = nameIn(left);
    return name !== null &&
      typeof right === 'object' &&
      'amount' in right &&
      letters.get(right.unit) === name &&
      !isMeasuredIn(name, right.unit)
      ? { ...one, of: [left!, `${right.amount}*${right.unit}`, ...others] }
      : one;
  };
  return {
    ...problem,
    facts: problem.facts.map(told),
    parts: problem.parts.map((part) => ({
      ...part,
      given: part.given.map(told),
      facts: part.facts.map(told),
    })),
  };
}

const nameIn = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'the' in term ? term.the : null;

/** A potential difference may well be called V and be so many volts. */
function isMeasuredIn(name: string, unit: string): boolean {
  const dimension = parseUnit(unit)?.dimension;
  return [...KINDS.values()].some(({ properties }) => {
    const property = properties.get(name);
    return property !== undefined && dimension !== undefined && sameDimension(property.dimension, dimension);
  });
}
