import type { Fact, Term } from '../schema/problem.ts';
import type { Model } from '../statistics/facts/model.ts';
import { rangeOfTerm, spanOf } from '../statistics/facts/ranges.ts';
import { contentOf, speaksOf } from '../statistics/facts/words.ts';
import { poissonChance } from '../statistics/laws/poisson.ts';
import { working } from '../../writing/rounding.ts';
import type { Chance } from './chance.ts';
import { valueOf } from './told.ts';

const TIMES: Record<string, number> = {
  second: 1,
  s: 1,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  d: 86_400,
  day: 86_400,
  天: 86_400,
  week: 604_800,
  周: 604_800,
  fortnight: 1_209_600,
  分钟: 60,
  小时: 3600,
  秒: 1,
};
const OTHERS: Record<string, [kind: string, size: number]> = {
  month: ['month', 1],
  year: ['month', 12],
  个月: ['month', 1],
  年: ['month', 12],
  m: ['length', 1],
  metre: ['length', 1],
  米: ['length', 1],
  cm: ['length', 0.01],
  km: ['length', 1000],
  kilometre: ['length', 1000],
  千米: ['length', 1000],
  公里: ['length', 1000],
};

interface Size {
  kind: string;
  size: number;
}

/** 30⟨minutes⟩ as so much of a kind; a letter may say how much. */
export function sizeOf(interval: string, letters: Record<string, number> = {}): Size | null {
  const [, amount, unit] = /^(.*)⟨([^⟩]{1,16})⟩$/.exec(interval) ?? [];
  if (!amount || !unit) return null;
  const many = letters[amount] ?? valueOf(amount);
  if (many === null || !(many > 0)) return null;
  const bare = unit.replace(/(?<=[a-z]{2})s$/, '');
  const time = TIMES[bare];
  if (time !== undefined) return { kind: 'time', size: many * time };
  const [kind, size] = OTHERS[bare] ?? [bare, 1];
  return { kind, size: many * size };
}

/** These say no more than that there are some. */
const BARE =
  /\b(?:receiv\w*|arriv\w*|occur\w*|happen\w*|observ\w*|contain\w*|com(?:e|es|ing)|mak(?:e|es|ing)|made|plac(?:e|es|ed)|record\w*|appear\w*|gets?|there|be|exactly|next|found|any|she|he|will|takes? place|during|period|on it|randomly chosen|chosen at random|at random)\b/g;

interface Rate {
  words: string;
  value: number;
  per: Size;
  fact: Fact;
}

export const ratesIn = ({ told }: Model): Rate[] =>
  told.flatMap((fact) => {
    if (fact.relation !== 'rate') return [];
    const [words, amount, interval] = fact.of.map(String);
    const [value, per] = [valueOf(amount!), sizeOf(interval!)];
    return value !== null && value > 0 && per ? [{ words: words!, value, per, fact }] : [];
  });

/** The mean of how many there are of all that are named, in so much. */
export function meanOf(
  names: readonly string[],
  interval: string,
  model: Model,
  letters: Record<string, number>,
): { mean: number; tex: string; facts: Fact[] } | null {
  const rates = ratesIn(model);
  if (rates.length !== model.told.filter(({ relation }) => relation === 'rate').length) return null;
  const span = sizeOf(interval, letters);
  if (!span) return null;
  const scenes = model.told
    .filter(({ relation }) => relation === 'scene')
    .map(({ of }) => String(of[0] ?? ''));
  const of = names.map((name) => {
    const bare = name.replace(BARE, ' ');
    // Of calls that are long nothing was told.
    if (/\b(?:long|tall)\b/.test(bare)) return null;
    const found = rates.filter(({ words }) => speaksOf(bare, `${words} ${scenes.join(' ')}`));
    const close = found.filter(({ words }) =>
      contentOf(bare).some((word) => contentOf(words).includes(word)),
    );
    return close.length === 1 || (rates.length === 1 && contentOf(bare).length === 0)
      ? (close[0] ?? rates[0]!)
      : null;
  });
  if (!of.every((one) => one !== null) || new Set(of).size !== of.length) return null;
  if (of.some(({ per }) => per.kind !== span.kind)) return null;
  const means = of.map(({ value, per }) => (value * span.size) / per.size);
  return {
    mean: means.reduce((a, b) => a + b, 0),
    tex: of.map(({ value, per }) => `${working(value)} \\times ${working(span.size / per.size)}`).join(' + '),
    facts: of.map(({ fact }) => fact),
  };
}

/** How many there are: a Poisson distribution, or the normal one that is near to it where that is asked for. */
export function chanceOfHappenings(term: Term, model: Model, letters: Record<string, number>): Chance | null {
  if (typeof term !== 'object' || !('the' in term) || term.the !== 'happenings') return null;
  const [count, what, interval] = term.of;
  const names = typeof what === 'object' && 'all' in what ? what.all.map(String) : [String(what)];
  const found = meanOf(names, String(interval), model, letters);
  const range = rangeOfTerm(count!);
  const span = range && spanOf(range, {});
  if (!found || !span) return null;
  const value = poissonChance(found.mean, span, found.tex, model.approximation !== null);
  return (
    value && { ...value, facts: [...found.facts, ...(model.approximation ? [model.approximation] : [])] }
  );
}
