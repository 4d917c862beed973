import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { takeBand, takeEvent } from './bands.ts';
import { takeEqual, takeFormula } from './formulas.ts';
import {
  takeSmooth,
  takeCases,
  takeDistribution,
  takeChances,
  takeLawMoment,
  takeNormal,
  takeShare,
  takeSupport,
  takeTable,
} from './laws.ts';
import { define, type Model, variableNamed } from './model.ts';
import { numberOf, parsed, plain } from './notation.ts';
import { takeCounts } from './drawn.ts';
import { takeChange, takeData, takeList, takeSample, takeTail } from './samples.ts';
import { TELLING } from '../../draws/told.ts';
import { takeUntil, takeWaits } from './waiting.ts';
import { hasOneUnit } from './units.ts';
import type { Fact } from '../../schema/problem.ts';

const QUALITIES = new Set('constant positive negative nonzero integer rational real'.split(' '));

/** Everything that was said, taken apart; null where one fact is not understood. */
export function modelOf(facts: readonly Fact[]): Model | null {
  const model: Model = {
    variables: [],
    equations: [],
    qualities: [],
    events: [],
    tables: [],
    tails: [],
    bands: [],
    told: facts,
    samples: [],
    approximation: null,
    interval: null,
    independent: [],
    data: { sizes: [], sums: [], groups: [], lists: [], changes: [] },
    others: [],
  };
  // What is a variable has to be known before what is said of it.
  const ordered = [...facts].sort((a, b) => rankOf(a) - rankOf(b));
  for (const one of ordered) if (!takeAmong(one, facts, model)) return null;
  const { data, samples } = model;
  // "A random sample is taken, and the masses are summarised by …": how many there are of what is summed.
  if (data.sizes.length === 0 && samples.length === 1 && data.sums.length > 0) data.sizes = [...samples];
  withChances(model);
  withBareRows(model);
  withRows(model);
  return withShift(model) && hasOneUnit(facts) ? model : null;
}

/** P(X = 1) = p, P(X = 2) = q, …: of each value that it takes. */
function withChances({ variables }: Model): void {
  for (const variable of variables) {
    const { support, says } = variable;
    if (variable.law || !support) continue;
    const chances = support.map((value) =>
      says.filter(
        ({ left }) => left.is === 'range' && isOnly(left.range.low, value) && isOnly(left.range.high, value),
      ),
    );
    if (!chances.every((all) => all.length === 1)) continue;
    const used = chances.flat();
    variable.law = { is: 'discrete', values: support, chances: used.map(({ value }) => value) };
    variable.says = says.filter((one) => !used.includes(one));
  }
}

const isOnly = (end: Expression | null, value: number): boolean =>
  end !== null && symbolsOf(end).length === 0 && Math.abs(evaluate(end) - value) < 1e-12;

/** Rows of numbers alone, as many as there are of what was told. */
function withBareRows({ tables, data }: Model): void {
  const [table, second] = tables;
  const [size, other] = data.sizes;
  if (!table || second || !size || other || data.lists.length + data.sums.length > 0) return;
  const values = table.rows.flat().map((cell) => numberOf(plain(cell.replaceAll('$', ''))));
  if (values.length !== size.size || values.length < 5 || !values.every((one) => one !== null)) return;
  data.lists = [{ values: values as number[], words: size.words, facts: [table.fact, size.fact] }];
  tables.splice(0, 1);
}

/** Rows of numbers with a name before each: data of as many groups. */
function withRows({ tables, data, others }: Model): void {
  const [told, another] = others.filter(({ relation }) => relation === 'rows of');
  const [table, second] = tables;
  if (!told || another || !table || second || data.lists.length > 0) return;
  const lists = table.rows.map(([name, ...cells]) => ({
    name: name!,
    values: cells.map((cell) => numberOf(plain(cell))),
  }));
  if (!lists.every(({ values }) => values.length > 4 && values.every((one) => one !== null))) return;
  const facts = [told, table.fact];
  data.lists = lists.map(({ name, values }) => ({
    values: values as number[],
    words: `${name} ${String(told.of[0])}`,
    facts,
  }));
  tables.splice(0, 1);
  others.splice(others.indexOf(told), 1);
}

