import { rational, rationalOfDecimal } from '../numbers/rational.ts';
import {
  call,
  contains,
  E,
  type Expression,
  type FunctionName,
  I,
  INFINITY,
  negative,
  number,
  PI,
  power,
  quotient,
  root,
  symbol,
} from '../expressions/expression.ts';
import { ParseFault } from './syntax-fault.ts';
import { FUNCTIONS, INVERSES } from './names.ts';
import { type Ambiguity, type Notation, usual } from './notation.ts';
import { derivativeOf, isRateD, rateAbove } from './rates.ts';
import { type Token, tokenise } from './tokens.ts';

const RELATIONS = new Set(['=', '<', '>', '<=', '>=', '!=', '~=']);
const CLOSERS: Record<string, ')' | ']' | '}'> = { '(': ')', '[': ']', '\\{': '}' };
/** A letter before a bracket with one letter or number in it is a function's name. */
const NAMED = new Set(['f', 'g', 'h', 'p', 'q', 'P', 'Q', 'F', 'G', 'H']);
const LOGARITHMS = new Set(['ln', 'log', 'lg']);
const MAX_DEPTH = 60;
const MAX_TOKENS = 600;

/** Reads one expression of a token list; made once for each side of a statement. */
export class Reader {
  private position = 0;
  private depth = 0;
  private bars = 0;
  private integrals = 0;
  readonly tokens: Token[];
  private readonly notation: Notation;

  constructor(tokens: Token[], notation: Notation = usual()) {
    if (tokens.length > MAX_TOKENS)
      throw new ParseFault(tokens[MAX_TOKENS]!.at, 1, {
        en: 'This is too long to read.',
        zh: '太长了，无法读取。',
      });
    this.tokens = tokens;
    this.notation = notation;
  }

  whole(): Expression {
    if (this.peek().kind === 'end')
      throw this.fault({ en: 'Something is missing here.', zh: '这里缺少内容。' }, this.peek());
    const value = this.sum();
    if (this.peek().kind !== 'end') throw this.unexpected();
    return value;
  }

