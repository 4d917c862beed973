import type { Fact, Term } from '../schema/problem.ts';
import { type Model, type Variable, variableOf } from '../statistics/facts/model.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { contentOf, speaksOf } from '../statistics/facts/words.ts';
import { resolve } from '../statistics/laws/resolve.ts';

/** What is known of what is measured of one that is taken at random. */
export interface Population {
  mean: number;
  variance: number;
  isNormal: boolean;
  facts: Fact[];
}

const unitless = (text: string): string => plain(text).trim();

/** A variable by its letter, or a population by its words; null where none is meant, or several are. */
export function populationOf(words: string, model: Model): Population | null {
  const name = plain(words).trim();
  if (/^[A-Z]$/.test(name)) {
    const variable = model.variables.find((one) => one.name === name);
    return variable ? ofVariable(variable, model) : ofTold(name, model);
  }
  const variable = contentOf(words).length === 0 ? onlyOne(model) : variableOf(model, words);
  return variable ? ofVariable(variable, model) : ofTold(words, model);
}

const onlyOne = ({ variables }: Model): Variable | null => (variables.length === 1 ? variables[0]! : null);

function ofVariable(variable: Variable, model: Model): Population | null {
  const resolved = resolve(variable, model);
  if (!resolved) return null;
  const [mean, variance] = [resolved.known.mean(), resolved.known.variance()];
  const isSame = (one: { value: number; again: number }) =>
    Math.abs(one.value - one.again) < 1e-7 * Math.max(1, Math.abs(one.value));
  if (!isSame(mean) || !isSame(variance)) return null;
  return {
    mean: mean.value,
    variance: variance.value,
    isNormal: variable.law?.is === 'normal',
    facts: variable.facts,
  };
}

/** "The volume has mean 248 and standard deviation 6.5": its shape is not known. */
function ofTold(words: string, { others }: Model): Population | null {
  const told = others.filter(({ relation }) => relation === 'population');
  const found = told.filter(({ of: [name] }) => isOf(words, String(name)));
  const [one, other] = found;
  if (!one || other) return null;
  const [mean, deviation] = one.of.slice(1).map((term) => valueOf(term));
  return mean === null || mean === undefined || !deviation || deviation <= 0
    ? null
    : { mean, variance: deviation ** 2, isNormal: false, facts: [one] };
}

const isOf = (words: string, name: string): boolean =>
  /#[A-Z]$/.test(name)
    ? name.endsWith(`#${words}`) || (!/^[A-Z]$/.test(words) && speaksOf(words, name))
    : isOfName(words, name);

const isOfName = (words: string, name: string): boolean =>
  /^[A-Z]$/.test(name) || /^[A-Z]$/.test(words) ? name === words || words === '' : speaksOf(words, name);

export function valueOf(term: Term): number | null {
  return typeof term === 'string'
    ? numberOf(unitless(term).replace(/\\?%$/, '/100').replace(/^\$/, ''))
    : null;
}
