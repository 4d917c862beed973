import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Model, define, variableNamed, variableOf } from './model.ts';
import { type Notation, notationOf, numberOf, parsed, plain, sidesOf, sumIn } from './notation.ts';
import { rangeIn, rangeOfTerm } from './ranges.ts';
import type { Fact, Term } from '../../schema/problem.ts';

export function takeFormula(source: string, fact: Fact, model: Model): boolean {
  const sides = sidesOf(source);
  if (!sides) return takeCondition(source, fact, model);
  const [left, right] = sides;
  const over = sumIn(left);
  if (over) {
    const total = numberOf(right);
    if (total === null) return false;
    model.data.sums.push({ ...over, value: total, fact });
    return true;
  }
  const notation = notationOf(left);
  const value = parsed(right);
  if (notation) return value !== null && takeNotation(notation, value, fact, model);
  const generating = /^G(?:_\{?([A-Z])\}?)?\s*\(\s*([a-z])\s*\)$/.exec(left);
  if (generating)
    return (
      value !== null &&
      define(
        variableNamed(model, generating[1] ?? 'X'),
        { is: 'generating', letter: generating[2]!, of: value },
        fact,
      )
    );
  if (/^[A-Z]$/.test(left) && value) {
    const others = symbolsOf(value).filter((one) => model.variables.some(({ name }) => name === one));
    const isSum =
      value.kind === 'sum' && value.terms.length === 2 && value.terms.every(({ kind }) => kind === 'symbol');
    if (others.length === 2 && isSum)
      return define(variableNamed(model, left), { is: 'sum', of: others as [string, string] }, fact);
    if (others.length === 1)
      return define(variableNamed(model, left), { is: 'function', of: others[0]!, by: value }, fact);
    model.others.push(fact);
    return true;
  }
  const expression = parsed(left);
  if (expression && value && !/[A-ZΣ]/.test(left)) {
    model.equations.push({ left: expression, right: value, fact });
    return true;
  }
  model.others.push(fact);
  return true;
}

function takeCondition(source: string, fact: Fact, model: Model): boolean {
  const statement = statementIn(source);
  if (statement?.kind !== 'relation') return false;
  const [left, right] = statement.sides;
  const [sign] = statement.signs;
  // μ > 0.
  if (
    statement.signs.length === 1 &&
    left?.kind === 'symbol' &&
    right?.kind === 'number' &&
    right.value.n === 0n
  ) {
    if (sign === '>' || sign === '<') {
      model.qualities.push({ letter: left.name, quality: sign === '>' ? 'positive' : 'negative', fact });
      return true;
    }
  }
  model.others.push(fact);
  return true;
}

function takeNotation(left: Notation, value: Expression, fact: Fact, model: Model): boolean {
  if (left.is === 'moment') {
    const variable = model.variables.find(({ name }) => name === left.of);
    if (!variable) return false;
    variable.says.push({ left, value });
    variable.facts.push(fact);
    return true;
  }
  const { event, given } = left;
  const general = /^([A-Z])\s*=\s*([a-z])$/.exec(event);
  if (general && given === null && symbolsOf(value).includes(general[2]!))
    return define(variableNamed(model, general[1]!), { is: 'rule', letter: general[2]!, of: value }, fact);
  const variable = model.variables.find(({ name }) => name !== null && rangeIn(event, name) !== null);
  if (variable) {
    if (given !== null) return false;
    variable.says.push({ left: { is: 'range', range: rangeIn(event, variable.name!)! }, value });
    variable.facts.push(fact);
    return true;
  }
  if (/[=<>]/.test(event)) return false;
  model.events.push({ event, given, value, fact });
  return true;
}

export function takeEqual(first: Term, second: Term, fact: Fact, model: Model): boolean {
  if (typeof first === 'string' && typeof second === 'string')
    return takeFormula(`${first} = ${second}`, fact, model);
  if (typeof first === 'object' && 'the' in first && first.the === 'chance' && typeof second === 'string') {
    const value = parsed(plain(second));
    const words = String(first.of[0]);
    const variable = /^[A-Z]$/.test(words)
      ? (model.variables.find(({ name }) => name === words) ?? null)
      : variableOf(model, words, fact);
    const range = rangeOfTerm(first.of[1]!);
    if (!value || !variable || !range) return false;
    variable.says.push({ left: { is: 'range', range }, value });
    variable.facts.push(fact);
    return true;
  }
  if (
    typeof first === 'object' &&
    'the' in first &&
    typeof second === 'string' &&
    typeof first.of[0] === 'string'
  ) {
    const value = parsed(plain(second));
    const variable = model.variables.find(({ name }) => name === first.of[0]);
    const moment = first.the === 'mean' || first.the === 'variance' ? first.the : null;
    if (value && variable && moment) {
      variable.says.push({ left: { is: 'moment', moment, of: variable.name! }, value });
      variable.facts.push(fact);
      return true;
    }
  }
  model.others.push(fact);
  return true;
}
