import { type Expression, negative } from '../../expressions/expression.ts';
import type { Parser } from './parser.ts';
import { flatFactors, isFactorTouching, parsePower, startsFactor, withTouchingFactors } from './powers.ts';
import { isRateD, rateAbove } from './rates.ts';

export function parseProduct(parser: Parser): Expression {
  const factors = [parseJuxtaposed(parser)];
  for (;;) {
    if (parser.take('*'))
      factors.push(parser.isSign('-') ? parseNegativeFactor(parser) : parseJuxtaposed(parser));
    else if (parser.take('/')) {
      const rate = rateAfterSlash(parser, factors);
      if (!rate) {
        const denominator = parser.isSign('-') ? parseNegativeFactor(parser) : parseDenominator(parser);
        const numerator: Expression =
          factors.length === 1 ? factors[0]! : { kind: 'product', factors: flatFactors(factors) };
        factors.splice(0, factors.length, { kind: 'quotient', numerator, denominator });
      } else factors.splice(0, factors.length, ...rate);
      while (startsFactor(parser)) factors.push(parsePower(parser));
    } else break;
  }
  return factors.length === 1 ? factors[0]! : { kind: 'product', factors: flatFactors(factors) };
}

/** Factors side by side: 2x(x+1). */
export function parseJuxtaposed(parser: Parser): Expression {
  const factors = [parsePower(parser)];
  while (startsFactor(parser)) factors.push(parsePower(parser));
  return factors.length === 1 ? factors[0]! : { kind: 'product', factors };
}

export function parseNegativeFactor(parser: Parser): Expression {
  parser.expect('-');
  return negative(parsePower(parser));
}

function parseDenominator(parser: Parser): Expression {
  const first = parsePower(parser);
  if (first.kind === 'number' && isPowerOfTenNext(parser) && parser.isReadOtherwise('slash')) {
    parser.next();
    return { kind: 'product', factors: [first, parsePower(parser)] };
  }
  return isFactorTouching(parser) && parser.isReadOtherwise('slash')
    ? withTouchingFactors(parser, first)
    : first;
}

/** "× 10^" follows, as in 3×10^8/5×10^14. */
function isPowerOfTenNext(parser: Parser): boolean {
  return parser.isSign('*') && parser.peek(1).text === '10' && parser.peek(2).text === '^';
}

/** After "6 dy/" comes "dx": the factors with the derivative in place of the last two. */
function rateAfterSlash(parser: Parser, factors: Expression[]): Expression[] | null {
  if (parser.peek().text !== 'd' || parser.peek(1).kind !== 'symbol') return null;
  const flat = flatFactors(factors);
  const operator = rateAbove(flat.slice(-1));
  const above = operator ?? rateAbove(flat.slice(-2));
  if (!above || (operator && flat.length > 1 && isRateD(flat.at(-2)!))) return null;
  parser.next();
  const by = letterBelow(parser, parsePower(parser));
  if (above.of) return [...flat.slice(0, -2), { kind: 'derivative', of: above.of, by, order: above.order }];
  return [...flat.slice(0, -1), parseRate(parser, above.order, by)];
}

/** x below a line, for dx or dx². */
export function letterBelow(parser: Parser, below: Expression): string {
  const letter = below.kind === 'power' ? below.base : below;
  if (letter.kind !== 'symbol') throw parser.unexpected();
  return letter.name;
}

/** An operator such as d/dx works on the factors that follow. */
export function parseRate(parser: Parser, order: number, by: string): Expression {
  return { kind: 'rate', of: parseJuxtaposed(parser), by, order };
}
