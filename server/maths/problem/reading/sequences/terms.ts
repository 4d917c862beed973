import { fact, isAll, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';

export const P = 'p:';
export const IT = 'p:it';
export const nth = (of: string, n: string): RawTerm => the('nth', of, n);
export const total = (of: string, n: string): RawTerm => the('sum', of, n);
export const plain = (text: string): string => text.replaceAll('$', '').trim();

export const list = (one: RawTerm): RawTerm[] => (isAll(one) ? one.all : [one]);

/** A term with the progression that it belongs to, where it named none. */
export function of(one: RawTerm, id: string): RawTerm {
  if (one === IT) return id;
  if (typeof one !== 'object') return one;
  if (isAll(one)) return { all: one.all.map((each) => of(each, id)) };
  return 'the' in one ? the(one.the, ...one.of.map((each) => of(each, id))) : one;
}

export const saidOf = (facts: RawFact[], id: string): RawFact[] =>
  facts.map((one) => fact(one.relation, ...one.of.map((each) => of(each, id))));

/** What is left open belongs to the progression that there is. */
export const settledSaid = ({ facts, goals }: Said): Said => ({
  facts: saidOf(facts, P),
  goals: goals.map((goal): RawGoal => ({
    ...goal,
    target: of(goal.target, P),
    ...(goal.where && { where: saidOf(goal.where, P) }),
  })),
});

/** Three values one after the other in a progression of a kind. */
export const inRow = (kind: string, values: RawTerm): RawFact[] | null => {
  const all = list(values);
  return all.length === 3 ? [fact('in a row', kind, ...all)] : null;
};
