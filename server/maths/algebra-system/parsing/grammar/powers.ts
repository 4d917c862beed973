import { call, type Expression, negative } from '../../expressions/expression.ts';
import type { Token } from '../tokens.ts';
import { parseBraces } from './brackets.ts';
import type { Parser } from './parser.ts';

export function parsePower(parser: Parser): Expression {
  return parseRaised(parser, parsePostfix(parser, parser.atom()));
}

/** A base with the power that comes next, if one does. */
export function parseRaised(parser: Parser, base: Expression): Expression {
  const script = parser.takeScript('superscript');
  if (script !== null) {
    const exponent = parser.script(script);
    return parseRaised(parser, parsePostfix(parser, { kind: 'power', base, exponent }));
  }
  if (!parser.take('^')) return base;
  if (parser.take('°')) return call('degrees', base);
  return parsePostfix(parser, { kind: 'power', base, exponent: parseExponent(parser, base) });
}

export function parseExponent(parser: Parser, base?: Expression): Expression {
  if (parser.take('-')) return negative(parseExponent(parser, base));
  parser.take('+');
  if (parser.isSign('{')) return parseBraces(parser);
  refuseBareFraction(parser);
  const first = parser.peek();
  const exponent = parser.nested(() => parsePower(parser));
  return base && mayReachOn(parser, base, first) && !parser.isReadOtherwise('exponent')
    ? withTouchingFactors(parser, exponent)
    : exponent;
}

/** e^2x, 2^3x, e^kt */
function mayReachOn(parser: Parser, base: Expression, first: Token): boolean {
  const isE = base.kind === 'constant' && base.name === 'e';
  if (!isE && (base.kind !== 'number' || first.kind !== 'number')) return false;
  const after = parser.peek();
  const isLetter = after.kind === 'symbol' || (after.kind === 'constant' && after.text !== 'e');
  return isLetter && first.kind !== 'sign' && isFactorTouching(parser);
}

/** x^1/2 is half of x by the rules and a square root to whoever types it. */
function refuseBareFraction(parser: Parser): void {
  const [one, line, index] = [parser.peek(), parser.peek(1), parser.peek(2)];
  if (one.text !== '1' || line.text !== '/' || line.spaced || index.kind !== 'number' || index.spaced) return;
  throw parser.fault(
    {
      en: `Put the power in brackets: ^(1/${index.text}).`,
      zh: `请给指数加括号：^(1/${index.text})。`,
    },
    one,
  );
}

/** Degrees, factorials and the star of a conjugate. */
export function parsePostfix(parser: Parser, base: Expression): Expression {
  if (parser.take('°')) return parsePostfix(parser, call('degrees', base));
  if (parser.take('!')) return parsePostfix(parser, call('factorial', base));
  // z*: a star that nothing follows is the conjugate.
  const after = parser.peek(1);
  const isLast =
    after.kind === 'end' || (after.kind === 'sign' && [')', ']', '}', ',', '|', '^'].includes(after.text));
  if (parser.isSign('*') && isLast) {
    parser.next();
    return parsePostfix(parser, call('conj', base));
  }
  return base;
}

export function startsFactor(parser: Parser): boolean {
  const { kind, text } = parser.peek();
  if (kind === 'symbol' && text === 'd' && parser.openIntegrals > 0 && endsIntegral(parser)) return false;
  if (kind === 'symbol' || kind === 'constant' || kind === 'function') return true;
  if (kind === 'command') return !/^(?:superscript|subscript|end)\b/.test(text);
  return (
    kind === 'sign' &&
    (text === '(' || text === '[' || text === '\\{' || (text === '|' && parser.openBars === 0))
  );
}

/** dx closes an integral. */
export function endsIntegral(parser: Parser): boolean {
  const letter = parser.peek(1);
  return letter.kind === 'symbol' && !letter.spaced && !parser.isSign('/', 2);
}

/** A factor follows without a space. */
export function isFactorTouching(parser: Parser): boolean {
  return startsFactor(parser) && !parser.peek().spaced;
}

/** The product of a factor and of those that follow it without a space. */
export function withTouchingFactors(parser: Parser, first: Expression): Expression {
  const factors = [first];
  while (isFactorTouching(parser)) factors.push(parsePower(parser));
  return factors.length === 1 ? first : { kind: 'product', factors: flatFactors(factors) };
}

export function flatFactors(factors: Expression[]): Expression[] {
  return factors.flatMap((one) => (one.kind === 'product' ? one.factors : [one]));
}
