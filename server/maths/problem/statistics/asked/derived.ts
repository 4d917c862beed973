import { generatingFrom, seriesOf } from '../laws/generating.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  difference,
  number,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { shownExact } from '../worked/show.ts';
import { asProduct } from './product.ts';
import { densitiesOf, ownFacts } from './transformed.ts';
import type { Worked } from '../worked/worked.ts';
import type { Piece } from '../facts/cases.ts';
import type { Model, Variable } from '../facts/model.ts';
import { notationOf, parsed, plain } from '../facts/notation.ts';
import { cumulativeOf, exactIntegral } from '../laws/integrals.ts';
import { type Resolved, resolve } from '../laws/resolve.ts';
import { step } from '../../../writing/step.ts';

const CONTINUOUS = '9231/p4/continuous-random-variables';

/** The density and the distribution function of a variable, and what is asked of a function of one. */
export function ofDerived(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target === 'string') {
    const notation = notationOf(target);
    return notation?.is === 'moment' ? meanOf(goal, notation.of, model, notation.moment) : null;
  }
  if (!('the' in target) || typeof target.of[0] !== 'string') return null;
  const variable = model.variables.find(({ name }) => name === plain(target.of[0] as string));
  if (!variable) return null;
  if (target.the === 'mean' || target.the === 'variance')
    return meanOf(goal, variable.name!, model, target.the);
  if (target.the === 'distribution function' || target.the === 'density')
    return functionOf(target.the, variable, model);
  if (target.the === 'generating product') return asProduct(generatingOf(variable, model));
  return target.the === 'generating function' ? generatingOf(variable, model) : null;
}

function functionOf(which: string, variable: Variable, model: Model): Worked | null {
  const found = densitiesOf(variable, model);
  if (!found) return null;
  const { pieces, letter, resolved, facts } = found;
  const shown = which === 'density' ? pieces : cumulativeOf(pieces, letter);
  if (!shown) return null;
  const isRight =
    which === 'density' || shown.every((piece, at) => isCumulative(piece, pieces.slice(0, at + 1), letter));
  const domains = shown.map(({ from, to }) => `${toText(from)} <= ${letter} <= ${toText(to)}`);
  const name = which === 'density' ? 'f' : 'F';
  return {
    topic: CONTINUOUS,
    steps: [
      ...resolved.steps,
      step(
        which === 'density'
          ? {
              en: 'The density is the derivative of the distribution function.',
              zh: '密度函数是分布函数的导数。',
            }
          : {
              en: 'Integrate the density from its lower end, each piece beginning with what lies before it.',
              zh: '从下端开始对密度积分，每一段加上前面各段的累积概率。',
            },
        shown.map(
          ({ from, to, body }) =>
            `${name}(${letter}) = ${toLatex(body)},\\quad ${toLatex(from)} \\leqslant ${letter} \\leqslant ${toLatex(to)}`,
        ),
      ),
    ],
    shown: {
      text: [...shown.map(({ body }) => toText(body)), ...(model.interval ? domains : [])].join(', '),
      tex: shown
        .map(
          ({ body }, at) =>
            `${toLatex(body)}\\;\\left(${domains[at]!.replaceAll('<=', '\\leqslant')}\\right)`,
        )
        .join(',\\; '),
    },
    say: {
      en: `for ${domains.join(' and ')}`,
      zh: `${domains.join('，')}`,
    },
    isRight: isRight && (model.interval === null || shown.length === 1),
    facts: [...facts, ...(model.interval ? [model.interval] : [])],
  };
}

/** Whether a piece of the distribution function is the area below it. */
function isCumulative(piece: Piece, before: Piece[], letter: string): boolean {
  return [0.3, 0.9].every((share) => {
    const [from, to] = [evaluate(piece.from), evaluate(piece.to)];
    const at = from + share * (to - from);
    const area = before.reduce((total, { from: a, to: b, body }) => {
      const [low, high] = [evaluate(a), Math.min(evaluate(b), at)];
      return high > low ? total + integral((x) => evaluate(body, { [letter]: x }), low, high) : total;
    }, 0);
    return Math.abs(area - evaluate(piece.body, { [letter]: at })) < 1e-6;
  });
}

/** E(g(X)) or Var(g(X)), of a variable or of a formula in one. */
function meanOf(goal: Goal, of: string, model: Model, moment: 'mean' | 'variance' = 'mean'): Worked | null {
  const named = model.variables.find(({ name }) => name === of);
  const law = named?.law?.is === 'function' ? named.law : null;
  if (named && !law) return null;
  const inside = symbolsOf(parsed(of) ?? number(0));
  const source = law
    ? law.of
    : model.variables.find(({ name }) => name !== null && inside.includes(name))?.name;
  const variable = model.variables.find(({ name }) => name === source);
  const by = law?.by ?? parsed(of);
  const resolved = variable && by && resolve(variable, model);
  if (!resolved || !variable.name) return null;
  const facts = [...ownFacts(variable, model), ...(named?.facts ?? [])];
  const one = expected(by, resolved, variable.name);
  if (!one) return null;
  if (moment === 'mean') return finished(goal, one.value, one.again, resolved, facts, variable.name);
  const square = expected({ kind: 'power', base: by, exponent: number(2) }, resolved, variable.name);
  return (
    square &&
    finished(
      goal,
      difference(square.value, { kind: 'power', base: one.value, exponent: number(2) }),
      square.again - one.again ** 2,
      resolved,
      facts,
      variable.name,
    )
  );
}

