import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { spelledOut } from '../scope/definitions.ts';
import { mappingOf } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import { isInside, spreadOver } from '../functions/intervals.ts';

const FUNCTIONS = '9709/p1/functions';
const SAMPLES = [0.37, 1.61, 2.83, 4.19, 7.3, -1.27];

/** gf(x), written out and simplified. */
export const compose: Operator = (goal, scope) => {
  const { verb, target, form, figures, terms, where } = goal;
  if (verb !== 'find' || typeof target !== 'string' || form || figures || terms || where?.length) return null;
  const read = statementIn(target);
  const value = read?.kind === 'expression' ? read.value : null;
  if (value?.kind !== 'apply' || value.of.kind !== 'apply' || !isPlain(value)) return null;
  const written = spelledOut(value, scope);
  if (!written || symbolsOf(written).length > 1) return null;
  const found = exact(written);
  const [letter = 'x'] = symbolsOf(written);
  const pairs = SAMPLES.map((at) => [
    evaluate(found, { [letter]: at }),
    valueInTurn(value, at, scope),
  ]).filter(([a, b]) => Number.isFinite(a! + b!));
  return {
    title: { en: 'Composite function', zh: '复合函数' },
    steps: [
      step({ en: 'Put the inner function into the outer one.', zh: '把内层函数代入外层函数。' }, [
        `${toLatex(value)} = ${toLatex(written)}`,
        `= ${toLatex(found)}`,
      ]),
    ],
    answer: { text: toText(found), tex: `${toLatex(value)} = ${toLatex(found)}` },
    checks: [
      check(
        'The functions one after the other give the same values.',
        '依次代入各函数得到相同的值。',
        pairs.length >= 2 && pairs.every(([a, b]) => Math.abs(a! - b!) < 1e-9 * Math.max(1, Math.abs(a!))),
      ),
    ],
    topic: FUNCTIONS,
  };
};

const isPlain = (one: Expression): boolean =>
  one.kind === 'symbol' || (one.kind === 'apply' && one.primes === 0 && isPlain(one.of));

/** One function after the other, in numbers. */
function valueInTurn(one: Expression, at: number, scope: Scope): number {
  if (one.kind !== 'apply') return at;
  const inner = valueInTurn(one.of, at, scope);
  const mapping = mappingOf(one.name, scope);
  return mapping ? evaluate(mapping.body, { [mapping.letter]: inner }) : NaN;
}

/** f(x) = f⁻¹(x) of a function that increases: the graphs meet on y = x alone. */
export const meetInverse: Operator = (goal, scope) => {
  const isAsked = goal.verb === 'solve' || goal.verb === 'find';
  if (!isAsked || goal.form || goal.figures || goal.terms || goal.where?.length) return null;
  const text = goal.verb === 'solve' ? goal.target : rootsOf(goal.target);
  const read = typeof text === 'string' ? statementIn(text) : null;
  const sides = read?.kind === 'relation' && read.signs.join('') === '=' ? read.sides : [];
  const [one, other] = sides.toSorted((a, b) => primesOf(b) - primesOf(a));
  if (one?.kind !== 'apply' || other?.kind !== 'apply' || one.name !== other.name) return null;
  if (one.primes !== 0 || other.primes !== -1 || one.of.kind !== 'symbol' || other.of.kind !== 'symbol')
    return null;
  const mapping = one.of.name === other.of.name ? mappingOf(one.name, scope) : null;
  if (!mapping) return null;
  const { body, letter, on } = mapping;
  const slope = differentiate(body, letter);
  const inside = spreadOver(on).filter((x) => Number.isFinite(evaluate(body, { [letter]: x })));
  const increases = inside.length > 300 && inside.every((x) => evaluate(slope, { [letter]: x }) > -1e-9);
  const zeros = increases ? exactZeros(difference(body, symbol(letter)), letter) : null;
  const roots = zeros?.filter((x) => isInside(on, evaluate(x))).map((x) => exact(x)) ?? [];
  if (roots.length === 0) return null;
  const name = one.of.name;
  return {
    title: { en: 'Where a function meets its inverse', zh: '函数与其反函数的交点' },
    steps: [
      step(
        {
          en: 'The function increases, so its graph meets that of its inverse on the line y = x.',
          zh: '函数递增，故其图像与反函数的图像只在直线 y = x 上相交。',
        },
        [`${toLatex(body)} = ${letter}`],
      ),
      step(
        { en: 'Solve, and keep what lies in the domain.', zh: '解方程，保留定义域内的根。' },
        roots.map((x) => `${name} = ${toLatex(x)}`),
      ),
    ],
    answer: {
      text: roots.map((x) => `${name} = ${toText(x)}`).join(' or '),
      tex: roots.map((x) => `${name} = ${toLatex(x)}`).join(',\\; '),
    },
    checks: [
      check(
        'Each root is sent to itself, and nothing else is.',
        '每个根都映到自身，且别无他根。',
        roots.every((x) => Math.abs(evaluate(body, { [letter]: evaluate(x) }) - evaluate(x)) < 1e-9) &&
          changesOf(body, letter, inside) <= roots.length,
      ),
    ],
    topic: FUNCTIONS,
  };
};

const primesOf = (one: Expression): number => (one.kind === 'apply' ? one.primes : -9);
const rootsOf = (target: unknown): unknown =>
  typeof target === 'object' && target !== null && 'the' in target && target.the === 'roots' && 'of' in target
    ? (target.of as unknown[])[0]
    : null;

/** How often f(x) − x changes its sign between numbers in their order. */
function changesOf(body: Expression, letter: string, inside: number[]): number {
  const gaps = inside
    .toSorted((a, b) => a - b)
    .map((x) => evaluate(body, { [letter]: x }) - x)
    .filter((gap) => Math.abs(gap) > 1e-9);
  return gaps.filter((gap, at) => at > 0 && gap > 0 !== gaps[at - 1]! > 0).length;
}