  private peek(ahead = 0): Token {
    return this.tokens[Math.min(this.position + ahead, this.tokens.length - 1)]!;
  }
  private next(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }
  private isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.text === text;
  }
  private take(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.position += 1;
    return true;
  }
  private expect(text: string, opened?: Token): void {
    if (this.take(text)) return;
    if (opened)
      throw this.fault(
        { en: `The bracket “${opened.text}” is not closed.`, zh: `括号“${opened.text}”没有闭合。` },
        opened,
      );
    throw this.unexpected();
  }
  private fault(say: { en: string; zh: string }, token: Token): ParseFault {
    return new ParseFault(token.at, Math.max(1, token.length), say);
  }
  private unexpected(): ParseFault {
    const token = this.peek();
    if (token.kind === 'end')
      return this.fault({ en: 'The formula ends too early.', zh: '算式没有写完。' }, token);
    return this.fault(
      { en: `“${token.text}” does not fit here.`, zh: `“${token.text}”放在这里不合适。` },
      token,
    );
  }
  private deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      throw this.fault({ en: 'This is nested too deeply.', zh: '嵌套太深了。' }, this.peek());
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** Two readings are usual here: whether the second one is wanted. */
  private isOtherwise(ambiguity: Ambiguity): boolean {
    this.notation.met.add(ambiguity);
    return this.notation.otherwise.has(ambiguity);
  }

  sum(): Expression {
    return this.deeper(() => {
      const terms = [this.signed()];
      while (this.isSign('+') || this.isSign('-')) {
        const minus = this.next().text === '-';
        if (this.isSign('+')) throw this.unexpected();
        const term = this.signed();
        terms.push(minus ? minusOf(term) : term);
      }
      return terms.length === 1 ? terms[0]! : { kind: 'sum', terms };
    });
  }

  private signed(): Expression {
    if (this.take('-')) return minusOf(this.signed());
    if (this.take('+')) return this.product();
    return this.product();
  }

  private product(): Expression {
    const factors = [this.juxtaposed()];
    for (;;) {
      if (this.take('*')) factors.push(this.isSign('-') ? this.signedFactor() : this.juxtaposed());
      else if (this.take('/')) {
        const rate = this.rateAfter(factors);
        if (!rate) {
          const below = this.isSign('-') ? this.signedFactor() : this.below();
          const above: Expression =
            factors.length === 1 ? factors[0]! : { kind: 'product', factors: flatten(factors) };
          factors.splice(0, factors.length, { kind: 'quotient', numerator: above, denominator: below });
        } else factors.splice(0, factors.length, ...rate);
        while (this.startsFactor()) factors.push(this.power());
      } else break;
    }
    return factors.length === 1 ? factors[0]! : { kind: 'product', factors: flatten(factors) };
  }

  private below(): Expression {
    const first = this.power();
    if (first.kind === 'number' && this.isPowerOfTen() && this.isOtherwise('slash')) {
      this.next();
      return { kind: 'product', factors: [first, this.power()] };
    }
    return this.touches() && this.isOtherwise('slash') ? this.withTouching(first) : first;
  }

  /** "× 10^" follows, as in 3×10^8/5×10^14. */
  private isPowerOfTen(): boolean {
    return this.isSign('*') && this.peek(1).text === '10' && this.peek(2).text === '^';
  }

  /** A factor follows without a space. */
  private touches(): boolean {
    return this.startsFactor() && !this.peek().spaced;
  }

  private withTouching(first: Expression): Expression {
    const factors = [first];
    while (this.touches()) factors.push(this.power());
    return factors.length === 1 ? first : { kind: 'product', factors: flatten(factors) };
  }

  /** After "6 dy/" comes "dx": the factors with the derivative in place of the last two. */
  private rateAfter(factors: Expression[]): Expression[] | null {
    if (this.peek().text !== 'd' || this.peek(1).kind !== 'symbol') return null;
    const flat = flatten(factors);
    const operator = rateAbove(flat.slice(-1));
    const above = operator ?? rateAbove(flat.slice(-2));
    if (!above || (operator && flat.length > 1 && isRateD(flat.at(-2)!))) return null;
    this.next();
    const by = this.power();
    const letter = by.kind === 'power' ? by.base : by;
    if (letter.kind !== 'symbol') throw this.unexpected();
    if (above.of)
      return [
        ...flat.slice(0, -2),
        { kind: 'derivative', of: above.of, by: letter.name, order: above.order },
      ];
    return [...flat.slice(0, -1), { kind: 'rate', of: this.operand(), by: letter.name, order: above.order }];
  }

  /** What an operator such as d/dx works on: the factors that follow. */
  private operand(): Expression {
    return this.juxtaposed();
  }

  private signedFactor(): Expression {
    this.expect('-');
    return negative(this.power());
  }

  /** Factors side by side: 2x(x+1). */
  private juxtaposed(): Expression {
    const factors = [this.power()];
    while (this.startsFactor()) factors.push(this.power());
    return factors.length === 1 ? factors[0]! : { kind: 'product', factors };
  }

  private startsFactor(): boolean {
    const { kind, text } = this.peek();
    if (kind === 'symbol' && text === 'd' && this.integrals > 0 && this.endsIntegral()) return false;
    if (kind === 'symbol' || kind === 'constant' || kind === 'function') return true;
    if (kind === 'command') return !/^(?:superscript|subscript|end)\b/.test(text);
    return (
      kind === 'sign' && (text === '(' || text === '[' || text === '\\{' || (text === '|' && this.bars === 0))
    );
  }

  /** dx closes an integral. */
  private endsIntegral(): boolean {
    const letter = this.peek(1);
    return letter.kind === 'symbol' && !letter.spaced && !this.isSign('/', 2);
  }

  power(): Expression {
    const base = this.postfixed(this.atom());
    return this.raised(base);
  }

  private raised(base: Expression): Expression {
    const token = this.peek();
    if (token.kind === 'command' && token.text.startsWith('superscript ')) {
      this.next();
      const exponent = new Reader(tokenise(token.text.slice('superscript '.length)), this.notation).whole();
      return this.raised(this.postfixed({ kind: 'power', base, exponent }));
    }
    if (!this.take('^')) return base;
    if (this.isSign('°')) {
      this.next();
      return call('degrees', base);
    }
    return this.postfixed({ kind: 'power', base, exponent: this.exponent(base) });
  }

  private exponent(base?: Expression): Expression {
    if (this.take('-')) return negative(this.exponent(base));
    this.take('+');
    if (this.isSign('{')) return this.braced();
    this.refuseBareRoot();
    const first = this.peek();
    const exponent = this.deeper(() => this.power());
    return base && this.mayReachOn(base, first) && !this.isOtherwise('exponent')
      ? this.withTouching(exponent)
      : exponent;
  }

  /** e^2x, 2^3x, e^kt */
  private mayReachOn(base: Expression, first: Token): boolean {
    const isE = base.kind === 'constant' && base.name === 'e';
    if (!isE && (base.kind !== 'number' || first.kind !== 'number')) return false;
    const after = this.peek();
    const isLetter = after.kind === 'symbol' || (after.kind === 'constant' && after.text !== 'e');
    return isLetter && first.kind !== 'sign' && this.touches();
  }

  /** x^1/2 is half of x by the rules and a square root to whoever types it. */
  private refuseBareRoot() {
    const [one, line, index] = [this.peek(), this.peek(1), this.peek(2)];
    if (one.text !== '1' || line.text !== '/' || line.spaced || index.kind !== 'number' || index.spaced)
      return;
    throw this.fault(
      {
        en: `Put the power in brackets: ^(1/${index.text}).`,
        zh: `请给指数加括号：^(1/${index.text})。`,
      },
      one,
    );
  }

  private postfixed(base: Expression): Expression {
    if (this.take('°')) return this.postfixed(call('degrees', base));
    if (this.take('!')) return this.postfixed(call('factorial', base));
    // z*: a star that nothing follows is the conjugate.
    const after = this.peek(1);
    const closes =
      after.kind === 'end' || (after.kind === 'sign' && [')', ']', '}', ',', '|', '^'].includes(after.text));
    if (this.isSign('*') && closes) {
      this.next();
      return this.postfixed(call('conj', base));
    }
    return base;
  }

  private braced(): Expression {
    const opened = this.next();
    const value = this.sum();
    this.expect('}', opened);
    return value;
  }

  /** {1, 2}; around one thing the braces only group. */
  private set(): Expression {
    const opened = this.next();
    const items = [this.sum()];
    while (this.take(',')) items.push(this.sum());
    this.expect('}', opened);
    return items.length === 1 ? items[0]! : { kind: 'tuple', open: '{', close: '}', items };
  }

  /** A LaTeX argument: {…} or one token. */
  private argument(): Expression {
    if (this.isSign('{')) return this.braced();
    const token = this.peek();
    if (token.kind === 'number' && token.length > 1 && !token.text.includes('.')) {
      // \frac12
      this.tokens[this.position] = {
        ...token,
        text: token.text.slice(1),
        at: token.at + 1,
        length: token.length - 1,
      };
      return number(BigInt(token.text[0]!));
    }
    return this.atom();
  }

  private atom(): Expression {
    const token = this.peek();
    switch (token.kind) {
      case 'number': {
        this.next();
        const value = rationalOfDecimal(token.text);
        const after = this.peek();
        if (after.kind === 'command' && after.text.startsWith('fraction ')) {
          const part = this.vulgar();
          return { kind: 'number', value: rational(value.n * part.value.d + part.value.n, part.value.d) };
        }
        return { kind: 'number', value, typed: token.text };
      }
      case 'constant':
        this.next();
        return token.text === 'pi' ? PI : token.text === 'e' ? E : token.text === 'i' ? I : INFINITY;
      case 'symbol':
        return this.letter();
      case 'function':
        return this.function();
      case 'command':
        return this.command();
      case 'sign':
        if (token.text === '(' || token.text === '[' || token.text === '\\{') return this.bracket();
        if (token.text === '{') return this.set();
        if (token.text === '|') return this.modulus();
        throw this.unexpected();
      case 'end':
        throw this.unexpected();
    }
  }

  private vulgar(): Extract<Expression, { kind: 'number' }> {
    const [, n, d] = this.next().text.split(' ');
    return { kind: 'number', value: rational(BigInt(n!), BigInt(d!)) };
  }

  private letter(): Expression {
    const token = this.next();
    let name = token.text;
    let primes = 0;
    const lowered = this.peek();
    if (lowered.kind === 'command' && lowered.text.startsWith('subscript ')) {
      this.next();
      name += `_${lowered.text.slice('subscript '.length)}`;
    } else if (this.take('_')) name += `_${this.index()}`;
    while (this.isSign("'") || this.isSign("''")) primes += this.next().text.length;
    if (primes > 0 && name === 'y' && !this.isSign('('))
      return { kind: 'derivative', of: 'y', by: 'x', order: primes };
    if ('fgh'.includes(name) && this.isInverse()) primes = -1;
    const follower = this.peek();
    if (
      'fgh'.includes(name) &&
      primes === 0 &&
      'fgh'.includes(follower.text) &&
      follower.kind === 'symbol' &&
      this.isSign('(', 1)
    )
      return { kind: 'apply', name, primes, of: this.letter() };
    if (NAMED.has(name) && this.isSign('(')) {
      const inner = this.peek(1);
      const single = this.isSign(')', 2) && (inner.kind === 'symbol' || inner.kind === 'number');
      const negativeNumber = this.isSign('-', 1) && this.peek(2).kind === 'number' && this.isSign(')', 3);
      if (primes !== 0 || single || negativeNumber || 'fgh'.includes(name)) {
        const opened = this.next();
        const of = this.sum();
        this.expect(')', opened);
        return { kind: 'apply', name, primes, of };
      }
    }
    if (primes === -1) return { kind: 'apply', name, primes, of: symbol('x') };
    if (primes > 0)
      throw this.fault(
        { en: 'A prime belongs to a function: f′(x).', zh: '撇号应写在函数上：f′(x)。' },
        token,
      );
    return symbol(name);
  }

  /** f⁻¹(x): takes the exponent when it is −1 and a bracket or nothing follows. */
  private isInverse(): boolean {
    const token = this.peek();
    if (token.kind === 'command' && token.text === 'superscript -1') {
      this.next();
      return true;
    }
    const braced =
      this.isSign('^') &&
      this.isSign('{', 1) &&
      this.isSign('-', 2) &&
      this.peek(3).text === '1' &&
      this.isSign('}', 4);
    const bare = this.isSign('^') && this.isSign('-', 1) && this.peek(2).text === '1';
    if (!braced && !bare) return false;
    this.position += braced ? 5 : 3;
    return true;
  }

  private index(): string {
    if (this.take('{')) {
      let text = '';
      while (!this.isSign('}')) {
        if (this.peek().kind === 'end') throw this.unexpected();
        text += this.next().text;
      }
      this.next();
      return text;
    }
    return this.next().text;
  }

  private function(): Expression {
    const token = this.next();
    const name = FUNCTIONS[token.text]!;
    if (name === 'sqrt' || name === 'cbrt') {
      let index = name === 'cbrt' ? 3 : 2;
      if (token.text === 'sqrt' && token.length > 1 && this.isSign('[')) {
        const bracket = this.bracket();
        const inner = bracket.kind === 'tuple' ? bracket.items[0]! : bracket;
        if (this.isSign('{') || this.isSign('(')) index = wholeOf(inner, () => this.unexpected());
        else return root(inner);
      }
      return root(this.radicand(), index);
    }
    let base: Expression | null = token.text === 'log' ? this.touchingBase() : null;
    if (!base && (name === 'log' || name === 'ln')) {
      const lowered = this.peek();
      if (lowered.kind === 'command' && lowered.text.startsWith('subscript ')) {
        this.next();
        base = new Reader(tokenise(lowered.text.slice('subscript '.length))).whole();
      } else if (this.take('_')) base = this.base();
    }
    const exponent = this.functionExponent();
    const inverse =
      exponent && isMinusOne(exponent) && typeof name === 'string' ? INVERSES[name as FunctionName] : null;
    const isInverse = inverse !== null || (typeof name === 'string' && name.startsWith('arc'));
    const isBracketed = this.isSign('(') || this.isSign('[');
    const isApart = isBracketed && this.peek().spaced;
    const bracketed = this.functionArgument(isInverse);
    const isRaised = this.isSign('^') || this.peek().text.startsWith('superscript ');
    const raised =
      isBracketed && isRaised && !exponent && this.isOtherwise('raised') ? this.raised(bracketed) : bracketed;
    const isLog = !exponent && LOGARITHMS.has(name);
    const of = isLog ? this.logOf(raised, isApart) : raised;
    const value = applied(name, base, inverse ?? null, of);
    return exponent && !inverse ? power(value, exponent) : value;
  }

  /** ln (x+1)(x-1) and ln (x+1)/x: a bracket, or a line behind a bracket that stands apart, may belong to it. */
  private logOf(first: Expression, isApart: boolean): Expression {
    if (this.isSign('(') && this.touches())
      return this.isOtherwise('product') ? this.withTouching(first) : first;
    if (!isApart || !this.isSign('/') || !this.isOtherwise('product')) return first;
    this.next();
    return quotient(first, this.power());
  }

  /** log2 x, log2(x) and log10x: a number that touches the name. */
  private touchingBase(): Expression | null {
    const [number_, after] = [this.peek(), this.peek(1)];
    if (number_.kind !== 'number' || number_.spaced || !/^\d+$/.test(number_.text)) return null;
    const isOpened = after.kind === 'sign' && (after.text === '(' || after.text === '|');
    const isSet = isOpened || after.spaced || number_.text === '10';
    const hasArgument = isOpened || ['symbol', 'constant', 'number', 'function'].includes(after.kind);
    if (!hasArgument || (after.kind === 'number' && !after.spaced)) return null;
    if (isSet === (after.kind !== 'number' && this.isOtherwise('base'))) return null;
    this.next();
    return number(BigInt(number_.text));
  }

  /** log_10 x is to base ten; log_28 without a space is one of two things. */
  private base(): Expression {
    const [token, after] = [this.peek(), this.tokens[this.position + 1]];
    if (token.kind !== 'number' || token.length < 2 || token.text.includes('.')) return this.argument();
    const isWhole = token.text === '10' || after?.spaced || after?.text === '(' || after?.text === '{';
    if (!isWhole) throw this.unexpected();
    this.next();
    return number(BigInt(token.text));
  }

  /** sin2 x: a small number touches the name, and a space keeps the letter from it. */
  private isTouchingSquare(): boolean {
    const [name, small, after] = [this.tokens[this.position - 1], this.peek(), this.peek(1)];
    if (name?.kind !== 'function' || !/^(?:sin|cos|tan|sec|cosec|cot)h?$/.test(name.text)) return false;
    if (small.kind !== 'number' || small.spaced || !/^[2-4]$/.test(small.text)) return false;
    return after.spaced && (after.kind === 'symbol' || after.kind === 'constant');
  }

  private functionExponent(): Expression | null {
    const token = this.peek();
    if (token.kind === 'command' && token.text.startsWith('superscript ')) {
      this.next();
      return new Reader(tokenise(token.text.slice('superscript '.length)), this.notation).whole();
    }
    if (this.isTouchingSquare() && this.isOtherwise('square')) return this.atom();
    if (!this.take('^')) return null;
    return this.isSign('{') ? this.braced() : this.isSign('-') ? this.exponent() : this.atom();
  }

  private radicand(): Expression {
    if (this.isSign('{')) return this.braced();
    if (this.take('-')) return negative(this.radicand());
    const first = this.peek();
    const under = this.postfixed(this.atom());
    const reachesOn = this.peek().kind === 'symbol' && first.kind !== 'sign' && this.touches();
    return reachesOn && this.isOtherwise('root') ? this.withTouching(under) : under;
  }

  /** sin 2x cos x: the argument runs over factors side by side, up to the next function. */
  private functionArgument(isInverse: boolean): Expression {
    if (this.isSign('{')) return this.raised(this.postfixed(this.braced()));
    if (this.isSign('(') || this.isSign('[')) return this.bracket();
    if (this.take('-')) return negative(this.functionArgument(isInverse));
    const factors = this.argumentFactors([this.power()]);
    const whole: Expression = factors.length === 1 ? factors[0]! : { kind: 'product', factors };
    return this.isSign('/') && this.takesFraction(whole, isInverse) ? this.fractionOf(whole) : whole;
  }

  private argumentFactors(factors: Expression[]): Expression[] {
    while (this.startsFactor() && this.peek().kind !== 'function' && !this.isSign('(') && !this.isSign('['))
      factors.push(this.power());
    return factors;
  }

  /** Whether the fraction line belongs to the argument; the slash is the next token. */
  private takesFraction(above: Expression, isInverse: boolean): boolean {
    const below = this.peek(1);
    const isNumber = below.kind === 'number';
    if (contains(above, ({ kind, ...rest }) => kind === 'constant' && 'name' in rest && rest.name === 'pi'))
      return isNumber || below.kind === 'symbol';
    if (!isNumber) return false;
    if (above.kind !== 'number') return this.isOtherwise('angle');
    const after = this.peek(2);
    if (isInverse || after.kind === 'symbol' || (after.kind === 'constant' && after.text === 'pi'))
      return true;
    return this.isOtherwise('angle');
  }

  private fractionOf(above: Expression): Expression {
    this.next();
    const value = quotient(above, this.power());
    if (above.kind !== 'number') return value;
    const factors = this.argumentFactors([value]);
    return factors.length === 1 ? value : { kind: 'product', factors };
  }

  private command(): Expression {
    const token = this.next();
    if (token.text.startsWith('fraction ')) {
      this.position -= 1;
      return this.vulgar();
    }
    switch (token.text) {
      case 'frac':
      case 'dfrac':
      case 'tfrac': {
        const above = this.argument();
        const below = this.argument();
        const operator = below.kind === 'product' && rateAbove([above]);
        if (operator && isRateD(below.factors[0]!)) return this.rateOf(operator.order, below.factors[1]!);
        return derivativeOf(above, below) ?? { kind: 'quotient', numerator: above, denominator: below };
      }
      case 'int':
        return this.integral(token);
      case 'sum':
        return this.series(token);
      case 'text':
      case 'mathrm':
      case 'operatorname':
      case 'mathbf':
      case 'vec':
        return this.argument();
      case 'overline':
      case 'bar': {
        // The conjugate of z; over other letters a mean, which is a name of its own.
        const of = this.argument();
        return of.kind === 'symbol' && (of.name === 'z' || of.name === 'w') ? call('conj', of) : of;
      }
      case 'begin':
        return this.environment(token);
      default:
        throw this.fault(
          { en: `“${token.text}” does not fit here.`, zh: `“${token.text}”放在这里不合适。` },
          token,
        );
    }
  }

  private rateOf(order: number, by: Expression): Expression {
    const letter = by.kind === 'power' ? by.base : by;
    if (letter.kind !== 'symbol') throw this.unexpected();
    return { kind: 'rate', of: this.operand(), by: letter.name, order };
  }

  private integral(token: Token): Expression {
    const { from, to } = this.ends();
    const missing = () => this.fault({ en: 'The integral needs its “dx”.', zh: '积分缺少“dx”。' }, token);
    this.integrals += 1;
    const isEmpty = this.peek().text === 'd' && this.endsIntegral();
    const of = isEmpty ? number(1) : this.sum();
    this.integrals -= 1;
    const [d, letter] = [this.next(), this.next()];
    if (d.text !== 'd' || letter.kind !== 'symbol') throw missing();
    return { kind: 'integral', of, by: letter.text, from, to };
  }

  private series(token: Token): Expression {
    const fault = () =>
      this.fault({ en: 'The sum needs its ends: ∑_{r=1}^{n}.', zh: '求和需要上下限：∑_{r=1}^{n}。' }, token);
    if (!this.take('_')) throw fault();
    const braced = this.take('{') || this.take('(');
    const index = this.next();
    if (index.kind !== 'symbol' || !this.take('=')) throw fault();
    const from = this.sum();
    if (braced && !this.take('}') && !this.take(')')) throw this.unexpected();
    if (!this.take('^')) throw fault();
    const to = this.exponent();
    return { kind: 'series', of: this.product(), index: index.text, from, to };
  }

  private ends(): { from: Expression | null; to: Expression | null } {
    let from: Expression | null = null;
    let to: Expression | null = null;
    for (;;) {
      const token = this.peek();
      if (!from && this.take('_'))
        from = this.isSign('-') ? this.signedFactor() : this.isWholeBelow() ? this.atom() : this.argument();
      else if (!to && this.take('^')) to = this.exponent();
      else if (!from && token.text.startsWith('subscript ')) {
        from = new Reader(tokenise(token.text.slice('subscript '.length))).whole();
        this.next();
      } else if (!to && token.text.startsWith('superscript ')) {
        to = new Reader(tokenise(token.text.slice('superscript '.length)), this.notation).whole();
        this.next();
      } else return from && to ? { from, to } : { from: null, to: null };
    }
  }

  /** ∫_10^20 */
  private isWholeBelow(): boolean {
    return this.peek().kind === 'number' && this.tokens[this.position + 1]?.text === '^';
  }

  private environment(token: Token): Expression {
    const name = this.environmentName();
    if (!/^[pbvBV]?matrix$/.test(name))
      throw this.fault({ en: `“${name}” is not known here.`, zh: `这里不认识“${name}”。` }, token);
    const rows: Expression[][] = [[]];
    for (;;) {
      rows.at(-1)!.push(this.sum());
      if (this.take('&')) continue;
      if (this.take('\\\\')) {
        if (this.peek().text === 'end') break;
        rows.push([]);
        continue;
      }
      break;
    }
    const end = this.next();
    if (end.text !== 'end' || this.environmentName() !== name)
      throw this.fault({ en: 'The matrix is not closed.', zh: '矩阵没有闭合。' }, token);
    return matrixOf(rows, () =>
      this.fault({ en: 'The rows differ in length.', zh: '各行长度不一致。' }, token),
    );
  }

  private environmentName(): string {
    this.expect('{');
    let name = '';
    while (!this.isSign('}')) {
      if (this.peek().kind === 'end') throw this.unexpected();
      name += this.next().text;
    }
    this.next();
    return name;
  }

  /** (…), […] and \{…\}: a bracket around one thing, or a tuple, a set, an interval, a matrix. */
  private bracket(): Expression {
    const opened = this.next();
    const outerBars = this.bars;
    this.bars = 0;
    const rows: Expression[][] = [[this.sum()]];
    while (this.isSign(',') || this.isSign(';')) {
      if (this.next().text === ';') rows.push([]);
      rows.at(-1)!.push(this.sum());
    }
    this.bars = outerBars;
    const closer = this.peek();
    const wanted = CLOSERS[opened.text]!;
    const several = rows.length > 1 || rows[0]!.length > 1;
    const text = closer.text === '\\}' ? '}' : closer.text;
    const halfOpen = several && opened.text !== '\\{' && (text === ')' || text === ']');
    if (closer.kind !== 'sign' || (text !== wanted && !halfOpen))
      throw closer.kind === 'end'
        ? this.fault(
            { en: `The bracket “${opened.text}” is not closed.`, zh: `括号“${opened.text}”没有闭合。` },
            opened,
          )
        : this.unexpected();
    this.next();
    const items = rows[0]!;
    if (rows.length > 1)
      return matrixOf(rows, () =>
        this.fault({ en: 'The rows differ in length.', zh: '各行长度不一致。' }, opened),
      );
    if (opened.text === '[' && text === ']' && items.every((one) => one.kind === 'tuple' && one.open === '['))
      return matrixOf(
        items.map((one) => (one.kind === 'tuple' ? one.items : [])),
        () => this.fault({ en: 'The rows differ in length.', zh: '各行长度不一致。' }, opened),
      );
    if (items.length === 1 && opened.text !== '\\{') return items[0]!;
    const open = opened.text === '\\{' ? '{' : (opened.text as '(' | '[');
    return { kind: 'tuple', open, close: text as ')' | ']' | '}', items };
  }

  private modulus(): Expression {
    const opened = this.next();
    this.bars += 1;
    const of = this.sum();
    this.bars -= 1;
    this.expect('|', opened);
    return call('abs', of);
  }
}

export function isRelation(token: Token): boolean {
  return token.kind === 'sign' && RELATIONS.has(token.text);
}

function minusOf(of: Expression): Expression {
  if (of.kind !== 'number') return { kind: 'negative', of };
  const value = { n: -of.value.n, d: of.value.d };
  return of.typed ? { kind: 'number', value, typed: `-${of.typed}` } : { kind: 'number', value };
}

function flatten(factors: Expression[]): Expression[] {
  return factors.flatMap((one) => (one.kind === 'product' ? one.factors : [one]));
}

function applied(
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

function wholeOf(one: Expression, fault: () => ParseFault): number {
  if (one.kind !== 'number' || one.value.d !== 1n || one.value.n < 2n || one.value.n > 9n) throw fault();
  return Number(one.value.n);
}

function matrixOf(rows: Expression[][], fault: () => ParseFault): Expression {
  if (rows.some((row) => row.length !== rows[0]!.length)) throw fault();
  return { kind: 'matrix', rows };
}
