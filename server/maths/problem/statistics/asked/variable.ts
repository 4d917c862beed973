import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, fraction, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { density, phi } from '../../../algebra-system/numeric/distributions.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { working } from '../../../writing/rounding.ts';
import { type Shown, shownExact, shownNumber } from './show.ts';
import type { Worked } from './worked.ts';
import { type Model, type Variable, variableOf } from '../facts/model.ts';
import { notationOf, parsed, plain } from '../facts/notation.ts';
import { type Span, meet, rangeIn, rangeOfTerm, spanOf } from '../facts/ranges.ts';
import { exactQuantile } from '../laws/integrals.ts';
import { type Found, isClose, type Known } from '../laws/known.ts';
import { type Resolved, resolve } from '../laws/resolve.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { step } from '../../../writing/step.ts';

const topicOf = ({ law }: Variable): string =>
  law?.is === 'normal'
    ? '9709/p5/the-normal-distribution'
    : law?.is === 'continuous' || law?.is === 'function'
      ? '9231/p4/continuous-random-variables'
      : law?.is === 'generating'
        ? '9231/p4/probability-generating-functions'
        : '9709/p5/discrete-random-variables';

/** The facts on which what is known of a variable rests. */
function factsOf(variable: Variable, resolved: Resolved, { qualities, equations }: Model): Fact[] {
  const letters = Object.keys(resolved.letters);
  const law = JSON.stringify(variable.law, big) ?? '';
  return [
    ...variable.facts,
    ...qualities
      .filter(({ letter }) => letters.includes(letter) || law.includes(`"${letter}"`))
      .map(({ fact }) => fact),
    ...equations
      .filter(({ left, right }) =>
        letters.some((one) => JSON.stringify([left, right], big).includes(`"${one}"`)),
      )
      .map(({ fact }) => fact),
  ];
}

const big = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

export function ofVariable(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target === 'string') return ofFormula(goal, target, model);
  if (!('the' in target) || target.where) return null;
  const [first, second] = target.of;
  if (target.the === 'chance' && typeof first === 'string') {
    const variable = /^[A-Z]$/.test(first)
      ? (model.variables.find(({ name }) => name === first) ?? null)
      : variableOf(model, first);
    const apart = variable && distanceChance(goal, variable, second!);
    if (apart) return apart;
    const range = rangeOfTerm(second!);
    return variable && range ? chanceOf(goal, variable, model, (values) => spanOf(range, values)) : null;
  }
  if (typeof first !== 'string') return null;
  if (target.the === 'of law') {
    const laws = model.variables.filter(({ law }) => law?.is === 'normal');
    return laws.length === 1 ? momentOf(goal, laws[0]!, model, first) : null;
  }
  const variable = model.variables.find(({ name }) => name === plain(first));
  return variable ? momentOf(goal, variable, model, target.the) : null;
}

function ofFormula(goal: Goal, target: string, model: Model): Worked | null {
  const notation = notationOf(target);
  if (notation?.is === 'moment') {
    const variable = model.variables.find(({ name }) => name === notation.of);
    return variable ? momentOf(goal, variable, model, notation.moment) : null;
  }
  if (notation?.is === 'chance') {
    const { event, given } = notation;
    const variable = model.variables.find(({ name }) => name !== null && rangeIn(event, name) !== null);
    if (!variable) return null;
    const spans = [event, ...(given === null ? [] : [given])].map((one) => rangeIn(one, variable.name!));
    return spans.every((one) => one !== null)
      ? chanceOf(
          goal,
          variable,
          model,
          (values) => spanOf(spans[0]!, values),
          spans[1] ? (values) => spanOf(spans[1]!, values) : undefined,
        )
      : null;
  }
  const asked = parsed(plain(target));
  const letter = asked?.kind === 'symbol' ? asked.name : null;
  if (letter === null) return null;
  for (const variable of model.variables) {
    const resolved = resolve(variable, model);
    const value = resolved?.letters[letter];
    if (!resolved || !value) continue;
    const shown =
      variable.law?.is === 'normal' ? shownNumber(evaluate(value), goal, true) : shownExact(value, goal);
    return (
      shown && {
        topic: topicOf(variable),
        steps: resolved.steps,
        shown,
        name: letter,
        value: evaluate(value),
        isRight: true,
        facts: factsOf(variable, resolved, model),
      }
    );
  }
  return inverseOf(goal, letter, model);
}

