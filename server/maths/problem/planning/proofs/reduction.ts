import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  mapParts,
  negative,
  number,
  power,
  product,
  quotient,
  rationalValue,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { integralToEnds } from '../../../algebra-system/numeric/quadrature.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { integrate } from '../analysis/integrals.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { sidesIn, worked } from '../working/worked.ts';

type Integral = Extract<Expression, { kind: 'integral' }>;

/** I_n = ∫ … dx: an integral with a count in it. */
export interface Counted {
  name: string;
  index: string;
  integral: Integral;
  fact: Fact;
}

const plain = (text: Term | undefined): string => String(text).replaceAll('$', '');

function nameIn(text: Term | undefined): { name: string; index: string } | null {
  const [, name, index] = /^([A-Z])_\{?([a-z])\}?=/.exec(plain(text).replace(/\s/g, '')) ?? [];
  return name && index ? { name, index } : null;
}

/** The only one with this name. */
export function countedIntegral(name: string, scope: Scope): Counted | null {
  const said = scope.facts.flatMap((fact): Counted[] => {
    const own = fact.relation === 'holds' ? nameIn(fact.of[0]) : null;
    const right = own?.name === name ? sidesIn(fact.of[0])?.[1] : undefined;
    return own && right?.kind === 'integral' ? [{ ...own, integral: right, fact }] : [];
  });
  return said.length === 1 ? said[0]! : null;
}

/** I_3 with its number. */
function valueIn(target: Term): { name: string; count: number } | null {
  const [, name, count] = /^([A-Z])_\{?(\d)\}?$/.exec(plain(target).replace(/\s/g, '')) ?? [];
  return name && count ? { name, count: Number(count) } : null;
}

export const withCount = ({ integral, index }: Counted, count: number): Integral => {
  const put = substitute(integral, index, number(count)) as Integral;
  return { ...put, of: plainPowers(put.of) };
};

/** x⁰ and x¹ as they are written. */
function plainPowers(one: Expression): Expression {
  const inner = mapParts(one, plainPowers);
  if (inner.kind === 'power')
    return power(inner.base, rationalValue(exact(inner.exponent)) ? exact(inner.exponent) : inner.exponent);
  return inner.kind === 'product' ? product(...inner.factors) : inner;
}

const typed = (integral: Integral): string => toLatex(integral).replaceAll('\\mathrm{d}', 'd');

/** In numbers, by a rule of its own. */
function inNumbers(of: Counted, count: number): number {
  const { of: integrand, by, from, to } = withCount(of, count);
  if (!from || !to || symbolsOf(integrand).some((letter) => letter !== by)) return Number.NaN;
  return integralToEnds(realFunction(integrand, by), evaluate(from), evaluate(to));
}

/** a I_n + b I_(n−1) + … = c: the letter that stands for each, by how far it is behind n. */
export interface Recurrence {
  fact: Fact;
  sides: [Expression, Expression];
  rest: Expression;
  shifts: { letter: string; by: number }[];
}

const LETTERS = ['alpha', 'beta', 'gamma', 'delta'];

export function recurrenceIn(fact: Fact, { name, index }: Counted): Recurrence | null {
  if (fact.relation !== 'recurrence' && fact.relation !== 'holds') return null;
  const shifts: { letter: string; by: number }[] = [];
  let isKnown = true;
  const text = plain(fact.of[0]).replace(
    /([A-Za-z])\s?_\s?(?:\{([^{}]{1,12})\}|([a-z\d]))/g,
    (whole, letterOf: string, braced: string | undefined, single: string | undefined) => {
      if (letterOf !== name) return whole;
      const at = statementIn(braced ?? single ?? '');
      const by =
        at?.kind === 'expression' && symbolsOf(at.value).join() === index
          ? evaluate(at.value, { [index]: 10 }) - 10
          : Number.NaN;
      if (!Number.isInteger(by)) isKnown = false;
      const known = shifts.find((one) => one.by === by);
      const letter = known?.letter ?? LETTERS[shifts.length] ?? '';
      if (!known) shifts.push({ letter, by });
      return ` \\${letter} `;
    },
  );
  const sides = isKnown && shifts.length > 1 && shifts.length <= LETTERS.length ? sidesIn(text) : null;
  const rest = sides && difference(sides[0], sides[1]);
  const letters = [index, ...shifts.map(({ letter }) => letter)];
  if (!rest || symbolsOf(rest).some((one) => !letters.includes(one))) return null;
  return { fact, sides: sides!, rest, shifts: shifts.sort((a, b) => b.by - a.by) };
}

