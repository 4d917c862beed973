import { type Expression, number } from '../../expressions/expression.ts';
import type { Token } from '../tokens.ts';
import { parseArgument } from './brackets.ts';
import type { Parser } from './parser.ts';
import { endsIntegral, parseExponent } from './powers.ts';
import { parseNegativeFactor, parseProduct } from './products.ts';

/** ∫ x² dx, ∫_0^1 x² dx */
export function parseIntegral(parser: Parser, sign: Token): Expression {
  const { from, to } = parseLimits(parser);
  parser.openIntegrals += 1;
  const isEmpty = parser.peek().text === 'd' && endsIntegral(parser);
  const of = isEmpty ? number(1) : parser.sum();
  parser.openIntegrals -= 1;
  const [d, letter] = [parser.next(), parser.next()];
  if (d.text !== 'd' || letter.kind !== 'symbol')
    throw parser.fault({ en: 'The integral needs its “dx”.', zh: '积分缺少“dx”。' }, sign);
  return { kind: 'integral', of, by: letter.text, from, to };
}

function parseLimits(parser: Parser): { from: Expression | null; to: Expression | null } {
  let from: Expression | null = null;
  let to: Expression | null = null;
  for (;;) {
    const { text } = parser.peek();
    if (!from && parser.take('_')) from = parseLowerLimit(parser);
    else if (!to && parser.take('^')) to = parseExponent(parser);
    else if (!from && text.startsWith('subscript ')) from = parser.script(parser.takeScript('subscript')!);
    else if (!to && text.startsWith('superscript ')) to = parser.script(parser.takeScript('superscript')!);
    else return from && to ? { from, to } : { from: null, to: null };
  }
}

function parseLowerLimit(parser: Parser): Expression {
  if (parser.isSign('-')) return parseNegativeFactor(parser);
  // ∫_10^20
  const isWholeNumber = parser.peek().kind === 'number' && parser.tokens[parser.position + 1]?.text === '^';
  return isWholeNumber ? parser.atom() : parseArgument(parser);
}

/** ∑_{r=1}^{n} r² */
export function parseSeries(parser: Parser, sign: Token): Expression {
  const noLimits = () =>
    parser.fault({ en: 'The sum needs limits: ∑_{r=1}^{n}.', zh: '求和需要上下限：∑_{r=1}^{n}。' }, sign);
  if (!parser.take('_')) throw noLimits();
  const isBraced = parser.take('{') || parser.take('(');
  const index = parser.next();
  if (index.kind !== 'symbol' || !parser.take('=')) throw noLimits();
  const from = parser.sum();
  if (isBraced && !parser.take('}') && !parser.take(')')) throw parser.unexpected();
  if (!parser.take('^')) throw noLimits();
  const to = parseExponent(parser);
  return { kind: 'series', of: parseProduct(parser), index: index.text, from, to };
}
