import { contains, type Expression, negative, quotient } from '../../expressions/expression.ts';
import { parseBraces, parseBracket } from './brackets.ts';
import type { Parser } from './parser.ts';
import { parsePostfix, parsePower, parseRaised, startsFactor } from './powers.ts';

/** sin 2x cos x: the argument runs over factors side by side, up to the next function. */
export function parseFunctionArgument(parser: Parser, isInverse: boolean): Expression {
  if (parser.isSign('{')) return parseRaised(parser, parsePostfix(parser, parseBraces(parser)));
  if (parser.isSign('(') || parser.isSign('[')) return parseBracket(parser);
  if (parser.take('-')) return negative(parseFunctionArgument(parser, isInverse));
  const factors = withFollowingFactors(parser, [parsePower(parser)]);
  const whole: Expression = factors.length === 1 ? factors[0]! : { kind: 'product', factors };
  return parser.isSign('/') && takesFraction(parser, whole, isInverse) ? parseFraction(parser, whole) : whole;
}

function withFollowingFactors(parser: Parser, factors: Expression[]): Expression[] {
  while (
    startsFactor(parser) &&
    parser.peek().kind !== 'function' &&
    !parser.isSign('(') &&
    !parser.isSign('[')
  )
    factors.push(parsePower(parser));
  return factors;
}

/** Whether the fraction line belongs to the argument; the slash is the next token. */
function takesFraction(parser: Parser, numerator: Expression, isInverse: boolean): boolean {
  const denominator = parser.peek(1);
  const isNumber = denominator.kind === 'number';
  if (contains(numerator, (part) => part.kind === 'constant' && part.name === 'pi'))
    return isNumber || denominator.kind === 'symbol';
  if (!isNumber) return false;
  if (numerator.kind !== 'number') return parser.isReadOtherwise('angle');
  const after = parser.peek(2);
  if (isInverse || after.kind === 'symbol' || (after.kind === 'constant' && after.text === 'pi')) return true;
  return parser.isReadOtherwise('angle');
}

function parseFraction(parser: Parser, numerator: Expression): Expression {
  parser.next();
  const value = quotient(numerator, parsePower(parser));
  if (numerator.kind !== 'number') return value;
  const factors = withFollowingFactors(parser, [value]);
  return factors.length === 1 ? value : { kind: 'product', factors };
}