/** The mean of a function of a variable, exactly and once more in numbers. */
function expected(
  by: Expression,
  { known, pieces }: Resolved,
  name: string,
): { value: Expression; again: number } | null {
  if (known.values && known.between[1] !== Infinity) {
    const value = known.values.reduce(
      (total, one, at) => total + evaluate(by, { [name]: one }) * known.chances![at]!,
      0,
    );
    const near = rationalNear(value, 20_000);
    return near && { value: number(near), again: value };
  }
  if (!pieces) return null;
  const { all, letter } = pieces;
  const weight = substitute(by, name, symbol(letter));
  const found = exactIntegral(all, letter, weight);
  const again = all.reduce(
    (total, { from, to, body }) =>
      total +
      integral(
        (x) => evaluate(weight, { [letter]: x }) * evaluate(body, { [letter]: x }),
        evaluate(from),
        evaluate(to),
      ),
    0,
  );
  return found && { value: found, again };
}

function finished(
  goal: Goal,
  one: Expression,
  again: number,
  { steps }: Resolved,
  facts: Fact[],
  name: string,
): Worked | null {
  const value = evaluate(exact(one));
  const shown = shownExact(one, goal);
  return (
    shown && {
      topic: CONTINUOUS,
      steps: [
        ...steps,
        step(
          {
            en: `The mean of a function of ${name} is the mean of its values, each weighed by its probability.`,
            zh: `${name} 的函数的期望等于各函数值按概率加权的平均。`,
          },
          shown.tex,
        ),
      ],
      shown,
      value,
      isRight: Math.abs(value - again) < 1e-6 * Math.max(1, Math.abs(value)),
      facts,
    }
  );
}

/** G(t) as a polynomial, or as it follows from what was given. */
function generatingOf(variable: Variable, model: Model): Worked | null {
  const resolved = resolve(variable, model);
  const from = variable.law?.is === 'generating' ? null : generatingFrom(variable.name ?? '', model);
  if (resolved && from) return followedFrom(from, variable, resolved, model);
  const { values, chances, between } = resolved?.known ?? {};
  if (
    !resolved ||
    !values ||
    !chances ||
    between![1] === Infinity ||
    values.some((value) => !Number.isInteger(value) || value < 0)
  )
    return null;
  const terms = chances.map((chance) => rationalNear(chance, 100_000));
  if (!terms.every((one) => one !== null)) return null;
  const t = symbol('t');
  const power = (value: number): Expression => ({ kind: 'power', base: t, exponent: number(value) });
  const all = exact(sum(number(0), ...values.map((value, at) => product(number(terms[at]!), power(value)))));
  return {
    topic: '9231/p4/probability-generating-functions',
    steps: [
      ...resolved.steps,
      step(
        {
          en: 'The coefficient of each power of t is the probability of that value.',
          zh: 't 的各次幂的系数就是取该值的概率。',
        },
        `G(t) = ${toLatex(all)}`,
      ),
    ],
    shown: { text: toText(all), tex: toLatex(all) },
    isRight:
      Math.abs(evaluate(all, { t: 1 }) - 1) < 1e-9 &&
      Math.abs(evaluate(differentiate(all, 't'), { t: 1 }) - resolved.known.mean().again) < 1e-9,
    facts: [
      ...ownFacts(variable, model),
      ...model.variables.flatMap((one) => one.facts),
      ...model.independent.map(({ fact }) => fact),
    ],
  };
}

/** (G(t))ⁿ of n observations, t^b G(t^a) of aX + b. */
function followedFrom(
  { of, letter }: { of: Expression; letter: string },
  variable: Variable,
  resolved: Resolved,
  model: Model,
): Worked | null {
  const put = Object.entries(resolved.letters).reduce(
    (one, [name, value]) => substitute(one, name, value),
    of,
  );
  const whole = exact(put);
  const shown = seriesOf(put, letter)?.isEndless ? put : whole;
  const slope = evaluate(differentiate(put, letter), { [letter]: 1 });
  const source =
    variable.law?.is === 'function' || variable.law?.is === 'observations' ? variable.law.of : '';
  return {
    topic: '9231/p4/probability-generating-functions',
    steps: [
      ...resolved.steps,
      step(
        {
          en: 'Of independent observations the generating functions are multiplied; that of aX + b is t^b G(t^a).',
          zh: '独立观测值之和的母函数等于各母函数之积；aX + b 的母函数为 t^b G(t^a)。',
        },
        `G(t) = ${toLatex(shown)}`,
      ),
    ],
    shown: { text: toText(shown), tex: toLatex(shown) },
    isRight:
      Math.abs(evaluate(shown, { [letter]: 1 }) - 1) < 1e-9 &&
      Math.abs(slope - resolved.known.mean().again) < 1e-7 * Math.max(1, Math.abs(slope)),
    facts: [
      ...ownFacts(variable, model),
      ...model.variables.filter(({ name }) => name === source).flatMap((one) => one.facts),
    ],
  };
}
