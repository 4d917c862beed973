import { isMeasured } from '../../reading/mechanics/measured-values.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { solveByQuantities } from '../quantities/solve-parts.ts';
import type { Problem } from '../schema/problem.ts';
import { chosen } from './choices.ts';
import { quantitiesOf } from './quantities-of.ts';

/** Works out the parts of a question about quantities of physics; ways to read it that lead to answers must agree. */
export function solvePhysics(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map(partsOf);
  return (problems[0]?.parts ?? []).map((_, at) => agreed(all.flatMap((one) => one[at] ?? [])));
}

function partsOf(problem: Problem): (SolvedPart | null)[] {
  const meant = quantitiesOf(problem);
  if (!meant) return [];
  const parts = meant.parts.map((part) => ({ ...part, choices: [] }));
  const worked = solveByQuantities({ ...meant, facts: [...meant.facts, ...paperOf(problem)], parts });
  return worked.map((one, at) => {
    const part = 'part' in one ? one.part : null;
    const { choices } = problem.parts[at]!;
    return part && choices.length > 0 ? chosen(part, choices) : part;
  });
}

/** Units that no question of mechanics has. */
const OF_PHYSICS =
  /Ω|\\Omega|ohm|\d\s?(?:[kmμnp]|\\mu)?(?:V|A|C|F|Hz|eV|K|mol|Pa|T|Bq)\b|\\text\{\s?(?:[kmμnp]|\\mu)?(?:V|A|C|F|Hz|eV|K|mol|Pa|T|Bq)\}/;

/** In mechanics g is 10 m s⁻²: what may be a question of either does not say how great it is. */
const paperOf = ({ text }: Problem) =>
  isMeasured(text) || OF_PHYSICS.test(text) ? [{ relation: 'paper', of: ['9702'] }] : [];

function agreed(parts: readonly SolvedPart[]): SolvedPart | null {
  const [first, ...others] = parts;
  return first && others.every(({ answer }) => answer.text === first.answer.text) ? first : null;
}
