import { fact, isAll, mapFacts, type RawFact, type RawProperty, type RawTerm } from '../meaning.ts';

/** A noun phrase with what it says itself: "a particle P of mass m". The name is empty for "it" and "the particle". */
export const named = (kind: string, name: RawTerm, where: RawFact[] = []): RawProperty => ({
  the: kind,
  of: [name],
  where,
});

const isNamed = (one: RawTerm): one is RawProperty => typeof one === 'object' && 'the' in one;

export const nameOf = (one: RawTerm): RawTerm => (isNamed(one) ? one.of[0]! : one);
export const factsOf = (one: RawTerm | undefined): RawFact[] =>
  one !== undefined && isNamed(one) ? (one.where ?? []) : [];

/** The phrase with more said of what it names. */
export const withFacts = (one: RawTerm, facts: RawFact[]): RawProperty => {
  const before = one as RawProperty;
  return { ...before, where: [...(before.where ?? []), ...saidOf(before.of[0]!, facts)] };
};

/** What is said of a subject, with its name put in. */
export const saidOf = (name: RawTerm, facts: RawFact[]): RawFact[] =>
  mapFacts(facts, (part) => (typeof part === 'object' && 'self' in part ? name : null));

/** When something is so, as conditions of one state. */
export const when = (...all: RawTerm[]): RawFact[] => all.map((one) => fact('when', one));

/** The same asked for in a state. */
export function asked(one: RawTerm, facts: RawFact[]): RawTerm {
  if (isAll(one)) return { all: one.all.map((each) => asked(each, facts)) };
  return isNamed(one)
    ? { ...one, where: [...(one.where ?? []), ...facts] }
    : { the: 'formula', of: [one], where: facts };
}

/** The letter that an amount is, whatever it is measured in. */
export function letterIn(amount: RawTerm): string | null {
  const text = typeof amount === 'string' ? amount : 'amount' in amount ? amount.amount : '';
  return /^[a-z]$/.test(text.trim()) ? text.trim() : null;
}

/** 2W is twice the weight W, and no power. */
export const weightIn = (amount: RawTerm): RawTerm =>
  typeof amount === 'object' && 'amount' in amount && amount.unit === 'W' ? `${amount.amount}W` : amount;
