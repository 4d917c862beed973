import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { ofSort } from '../data/sorts.ts';
import { shownExact, shownNumber } from '../worked/show.ts';
import { distanceChance } from './distances.ts';
import { countChance } from './groups.ts';
import { momentOf } from './moments.ts';
import { factsOf, topicOf } from '../worked/rests-on.ts';
import type { Worked } from '../worked/worked.ts';
import { type Model, type Variable, variableOf } from '../facts/model.ts';
import { notationOf, parsed, plain } from '../facts/notation.ts';
import { isSaidAgain, waitingIn } from '../facts/waiting.ts';
import { type Span, meet, rangeIn, rangeOfTerm, spanOf } from '../facts/ranges.ts';
import { isClose } from '../laws/known.ts';
import { resolve } from '../laws/resolve.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { step } from '../../../writing/step.ts';

export function ofVariable(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target === 'string') return ofFormula(goal, target, model);
  if (!('the' in target) || target.where) return null;
  const [first, second] = target.of;
  if (target.the === 'value chance') return ofSort(goal, target.of, model);
  if (target.the === 'wait chance') {
    const waiting = waitingIn(model);
    const range = rangeOfTerm(first!);
    const isSame = second === undefined || isSaidAgain(String(second), String(target.of[2] ?? ''), model);
    return waiting && range && isSame
      ? chanceOf(goal, waiting, model, (values) => spanOf(range, values))
      : null;
  }
  if (target.the === 'wait mean') {
    const waiting = waitingIn(model);
    return waiting ? momentOf(goal, waiting, model, 'mean') : null;
  }
  if (target.the === 'chance' && typeof first === 'string') {
    const variable = /^[A-Z]$/.test(first)
      ? (model.variables.find(({ name }) => name === first) ?? null)
      : variableOf(model, first);
    const apart = variable && distanceChance(goal, variable, second!, model);
    if (apart) return apart;
    const range = rangeOfTerm(second!);
    return variable && range ? chanceOf(goal, variable, model, (values) => spanOf(range, values)) : null;
  }
  if (typeof first !== 'string') return null;
  if (target.the === 'of data') return ofPopulation(goal, first, String(second), model);
  if (target.the === 'of law') {
    const laws = model.variables.filter(({ law }) => law?.is === 'normal');
    return laws.length === 1 ? momentOf(goal, laws[0]!, model, first) : null;
  }
  const variable = model.variables.find(({ name }) => name === plain(first));
  return variable ? momentOf(goal, variable, model, target.the) : null;
}

/** "The mean time taken", of a population of which no data are told. */
function ofPopulation(goal: Goal, moment: string, words: string, model: Model): Worked | null {
  const { sizes, sums, groups, lists } = model.data;
  const isOfData = sizes.length + sums.length + groups.length + lists.length + model.tables.length > 0;
  const variable = isOfData ? null : variableOf(model, words);
  return variable?.law?.is === 'normal' ? momentOf(goal, variable, model, moment) : null;
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

type SpanOf = (values: Record<string, number>) => Span | null;

export function chanceOf(
  goal: Goal,
  variable: Variable,
  model: Model,
  event: SpanOf,
  given?: SpanOf,
): Worked | null {
  const resolved = resolve(variable, model);
  if (!resolved) return ofAnyScale(goal, variable, model, event, given);
  const numbers = Object.fromEntries(
    Object.entries(resolved.letters).map(([letter, one]) => [letter, evaluate(one)]),
  );
  const [span, under] = [event(numbers), given?.(numbers)];
  if (!span || (given && !under)) return null;
  if (model.approximation && !under) return approximated(goal, variable, resolved, model, span);
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

/** σ is two fifths of μ, whatever μ is: the probability is the same for each. */
function ofAnyScale(
  goal: Goal,
  variable: Variable,
  model: Model,
  event: SpanOf,
  given?: SpanOf,
): Worked | null {
  const { law } = variable;
  if (law?.is !== 'normal' || law.mean?.kind !== 'symbol') return null;
  const { name } = law.mean;
  const isSet = model.equations.some(({ fact }) => fact === ANY_SCALE);
  if (isSet || model.equations.length === 0) return null;
  const [one, other] = [1, 2.75].map((scale) => {
    const equation = { left: law.mean!, right: parsed(String(scale))!, fact: ANY_SCALE };
    return chanceOf(goal, variable, { ...model, equations: [...model.equations, equation] }, event, given);
  });
  const isSame = one && other && Math.abs(one.value! - other.value!) < 1e-9;
  return isSame
    ? {
        ...one,
        steps: [
          step(
            {
              en: 'The probability is the same whatever the mean is; take it to be 1.',
              zh: '该概率与均值的大小无关，不妨取均值为 1。',
            },
            `${name.length > 1 ? '\\' : ''}${name} = 1`,
          ),
          ...one.steps,
        ],
        facts: one.facts.filter((fact) => fact !== ANY_SCALE),
      }
    : null;
}

const ANY_SCALE = { relation: 'holds', of: [] };

/** By the normal distribution, where that is asked for. */
function approximated(
  goal: Goal,
  variable: Variable,
  resolved: NonNullable<ReturnType<typeof resolve>>,
  model: Model,
  span: Span,
): Worked | null {
  const { law } = variable;
  if (law?.is !== 'binomial' || symbolsOf(law.n).length > 0 || symbolsOf(law.p).length > 0) return null;
  const found = countChance(evaluate(law.n), evaluate(law.p), span, true);
  const shown = found && shownNumber(found.value, goal, true);
  return (
    shown && {
      topic: '9709/p5/the-normal-distribution',
      steps: [...resolved.steps, ...found.steps],
      shown,
      value: found.value,
      isRight: isClose(found),
      facts: [...factsOf(variable, resolved, model), model.approximation!],
    }
  );
}

function spanText({ low, high, hasLow, hasHigh }: Span, name: string): string {
  if (low === high) return `${name} = ${low}`;
  const [left, right] = [hasLow ? '\\leqslant' : '<', hasHigh ? '\\leqslant' : '<'];
  if (low === -Infinity) return `${name} ${right} ${high}`;
  if (high === Infinity) return `${name} ${hasLow ? '\\geqslant' : '>'} ${low}`;
  return `${low} ${left} ${name} ${right} ${high}`;
}
