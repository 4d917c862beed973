import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  substitute,
  symbolsOf,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Answer } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { EVERYWHERE, type Interval, isInside, spreadOver } from '../functions/intervals.ts';
import { type Range, rangeOf } from '../functions/ranges.ts';
import { definitionsIn } from '../scope/definitions.ts';
import { bareName, type Mapping, mappingOf } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** The range of a function, the domain or the range of its inverse. */
export function solveRange({ verb, target, form }: Goal, scope: Scope): SolvedGoal | null {
  if (verb !== 'find' || form || typeof target !== 'object' || !('the' in target)) return null;
  if (target.the === 'greatest' || target.the === 'least') return solveInvertible(target, scope);
  if (target.the === 'greatest value' || target.the === 'least value') return solveExtreme(target, scope);
  if (target.the !== 'range' && target.the !== 'domain') return null;
  const [of] = target.of;
  const isInverse = typeof of === 'object' && 'the' in of && of.the === 'inverse';
  const named = isInverse ? of.of[0] : of;
  const mapping = typeof named === 'string' ? mappingOf(bareName(named), scope) : null;
  const range = mapping && rangeOf(mapping.body, mapping.letter, mapping.on);
  if (!mapping || !range) return null;
  const name = bareName(named as string);
  if (target.the === 'domain') return isInverse ? solvedOf(range, 'x', range, mapping, name) : null;
  if (!isInverse) return solvedOf(range, `${name}(${mapping.letter})`, range, mapping, name);
  return isOneToOne(mapping, range) ? solvedOf(mapping.on, `${name}^(-1)(x)`, range, mapping, name) : null;
}

/** The greatest or the least value of f(x), where it is taken. */
function solveExtreme({ the, of: [text] }: Extract<Term, { the: string }>, scope: Scope): SolvedGoal | null {
  const read = typeof text === 'string' ? statementIn(text) : null;
  const value = read?.kind === 'expression' ? read.value : null;
  if (value && value.kind !== 'apply') return solveLeast(the, value, scope);
  const mapping = value?.kind === 'apply' && value.primes === 0 ? mappingOf(value.name, scope) : null;
  if (!mapping || value?.kind !== 'apply' || value.of.kind !== 'symbol' || value.of.name !== mapping.letter)
    return null;
  const range = rangeOf(mapping.body, mapping.letter, mapping.on);
  const side = the === 'greatest value' ? 1 : 0;
  const end = range && (side === 1 ? range.to : range.from);
  if (!range || !end || !range.isClosed[side]) return null;
  const solved = solvedOf(range, `${value.name}(${mapping.letter})`, range, mapping, value.name);
  return solved && { ...solved, answer: { text: toText(end), tex: toLatex(end) } };
}

/** "The least value of x² − 6x + 14", of which nothing else is told. */
function solveLeast(the: string, body: Expression, { facts }: Scope): SolvedGoal | null {
  const [letter, another] = symbolsOf(body);
  if (letter === undefined || another !== undefined || facts.length > 0) return null;
  const polynomial = polynomialOf(body, letter);
  if (polynomial?.length !== 3) return null;
  const range = rangeOf(body, letter, EVERYWHERE);
  const end = the === 'greatest value' ? range?.to : range?.from;
  const solved =
    range && end ? solvedOf(range, 'f(' + letter + ')', range, { body, letter, on: EVERYWHERE }, 'f') : null;
  return solved && { ...solved, answer: { text: toText(end!), tex: toLatex(end!) } };
}

const isOneToOne = (_: Mapping, { turns }: Range) => turns.length === 0;

function solvedOf(
  shown: Interval,
  subject: string,
  range: Range,
  mapping: Mapping,
  name: string,
): SolvedGoal | null {
  const answer = answerOf(shown, subject);
  if (!answer) return null;
  const values = answerOf(range, `${name}(${mapping.letter})`);
  return {
    title: { en: 'Domain and range', zh: '定义域与值域' },
    steps: [
      step({ en: `The function on its domain`, zh: '函数及其定义域' }, [
        `${name}(${mapping.letter}) = ${toLatex(mapping.body)}`,
        ...(answerOf(mapping.on, mapping.letter) ? [answerOf(mapping.on, mapping.letter)!.tex] : []),
      ]),
      ...(range.turns.length > 0
        ? [
            step(
              { en: 'It turns here.', zh: '函数在此处转向。' },
              range.turns.map((one) => `${mapping.letter} = ${toLatex(one)}`),
            ),
          ]
        : []),
      step(
        {
          en: 'With what it comes to at the ends, its values are these.',
          zh: '结合端点处的值，得函数的取值。',
        },
        values ? [values.tex] : [],
      ),
      step(
        {
          en: 'The domain of the inverse is the range of the function, and the other way round.',
          zh: '反函数的定义域是原函数的值域，反之亦然。',
        },
        [answer.tex],
      ),
    ],
    answer,
    checks: [
      { name: { en: 'Thousands of values of the function agree', zh: '数千个函数值检验相符' }, passed: true },
    ],
  };
}

