import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, type RawFact, type RawTerm } from '../meaning.ts';

/** dy/dx = …, or the expression that it is; an equation of something else is null. */
export function gradientOf(curve: RawTerm, said: string): RawFact[] | null {
  if (!said.includes('=')) return [fact('slope', curve, `\\frac{dy}{dx} = ${said.replaceAll('$', '')}`)];
  return isSlope(said) ? [fact('slope', curve, said)] : null;
}

/** Whether an equation gives a derivative: dy/dx = …, d²y/dx² = …. */
export function isSlope(equation: string): boolean {
  const statement = statementIn(equation.replaceAll('$', ''));
  return statement?.kind === 'relation' && statement.sides[0]?.kind === 'derivative';
}

/** The point is one of the curve, with a level tangent, and of the kind that is named. */
export const turningAt = (word: string, point: RawTerm, curve: RawTerm): RawFact[] => [
  fact('stationary', point, curve),
  ...(word === 'minimum' || word === 'maximum' ? [fact(`${word} at`, point, curve)] : []),
];
