import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  mapParts,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { separated } from '../../../techniques/calculus/separation.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import { solveSystem } from '../values/system.ts';
import { expressionIn } from '../analysis/integrals.ts';

import {
  amountFor,
  isUnit,
  letterFor,
  rateIn,
  singular,
  type Story,
  storyIn,
  valueIn,
} from './told-rates.ts';

export interface Differential {
  /** dy/dx in terms of x and y. */
  slope: Expression;
  x: string;
  y: string;
  fact: Fact;
  /** What says the same in another way. */
  others: Fact[];
}

export interface At {
  x: Expression;
  y: Expression;
  fact: Fact;
}

/** The differential equation that was given or shown, with its derivative alone; else what was told of the rate. */
export function differentialIn(scope: Scope): Differential | null {
  const found = scope.facts.flatMap((fact) => {
    const rate = ['differential', 'holds'].includes(fact.relation) ? rateIn(fact.of[0]) : null;
    return rate ? [{ fact, ...rate }] : [];
  });
  const told = scope.facts.filter(({ relation }) => relation === 'rate-law');
  if (
    told.length === 0 &&
    found.some(({ fact }) => fact.relation === 'holds') &&
    !isStory(scope) &&
    !isGivenAlone(scope)
  )
    return null;
  const slopes = found.map((one) => ({ ...one, slope: slopeIn(one.sides) }));
  const fewest = Math.min(...slopes.map(({ slope }) => (slope ? symbolsOf(slope).length : 99)));
  const [first, another] = slopes.filter(({ slope }) => slope && symbolsOf(slope).length === fewest);
  if (another && toText(another.slope!) !== toText(first!.slope!)) return null;
  if (!first?.slope) return found.length > 0 ? null : toldDifferential(scope, told);
  const others = [...found.map(({ fact }) => fact), ...told].filter((one) => one !== first.fact);
  return { slope: first.slope, x: first.by, y: first.of, fact: first.fact, others };
}

/** One equation alone, with what holds somewhere. */
const isGivenAlone = ({ facts }: Scope): boolean =>
  facts.some(({ relation }) => relation === 'when') &&
  facts.filter(
    ({ relation, of: [of] }) => ['differential', 'holds'].includes(relation) && /d/.test(String(of)),
  ).length === 1;

const isStory = ({ facts }: Scope): boolean => facts.some(({ relation }) => relation === 'measured');

/** "The rate of decrease of the depth is proportional to its square root". */
function toldDifferential(scope: Scope, told: Fact[]): Differential | null {
  const [law, another] = told;
  const story = withClock(storyIn(scope), scope);
  if (!law || another || !story.clock) return null;
  const [subject, sign, by, of] = law.of.map(String);
  const letter = letterFor(subject!, story) ?? (/^[A-Za-z]$/.test(subject!) ? { name: subject! } : null);
  const shape = expressionIn(of);
  if (!letter || !shape) return null;
  const body = substitute(shape, 'q_0', symbol(letter.name));
  const constant = by === '' ? null : constantIn(scope, [letter.name, story.clock.name]);
  const size = constant === null ? body : product(symbol(constant), body);
  const slope = gathered(sign === '-' ? { kind: 'negative', of: size } : size);
  return { slope, x: story.clock.name, y: letter.name, fact: law, others: [] };
}

/** "When t = 5": t is the time where no other letter is said to be. */
function withClock(story: Story, { facts }: Scope): Story {
  const whens = facts.filter(({ relation }) => relation === 'when');
  const isOfTime = whens.every(({ of }) => of.some((text) => /^\W*t\s*=/.test(String(text))));
  return story.clock || whens.length === 0 || !isOfTime
    ? story
    : { ...story, clock: { name: 't', noun: 'time', unit: '' } };
}

/** The letter that was called a constant, or k. */
function constantIn({ facts }: Scope, but: string[]): string {
  const named = facts.flatMap(({ relation, of }) =>
    ['constant', 'positive'].includes(relation) && typeof of[0] === 'string' && of.length === 1
      ? [of[0]]
      : [],
  );
  return named.find((one) => !but.includes(one)) ?? 'k';
}

const RATE = 'r_0';

const withLetter = (one: Expression): Expression =>
  one.kind === 'derivative' ? symbol(RATE) : mapParts(one, withLetter);

function slopeIn(sides: Expression[]): Expression | null {
  const [left, right] = sides.map((side) => withLetter(side)) as [Expression, Expression];
  return left.kind === 'symbol' && left.name === RATE ? right : isolated(difference(left, right));
}

function isolated(rest: Expression): Expression | null {
  const [free, before, more] = coefficientsOf(rest, RATE)?.map(tidy) ?? [];
  return free && before && !more ? gathered(quotient({ kind: 'negative', of: free }, before)) : null;
}

