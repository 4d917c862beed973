import {
  call,
  E,
  type Expression,
  type FunctionName,
  negative,
  number,
  power,
  quotient,
  root,
} from '../../expressions/expression.ts';
import { FUNCTIONS, INVERSES, INVERSES_OF_RECIPROCALS } from '../names.ts';
import type { ParseFault } from '../syntax-fault.ts';
import type { Token } from '../tokens.ts';
import { parseArgument, parseBraces, parseBracket } from './brackets.ts';
import { parseFunctionArgument } from './function-arguments.ts';
import type { Parser } from './parser.ts';
import {
  isFactorTouching,
  parseExponent,
  parsePostfix,
  parsePower,
  parseRaised,
  withTouchingFactors,
} from './powers.ts';

const LOGARITHMS = new Set(['ln', 'log', 'lg']);

/** sin 2x, sin²x, sin⁻¹ x, log_2 x, √x */
export function parseFunction(parser: Parser): Expression {
  const token = parser.next();
  const name = FUNCTIONS[token.text]!;
  if (name === 'sqrt' || name === 'cbrt') return parseRoot(parser, token);
  const base = logarithmBase(parser, token);
  const exponent = parseFunctionExponent(parser);
  const isMinusFirst = exponent !== null && isMinusOne(exponent);
  const inverse = isMinusFirst ? (INVERSES[name as FunctionName] ?? null) : null;
  const isBracketed = parser.isSign('(') || parser.isSign('[');
  const isApart = isBracketed && parser.peek().spaced;
  const argument = parseFunctionArgument(parser, isMinusFirst || name.startsWith('arc'));
  const isRaised = parser.isSign('^') || parser.peek().text.startsWith('superscript ');
  const raised =
    isBracketed && isRaised && !exponent && parser.isReadOtherwise('raised')
      ? parseRaised(parser, argument)
      : argument;
  const of = !exponent && LOGARITHMS.has(name) ? parseLogarithmArgument(parser, raised, isApart) : raised;
  const turned = isMinusFirst ? INVERSES_OF_RECIPROCALS[name as FunctionName] : undefined;
  if (turned) return call(turned, quotient(number(1), of));
  const value = functionOf(name, base, inverse, of);
  return exponent && !inverse ? power(value, exponent) : value;
}

function functionOf(
  name: (typeof FUNCTIONS)[string],
  base: Expression | null,
  inverse: FunctionName | null,
  of: Expression,
): Expression {
  if (inverse) return call(inverse, of);
  if (name === 'exp') return power(E, of);
  if (name === 'lg' || (name === 'log' && !base)) return { kind: 'log', base: number(10), of };
  if (base) return { kind: 'log', base, of };
  return call(name as FunctionName, of);
}

function isMinusOne(one: Expression): boolean {
  return (
    (one.kind === 'number' && one.value.n === -1n && one.value.d === 1n) ||
    (one.kind === 'negative' && one.of.kind === 'number' && one.of.value.n === 1n && one.of.value.d === 1n)
  );
}

/** √x, ∛x, \sqrt[3]{x} */
function parseRoot(parser: Parser, { text, length }: Token): Expression {
  let index = FUNCTIONS[text] === 'cbrt' ? 3 : 2;
  if (text === 'sqrt' && length > 1 && parser.isSign('[')) {
    const bracket = parseBracket(parser);
    const inner = bracket.kind === 'tuple' ? bracket.items[0]! : bracket;
    if (!parser.isSign('{') && !parser.isSign('(')) return root(inner);
    index = rootIndex(inner, () => parser.unexpected());
  }
  return root(parseRadicand(parser), index);
}

function rootIndex(one: Expression, fault: () => ParseFault): number {
  if (one.kind !== 'number' || one.value.d !== 1n || one.value.n < 2n || one.value.n > 9n) throw fault();
  return Number(one.value.n);
}

function parseRadicand(parser: Parser): Expression {
  if (parser.isSign('{')) return parseBraces(parser);
  if (parser.take('-')) return negative(parseRadicand(parser));
  const first = parser.peek();
  const radicand = parsePostfix(parser, parser.atom());
  const reachesOn = parser.peek().kind === 'symbol' && first.kind !== 'sign' && isFactorTouching(parser);
  return reachesOn && parser.isReadOtherwise('root') ? withTouchingFactors(parser, radicand) : radicand;
}

/** The base of "log_2", "log₂" or "log2"; null where none is typed. */
function logarithmBase(parser: Parser, { text }: Token): Expression | null {
  const touching = text === 'log' ? touchingBase(parser) : null;
  const name = FUNCTIONS[text];
  if (touching || (name !== 'log' && name !== 'ln')) return touching;
  const script = parser.takeScript('subscript');
  if (script !== null) return parser.script(script);
  return parser.take('_') ? loweredBase(parser) : null;
}

/** log2 x, log2(x) and log10x: a number that touches the name. */
function touchingBase(parser: Parser): Expression | null {
  const [base, after] = [parser.peek(), parser.peek(1)];
  if (base.kind !== 'number' || base.spaced || !/^\d+$/.test(base.text)) return null;
  const isOpened = after.kind === 'sign' && (after.text === '(' || after.text === '|');
  const isSet = isOpened || after.spaced || base.text === '10';
  const hasArgument = isOpened || ['symbol', 'constant', 'number', 'function'].includes(after.kind);
  if (!hasArgument || (after.kind === 'number' && !after.spaced)) return null;
  if (isSet === (after.kind !== 'number' && parser.isReadOtherwise('base'))) return null;
  parser.next();
  return number(BigInt(base.text));
}

/** log_10 x is to base ten; log_28 without a space is one of two things. */
function loweredBase(parser: Parser): Expression {
  const [token, after] = [parser.peek(), parser.tokens[parser.position + 1]];
  if (token.kind !== 'number' || token.length < 2 || token.text.includes('.')) return parseArgument(parser);
  const isWhole = token.text === '10' || after?.spaced || after?.text === '(' || after?.text === '{';
  if (!isWhole) throw parser.unexpected();
  parser.next();
  return number(BigInt(token.text));
}

/** ln (x+1)(x-1) and ln (x+1)/x: a bracket, or a line behind a bracket that stands apart, may belong to it. */
function parseLogarithmArgument(parser: Parser, first: Expression, isApart: boolean): Expression {
  if (parser.isSign('(') && isFactorTouching(parser))
    return parser.isReadOtherwise('product') ? withTouchingFactors(parser, first) : first;
  if (!isApart || !parser.isSign('/') || !parser.isReadOtherwise('product')) return first;
  parser.next();
  return quotient(first, parsePower(parser));
}

function parseFunctionExponent(parser: Parser): Expression | null {
  const script = parser.takeScript('superscript');
  if (script !== null) return parser.script(script);
  if (isSquareTouching(parser) && parser.isReadOtherwise('square')) return parser.atom();
  if (!parser.take('^')) return null;
  if (parser.isSign('{')) return parseBraces(parser);
  return parser.isSign('-') ? parseExponent(parser) : parser.atom();
}

/** sin2 x: a small number touches the name, and a space keeps the letter from it. */
function isSquareTouching(parser: Parser): boolean {
  const [name, small, after] = [parser.tokens[parser.position - 1], parser.peek(), parser.peek(1)];
  if (name?.kind !== 'function' || !/^(?:sin|cos|tan|sec|cosec|cot)h?$/.test(name.text)) return false;
  if (small.kind !== 'number' || small.spaced || !/^[2-4]$/.test(small.text)) return false;
  return after.spaced && (after.kind === 'symbol' || after.kind === 'constant');
}
