import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  partsOf,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../algebra-system/parsing/statement.ts';
import type { Question } from '../../reading/questions/question.ts';
import { type Antiderivative, antiderivative } from './antiderivative.ts';
import {
  assignmentIn,
  formulasOf,
  functionIn,
  type Integral,
  integralIn,
  plainText,
  rangeIn,
} from '../../reading/calculus/calculus-question.ts';

export type IntegralKind = 'power' | 'parts' | 'fractions' | 'trigonometric' | 'hyperbolic';

export interface IntegralQuestion extends Integral {
  antiderivative: Antiderivative;
  kind: IntegralKind;
}

const WORDS =
  /\b(?:integrate|integration|indefinite|definite|integral|antiderivative|use|using|by parts|partial fractions?|evaluate|from|to|between|limits?|over|interval|c)\b|不定积分|定积分|分部积分法?|部分分式|积分|利用|用|从|到|至|区间|之间|上|将|把/giu;

/** Several methods ask this of the same question; it is computed once. */
const READ = new WeakMap<Question, IntegralQuestion | null>();

/** A question that asks for one integral and nothing else, by no way of its own. */
export function readIntegralQuestion(question: Question): IntegralQuestion | null {
  const known = READ.get(question);
  if (known !== undefined) return known;
  const parsed = parseIntegralQuestion(question);
  READ.set(question, parsed);
  return parsed;
}

function parseIntegralQuestion({ text }: Question): IntegralQuestion | null {
  const plain = plainText(text);
  const isRequest = /∫|\\int(?![a-z])|\bintegra(?:te|l)\b|积分/iu.test(plain);
  const isOther = /substitut|换元|代换|trapez|梯形|area|面积|volume|体积|gradient|passes/iu.test(plain);
  if (!isRequest || isOther) return null;
  const formulas = formulasOf(plain, WORDS);
  const integral = formulas && readIntegral(formulas, plain);
  const result = integral && antiderivative(integral.integrand, integral.letter);
  return result ? { ...integral, antiderivative: result, kind: kindOf(integral.integrand, result) } : null;
}

function readIntegral(formulas: string[], plain: string): Integral | null {
  const [first, ...rest] = formulas;
  if (!first || rest.length > 2) return null;
  const direct = integralIn(first);
  if (!direct) {
    const named = rest.length > 0 ? null : functionIn(first);
    return named && named.name === null && /\bintegra(?:te|l)\b|积分/i.test(plain)
      ? { integrand: named.value, letter: named.letter, limits: null }
      : betweenLimits(formulas, plain);
  }
  if (rest.length === 0) return direct;
  if (!LIMITS_IN_WORDS.test(plain)) return null;
  const [from, to, more] = rest.flatMap((formula) => endsIn(formula, direct.letter));
  return direct.limits === null && from && to && !more ? { ...direct, limits: [from, to] } : null;
}

const LIMITS_IN_WORDS =
  /\bfrom\b.{1,300}\bto\b|\bbetween\b.{1,300}\band\b|\bover\b|\bon\b|\blimits\b|[从在].{1,300}(?:[到至]|上)/iu;

/** "Integrate x² from 0 to 3": the limits stand in words, before the integrand or after it. */
function betweenLimits(formulas: string[], plain: string): Integral | null {
  if (!LIMITS_IN_WORDS.test(plain) || !/\bintegrate\b|\bintegral\b|积分/i.test(plain)) return null;
  const functions = formulas.map(functionIn);
  const at = functions.findIndex((one) => one !== null);
  const named = functions[at];
  if (!named || functions.filter(Boolean).length !== 1 || (at > 0 && at < formulas.length - 1)) return null;
  const ends = formulas
    .filter((_, index) => index !== at)
    .flatMap((formula) => endsIn(formula, named.letter));
  const [from, to, more] = ends;
  return from && to && !more ? { integrand: named.value, letter: named.letter, limits: [from, to] } : null;
}

/** 3, x = 3, [0, 3] or 0 ≤ x ≤ 3; two nulls where it is none of these. */
function endsIn(formula: string, letter: string): (Expression | null)[] {
  const range = rangeIn(formula);
  if (range?.letter === letter) return [range.from, range.to];
  const assigned = assignmentIn(formula);
  if (assigned) return [assigned.letter === letter ? assigned.value : null];
  const parsed = parseExpression(formula);
  if (!parsed.ok) return [null];
  const { value } = parsed;
  const all = value.kind === 'tuple' && value.open === '[' && value.close === ']' ? value.items : [value];
  return all.map((one) => (isEnd(one) ? one : null));
}

const isEnd = (one: Expression) =>
  symbolsOf(one).length === 0 &&
  one.kind !== 'tuple' &&
  (one.kind === 'constant' || Number.isFinite(evaluate(one)));

const HYPERBOLIC = /^(?:sinh|cosh|tanh|sech|cosech|coth|arsinh|arcosh|artanh)$/;
const CIRCULAR = /^(?:sin|cos|tan|sec|cosec|cot)$/;

function kindOf(integrand: Expression, result: Antiderivative): IntegralKind {
  if ([integrand, result.value].some((one) => usesFunction(one, HYPERBOLIC))) return 'hyperbolic';
  switch (result.way) {
    case 'parts':
    case 'parts twice':
      return 'parts';
    case 'partial fractions':
      return 'fractions';
    case 'identity':
      return 'trigonometric';
    case 'term by term':
      return result.each
        .map(({ of, result: each }) => kindOf(of, each))
        .sort((a, b) => RANK[b] - RANK[a])[0]!;
    case 'reverse chain':
      return usesFunction(integrand, CIRCULAR) && isAllTrigonometric(integrand) ? 'trigonometric' : 'power';
    case 'standard':
      return usesFunction(integrand, /^(?:tan|cot)$/) ||
        (usesFunction(result.value, /^ln$/) && usesFunction(integrand, CIRCULAR))
        ? 'trigonometric'
        : 'power';
  }
}

const RANK: Record<IntegralKind, number> = {
  power: 0,
  trigonometric: 1,
  fractions: 2,
  parts: 3,
  hyperbolic: 4,
};

function usesFunction(one: Expression, names: RegExp): boolean {
  return contains(one, (part) => part.kind === 'call' && names.test(part.name));
}

/** The letter stands inside trigonometric functions alone. */
function isAllTrigonometric(one: Expression): boolean {
  if (one.kind === 'symbol') return false;
  if (one.kind === 'power' && one.base.kind === 'constant') return false;
  if (one.kind === 'call') return CIRCULAR.test(one.name);
  return partsOf(one).every(isAllTrigonometric);
}