/** "y = 1 when x = 0", as often as it was said; null where something else was said to hold then. */
export function conditionsIn(scope: Scope, { x, y }: Differential): At[] | null {
  const story = storyIn(scope);
  const all = scope.facts
    .filter(({ relation }) => relation === 'when' || relation === 'measured-when')
    .map((fact) => {
      const said =
        fact.relation === 'when'
          ? fact.of.map((text) => valueIn(text, story))
          : [
              toldValue(fact, story),
              isUnit(String(fact.of[4] ?? ''), story.clock?.unit ?? '') ? valueIn(fact.of[3], story) : null,
            ];
      const values = new Map(said.flatMap((one) => (one ? [[one.name, one.value] as const] : [])));
      const [atX, atY] = [values.get(x), values.get(y)];
      return values.size === 2 && atX && atY ? { x: atX, y: atY, fact } : null;
    });
  return all.every((one) => one !== null) ? all : null;
}

/** "The depth is 4 metres". */
function toldValue({ of: [noun, amount, unit] }: Fact, story: Story) {
  const letter = letterFor(String(noun), story);
  const value = letter && amountFor(amount, unit, letter);
  return value ? { name: letter.name, value } : null;
}

/** dy/dx with the constant in it that the conditions give. */
export function slopeWithNumbers(scope: Scope): Expression | null {
  const given = differentialIn(scope);
  const conditions = given && conditionsIn(scope, given);
  if (!given || !conditions) return null;
  const [constant, another] = symbolsOf(given.slope).filter((one) => one !== given.x && one !== given.y);
  if (!constant) return given.slope;
  const [rate] = ratesIn(scope, given, conditions) ?? [];
  const size = another
    ? null
    : rate
      ? byRate(given, constant, rate)
      : proportion(given, constant, conditions);
  return size && gathered(substitute(given.slope, constant, size));
}

export interface Rate {
  at: Record<string, Expression>;
  rate: Expression;
  fact: Fact;
}

/** "When h = 4 the depth is decreasing at a rate of 0.2 metres per minute"; null where one cannot be understood. */
export function ratesIn(scope: Scope, { x, y }: Differential, conditions: At[]): Rate[] | null {
  const story = storyIn(scope);
  const all = scope.facts
    .filter(({ relation }) => relation === 'rate-when')
    .map((fact) => {
      const [subject, amount, unit, when] = fact.of;
      const letter = letterFor(String(subject), story) ?? { name: String(subject), unit: '', noun: '' };
      const place = valueIn(when, story);
      const rate = expressionIn(amount);
      const per = story.clock && letter.unit ? `${letter.unit} per ${singular(story.clock.unit)}` : '';
      if (letter.name !== y || !place || !rate || !(isUnit(String(unit), per) || per === '')) return null;
      const known = place.name === x && conditions.find((one) => evaluate(one.x) === evaluate(place.value));
      const at: Record<string, Expression> = {
        [place.name]: place.value,
        ...(known && { [y]: known.y }),
      };
      return { at, rate, fact };
    });
  return all.every((one) => one !== null) ? all : null;
}

export const slopeAtPlace = (slope: Expression, { x, y }: Differential, { at }: Rate): number =>
  evaluate(
    slope,
    Object.fromEntries([x, y].flatMap((name) => (at[name] ? [[name, evaluate(at[name])]] : []))),
  );

/** The constant from the rate at one place. */
export function byRate(
  { slope, x, y }: Differential,
  constant: string,
  { at, rate }: Rate,
): Expression | null {
  let put = slope;
  for (const name of [x, y]) if (at[name]) put = substitute(put, name, at[name]);
  const [free, before, more] = coefficientsOf(exact(difference(put, rate)), constant)?.map(tidy) ?? [];
  const size = free && before && !more ? exact(quotient({ kind: 'negative', of: free }, before)) : null;
  return size && symbolsOf(size).length === 0 ? size : null;
}

/** k of dy/dx = k g(x) h(y): from G(y) = k F(x) + c at two places. */
export function proportion(
  { slope, x, y }: Differential,
  constant: string,
  conditions: At[],
): Expression | null {
  const rest = gathered(quotient(slope, symbol(constant)));
  const parts = has(rest, constant) ? null : separated(rest, x, y);
  if (!parts) return null;
  const [ofY, ofX] = [antiderivative(gathered(power(parts.inY, -1)), y), antiderivative(parts.inX, x)];
  if (!ofY || !ofX) return null;
  const [first, second, more] = conditions;
  if (first && second && !more) {
    const along = (one: At) => exact(substitute(ofX.value, x, one.x));
    const up = (one: At) => exact(substitute(ofY.value, y, one.y));
    const size = exact(quotient(difference(up(second), up(first)), difference(along(second), along(first))));
    return Number.isFinite(evaluate(size)) ? size : null;
  }
  const equations = conditions.map((one) =>
    difference(
      exact(substitute(ofY.value, y, one.y)),
      sum(product(symbol('k_0'), exact(substitute(ofX.value, x, one.x))), symbol('c_0')),
    ),
  );
  if (equations.some((one) => !Number.isFinite(evaluate(one, { k_0: 1, c_0: 1 })))) return null;
  const solutions = solveSystem(equations, ['k_0', 'c_0']);
  return solutions?.length === 1 ? solutions[0]!['k_0']! : null;
}
