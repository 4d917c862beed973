import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, type RawFact, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';

/** "The first three terms are 1 − 6x + 27x²": the coefficients of these powers; null where it has another number of terms. */
export function begun(
  e: string,
  letter: string,
  count: string,
  begins: string,
  said: RawFact[],
  at: number,
): RawFact[] | null {
  const statement = statementIn(begins);
  const list = statement?.kind === 'expression' ? coefficientsOf(statement.value, letter) : null;
  if (!list || list.length !== Number(count)) return null;
  const expansion = { ...reference('expansion', null, 'a', at), says: [fact('is', SELF, e)] };
  return [
    ...list.map((_, n) =>
      fact(
        'equal',
        the('coefficient', expansion, `${letter}^${n}`),
        the('coefficient', begins, `${letter}^${n}`),
      ),
    ),
    ...said,
  ];
}
