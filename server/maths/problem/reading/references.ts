import {
  type Article,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawTerm,
  type Reference,
  SELF,
  the,
} from './meaning.ts';

export function reference(a: string, name: string | null, article: Article, at: number): Reference {
  return { a, name, article, says: [], at };
}

/** The body of which nothing is said but "it". */
export const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** The reference with more said of it. */
export const saying = (term: RawTerm, facts: RawFact[]): RawTerm | null =>
  isReference(term)
    ? { ...term, says: [...term.says, ...facts] }
    : isAll(term)
      ? sayingOfEach(term.all, facts)
      : null;

function sayingOfEach(all: RawTerm[], facts: RawFact[]): RawTerm | null {
  const said = all.map((one) => saying(one, facts));
  return said.some((one) => one === null) ? null : { all: said as RawTerm[] };
}

/** A thing that is what a property gives. */
export const defined = (kind: string, at: number, by: RawTerm): RawTerm => ({
  ...reference(kind, null, 'the', at),
  says: [fact('is', SELF, by)],
});

/** Where two things meet. */
export const meeting = (x: RawTerm, y: RawTerm, at: number): RawTerm => ({
  ...reference('point', null, 'the', at),
  says: [fact('on', SELF, x), fact('on', SELF, y)],
});

/** P(1, 2): the point and its coordinates. */
export function labelled(source: string, at: number): RawTerm {
  const [, name, pair] = /^\W*([A-Z])\s*(\(.*\))$/s.exec(source) ?? [];
  return name
    ? { ...reference('point', name, 'the', at), says: [fact('equal', the('coordinates', SELF), pair!)] }
    : source;
}

/** The points that letters such as ABC name. */
export const pointsIn = (labels: string, at: number): RawTerm[] =>
  [...labels.replace(/\\[a-z]+|\W/g, '')].map((label, i) => reference('point', label, 'the', at + i / 100));

/** "N is the foot of the perpendicular …": N is what the other reference was said to be. */
export function isDefinition(q: RawTerm, p: RawTerm): RawFact[] | null {
  if (typeof q !== 'object') return null;
  if ('the' in q) return [q.the === 'centre' ? fact('equal', q, p) : fact('is', p, q)];
  if (!('a' in q) || q.name !== null || q.says.length === 0) return null;
  return q.says.map(({ relation, of }) => ({ relation, of: of.map((one) => (one === SELF ? p : one)) }));
}

/** "N, the foot of the perpendicular from C to l". */
export function calledSo(p: RawTerm, q: RawTerm): RawTerm | null {
  if (typeof p !== 'object' || !('a' in p) || p.name === null || p.says.length > 0) return null;
  if (typeof q !== 'object' || !('a' in q) || q.name !== null || q.says.length === 0) return null;
  return { ...p, article: 'the', says: q.says };
}