/** P(X < k) = 0.8: the value that k is. */
function inverseOf(goal: Goal, letter: string, model: Model): Worked | null {
  for (const variable of model.variables) {
    const says = variable.says.filter(
      ({ left }) =>
        left.is === 'range' && [left.range.low, left.range.high].some((end) => isSymbol(end, letter)),
    );
    const [said] = says;
    if (says.length !== 1 || said?.left.is !== 'range') continue;
    const rest = { ...variable, says: variable.says.filter((one) => one !== said) };
    const resolved = resolve(rest, model);
    const { low, high } = said.left.range;
    const share = symbolsOf(said.value).length > 0 ? null : evaluate(said.value);
    if (!resolved?.known.quantile || share === null) return null;
    const other = isSymbol(low, letter) ? high : low;
    if (other && symbolsOf(other).length > 0) return null;
    const below = other
      ? resolved.known.chance({ low: -Infinity, high: evaluate(other), hasLow: false, hasHigh: true }, '')
          .value
      : null;
    const p = isSymbol(high, letter) ? (below ?? 0) + share : (below ?? 1) - share;
    const found = p > 0 && p < 1 ? resolved.known.quantile(p) : null;
    const shown = found && isClose(found) ? shownNumber(found.value, goal, true) : null;
    return (
      shown && {
        topic: topicOf(variable),
        steps: [...resolved.steps, ...found!.steps],
        shown,
        name: letter,
        value: found!.value,
        isRight: true,
        facts: factsOf(variable, resolved, model),
      }
    );
  }
  return null;
}

const isSymbol = (one: Expression | null, letter: string): boolean =>
  one?.kind === 'symbol' && one.name === letter;

/** How likely it is to lie so many standard deviations from the mean, which these need not be known for. */
function distanceChance(goal: Goal, variable: Variable, range: Term): Worked | null {
  const [how, text] = typeof range === 'object' && 'the' in range ? range.of.map(String) : [];
  const k = Number(text);
  const shares: Record<string, (tail: number) => number> = {
    within: (tail) => 1 - 2 * tail,
    beyond: (tail) => 2 * tail,
    above: (tail) => tail,
    under: (tail) => tail,
  };
  const share = shares[how ?? ''];
  if (!share || variable.law?.is !== 'normal' || !(k > 0 && k < 6)) return null;
  const value = share(1 - phi(k));
  const again = share(0.5 - integral(density, 0, k));
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: topicOf(variable),
      steps: [
        step(
          {
            en: 'In standard deviations from the mean, z is this number.',
            zh: '以标准差为单位，z 就是这个数。',
          },
          `z = ${k},\\quad \\Phi(${k}) = ${working(phi(k))}`,
        ),
        step({ en: 'The probability follows by symmetry.', zh: '由对称性求概率。' }, `P = ${shown.tex}`),
      ],
      shown,
      value,
      isRight: Math.abs(value - again) < 1e-7,
      facts: variable.facts,
    }
  );
}

type SpanOf = (values: Record<string, number>) => Span | null;

export function chanceOf(
  goal: Goal,
  variable: Variable,
  model: Model,
  event: SpanOf,
  given?: SpanOf,
): Worked | null {
  const resolved = resolve(variable, model);
  if (!resolved) return null;
  const numbers = Object.fromEntries(
    Object.entries(resolved.letters).map(([letter, one]) => [letter, evaluate(one)]),
  );
  const [span, under] = [event(numbers), given?.(numbers)];
  if (!span || (given && !under)) return null;
  const { known } = resolved;
  const name = variable.name ?? 'X';
  const both = known.chance(
    under ? meet(span, under) : span,
    spanText(under ? meet(span, under) : span, name),
  );
  const condition = under ? known.chance(under, spanText(under, name)) : null;
  if (!isClose(both) || (condition && (!isClose(condition) || condition.value < 1e-12))) return null;
  const value = both.value / (condition?.value ?? 1);
  const shown = shownNumber(value, goal, known.isRounded);
  if (!shown || value < -1e-12 || value > 1 + 1e-12) return null;
  return {
    topic: topicOf(variable),
    steps: [
      ...resolved.steps,
      ...both.steps,
      ...(condition
        ? [
            ...condition.steps,
            step(
              { en: 'Divide by the probability of what is given.', zh: '除以已知条件的概率。' },
              `\\frac{P(A \\cap B)}{P(B)} = ${shown.tex}`,
            ),
          ]
        : []),
    ],
    shown,
    value,
    isRight: true,
    facts: factsOf(variable, resolved, model),
  };
}

