import type { Quantity } from '../schema/problem.ts';

/** What phrases mean before it is settled which things they speak of. */
export type RawTerm = string | Quantity | Reference | Self | All | RawProperty;

/** A thing as a phrase names it: "a curve", "the line L", "its". */
export interface Reference {
  a: string;
  name: string | null;
  article: Article;
  /** What the phrase itself says of it, of `SELF`. */
  says: RawFact[];
  /** The place of the phrase in its sentence: two references from one place are one thing. */
  at: number;
}

/**
 * `any`: without an article, what was spoken of or something new; `bare`: a name alone; `one` and `other`: of the two
 * that there are; `only`: the one that there is, or that the sentence speaks of; `all`: each of those that there are, as
 * many as its name says; `sized`: the one of which what the phrase says was told.
 */
export type Article = 'a' | 'the' | 'left out' | 'any' | 'bare' | 'one' | 'other' | 'only' | 'all' | 'sized';

interface Self {
  self: true;
}
export const SELF: Self = { self: true };

/** "A and B": each of them. */
export interface All {
  all: RawTerm[];
}

export interface RawProperty {
  the: string;
  of: RawTerm[];
  where?: RawFact[];
}

export interface RawFact {
  relation: string;
  of: RawTerm[];
}

export interface RawGoal {
  verb: string;
  target: RawTerm;
  form?: string;
  figures?: { kind: 'figures' | 'places'; digits: number };
  exact?: true;
  unit?: string;
  /** "In terms of": the letters and constants that may be in the answer. */
  terms?: string[];
  where?: RawFact[];
  /** Decimal places in which each step of an iteration is to be shown. */
  each?: number;
  hence?: true;
  /** Another verb asks for what stands behind it. */
  apart?: true;
  /** A clause stands before it that holds for what stands behind it too. */
  under?: true;
}

export interface Said {
  facts: RawFact[];
  goals: RawGoal[];
}

export type Meaning = RawTerm | RawFact[] | RawGoal[] | Said | string[] | Partial<RawGoal>;

export const fact = (relation: string, ...of: RawTerm[]): RawFact => ({ relation, of });
export const the = (property: string, ...of: RawTerm[]): RawProperty => ({ the: property, of });

export const isReference = (term: RawTerm): term is Reference => typeof term === 'object' && 'a' in term;

/** A thing that is spoken of without a word for it. */
export const isLeftOut = (term: RawTerm): boolean =>
  isReference(term) && (term.article === 'left out' || term.article === 'only');
export const isAll = (term: RawTerm): term is All => typeof term === 'object' && 'all' in term;

export const eachOf = (term: RawTerm): RawTerm[] => (isAll(term) ? term.all : [term]);
export const asks = (goals: RawGoal[], facts: RawFact[] = []): Said => ({ facts, goals });

/** Several, where each of them means something. */
export const allOf = (all: (RawTerm | null)[]): RawTerm | null =>
  all.every((one) => one !== null) ? { all } : null;

/** "The coordinates of A and B": of each. */
export const distributed = (property: string, term: RawTerm): RawTerm =>
  isAll(term) ? { all: term.all.map((one) => the(property, one)) } : the(property, term);

/** "A and B have coordinates (1, 2) and (3, 4)": each its own. */
export function paired(property: string, things: RawTerm, values: RawTerm): RawFact[] | null {
  if (!isAll(things) || !isAll(values) || things.all.length !== values.all.length) return null;
  return things.all.map((one, i) => fact('equal', the(property, one), values.all[i]!));
}

/** A term with every part changed by `change`, from the outside in; null leaves a part and looks into it. */
export function mapTerm(term: RawTerm, change: (part: RawTerm) => RawTerm | null): RawTerm {
  const changed = change(term);
  if (changed !== null) return changed;
  if (typeof term === 'string') return term;
  if ('all' in term) return { all: term.all.map((one) => mapTerm(one, change)) };
  if ('the' in term)
    return {
      ...term,
      of: term.of.map((one) => mapTerm(one, change)),
      ...(term.where && { where: mapFacts(term.where, change) }),
    };
  return term;
}

export const mapFacts = (facts: RawFact[], change: (part: RawTerm) => RawTerm | null): RawFact[] =>
  facts.map(({ relation, of }) => ({ relation, of: of.map((one) => mapTerm(one, change)) }));

/** What is said of a subject, with the subject put in; of several, of each of them. */
export function sayOf(subject: RawTerm, facts: RawFact[]): RawFact[] {
  if (isAll(subject)) return subject.all.flatMap((one) => sayOf(one, facts));
  return mapFacts(facts, (part) => (typeof part === 'object' && 'self' in part ? subject : null));
}

const isTold = (one: RawTerm): boolean => isReference(one) && one.says.length > 0;

/** Whether facts speak of their subject; what a thing in them says of itself does not. */
function speaksOfSelf(facts: RawFact[]): boolean {
  let speaks = false;
  mapFacts(facts, (part) => {
    speaks ||= typeof part === 'object' && 'self' in part;
    return null;
  });
  return speaks;
}

/** The same of a subject of a sentence: where its verb speaks of others alone, what the subject itself says is kept. */
export const saidOf = (subject: RawTerm, facts: RawFact[]): RawFact[] =>
  speaksOfSelf(facts)
    ? sayOf(subject, facts)
    : [
        ...eachOf(subject)
          .filter(isTold)
          .map((one) => fact('given', one)),
        ...facts,
      ];

/** A term with its value, or with a letter and the value of that. */
export function valued(term: RawTerm, value: RawTerm | RawFact[]): RawFact[] {
  if (!Array.isArray(value)) return [fact('equal', term, value)];
  const [letter] = value[0]!.of;
  return [fact('equal', term, letter!), ...value];
}

/** "R = 5 Ω" alone. */
export const isNamedAmount = (facts: RawFact[]): boolean =>
  facts.length === 1 && facts[0]!.relation === 'equal' && typeof facts[0]!.of[1] === 'object';
