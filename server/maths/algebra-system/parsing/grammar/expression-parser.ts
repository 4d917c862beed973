import { call, E, type Expression, I, INFINITY, PI } from '../../expressions/expression.ts';
import { rational, rationalOfDecimal } from '../../numbers/rational.ts';
import { type Token, tokenise } from '../tokens.ts';
import { parseArgument, parseBracket, parseEnvironment, parseModulus, parseSet } from './brackets.ts';
import { parseFunction } from './functions.ts';
import { parseIntegral, parseSeries } from './integrals.ts';
import { parseLetter } from './letters.ts';
import type { Parser } from './parser.ts';
import { letterBelow, parseProduct, parseRate } from './products.ts';
import { derivativeOf, isRateD, rateAbove } from './rates.ts';
import { TokenCursor } from './token-cursor.ts';

/** Reads one expression of a token list by recursive descent; made once for each side of a statement. */
export class ExpressionParser extends TokenCursor implements Parser {
  openBars = 0;
  openIntegrals = 0;

  expression(): Expression {
    if (this.peek().kind === 'end')
      throw this.fault({ en: 'Something is missing here.', zh: '这里缺少内容。' }, this.peek());
    const value = this.sum();
    if (this.peek().kind !== 'end') throw this.unexpected();
    return value;
  }

  script(text: string): Expression {
    return new ExpressionParser(tokenise(text), this.notation).expression();
  }

  sum(): Expression {
    return this.nested(() => {
      const terms = [this.signedTerm()];
      while (this.isSign('+') || this.isSign('-')) {
        const isMinus = this.next().text === '-';
        if (this.isSign('+')) throw this.unexpected();
        const term = this.signedTerm();
        terms.push(isMinus ? minusOf(term) : term);
      }
      return terms.length === 1 ? terms[0]! : { kind: 'sum', terms };
    });
  }

  private signedTerm(): Expression {
    if (this.take('-')) return minusOf(this.signedTerm());
    this.take('+');
    return parseProduct(this);
  }

  atom(): Expression {
    const token = this.peek();
    switch (token.kind) {
      case 'number':
        return this.number();
      case 'constant':
        this.next();
        return token.text === 'pi' ? PI : token.text === 'e' ? E : token.text === 'i' ? I : INFINITY;
      case 'symbol':
        return parseLetter(this);
      case 'function':
        return parseFunction(this);
      case 'command':
        return token.text.startsWith('fraction ') ? this.vulgarFraction() : this.command(this.next());
      case 'sign':
        if (token.text === '(' || token.text === '[' || token.text === '\\{') return parseBracket(this);
        if (token.text === '{') return parseSet(this);
        if (token.text === '|') return parseModulus(this);
        throw this.unexpected();
      case 'end':
        throw this.unexpected();
    }
  }

  /** 2, 0.5 or 2½ */
  private number(): Expression {
    const { text } = this.next();
    const value = rationalOfDecimal(text);
    const after = this.peek();
    if (after.kind !== 'command' || !after.text.startsWith('fraction '))
      return { kind: 'number', value, typed: text };
    const part = this.vulgarFraction();
    return { kind: 'number', value: rational(value.n * part.value.d + part.value.n, part.value.d) };
  }

  private vulgarFraction(): Extract<Expression, { kind: 'number' }> {
    const [, n, d] = this.next().text.split(' ');
    return { kind: 'number', value: rational(BigInt(n!), BigInt(d!)) };
  }

  private command(token: Token): Expression {
    switch (token.text) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
        return this.fraction();
      case 'int':
        return parseIntegral(this, token);
      case 'sum':
        return parseSeries(this, token);
      case 'text':
      case 'mathrm':
      case 'operatorname':
      case 'mathbf':
      case 'vec':
        return parseArgument(this);
      case 'overline':
      case 'bar': {
        // The conjugate of z; over other letters a mean, which is a name of its own.
        const of = parseArgument(this);
        return of.kind === 'symbol' && (of.name === 'z' || of.name === 'w') ? call('conj', of) : of;
      }
      case 'begin':
        return parseEnvironment(this, token);
      default:
        throw this.misplaced(token);
    }
  }

  private fraction(): Expression {
    const numerator = parseArgument(this);
    const denominator = parseArgument(this);
    const operator = denominator.kind === 'product' && rateAbove([numerator]);
    if (operator && isRateD(denominator.factors[0]!))
      return parseRate(this, operator.order, letterBelow(this, denominator.factors[1]!));
    return derivativeOf(numerator, denominator) ?? { kind: 'quotient', numerator, denominator };
  }
}

function minusOf(of: Expression): Expression {
  if (of.kind !== 'number') return { kind: 'negative', of };
  const value = { n: -of.value.n, d: of.value.d };
  return of.typed ? { kind: 'number', value, typed: `-${of.typed}` } : { kind: 'number', value };
}
