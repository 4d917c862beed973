import { type Expression, product, symbol } from '../../../algebra-system/expressions/expression.ts';
import { casesIn } from './cases.ts';
import { type Law, type Model, type Variable, define, variableNamed, variableOf } from './model.ts';
import { numberOf, parsed, plain, sidesOf } from './notation.ts';
import { rangeOfTerm } from './ranges.ts';
import type { Fact, Term } from '../../schema/problem.ts';

export function takeDistribution(source: string, fact: Fact, model: Model): boolean {
  const text = plain(source).replace(/\\mathcal\{?N\}?/, 'N');
  const [, name, family, inside] = /^([A-Z])\s*(?:~|\\sim)\s*(N|B|Bin|Geo|Po)\s*\((.*)\)$/s.exec(text) ?? [];
  if (!name) return false;
  const values = inside!.split(',').map((one) => parsed(one.trim()));
  if (!values.every((one) => one !== null)) return false;
  return define(variableNamed(model, name), lawOf(family!, values), fact);
}

function lawOf(family: string, values: Expression[]): Law | null {
  const [first, second] = values;
  const count = family === 'Geo' || family === 'Po' ? 1 : 2;
  if (values.length !== count) return null;
  if (family === 'N') return { is: 'normal', mean: first!, deviation: rootOf(second!) };
  if (family === 'Geo') return { is: 'geometric', p: first! };
  if (family === 'Po') return { is: 'poisson', mean: first! };
  return { is: 'binomial', n: first!, p: second! };
}

const rootOf = (variance: Expression): Expression =>
  variance.kind === 'power' &&
  variance.exponent.kind === 'number' &&
  variance.exponent.value.n === 2n &&
  variance.exponent.value.d === 1n
    ? variance.base
    : { kind: 'root', index: 2, of: variance };

/** √(σ²) is σ, which is positive. */
const bareRoot = (one: Expression): Expression =>
  one.kind === 'root' && one.index === 2 ? rootOf(one.of) : one;

export function takeNormal(subject: string, moments: Term, fact: Fact, model: Model): boolean {
  if (typeof moments !== 'object' || !('the' in moments)) return false;
  const other = model.variables.findLast(({ law }) => law?.is === 'normal');
  const same = other?.law;
  const isSame = moments.of.includes('=same');
  if (isSame && (same?.is !== 'normal' || !same.mean || !same.deviation)) return false;
  const [mean, deviation] = momentsIn(moments.of, same).map((one) =>
    typeof one === 'string' ? parsed(plain(one)) : one === undefined || 'kind' in one ? one : null,
  );
  if (mean === null || deviation === null) return false;
  const variable = subjectOf(withScenes(subject, fact, model), model);
  if (isSame) variable.facts.push(...other!.facts);
  return define(
    variable,
    { is: 'normal', mean: mean ?? null, deviation: deviation ? bareRoot(deviation) : null },
    fact,
  );
}

/** "The time that she takes": who she is was told before. */
function withScenes(subject: string, fact: Fact, { told }: Model): string {
  if (!/\b(?:she|he|her|his|they|their)\b/.test(subject)) return subject;
  const scenes = told
    .slice(0, told.indexOf(fact))
    .flatMap(({ relation, of }) => (relation === 'scene' ? [String(of[0] ?? '')] : []));
  return `${scenes.join(' ')} ${subject}`.trim();
}

/** "The same standard deviation" as that of the one before. */
const momentsIn = (
  moments: readonly Term[],
  same: Law | null | undefined,
): (Term | Expression | undefined)[] =>
  moments.map((one, at) =>
    one !== '=same' || same?.is !== 'normal'
      ? one === '=mean'
        ? undefined
        : one
      : (at === 0 ? same.mean : same.deviation)!,
  );

function subjectOf(subject: string, model: Model): Variable {
  const [, words, letter] = /^(.*)#([A-Z])$/s.exec(subject) ?? [];
  if (words !== undefined) {
    const named = variableNamed(model, letter!);
    named.words ??= words;
    return named;
  }
  if (/^\\?[A-Z]$/.test(plain(subject))) return variableNamed(model, plain(subject));
  const variable: Variable = {
    name: null,
    words: subject,
    law: null,
    support: null,
    smoothAt: [],
    says: [],
    facts: [],
  };
  model.variables.push(variable);
  return variable;
}

export function takeCases(source: string, fact: Fact, model: Model): boolean {
  const cases = casesIn(source);
  return (
    cases !== null &&
    define(variableNamed(model, cases.letter.toUpperCase()), { is: 'continuous', cases }, fact)
  );
}