function spanText({ low, high, hasLow, hasHigh }: Span, name: string): string {
  if (low === high) return `${name} = ${low}`;
  const [left, right] = [hasLow ? '\\leqslant' : '<', hasHigh ? '\\leqslant' : '<'];
  if (low === -Infinity) return `${name} ${right} ${high}`;
  if (high === Infinity) return `${name} ${hasLow ? '\\geqslant' : '>'} ${low}`;
  return `${low} ${left} ${name} ${right} ${high}`;
}

/** The 90th percentile. */
const percentileOf = (moment: string): number | undefined => {
  const n = Number(/^percentile (\d+)$/.exec(moment)?.[1] ?? Number.NaN);
  return n > 0 && n < 100 ? n / 100 : undefined;
};

const QUANTILES: Record<string, number> = { median: 0.5, 'lower quartile': 0.25, 'upper quartile': 0.75 };

function momentOf(goal: Goal, variable: Variable, model: Model, moment: string): Worked | null {
  const resolved = resolve(variable, model);
  if (!resolved) return null;
  const { known } = resolved;
  const done = (found: Found, shown: Shown | null): Worked | null =>
    shown && isClose(found)
      ? {
          topic: topicOf(variable),
          steps: [...resolved.steps, ...found.steps],
          shown,
          value: found.value,
          isRight: true,
          facts: factsOf(variable, resolved, model),
        }
      : null;
  if (moment === 'mean' || moment === 'variance') {
    const found = known[moment]();
    return done(found, shownNumber(found.value, goal, known.isRounded));
  }
  if (moment === 'standard deviation') {
    const { value, again, steps } = known.variance();
    const root = { value: Math.sqrt(value), again: Math.sqrt(again), steps };
    return done(root, shownNumber(root.value, goal, true));
  }
  if (moment === 'mode' && known.chances) {
    const top = Math.max(...known.chances);
    const at = known.chances.flatMap((one, index) => (Math.abs(one - top) < 1e-12 ? [index] : []));
    if (at.length !== 1) return null;
    const value = known.values![at[0]!]!;
    return done(
      {
        value,
        again: mostProbable(known.values!, known),
        steps: [
          step(
            {
              en: 'The most probable value has the largest probability.',
              zh: '最可能的取值是概率最大的那个。',
            },
            `P(X = ${value}) = ${top}`,
          ),
        ],
      },
      shownNumber(value, goal, false),
    );
  }
  if (moment === 'table' && known.chances && known.values) {
    const all = known.chances.map((one) => shownNumber(one, goal, false)!);
    return done(
      { value: 1, again: known.chances.reduce((a, b) => a + b, 0), steps: [] },
      {
        text: all.map(({ text }) => text).join(', '),
        tex: known.values.map((value, at) => `P(X = ${value}) = ${all[at]!.tex}`).join(',\\; '),
      },
    );
  }
  if (!known.quantile) return null;
  const share = QUANTILES[moment] ?? percentileOf(moment);
  if (share !== undefined) {
    const found = known.quantile(share);
    return goal.exact && moment.startsWith('percentile')
      ? null
      : done(found, quantileShown(goal, found, resolved, share));
  }
  if (moment === 'interquartile range') {
    const [low, high] = [known.quantile(0.25), known.quantile(0.75)];
    if (!isClose(low) || !isClose(high)) return null;
    const range = {
      value: high.value - low.value,
      again: high.again - low.again,
      steps: [...low.steps, ...high.steps],
    };
    return done(range, shownNumber(range.value, goal, true));
  }
  return null;
}

function quantileShown(goal: Goal, { value }: Found, { pieces }: Resolved, share: number): Shown | null {
  if (!goal.exact || !pieces) return shownNumber(value, goal, true);
  const one = exactQuantileOf(pieces, share, value);
  return one && shownExact(one, goal);
}

const exactQuantileOf = ({ all, letter }: NonNullable<Resolved['pieces']>, share: number, near: number) =>
  exactQuantile(all, letter, fraction(Math.round(share * 4), 4), near);

/** By the chance of each value as it is found the second way. */
const mostProbable = (values: number[], { chance }: Known): number => {
  const at = (value: number) => chance({ low: value, high: value, hasLow: true, hasHigh: true }, '').again;
  return values.reduce((best, value) => (at(value) > at(best) ? value : best));
};
