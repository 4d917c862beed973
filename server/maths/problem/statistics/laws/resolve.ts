import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  difference,
  number,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { normalQuantile } from '../../../algebra-system/numeric/distributions.ts';
import { generatingFrom, seriesOf } from './generating.ts';
import type { Piece } from '../facts/cases.ts';
import type { Law, Model, Variable } from '../facts/model.ts';
import { spanOf } from '../facts/ranges.ts';
import { continuous } from './continuous.ts';
import { binomial, counted, geometric, poisson } from './counted.ts';
import { densityOf } from './integrals.ts';
import type { Known } from './known.ts';
import { normal } from './normal.ts';
import { lawTerms, lettersOf, listed, saidOf } from './terms.ts';
import { type Assignment, assigned, solveSystem } from '../../planning/values/system.ts';
import type { Step } from '../../../writing/method.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** A variable with its letters found. */
export interface Resolved {
  known: Known;
  letters: Assignment;
  steps: Step[];
  pieces: { all: Piece[]; letter: string } | null;
}

/** Everything of a variable found from all that is said of it; null where that does not settle it. */
export function resolve(variable: Variable, model: Model): Resolved | null {
  const { law } = variable;
  const from =
    law?.is === 'function' || law?.is === 'observations' ? generatingFrom(variable.name ?? '', model) : null;
  if (from) {
    const source = model.variables.find(({ name }) => name === from.source);
    const known = source && resolve(source, model);
    const of = known && assigned(from.of, known.letters);
    const own = of && resolve({ ...variable, law: { is: 'generating', of, letter: from.letter } }, model);
    return own
      ? { ...own, letters: { ...known.letters, ...own.letters }, steps: [...known.steps, ...own.steps] }
      : null;
  }
  if (!law || law.is === 'function') return null;
  if (law.is === 'sum') return resolveSum(law.of, model);
  if (law.is === 'observations') return resolveObservations(law.of, law.count, model);
  if (law.is === 'normal') return resolveNormal(law, variable, model);
  const terms = lawTerms(law, variable);
  if (!terms) return null;
  const equations = [...terms.equations, ...saidOf(law, variable, terms)];
  if (equations.some((one) => one === null)) return null;
  const letters = lettersOf([...(equations as Expression[]), ...terms.all]).filter(
    (one) => one !== terms.bound,
  );
  const more = model.equations.filter(({ left, right }) =>
    lettersOf([left, right]).some((one) => letters.includes(one)),
  );
  const all = [...(equations as Expression[]), ...more.map(({ left, right }) => difference(left, right))];
  const solutions = letters.length === 0 ? [{}] : solveSystem(all, letters);
  const fitting = (solutions ?? []).flatMap((values) => {
    const known = allows(values, model) ? knownOf(law, variable, values) : null;
    return known && agrees(known.known, variable, values) ? [{ ...known, letters: values }] : [];
  });
  if (fitting.length !== 1) return null;
  return {
    ...fitting[0]!,
    steps:
      letters.length === 0
        ? []
        : [
            step(
              law.is === 'continuous'
                ? { en: 'The total area under the density is 1.', zh: '密度曲线下的总面积为 1。' }
                : {
                    en: 'The probabilities add up to 1; write what else is given as equations.',
                    zh: '各概率之和为 1；再把其余条件写成方程。',
                  },
              all.map((one) => `${toLatex(exact(one))} = 0`),
            ),
            step(
              { en: 'Solve them.', zh: '解方程。' },
              Object.entries(fitting[0]!.letters).map(([letter, value]) => `${letter} = ${toLatex(value)}`),
            ),
          ],
  };
}

function allows(values: Assignment, { qualities }: Model): boolean {
  return qualities.every(({ letter, quality }) => {
    const value = values[letter] ? evaluate(values[letter]) : null;
    if (value === null) return true;
    if (quality === 'positive') return value > 1e-12;
    if (quality === 'negative') return value < -1e-12;
    if (quality === 'nonzero') return Math.abs(value) > 1e-12;
    return quality !== 'integer' || Math.abs(value - Math.round(value)) < 1e-9;
  });
}

