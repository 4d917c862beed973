import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { type Notation, notationOf, parsed, plain } from '../statistics/facts/notation.ts';
import type { Model } from '../statistics/facts/model.ts';
import type { Span } from '../statistics/facts/ranges.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './compared.ts';
import { poissonChance } from '../statistics/laws/poisson.ts';
import type { Measured } from './measured.ts';
import { populationOf } from './told.ts';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** X₁ as X_1. */
const withSubscripts = (text: string): string =>
  text.replace(/[₀-₉]/g, (one) => `_${SUBSCRIPTS.indexOf(one)}`);

/** X of X, X_1 and X_2: an observation of it. */
const variableIn = (symbol: string): string => symbol.replace(/_?\{?\d\}?$/, '');

const NOTED = /^\s*(?:\\?(?:mathrm|operatorname|text)\{)?(P|E|Var)\}?\s*\(/;

/** Whether a formula speaks of two variables or more, or of several observations of one. */
export function speaksOfSeveral(target: Term): boolean {
  if (typeof target !== 'string' || !NOTED.test(target)) return false;
  const notation = notationOf(withSubscripts(target));
  const text = notation?.is === 'chance' ? notation.event : notation?.of;
  if (!text || (notation?.is === 'chance' && notation.given !== null)) return false;
  const names = new Set(text.match(/(?<![A-Za-z\\])[A-Z](?:_\{?\d\}?)?(?![A-Za-z(])/g) ?? []);
  return names.size > 1 && /[-+−<>=≤≥]|\\[lg]e/.test(text) && !/[&∩∪|]|\\c[au]p/.test(text);
}

interface Linear {
  factors: Map<string, number>;
  constant: number;
}

/** a X + b Y + c, found by its values; null where it is no such sum. */
function linearOf(one: Expression): Linear | null {
  const names = symbolsOf(one);
  const at = (values: Record<string, number>) => evaluate(one, values);
  const zero = Object.fromEntries(names.map((name) => [name, 0]));
  const constant = at(zero);
  const factors = new Map(names.map((name) => [name, at({ ...zero, [name]: 1 }) - constant]));
  const isLinear = [1.7, -2.3, 5.1].every((seed, i) => {
    const values = Object.fromEntries(names.map((name, index) => [name, seed * (index + 1) + i]));
    const expected = names.reduce((sum, name) => sum + factors.get(name)! * values[name]!, constant);
    return Math.abs(at(values) - expected) < 1e-9 * Math.max(1, Math.abs(expected));
  });
  return isLinear && Number.isFinite(constant) ? { factors, constant } : null;
}

interface Combined extends Measured {
  isPoisson: boolean;
}

function combinedOf({ factors, constant }: Linear, model: Model): Combined | null {
  const all = [...factors].map(([name, k]) => ({ name, k, of: populationOf(variableIn(name), model) }));
  if (!all.every(({ of }) => of !== null)) return null;
  const isPoisson = all.every(
    ({ name, k }) =>
      k === 1 && model.variables.find((one) => one.name === variableIn(name))?.law?.is === 'poisson',
  );
  const meanTerms = all.map(({ k, of }) => `${working(k)} \\times ${working(of!.mean)}`);
  const varianceTerms = all.map(
    ({ k, of }) => `${k < 0 ? `(${working(k)})` : working(k)}^{2} \\times ${working(of!.variance)}`,
  );
  return {
    mean: all.reduce((sum, { k, of }) => sum + k * of!.mean, constant),
    variance: all.reduce((sum, { k, of }) => sum + k * k * of!.variance, 0),
    isNormal: all.every(({ of }) => of!.isNormal),
    isLimit: false,
    isPoisson,
    meanTex: [...meanTerms, ...(constant === 0 ? [] : [working(constant)])].join(' + '),
    varianceTex: varianceTerms.join(' + '),
    facts: all.flatMap(({ of }) => of!.facts),
  };
}

const independence = ({ told }: Model): Fact[] => told.filter(({ relation }) => relation === 'independent');

/** E(2X − 3Y), Var(2X − 3Y), P(2X > 3Y). */
export function ofCombination(target: Term, model: Model): Chance | null {
  if (typeof target === 'object' && 'the' in target && target.the === 'of combination') {
    const [moment, formula] = target.of.map(String);
    return ofNotation({ is: 'moment', moment: moment as 'mean', of: plain(formula!) }, model);
  }
  if (!speaksOfSeveral(target)) return null;
  const notation = notationOf(withSubscripts(String(target)));
  return notation && ofNotation(notation, model);
}

function ofNotation(notation: Notation, model: Model): Chance | null {
  if (notation.is === 'moment') return momentOf(notation, model);
  const statement = statementIn(withSubscripts(notation.event));
  if (statement?.kind !== 'relation' || statement.signs.length !== 1) return null;
  const [left, right] = statement.sides;
  const [sign] = statement.signs;
  const linear = linearOf({
    kind: 'sum',
    terms: [left!, { kind: 'product', factors: [parsed('-1')!, right!] }],
  });
  const constant = linear?.constant ?? 0;
  const one = linear && combinedOf({ ...linear, constant: 0 }, model);
  const span = spanOf(sign!, -constant);
  if (!one || !span) return null;
  const facts = [...one.facts, ...independence(model)];
  if (one.isPoisson) {
    const found = poissonChance(one.mean, span, one.meanTex, false);
    return found && { ...found, facts };
  }
  const found = sign === '=' ? null : chanceOf(one, span);
  return found && { ...found, facts };
}

function spanOf(sign: string, value: number): Span | null {
  switch (sign) {
    case '<':
    case '<=':
      return { low: -Infinity, high: value, hasLow: false, hasHigh: sign === '<=' };
    case '>':
    case '>=':
      return { low: value, high: Infinity, hasLow: sign === '>=', hasHigh: false };
    case '=':
      return { low: value, high: value, hasLow: true, hasHigh: true };
    default:
      return null;
  }
}

function momentOf({ moment, of }: { moment: string; of: string }, model: Model): Chance | null {
  const formula = parsed(withSubscripts(of));
  const linear = formula && linearOf(formula);
  const one = linear && combinedOf(linear, model);
  if (!one) return null;
  const value =
    moment === 'mean'
      ? one.mean
      : moment === 'variance'
        ? one.variance
        : moment === 'standard deviation'
          ? Math.sqrt(one.variance)
          : null;
  if (value === null) return null;
  const isMean = moment === 'mean';
  return {
    value,
    again: value,
    isRounded: moment === 'standard deviation',
    topic: '9709/p5/the-normal-distribution',
    // Only a variance rests on what is independent.
    facts: [...one.facts, ...independence(model)],
    steps: [
      step(
        isMean
          ? {
              en: 'The mean of a sum is the sum of the means, each with its factor.',
              zh: '和的均值等于各均值乘系数后相加。',
            }
          : {
              en: 'Variances of independent variables add, each with the square of its factor.',
              zh: '独立变量的方差乘系数的平方后相加。',
            },
        `${isMean ? one.meanTex : one.varianceTex} = ${working(isMean ? one.mean : one.variance)}`,
      ),
    ],
  };
}
