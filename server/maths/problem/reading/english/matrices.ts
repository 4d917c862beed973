import { fact, isAll, isReference, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { property, thing } from './nouns.ts';

/** The name of a matrix that an equation gives. */
const nameIn = (equation: string): string | null =>
  /^\s*\\math(?:bf|rm)\{([A-Z])\}\s*=/.exec(equation)?.[1] ??
  /^\s*([A-Z])\s*=\s*\\begin\{[pb]matrix/.exec(equation)?.[1] ??
  null;

const THINGS: Rule[] = [
  ...thing('matrix', 'matrix'),
  ...rule<{ e: string }>('facts', '[the] matrix {e:equation}', ({ e }, [at]) => {
    const name = nameIn(e);
    return name ? [fact('given', reference('matrix', name, 'the', at)), holds(e)] : null;
  }),
  ...rule<{ e: string }>('matrix', 'the matrix {e:equation}', ({ e }, [at]) => {
    const name = nameIn(e);
    return name ? { ...reference('matrix', name, 'the', at), says: [holds(e)] } : null;
  }),
  ...rule<{ m: RawTerm; f: RawFact[] }>('facts', '{m:matrix} is (given|defined) by {f:facts}', ({ m, f }) => [
    fact('given', m),
    ...f,
  ]),
  ...rule<{ m: RawTerm; f: RawFact[] }>(
    'facts',
    '[the] [matrices] {m:matrixs} are (given|defined) by {f:facts}',
    ({ m, f }) =>
      isAll(m)
        ? [...m.all.map((one) => fact('given', isReference(one) ? { ...one, article: 'the' } : one)), ...f]
        : null,
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'facts',
    '[the] matrices {a:label} and {b:label} are (given|defined) by {f:facts}',
    ({ a, b, f }, [at]) => [
      ...[a, b].map((one, i) =>
        fact('given', reference('matrix', one.replace(/\\math\w+|[{}\s]/g, ''), 'the', at + i / 100)),
      ),
      ...f,
    ],
  ),
];

const PROPERTIES: Rule[] = [
  ...property({ the: 'determinant', noun: 'determinant', of: ['matrix'] }),
  ...property({ the: 'inverse', noun: 'inverse', of: ['matrix'], gives: 'vector' }),
  ...rule<{ e: RawTerm }>('wanted', '[the] matrix {e:expression}', ({ e }) => e),
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} is singular', ({ m }) => [fact('singular', m)]),
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} (has no inverse|does not have an inverse)', ({ m }) => [
    fact('singular', m),
  ]),
  ...rule<{ m: RawTerm }>('values', '[the] eigenvalues of {m:matrix}', ({ m }) => the('eigenvalues', m)),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] eigenvalues of {m:matrix} and [the] corresponding eigenvectors',
    ({ m }) => the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] eigenvalues and [the] [corresponding] eigenvectors of {m:matrix}',
    ({ m }) => the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] equations of the [two] invariant lines [, through the origin ,|through the origin|which pass through the origin ,] of the transformation [in the x-y plane] represented by {m:matrix}',
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] equations of the lines through the origin (which are|that are) invariant under the transformation represented by {m:matrix}',
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ g: RawGoal[]; c: string }>('goals', '{g:goals} [in the case] when {c:equation}', ({ g, c }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
];

export const MATRIX_RULES: Rule[] = [...THINGS, ...PROPERTIES];
