import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { isVectorLine } from '../shared/further.ts';

const listed = ({ a, b, c, d }: { a: RawTerm; b: RawTerm; c: RawTerm; d?: RawTerm }): RawTerm => ({
  all: d === undefined ? [a, b, c] : [a, b, c, d],
});

/** "A, B, C" without a word between the last two. */
const LISTS: Rule[] = ['label', 'vector'].flatMap((kind) =>
  rule<{ a: RawTerm; b: RawTerm; c: RawTerm; d?: RawTerm }>(
    `${kind}s`,
    `{a:${kind}} , {b:${kind}} , {c:${kind}} [, {d:${kind}}]`,
    listed,
  ),
);

const lineOf = (ends: string, at: number): RawTerm =>
  defined('line', at, the('line through', ...pointsIn(ends, at)));

const planeOf = (corners: string, at: number): RawTerm =>
  defined('plane', at, the('plane through', ...pointsIn(corners, at)));

/** Two lines or planes by the letters of their points, or by their equations. */
const PAIRS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'lines',
    '[the] [straight] lines {a:two-labels} and {b:two-labels}',
    ({ a, b }, [at]) => ({ all: [lineOf(a, at), lineOf(b, at + 0.5)] }),
  ),
  ...rule<{ a: string; b: string }>(
    'planes',
    '[the] planes {a:three-labels} and {b:three-labels}',
    ({ a, b }, [at]) => ({ all: [planeOf(a, at), planeOf(b, at + 0.5)] }),
  ),
  ...rule<{ a: string; b: RawTerm }>(
    'planes',
    '[the] planes {a:three-labels} and {b:plane-name}',
    ({ a, b }, [at]) => ({ all: [planeOf(a, at), reference('plane', bare(b), 'the', at + 0.5)] }),
  ),
  ...rule<{ a: RawTerm; b: string }>(
    'planes',
    '[the] planes {a:plane-name} and {b:three-labels}',
    ({ a, b }, [at]) => ({ all: [reference('plane', bare(a), 'the', at), planeOf(b, at + 0.5)] }),
  ),
  ...rule<{ a: string; b: string }>(
    'lines',
    '[the] [straight] lines [with equations] {a:equation} and {b:equation}',
    ({ a, b }, [at]) =>
      isVectorLine(a) && isVectorLine(b) ? { all: [a, b].map((one, i) => lineWith(one, at + i / 10)) } : null,
  ),
];

const bare = (source: RawTerm): string => String(source).replace(/\\math\w+|[{}\s$]/g, '');

const lineWith = (equation: string, at: number): RawTerm => ({
  ...reference('line', null, 'a', at),
  says: [fact('equal', the('equation', SELF), equation)],
});

const MEASURES: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] [shortest|perpendicular] distance (of|from) {b:plane} (from|to) {a:point}',
    ({ a, b }) => the('distance', a, b),
  ),
  ...rule<{ l: RawTerm }>(
    'value',
    '[the] acute angle which [the line] {l:line} makes with [the plane] {p:plane}',
    ({ l, p }: { l: RawTerm; p?: RawTerm }) => the('acute angle', l, p!),
  ),
  ...rule<{ l: RawTerm }>(
    'formula',
    '[the|a|an] [vector] equation (of|for) the common perpendicular (to|of) [the] [lines] {l:lines}',
    ({ l }) =>
      isAll(l) && l.all.length === 2 ? the('equation', the('common perpendicular line', ...l.all)) : null,
  ),
];

const SPAN: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'does-plane',
    '(contains|contain) [the] {l:lines}',
    ({ l }: { f: RawFact[]; l?: RawTerm }) =>
      isAll(l!) ? l.all.map((one) => fact('contains', SELF, one)) : null,
  ),
];

/** Points, lines and planes as further papers speak of them. */
export const VECTOR_RULES: Rule[] = [...LISTS, ...PAIRS, ...MEASURES, ...SPAN];
