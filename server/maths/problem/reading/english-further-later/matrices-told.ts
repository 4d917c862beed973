import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { arePowers, matrixTold } from './rows.ts';

const SIZED = '[{s:size-of-matrix}|square]';
const PLACE =
  '[(of|in) (the x-y plane|the plane|two dimensions|two-dimensional space|three-dimensional space)]';
const ALL_POINTS = '(invariant points|points that are invariant|points which are invariant|fixed points)';

const bare = (name: string): string => name.replace(/\\math\w+|[{}\s$]/g, '');

/** Matrices told by their rows or by the transformation that they stand for. */
const TOLD: Rule[] = [
  ...['matrix-row', 'tuple', 'pair'].flatMap((kind) =>
    rule<{ r: string }>('row', `{r:${kind}}`, ({ r }) => r),
  ),
  ...rule<{ a: string; b: string; c?: string }>(
    'rows',
    '{a:row} [, {c:row} ,|, {c:row}] and {b:row}',
    ({ a, b, c }) => ({ all: [a, ...(c ? [c] : []), b] }),
  ),
  ...['row', 'column'].flatMap((way) =>
    rule<{ m: string; r: RawTerm }>(
      'facts',
      `[let] [the matrix] {m:label} (be|is|denotes|denote|has) [(the|a) ${SIZED} matrix] [with|whose|having|that has] [the] ${way}s [are] [:] {r:rows}`,
      ({ m, r }, [at]) => matrixTold(m, r, at, way === 'column'),
    ),
  ),
  ...rule<{ m: string }>('matrix', `the (square|{s:size-of-matrix}) matrix {m:label}`, ({ m }, [at]) =>
    reference('matrix', bare(m), 'the', at),
  ),
  ...[
    `[the|a] [linear] transformation {t:label} ${PLACE} (is represented by|has matrix|is given by|has|is defined by) {m:matrix}`,
    `{m:matrix} (represents|defines) (the|a) [linear] transformation {t:label} ${PLACE}`,
    `[the|a] [linear] transformation {t:label} ${PLACE} , which is represented by {m:matrix}`,
  ].flatMap((pattern) =>
    rule<{ t: string; m: RawTerm }>('facts', pattern, ({ t, m }, [at]) => {
      const name = typeof m === 'object' && 'a' in m ? m.name : null;
      return name && bare(t) !== name
        ? [
            fact('given', m),
            fact('given', reference('matrix', bare(t), 'the', at + 0.5)),
            holds(`\\mathbf{${bare(t)}} = \\mathbf{${name}}`),
          ]
        : null;
    }),
  ),
];

const OF = '(of|under) [the] [transformation] [represented by|with matrix]';

const ASKED: Rule[] = [
  ...rule<{ m: RawTerm }>('values', `[the] equation of the line of ${ALL_POINTS} ${OF} {m:matrix}`, ({ m }) =>
    the('invariant points', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    `[the] [equation of the] line all of whose points are invariant ${OF} {m:matrix}`,
    ({ m }) => the('invariant points', m),
  ),
  ...['pair', 'tuple', 'point'].flatMap((kind) =>
    rule<{ m: RawTerm; p: RawTerm }>(
      'wanted',
      `[the] [coordinates of the] point [whose image|which is mapped|that is mapped|which is transformed|that is transformed|which maps|that maps] [,] (under|by) [the transformation] [represented by|with matrix] {m:matrix} [,] (is|to|onto|into) [the point] {p:${kind}}`,
      ({ m, p }) => (typeof p === 'string' ? the('point before', m, p) : null),
    ),
  ),
  ...rule<{ e: string; a: RawTerm; b: RawTerm; c?: RawTerm }>(
    'goals',
    '(express|write|find|give) {e:expression} (in terms of|as a combination of) {a:label} [, {c:expression}] and {b:label}',
    ({ e, a, b, c }) => {
      const names = [a, b, ...(c ? [c] : [])].map(String);
      return arePowers(names)
        ? [{ verb: 'find', target: the('power by others', e, names.join(', ')) }]
        : null;
    },
  ),
  ...rule<{ e: string; a: RawTerm; b: RawTerm; c: RawTerm }>(
    'goals',
    '(express|write|find|give) {e:expression} in terms of {c:expression} , {a:label} and {b:label}',
    ({ e, a, b, c }) => {
      const names = [a, b, c].map(String);
      return arePowers(names)
        ? [{ verb: 'find', target: the('power by others', e, names.join(', ')) }]
        : null;
    },
  ),
  ...rule<{ m?: RawTerm }>(
    'values',
    '[the|a] [set of|corresponding] (eigenvectors|eigenvector) [of {m:matrix}] (corresponding to|for|associated with) each [one] [of (these|the|its)] [three|two] (eigenvalues|eigenvalue)',
    ({ m }, [at]) => the('eigenvectors', m ?? reference('matrix', null, 'left out', at)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use|using|by using|by) the (cayley-hamilton|cayley – hamilton|cayley - hamilton|cayley hamilton) theorem [to|,] [or otherwise ,] {g:goals}',
    ({ g }) => g,
  ),
];

/** What holds from here on. */
const ONWARDS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(for|in|throughout) the (rest|remainder) of (this|the) question [,] [it is given that|take|let] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(from now on|in what follows|in the following parts|in the remaining parts|in parts {a:part-label} and {b:part-label}) [,] {f:facts}',
    ({ f }) => asks([], f),
  ),
];

export const TOLD_MATRICES: Rule[] = [...TOLD, ...ASKED, ...ONWARDS];