function knownOf(
  law: Law,
  variable: Variable,
  values: Assignment,
): Omit<Resolved, 'steps' | 'letters'> | null {
  const put = (one: Expression) => exact(assigned(one, values));
  const numeric = (one: Expression): number | null => {
    const value = put(one);
    return symbolsOf(value).length > 0 ? null : evaluate(value);
  };
  const list = listed(law, variable);
  if (list) {
    const chances = list.chances.map(numeric);
    const isLaw = chances.every((one) => one !== null && one > -1e-12 && one < 1 + 1e-12);
    const total = chances.reduce<number>((before, one) => before + (one ?? 0), 0);
    if (!isLaw || Math.abs(total - 1) > 1e-9 || new Set(list.values).size !== list.values.length) return null;
    return {
      known: counted({ law: 'X', values: list.values, chances: chances as number[], isRounded: false }),
      pieces: null,
    };
  }
  const [n, p] =
    law.is === 'binomial'
      ? [numeric(law.n), numeric(law.p)]
      : [null, law.is === 'geometric' ? numeric(law.p) : null];
  const isChance = p !== null && p > 0 && p < 1;
  if (law.is === 'binomial')
    return isChance && n !== null && Number.isInteger(n) && n > 0 && n <= 2000
      ? { known: binomial(n, p), pieces: null }
      : null;
  if (law.is === 'geometric') return isChance ? { known: geometric(p), pieces: null } : null;
  if (law.is === 'poisson') {
    const mean = numeric(law.mean);
    return mean !== null && mean > 0 && mean < 100 ? { known: poisson(mean), pieces: null } : null;
  }
  if (law.is === 'generating') return generated(put(law.of), law.letter);
  if (law.is !== 'continuous') return null;
  const all = densityOf(law.cases).map(({ from, to, body }) => ({
    from: put(from),
    to: put(to),
    body: put(body),
  }));
  const known = continuous(all, law.cases.letter);
  return known && { known, pieces: { all, letter: law.cases.letter } };
}

/** The coefficients of the powers of t are the probabilities. */
function generated(of: Expression, letter: string): Omit<Resolved, 'steps' | 'letters'> | null {
  const found = seriesOf(of, letter);
  if (!found?.chances.every((one) => one > -1e-12)) return null;
  const { chances, isEndless } = found;
  const total = chances.reduce((sum, one) => sum + one, 0);
  if (chances.length > 1500 || Math.abs(total - 1) > 1e-9) return null;
  const present = chances.flatMap((chance, value) => (chance > 0 ? [value] : []));
  const known = counted({
    law: 'X',
    values: present,
    chances: present.map((value) => chances[value]!),
    isRounded: false,
  });
  return { known: isEndless ? { ...known, between: [present[0]!, Infinity] } : known, pieces: null };
}

/** Whether all that is given of a variable is so. */
function agrees(known: Known, { says }: Variable, letters: Assignment): boolean {
  const numbers = Object.fromEntries(Object.entries(letters).map(([letter, one]) => [letter, evaluate(one)]));
  return says.every(({ left, value }) => {
    const given = evaluate(value, numbers);
    const span = left.is === 'range' ? spanOf(left.range, numbers) : null;
    const found =
      left.is === 'moment'
        ? left.moment === 'mean'
          ? known.mean()
          : known.variance()
        : span && known.chance(span, '');
    return found !== null && Math.abs(found.again - given) < 1e-6 * Math.max(1, Math.abs(given));
  });
}

