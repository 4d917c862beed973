import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, type RawFact, type RawTerm } from '../meaning.ts';

/** dy/dx = …, or the expression that it is; an equation of something else is null. */
export function gradientOf(curve: RawTerm, said: string): RawFact[] | null {
  if (!said.includes('=')) return [fact('slope', curve, `\\frac{dy}{dx} = ${said.replaceAll('$', '')}`)];
  const statement = statementIn(said);
  return statement?.kind === 'relation' && statement.sides[0]?.kind === 'derivative'
    ? [fact('slope', curve, said)]
    : null;
}

/** The point is one of the curve, with a level tangent, and of the kind that is named. */
export const turningAt = (word: string, point: RawTerm, curve: RawTerm): RawFact[] => [
  fact('stationary', point, curve),
  ...(word === 'minimum' || word === 'maximum' ? [fact(`${word} at`, point, curve)] : []),
];
