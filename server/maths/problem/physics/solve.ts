import { isOfPhysics } from '../../reading/mechanics/measured-values.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { solveByQuantities } from '../quantities/solve-parts.ts';
import type { Problem, ToldFact } from '../schema/problem.ts';
import { isPossible, withoutUnclear } from './unclear.ts';
import { isNoCollision, isNotCarried } from './not-carried.ts';
import { openWorth, outsideOf } from './outside.ts';
import { quantitiesOf } from './quantities-of.ts';

/** A question of physics as data, in every way to read it in which all that is said belongs to what it is said of. */
export const inQuantities = (problems: readonly Problem[]): Problem[] =>
  problems.flatMap((problem) => {
    const meant = quantitiesOf(problem);
    const paper = paperOf(problem);
    const isOpen = paper.length === 0 && meant?.things.some(({ kind }) => needsGravity(kind));
    const isOfThings = meant !== null && meant.things.length > 0;
    return meant && (isOfThings || isByFormula(meant)) && !isOpen
      ? [withoutUnclear({ ...(isOfThings ? meant : asUncertain(meant)), facts: [...meant.facts, ...paper] })]
      : [];
  });

/** A result that is worked out from what is measured, by a formula. */
const isByFormula = ({ facts, parts }: Problem): boolean =>
  [...facts, ...parts.flatMap(({ given, facts: own }) => [...given, ...own])].some(
    ({ relation }) => relation === 'holds',
  );

const PERCENTAGE = 'percentage uncertainty';

/** By how much it may be off; the unit of what it is, its letter does not tell. */
const asUncertain = (problem: Problem): Problem => ({
  ...problem,
  parts: problem.parts.map((part) =>
    part.goals.every(
      ({ target }) => typeof target === 'object' && 'the' in target && target.the === PERCENTAGE,
    )
      ? part
      : { ...part, goals: [], otherwise: [] },
  ),
});

/** Works its parts out; ways to read it that lead to answers must agree. */
export function solvePhysics(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map((problem) =>
    solveByQuantities(problem).map((one, at) =>
      'part' in one && isPossible(one.part, problem.parts[at]!.goals) ? one.part : null,
    ),
  );
  const isOutside = outsideOf();
  const worth = openWorth();
  const isRefused = (problem: Problem, at: number) =>
    isNotCarried(problem, at) || isOutside(problem, at) || isNoCollision(problem, at, worth);
  return (problems[0]?.parts ?? []).map((_, at) =>
    problems.some((problem, way) => all[way]![at] && isRefused(problem, at))
      ? null
      : agreed(all.filter((one) => showsAll(one, all, problems, at)).flatMap((one) => one[at] ?? [])),
  );
}

/** Whether a way to read a question shows what was to be shown before a part, where another way does. */
const showsAll = (
  own: readonly (SolvedPart | null)[],
  all: readonly (readonly (SolvedPart | null)[])[],
  [problem]: readonly Problem[],
  until: number,
): boolean =>
  (problem?.parts ?? [])
    .slice(0, until)
    .every(({ goals }, at) => goals[0]?.verb !== 'show' || own[at] || !all.some((one) => one[at]));

/** Words that stand in questions of physics alone. */
const WORDS =
  /\bthrust of the (?:rocket|engine)|\d\s?[MGT](?:eV|Hz|Pa|W|Ω)\b|State what provides|specific (?:heat|latent)|\d\s?nm\b|work function|photon|half-life|半衰期|光子|逸出功|比热容|潜热|\bnucle(?:us|i|ar|on)\b|原子核/;

const needsGravity = (kind: string): boolean => kind.includes('motion round a vertical circle');

/** Questions with choices are of physics. */
const MOST_CHOICES = 4;

/** In mechanics g is 10 m s⁻²: what may be a question of either does not say how great it is. */
const paperOf = ({ text, parts }: Problem): ToldFact[] =>
  isOfPhysics(text) || WORDS.test(text) || parts.some(({ choices }) => choices.length === MOST_CHOICES)
    ? [{ relation: 'paper', of: ['9702'] }]
    : [];

function agreed(parts: readonly SolvedPart[]): SolvedPart | null {
  const [first, ...others] = parts;
  return first && others.every(({ answer }) => answer.text === first.answer.text) ? first : null;
}
