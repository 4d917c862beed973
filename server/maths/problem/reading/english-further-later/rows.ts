import { eachOf, fact, type RawFact, type RawTerm } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';

/** The rows of a matrix, each with as many numbers, as it is typed; null where they are not. */
function matrixOfRows(rows: readonly string[]): string | null {
  const all = rows.map((row) =>
    row
      .replace(/^[\s$(]{1,9}|[\s$)]{1,9}$/g, '')
      .split(row.includes(',') ? ',' : /\s+/)
      .map((one) => one.trim()),
  );
  const [first] = all;
  return first && first.length > 1 && all.every((row) => row.length === first.length && !row.includes(''))
    ? `\\begin{pmatrix}${all.map((row) => row.join('&')).join('\\\\')}\\end{pmatrix}`
    : null;
}

/** "Let M be the matrix with rows …": M, and what it is. */
export function matrixTold(name: string, rows: RawTerm, at: number, isByColumns = false): RawFact[] | null {
  const texts = eachOf(rows).map(String);
  const entries = isByColumns ? transposed(texts) : texts;
  const matrix = matrixOfRows(entries);
  const bare = name.replace(/\\math\w+|[{}\s$]/g, '');
  return matrix === null
    ? null
    : [fact('given', reference('matrix', bare, 'the', at)), holds(`\\mathbf{${bare}} = ${matrix}`)];
}

function transposed(columns: readonly string[]): string[] {
  const all = columns.map((one) =>
    one
      .replace(/[()$]/g, '')
      .trim()
      .split(one.includes(',') ? ',' : /\s+/),
  );
  return (all[0] ?? []).map((_, row) => `(${all.map((column) => column[row] ?? '').join(',')})`);
}

/** A, A², I and the like, which are powers of one matrix. */
export const arePowers = (names: readonly string[]): boolean => {
  const plain = names.map((one) => one.replace(/\\mathbf|[{}\s$]/g, ''));
  const letters = new Set(plain.filter((one) => one !== 'I').map((one) => one[0]));
  return letters.size === 1 && plain.every((one) => /^(?:[A-Z](?:\^[23])?)$/.test(one));
};
