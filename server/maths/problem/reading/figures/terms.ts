import { type Rule, rule } from '../rule.ts';
import { fact, isAll, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';

/** The subject of what a phrase says. */
export const IT = '@';

/** A part of a figure as a phrase names it, with what the phrase says of it. */
export const noun = (id: string, ...says: RawFact[]): RawTerm => ({ the: 'noun', of: [id], where: says });

type Noun = { the: 'noun'; of: [string]; where: RawFact[] };
const isNoun = (one: RawTerm): one is Noun => typeof one === 'object' && 'the' in one && one.the === 'noun';

/** The noun with more said of it. */
export const withSaid = (one: RawTerm, more: RawFact[]): RawTerm | null =>
  isNoun(one) ? { ...one, where: [...one.where, ...more] } : null;

export const idOfNoun = (one: RawTerm): string => (isNoun(one) ? one.of[0] : String(one));

export const eachNoun = (one: RawTerm): RawTerm[] => (isAll(one) ? one.all : [one]);

export const plain = (labels: string): string => labels.replace(/\\[a-z]+|\W/g, '');

/** What is said of a subject, or of each of several. */
export const saidOfNoun = (subject: RawTerm, facts: RawFact[]): RawFact[] =>
  eachNoun(subject).flatMap((one) =>
    facts.map(({ relation, of }) => fact(relation, ...of.map((term) => inPlace(term, one)))),
  );

/** The subject put in its place. */
function inPlace(term: RawTerm, by: RawTerm): RawTerm {
  if (term === IT) return by;
  if (typeof term !== 'object') return term;
  if (isAll(term)) return { all: term.all.map((one) => inPlace(one, by)) };
  if ('the' in term && !isNoun(term)) return the(term.the, ...term.of.map((one) => inPlace(one, by)));
  return term;
}

/** A sentence with the ids of its nouns, and all that they say of themselves as facts. */
export function plainSaid({ facts, goals }: Said): Said {
  const told: RawFact[] = [];
  const add = (one: RawFact) => void told.push(one);
  const term = (one: RawTerm): RawTerm => {
    if (typeof one !== 'object') return one;
    if (isAll(one)) return { all: one.all.map(term) };
    if (!('the' in one)) return one;
    if (!isNoun(one)) return { ...one, of: one.of.map(term) };
    for (const { relation, of } of one.where)
      add(fact(relation, ...of.map((each) => term(inPlace(each, one.of[0])))));
    add(fact('is', one.of[0]));
    return one.of[0];
  };
  const own = facts.map(({ relation, of }) => fact(relation, ...of.map(term)));
  const asked = goals.map((goal): RawGoal => ({
    ...goal,
    target: term(goal.target),
    ...(goal.where && { where: goal.where.map(({ relation, of }) => fact(relation, ...of.map(term))) }),
  }));
  const all = [...told, ...own].filter(
    ({ relation, of: [id] }) => relation !== 'is' || !String(id).startsWith('point:'),
  );
  return { facts: distinct(all), goals: asked };
}

const distinct = (facts: RawFact[]): RawFact[] => [
  ...new Map(facts.map((one) => [JSON.stringify(one), one])).values(),
];

/** Letters that may stand in the answer; π and roots say that it is exact. */
export function inTerms(all: string[]): Partial<RawGoal> | null {
  const letters = all.filter((one) => !/π|pi|√|sqrt/.test(one));
  if (letters.some((one) => !/^\$?\\?[a-zA-Zα-ω]+\$?$/.test(one))) return null;
  return {
    ...(letters.length > 0 && { terms: letters }),
    ...(letters.length < all.length && { exact: true as const }),
  };
}

/** What holds in one part alone. */
export const here = ({ relation, of }: RawFact): RawFact => fact(`here ${relation}`, ...of);

/** A point on each of several. */
export const across = (p: RawTerm, kinds: RawTerm[]): RawFact[] => kinds.map((one) => fact('on', p, one));

/** A point on the tangent to a circle. */
export function tangentTo(tangent: RawTerm, p: RawTerm): RawFact[] {
  const [circle, at] = typeof tangent === 'object' && 'the' in tangent ? tangent.of : [];
  return [fact('touching', p, at!, circle!)];
}

/** "AC = 2OC", the words of whose sign are those of a language. */
export const multiples = (is: string): Rule[] => [
  ...rule<{ w: RawTerm; k: string; v: RawTerm }>(
    'facts',
    `{w:worth} ${is} {k:expression} × {v:worth}`,
    ({ w, k, v }) => [fact('share', w, v, k)],
  ),
  ...rule<{ w: RawTerm; k: string; v: RawTerm }>(
    'facts',
    `{k:expression} × {v:worth} ${is} {w:worth}`,
    ({ w, k, v }) => [fact('share', w, v, k)],
  ),
  ...rule<{ w: RawTerm; k: string; v: RawTerm; l: string }>(
    'facts',
    `{l:expression} × {w:worth} ${is} {k:expression} × {v:worth}`,
    ({ w, k, v, l }) => [fact('share', w, v, `(${k})/(${l})`)],
  ),
];

/** What has an area and a perimeter. */
export const MEASURED = ['region', 'sector', 'shape', 'semicircle', 'circle'];
