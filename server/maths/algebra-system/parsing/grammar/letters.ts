import { type Expression, symbol } from '../../expressions/expression.ts';
import type { Parser } from './parser.ts';

/** A letter before a bracket with one letter or number in it is a function's name. */
const FUNCTION_LETTERS = new Set(['f', 'g', 'h', 'p', 'q', 'P', 'Q', 'F', 'G', 'H']);

/** x, x_1, f(x), f′(x), f⁻¹(x), fg(x), y′ */
export function parseLetter(parser: Parser): Expression {
  const token = parser.next();
  const name = token.text + takeIndex(parser);
  let primes = 0;
  while (parser.isSign("'") || parser.isSign("''")) primes += parser.next().text.length;
  if (primes > 0 && name === 'y' && !parser.isSign('('))
    return { kind: 'derivative', of: 'y', by: 'x', order: primes };
  const isFgh = 'fgh'.includes(name);
  if (isFgh && takeInverse(parser)) primes = -1;
  const next = parser.peek();
  const isComposed = 'fgh'.includes(next.text) && next.kind === 'symbol' && parser.isSign('(', 1);
  if (isFgh && primes === 0 && isComposed) return { kind: 'apply', name, primes, of: parseLetter(parser) };
  if (
    FUNCTION_LETTERS.has(name) &&
    parser.isSign('(') &&
    (primes !== 0 || isFgh || isPlainArgument(parser))
  ) {
    const opened = parser.next();
    const of = parser.sum();
    parser.expect(')', opened);
    return { kind: 'apply', name, primes, of };
  }
  if (primes === -1) return { kind: 'apply', name, primes, of: symbol('x') };
  if (primes > 0)
    throw parser.fault(
      { en: 'A prime belongs to a function: f′(x).', zh: '撇号应写在函数上：f′(x)。' },
      token,
    );
  return symbol(name);
}

/** (x), (2) or (-2) */
function isPlainArgument(parser: Parser): boolean {
  const inner = parser.peek(1);
  const isSingle = parser.isSign(')', 2) && (inner.kind === 'symbol' || inner.kind === 'number');
  const isNegativeNumber = parser.isSign('-', 1) && parser.peek(2).kind === 'number' && parser.isSign(')', 3);
  return isSingle || isNegativeNumber;
}

/** f⁻¹(x): takes the exponent when it is −1 and a bracket or nothing follows. */
function takeInverse(parser: Parser): boolean {
  const token = parser.peek();
  if (token.kind === 'command' && token.text === 'superscript -1') {
    parser.next();
    return true;
  }
  const isBraced =
    parser.isSign('^') &&
    parser.isSign('{', 1) &&
    parser.isSign('-', 2) &&
    parser.peek(3).text === '1' &&
    parser.isSign('}', 4);
  const isBare = parser.isSign('^') && parser.isSign('-', 1) && parser.peek(2).text === '1';
  if (!isBraced && !isBare) return false;
  parser.position += isBraced ? 5 : 3;
  return true;
}

/** "_1" of x_1, x_{1} or x₁; empty without an index. */
function takeIndex(parser: Parser): string {
  const script = parser.takeScript('subscript');
  if (script !== null) return `_${script}`;
  if (!parser.take('_')) return '';
  if (!parser.take('{')) return `_${parser.next().text}`;
  let text = '_';
  while (!parser.isSign('}')) {
    if (parser.peek().kind === 'end') throw parser.unexpected();
    text += parser.next().text;
  }
  parser.next();
  return text;
}
