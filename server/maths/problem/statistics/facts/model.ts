import { type Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Cases } from './cases.ts';
import type { Notation } from './notation.ts';
import type { Range } from './ranges.ts';
import { contentOf, speaksOf } from './words.ts';
import type { Fact } from '../../schema/problem.ts';

export type Law =
  | { is: 'discrete'; values: number[]; chances: Expression[] }
  | { is: 'rule'; letter: string; of: Expression }
  | { is: 'normal'; mean: Expression | null; deviation: Expression | null }
  | { is: 'binomial'; n: Expression; p: Expression }
  | { is: 'geometric'; p: Expression }
  | { is: 'poisson'; mean: Expression }
  | { is: 'continuous'; cases: Cases }
  | { is: 'generating'; letter: string; of: Expression }
  | { is: 'sum'; of: [string, string] }
  | { is: 'observations'; of: string; count: number }
  | { is: 'function'; of: string; by: Expression };

/** A random variable, or what is measured of a population. */
export interface Variable {
  name: string | null;
  words: string | null;
  law: Law | null;
  support: number[] | null;
  /** Where its density has no jump, as is told. */
  smoothAt: Expression[];
  /** What is given of it: a probability or a moment, and what it is worth. */
  says: { left: Said; value: Expression }[];
  facts: Fact[];
}

/** Σ(x − a) or Σ(x − a)². */
export interface SumOf {
  letter: string;
  from: number;
  /** The letter that is taken off each, until it is known. */
  by: string | null;
  power: 1 | 2;
  value: number;
  fact: Fact;
}

interface GroupOf {
  size: number;
  mean: number;
  /** Null where it is not told. */
  deviation: number | null;
  fact: Fact;
}

/** Data one by one, as they are printed. */
export interface DataList {
  values: number[];
  words: string;
  facts: Fact[];
}

type Said = { is: 'range'; range: Range } | Extract<Notation, { is: 'moment' }>;

/** Those of a population that are so large, and what they are called. */
export interface Band {
  variable: Variable;
  range: Range;
  words: string;
  called: string;
  fact: Fact;
}

export interface Model {
  variables: Variable[];
  /** Equations between letters. */
  equations: { left: Expression; right: Expression; fact: Fact }[];
  qualities: { letter: string; quality: string; fact: Fact }[];
  /** Probabilities of events that no variable describes. */
  events: { event: string; given: string | null; value: Expression; fact: Fact }[];
  tables: { rows: string[][]; fact: Fact }[];
  /** "The heaviest 12% are sold as premium." */
  tails: { isTop: boolean; share: number; words: string; called: string; fact: Fact }[];
  bands: Band[];
  samples: { size: number; words: string; fact: Fact }[];
  /** What was told, in the order of the text. */
  told: readonly Fact[];
  /** Sums over data, how many data there are, and groups of which mean and deviation are given. */
  data: {
    sizes: { size: number; words: string; fact: Fact }[];
    sums: SumOf[];
    groups: GroupOf[];
    lists: DataList[];
    /** What was added to them, or taken out. */
    changes: { value: number; isMore: boolean; fact: Fact }[];
    /** What was taken off each of the data, found from their mean. */
    shift?: { letter: string; mean: number; fact: Fact };
  };
  /** The fact that the interval of a density is asked for as well. */
  interval: Fact | null;
  independent: { of: string[]; fact: Fact }[];
  /** The fact that an approximation is asked for. */
  approximation: Fact | null;
  /** Facts that other models than that of variables take. */
  others: Fact[];
}

export function variableNamed(model: Model, name: string): Variable {
  const known = model.variables.find((one) => one.name === name);
  if (known) return known;
  const variable: Variable = {
    name,
    words: null,
    law: null,
    support: null,
    smoothAt: [],
    says: [],
    facts: [],
  };
  model.variables.push(variable);
  return variable;
}

/**
 * The population that words speak of; null where none is, or several are. What a fact says, it says of a population that
 * was told of before it.
 */
export function variableOf(model: Model, words: string, fact?: Fact): Variable | null {
  const at = fact ? model.told.indexOf(fact) : -1;
  const isBefore = ({ facts: [law] }: Variable) => at < 0 || model.told.indexOf(law!) < at;
  const found = model.variables.filter(
    (one) => one.words !== null && isBefore(one) && speaksOf(words, one.words),
  );
  if (found.length <= 1) return found[0] ?? null;
  const last = found.at(-1)!;
  // "5% have masses above 6.1 kg": of those that were spoken of last.
  const isLast =
    contentOf(words).length === 0 ||
    /\b(?:this|these|such)\b|[这此该]/.test(words) ||
    (at > 0 && isOf(model.told[at - 1]!, last));
  return isLast ? last : null;
}

/** Whether a fact says something of a variable. */
const isOf = (fact: Fact, { facts }: Variable): boolean => facts.includes(fact);

export function define(variable: Variable, law: Law | null, fact: Fact): boolean {
  if (!law || variable.law) return false;
  variable.law = law;
  variable.facts.push(fact);
  return true;
}