/** "The density is continuous at x = 1." */
export function takeSmooth(source: string, fact: Fact, model: Model): boolean {
  const sides = sidesOf(source);
  const value = sides && parsed(sides[1]);
  const all = model.variables.filter(({ law }) => law?.is === 'continuous');
  const [variable] = all;
  const law = variable?.law;
  if (!value || all.length !== 1 || law?.is !== 'continuous' || sides[0] !== law.cases.letter) return false;
  variable!.smoothAt.push(value);
  variable!.facts.push(fact);
  return true;
}

export function takeSupport(name: string, list: Term, fact: Fact, model: Model): boolean {
  const terms = typeof list === 'object' && 'all' in list ? list.all : [list];
  const values = terms.map((one) => (typeof one === 'string' ? numberOf(plain(one)) : null));
  const variable = variableNamed(model, name);
  if (!values.every((one) => one !== null) || variable.support) return false;
  variable.support = values;
  variable.facts.push(fact);
  return true;
}

/** x over P(X = x): a distribution; any other table is left to whoever knows it. */
export function takeTable(rows: string[][], fact: Fact, model: Model): boolean {
  const bare = rows.map((row) => row.map((cell) => plain(cell.replace(/\$/g, ''))));
  const [head, chances, ...more] = bare;
  const name = variableOver(head?.[0] ?? '', chances?.[0] ?? '', model);
  if (!name) {
    model.tables.push({ rows, fact });
    return true;
  }
  if (more.length > 0 || head!.length !== chances!.length) return false;
  const values = head!.slice(1).map((cell) => numberOf(cell));
  const terms = chances!.slice(1).map((cell) => parsed(cell));
  if (!values.every((one) => one !== null) || !terms.every((one) => one !== null)) return false;
  return define(variableNamed(model, name), { is: 'discrete', values, chances: terms }, fact);
}

/** x over P(X = x), X over P, x over p: of which variable it is the table. */
function variableOver(head: string, below: string, { variables }: Model): string | null {
  const [, name, letter] = /^P\s*\(\s*([A-Z])\s*=\s*([a-z])\s*\)$/.exec(below) ?? [];
  if (name) return head === letter || head === name ? name : null;
  if (!/^(?:P|p|Probability|probability|概率)$/.test(below) || !/^[A-Za-z]$/.test(head)) return null;
  const capital = head.toUpperCase();
  return head === capital || variables.every((one) => one.name === null || one.name === capital)
    ? capital
    : null;
}

export function takeShare([percent, words, range]: Term[], fact: Fact, model: Model): boolean {
  const value = parsed(`(${plain(String(percent)).replace(/\\?%$/, '')})/100`);
  const variable = variableOf(model, String(words), fact);
  const said = rangeOfTerm(range!);
  if (!value || !variable || !said) return false;
  variable.says.push({ left: { is: 'range', range: said }, value });
  variable.facts.push(fact);
  return true;
}

/** "Their mean is 4.8 m, and the standard deviation is one eighth of the mean." */
export function takeLawMoment([noun, value, times]: string[], fact: Fact, model: Model): boolean {
  const variable = model.variables.findLast(({ law }) => law?.is === 'normal');
  const law = variable?.law;
  const amount = parsed(plain(value!).replace(/\\?%$/, '/100'));
  if (!variable || law?.is !== 'normal' || !amount) return false;
  const isMean = noun === 'mean';
  if (isMean ? law.mean !== null : law.deviation !== null) return false;
  const other = isMean ? law.deviation : (law.mean ?? symbol('mu'));
  if (times !== undefined && !other) return false;
  const own = times === undefined ? amount : product(amount, other!);
  variable.law = isMean
    ? { ...law, mean: own }
    : { ...law, mean: times === undefined ? law.mean : other, deviation: own };
  variable.facts.push(fact);
  return true;
}

/** "The probabilities of these values are 0.3, 0.2 and 0.5 respectively." */
export function takeChances(texts: string[], fact: Fact, model: Model): boolean {
  const [variable, other] = model.variables.filter(({ support, law }) => support !== null && law === null);
  const chances = texts.map((one) => parsed(plain(one)));
  if (!variable || other || variable.support!.length !== chances.length) return false;
  if (!chances.every((one) => one !== null)) return false;
  return define(variable, { is: 'discrete', values: variable.support!, chances }, fact);
}