/** With numbers for n and for the integrals that are known, what the first of them is. */
function nextOf({ rest, shifts }: Recurrence, index: string, n: number, known: Map<number, Expression>) {
  const [first, ...others] = shifts;
  const filled = others.reduce<Expression | null>(
    (before, { letter, by }) => {
      const value = known.get(n + by);
      return before && value ? substitute(before, letter, value) : null;
    },
    substitute(rest, index, number(n)),
  );
  if (!filled) return null;
  const at = (value: number) => exact(substitute(filled, first!.letter, number(value)));
  const slope = exact(difference(at(1), at(0)));
  return evaluate(slope) === 0 ? null : exact(negative(quotient(at(0), slope)));
}

/** Whether it holds of the integrals in numbers, wherever all of them have a value. */
export function isTrueOf({ rest, shifts }: Recurrence, of: Counted): boolean {
  const lowest = Math.min(...shifts.map(({ by }) => by));
  const places = [1, 2, 3, 4, 5].map((one) => one - lowest);
  return places.every((n) => {
    const values = Object.fromEntries(shifts.map(({ letter, by }) => [letter, inNumbers(of, n + by)]));
    const sizes = Object.values(values).map(Math.abs);
    return (
      Math.abs(evaluate(rest, { ...values, [of.index]: n })) < 1e-7 * Math.max(1, n * n * Math.max(...sizes))
    );
  });
}

/** Said of the count: n ≥ 2, n is an integer. */
export function isOfCount({ relation, of }: Fact, index: string): boolean {
  if (relation === 'count' || relation === 'recurrence') return true;
  if (relation === 'integer' || relation === 'positive') return of[0] === index;
  const statement = relation === 'holds' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
  return (
    statement?.kind === 'relation' &&
    !statement.signs.includes('=') &&
    [...new Set(statement.sides.flatMap(symbolsOf))].join() === index
  );
}

/** From an integral that is known, one by one. */
function byRecurrence(of: Counted, wanted: number, scope: Scope, answerLine: AnswerLine): Worked | null {
  const recurrence = scope.facts.map((one) => recurrenceIn(one, of)).find((one) => one !== null);
  const step_ = recurrence ? recurrence.shifts[0]!.by - recurrence.shifts.at(-1)!.by : 0;
  if (!recurrence || recurrence.shifts.length !== 2 || step_ < 1 || !isTrueOf(recurrence, of)) return null;
  const base = wanted % step_;
  for (let from = base; from < wanted; from += step_) {
    const first = integrate(
      { verb: 'find', target: { the: 'value', of: [typed(withCount(of, from))] } },
      scope,
      answerLine,
    );
    const statement = first && statementIn(first.answer.text);
    if (!first || statement?.kind !== 'expression') continue;
    const known = new Map([[from, statement.value]]);
    const lines = [`${of.name}_{${from}} = ${toLatex(statement.value)}`];
    for (let at = from + step_; at <= wanted; at += step_) {
      const value = nextOf(recurrence, of.index, at - recurrence.shifts[0]!.by, known);
      if (!value) return null;
      known.set(at, value);
      lines.push(`${of.name}_{${at}} = ${toLatex(value)}`);
    }
    const value = known.get(wanted)!;
    scope.used.add(recurrence.fact);
    return worked(
      { en: 'A reduction formula', zh: '递推公式' },
      '9231/p2/integration',
      [
        ...first.steps,
        step({ en: 'Use the reduction formula step by step.', zh: '逐步使用递推公式。' }, lines),
      ],
      { text: toText(value), tex: toLatex(value) },
      [
        check(
          'A numerical rule gives the same value.',
          '数值积分得到相同的值。',
          Math.abs(inNumbers(of, wanted) - evaluate(value)) < 1e-8 * Math.max(1, Math.abs(evaluate(value))),
        ),
      ],
    );
  }
  return null;
}

/** I_3 of I_n = ∫ … dx: the integral with 3 for n, or from another one by the reduction formula. */
export const reduction: Operator = (goal, scope, answerLine) => {
  const { target, verb, terms = [] } = goal;
  const asked = verb === 'find' && !goal.unit && !goal.figures && !goal.form ? valueIn(target) : null;
  const of = asked && countedIntegral(asked.name, scope);
  if (!asked || !of || terms.some((one) => !/^\W*(?:e|pi|ln \d)\W*$/.test(one.replace(/\\math\w+|\\/g, ''))))
    return null;
  const { terms: _terms, ...rest } = goal;
  const direct = () =>
    integrate(
      { ...rest, target: { the: 'value', of: [typed(withCount(of, asked.count))] } },
      scope,
      answerLine,
    );
  const found = byRecurrence(of, asked.count, scope, answerLine) ?? direct();
  if (!found) return null;
  scope.used.add(of.fact);
  for (const fact of scope.facts) if (isOfCount(fact, of.index)) scope.used.add(fact);
  return found;
};