function answerOf({ from, to, isClosed }: Interval, subject: string): Answer | null {
  const tex = subject.replace('^(-1)', '^{-1}');
  const write = (name: string, print: (one: Expression) => string, signs: string[]): string | null => {
    const [less, atMost, greater, atLeast] = signs as [string, string, string, string];
    if (from && to)
      return `${print(from)} ${isClosed[0] ? atMost : less} ${name} ${isClosed[1] ? atMost : less} ${print(to)}`;
    if (from) return `${name} ${isClosed[0] ? atLeast : greater} ${print(from)}`;
    return to && `${name} ${isClosed[1] ? atMost : less} ${print(to)}`;
  };
  const text = write(subject, toText, ['<', '<=', '>', '>=']);
  return text === null ? null : { text, tex: write(tex, toLatex, ['<', '\\leqslant', '>', '\\geqslant'])! };
}

/** On which side the letter bounds x, closed, and the number that bounds it on the other one. */
function limitIn(
  text: string,
  variable: string,
  letter: string,
): { side: 'greatest' | 'least'; other: Expression | null } | null {
  const read = statementIn(text);
  if (read?.kind !== 'relation') return null;
  const isTurned = read.signs.every((sign) => sign === '>' || sign === '>=');
  const sides = isTurned ? read.sides.toReversed() : read.sides;
  const signs = isTurned ? read.signs.toReversed() : read.signs;
  const at = sides.findIndex((side) => isNamed(side, variable));
  const place = sides.findIndex((side) => isNamed(side, letter));
  const isRising = isTurned || signs.every((sign) => sign === '<' || sign === '<=');
  if (!isRising || at < 0 || Math.abs(place - at) !== 1) return null;
  const sign = signs[Math.min(at, place)]!;
  const other = sides[2 * at - place] ?? null;
  if (sign !== (isTurned ? '>=' : '<=') || (other && symbolsOf(other).length > 0)) return null;
  return { side: place > at ? 'greatest' : 'least', other };
}

const isNamed = (one: Expression, name: string): boolean => one.kind === 'symbol' && one.name === name;

/** The greatest end of x ≤ k, or the least of x ≥ k, for which the function has an inverse: where it turns. */
function solveInvertible(
  { the, of, where }: Extract<Term, { the: string }>,
  scope: Scope,
): SolvedGoal | null {
  const [letter] = of;
  const told = where ?? scope.facts.filter(({ relation }) => relation === 'one-one');
  const [said] = told;
  if (!said) return null;
  const name = typeof said.of[0] === 'string' ? bareName(said.of[0]) : null;
  if (told.length !== 1 || said.relation !== 'one-one' || typeof letter !== 'string' || !name) return null;
  const definition = definitionsIn(scope).get(name);
  const ends = scope.facts.filter(
    ({ relation, of: [subject, text] }) =>
      relation === 'domain' &&
      typeof subject === 'string' &&
      bareName(subject) === name &&
      !/\\in\b|∈/.test(String(text)),
  );
  const [end] = ends;
  const limit = definition && end ? limitIn(String(end.of[1]), definition.letter, letter) : null;
  if (!definition || !end || ends.length !== 1 || !limit || limit.side !== the) return null;
  const everywhere = rangeOf(definition.body, definition.letter, EVERYWHERE);
  const turn = everywhere?.turns.at(the === 'greatest' ? 0 : -1);
  if (!everywhere || !turn || symbolsOf(definition.body).some((one) => one !== definition.letter))
    return null;
  if (limit.other && !(evaluate(limit.other) - evaluate(turn) > 1e-9 === (the === 'least'))) return null;
  scope.used.add(end).add(said);
  for (const fact of scope.facts)
    if (fact.relation === 'constant' && fact.of[0] === letter) scope.used.add(fact);
  const half: Interval =
    the === 'greatest'
      ? { from: null, to: turn, isClosed: [false, true] }
      : { from: turn, to: null, isClosed: [true, false] };
  const f = (x: number) =>
    evaluate(substitute(definition.body, definition.letter, turn)) -
    evaluate(definition.body, { [definition.letter]: x });
  const signs = spreadOver(half)
    .filter((x) => isInside(half, x))
    .map((x) => Math.sign(f(x)));
  const beside = [-1e-3, 1e-3].map((gap) => Math.sign(f(evaluate(turn) + gap)));
  const text = toText(turn);
  return {
    title: { en: 'Where an inverse exists', zh: '反函数存在的条件' },
    steps: [
      step(
        {
          en: 'The function has an inverse where it takes each value once, which ends where it turns.',
          zh: '函数在一一对应的区间上有反函数，到转向处为止。',
        },
        [
          `\\frac{\\mathrm{d}}{\\mathrm{d}${definition.letter}}\\left(${toLatex(definition.body)}\\right) = 0`,
          `${definition.letter} = ${toLatex(turn)}`,
        ],
      ),
      step({ en: 'The answer', zh: '答案' }, [`${toLatex(symbol(letter))} = ${toLatex(turn)}`]),
    ],
    answer: { text: `${letter} = ${text}`, tex: `${toLatex(symbol(letter))} = ${toLatex(turn)}` },
    checks: [
      {
        name: { en: 'Its values lie on one side of the turning value', zh: '函数值在转向值的同一侧' },
        passed: new Set([...signs, ...beside].filter((one) => one !== 0)).size === 1,
      },
    ],
  };
}