/** μ and σ from probabilities: each says how many deviations a value is from the mean. */
function resolveNormal(
  law: Extract<Law, { is: 'normal' }>,
  variable: Variable,
  model: Model,
): Resolved | null {
  const [mean, deviation] = [law.mean ?? symbol('mu'), law.deviation ?? symbol('sigma')];
  const equations: Expression[] = [];
  const lines: string[] = [];
  for (const { left, value } of variable.says) {
    if (left.is !== 'range' || (left.range.low !== null) === (left.range.high !== null)) return null;
    const end = left.range.low ?? left.range.high!;
    const share = evaluate(value);
    if (!(share > 0 && share < 1)) return null;
    const z = normalQuantile(left.range.low ? 1 - share : share);
    equations.push(difference(difference(end, mean), product(decimal(z), deviation)));
    lines.push(`\\frac{${toLatex(end)} - ${toLatex(mean)}}{${toLatex(deviation)}} = ${working(z)}`);
  }
  const letters = lettersOf([mean, deviation, ...equations]);
  const more = model.equations.filter(({ left, right }) =>
    lettersOf([left, right]).some((one) => letters.includes(one)),
  );
  const all = [...equations, ...more.map(({ left, right }) => difference(left, right))];
  if (lettersOf(all).some((one) => !letters.includes(one))) return null;
  const solutions = letters.length === 0 ? [{}] : solveSystem(all, letters);
  const fitting = (solutions ?? []).flatMap((values) => {
    const [mu, sigma] = [mean, deviation].map((one) => evaluate(assigned(one, values)));
    if (!Number.isFinite(mu) || !(sigma! > 0) || !allows(values, model)) return [];
    const known = normal(mu!, sigma!);
    return agrees(known, variable, values) ? [{ known, letters: values }] : [];
  });
  if (fitting.length !== 1) return null;
  return {
    ...fitting[0]!,
    pieces: null,
    steps:
      letters.length === 0
        ? [step({ en: 'State the distribution.', zh: '写出分布。' }, fitting[0]!.known.law)]
        : [
            step(
              {
                en: 'Standardise each value; z comes from its probability.',
                zh: '把各数值标准化，z 由对应的概率求得。',
              },
              lines,
            ),
            step(
              { en: 'Solve the equations.', zh: '解方程。' },
              Object.entries(fitting[0]!.letters).map(
                ([letter, value]) =>
                  `${letter.length > 1 ? '\\' : ''}${letter} = ${working(evaluate(value))}`,
              ),
            ),
          ],
  };
}

/** A number to fifteen digits. */
export const decimal = (value: number): Expression =>
  number({ n: BigInt(Math.round(value * 1e14)), d: 10n ** 14n });

/** The sum of so many independent observations of X. */
function resolveObservations(of: string, count: number, model: Model): Resolved | null {
  const variable = model.variables.find(({ name }) => name === of);
  const one = variable && resolve(variable, model);
  if (!one?.known.values || one.known.between[1] === Infinity || !(count >= 2 && count <= 6)) return null;
  let chances = new Map<number, number>([[0, 1]]);
  for (let at = 0; at < count; at += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of chances)
      for (const [i, value] of one.known.values.entries())
        next.set(sum + value, (next.get(sum + value) ?? 0) + chance * one.known.chances![i]!);
    chances = next;
  }
  const values = [...chances.keys()].sort((x, y) => x - y);
  const known = counted({
    law: 'Y',
    values,
    chances: values.map((value) => chances.get(value)!),
    isRounded: false,
  });
  // Means and variances add up.
  const isSame = (a: number, b: number) => Math.abs(a - count * b) < 1e-9 * Math.max(1, Math.abs(a));
  return isSame(known.mean().value, one.known.mean().value) &&
    isSame(known.variance().value, one.known.variance().value)
    ? { known, letters: one.letters, steps: one.steps, pieces: null }
    : null;
}

/** X + Y of independent variables: each pair of values, and what its probabilities multiply to. */
function resolveSum([a, b]: [string, string], model: Model): Resolved | null {
  const parts = [a, b].map((name) => model.variables.find((one) => one.name === name));
  const isIndependent = model.independent.some(({ of }) => of.includes(a) && of.includes(b));
  if (a === b || !isIndependent || !parts.every((one) => one !== undefined)) return null;
  const resolved = parts.map((one) => resolve(one, model));
  if (!resolved.every((one) => one !== null)) return null;
  const [first, second] = resolved.map(({ known }) => known);
  if (!first!.values || !second!.values || first!.values.length * second!.values.length > 5000) return null;
  if (first!.between[1] === Infinity || second!.between[1] === Infinity) return null;
  const chances = new Map<number, number>();
  for (const [i, x] of first!.values.entries())
    for (const [j, y] of second!.values.entries())
      chances.set(x + y, (chances.get(x + y) ?? 0) + first!.chances![i]! * second!.chances![j]!);
  const values = [...chances.keys()].sort((x, y) => x - y);
  return {
    known: counted({
      law: 'Z',
      values,
      chances: values.map((value) => chances.get(value)!),
      isRounded: false,
    }),
    letters: Object.assign({}, ...resolved.map(({ letters }) => letters)) as Assignment,
    steps: resolved.flatMap(({ steps }) => steps),
    pieces: null,
  };
}