/** Σ(x − c) = 132 of 40 whose mean is told: c is as much less than the mean as they are on average above it. */
function withShift({ data, others }: Model): boolean {
  const coded = data.sums.filter(({ by }) => by !== null);
  if (coded.length === 0) return true;
  const [told, another] = others.filter(({ relation, of }) => relation === 'data moment' && of[0] === 'mean');
  const one = coded.find(({ power }) => power === 1);
  const mean = told ? numberOf(plain(String(told.of[2]))) : null;
  const [size, second] = data.sizes;
  const isOne = coded.every(({ by, letter }) => by === one?.by && letter === one?.letter);
  if (!one || mean === null || another || !size || second || !isOne) return false;
  for (const sum of coded) sum.from = mean - one.value / size.size;
  data.shift = { letter: one.by!, mean, fact: told! };
  others.splice(others.indexOf(told!), 1);
  return true;
}

const FIRST = new Set(['counts', 'distribution', 'normal', 'cases', 'support', 'table', 'generating']);

const rankOf = ({ relation, of }: Fact): number =>
  relation === 'until'
    ? -2
    : relation === 'waits'
      ? -1
      : FIRST.has(relation)
        ? 0
        : relation === 'band' || (typeof of[0] === 'string' && /^\s*P\(/.test(plain(of[0])))
          ? 1
          : 2;

/** What rests on other facts is taken with them. */
function takeAmong(one: Fact, facts: readonly Fact[], model: Model): boolean {
  if (one.relation === 'counts') return takeCounts(one, facts, model);
  if (one.relation === 'until') return takeUntil(one, facts, model);
  return one.relation === 'waits' ? takeWaits(one, model) : take(one, model);
}

export function take(one: Fact, model: Model): boolean {
  const { relation, of } = one;
  const [first, second] = of;
  // What is drawn or thrown is known by what is counted of it.
  if (relation === 'scene' || TELLING.has(relation)) return true;
  if (QUALITIES.has(relation) && typeof first === 'string') {
    model.qualities.push({ letter: plain(first).replace(/^\\/, ''), quality: relation, fact: one });
    return true;
  }
  if (relation === 'distribution') return takeDistribution(String(first), one, model);
  if (relation === 'normal') return takeNormal(String(first), second!, one, model);
  if (relation === 'cases') return takeCases(String(first), one, model);
  if (relation === 'support') return takeSupport(String(first), second!, one, model);
  if (relation === 'table') return takeTable(JSON.parse(String(first)) as string[][], one, model);
  if (relation === 'band') return takeBand(of, one, model);
  if (relation === 'event') return takeEvent(of, one, model);
  if (relation === 'share') return takeShare(of, one, model);
  if (relation === 'top share' || relation === 'bottom share')
    return takeTail(relation === 'top share', of as string[], one, model);
  if (relation === 'sample') return takeSample(of as string[], one, model);
  if (relation === 'size' || relation === 'group') return takeData(relation, of as string[], one, model);
  if (relation === 'list') return takeList(String(first), one, model);
  if (relation === 'data more' || relation === 'data less')
    return takeChange(String(first), String(second ?? ''), one, model);
  if (relation === 'chances are') return takeChances(of.map(String), one, model);
  if (relation === 'law moment') return takeLawMoment(of.map(String), one, model);
  // Of another group than that which is asked about.
  if (relation === 'told summary') return true;
  if (relation === 'observations') {
    const [name, count, of] = one.of.map(String);
    return define(variableNamed(model, name!), { is: 'observations', of: of!, count: Number(count) }, one);
  }
  // X, the number of faults in a metre.
  if (relation === 'rate' && of[3] !== '') {
    const mean = parsed(plain(String(second)));
    return mean !== null && define(variableNamed(model, String(of[3])), { is: 'poisson', mean }, one);
  }
  if (relation === 'continuous density') return takeSmooth(String(first), one, model);
  if (relation === 'independent') {
    model.independent.push({ of: of.map((name) => plain(String(name))), fact: one });
    return true;
  }
  if (relation === 'interval') {
    model.interval = one;
    return true;
  }
  if (relation === 'approximation') {
    model.approximation = one;
    return true;
  }
  if (relation === 'holds' && typeof first === 'string') return takeFormula(first, one, model);
  if (relation === 'equal') return takeEqual(first!, second!, one, model);
  model.others.push(one);
  return true;
}
