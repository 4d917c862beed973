import { contains, type Expression, partsOf } from '../expressions/expression.ts';
import type { Question } from '../questions/question.ts';
import { type Antiderivative, antiderivative } from './antiderivative.ts';
import { assignmentIn, formulasOf, functionIn, type Integral, integralIn, plainText } from './reading.ts';

export type IntegralKind = 'power' | 'parts' | 'fractions' | 'trigonometric' | 'hyperbolic';

export interface IntegralAsked extends Integral {
  found: Antiderivative;
  kind: IntegralKind;
}

const WORDS =
  /\b(?:integrate|integration|indefinite|definite|integral|antiderivative|use|using|by parts|partial fractions?|evaluate|from|to|c)\b|不定积分|定积分|分部积分法?|部分分式|积分|利用|用/giu;

/** Several methods ask this of one question; the integral is sought once. */
const READ = new WeakMap<Question, IntegralAsked | null>();

/** A question that asks for one integral and nothing else, by no way of its own. */
export function integralAsked(question: Question): IntegralAsked | null {
  const known = READ.get(question);
  if (known !== undefined) return known;
  const asked = readIntegralQuestion(question);
  READ.set(question, asked);
  return asked;
}

function readIntegralQuestion({ text }: Question): IntegralAsked | null {
  const plain = plainText(text);
  const isAsked = /∫|\\int(?![a-z])|\bintegrate\b|积分/iu.test(plain);
  const isOther = /substitut|换元|代换|trapez|梯形|area|面积|volume|体积|gradient|passes/iu.test(plain);
  if (!isAsked || isOther) return null;
  const pieces = formulasOf(plain, WORDS);
  const integral = pieces && readIntegral(pieces, plain);
  const found = integral && antiderivative(integral.integrand, integral.letter);
  return found ? { ...integral, found, kind: kindOf(integral.integrand, found) } : null;
}

function readIntegral(pieces: string[], plain: string): Integral | null {
  const [first, low, high, more] = pieces;
  if (!first || more) return null;
  const direct = integralIn(first);
  if (!direct) {
    const named = low ? null : functionIn(first);
    return named && named.name === null && /\bintegrate\b|积分/i.test(plain)
      ? { integrand: named.value, letter: named.letter, limits: null }
      : null;
  }
  if (!low) return direct;
  const [from, to] = [assignmentIn(low), high ? assignmentIn(high) : null];
  const isRange = direct.limits === null && from?.letter === direct.letter && to?.letter === direct.letter;
  return isRange ? { ...direct, limits: [from.value, to.value] } : null;
}

const HYPERBOLIC = /^(?:sinh|cosh|tanh|sech|cosech|coth|arsinh|arcosh|artanh)$/;
const CIRCULAR = /^(?:sin|cos|tan|sec|cosec|cot)$/;

function kindOf(integrand: Expression, found: Antiderivative): IntegralKind {
  if ([integrand, found.value].some((one) => usesFunction(one, HYPERBOLIC))) return 'hyperbolic';
  switch (found.way) {
    case 'parts':
    case 'parts twice':
      return 'parts';
    case 'partial fractions':
      return 'fractions';
    case 'identity':
      return 'trigonometric';
    case 'term by term':
      return found.each.map(({ of, found: each }) => kindOf(of, each)).sort((a, b) => RANK[b] - RANK[a])[0]!;
    case 'reverse chain':
      return usesFunction(integrand, CIRCULAR) && isAllTrigonometric(integrand) ? 'trigonometric' : 'power';
    case 'standard':
      return usesFunction(integrand, /^(?:tan|cot)$/) ||
        (usesFunction(found.value, /^ln$/) && usesFunction(integrand, CIRCULAR))
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
