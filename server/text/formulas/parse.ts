import { type FormulaToken, FUNCTIONS, tokensOfFormula } from './tokens.ts';
import { leaf, negative, node, powerOf, productOf, reciprocal, sumOf, type Tree } from './tree.ts';

const RELATIONS = new Set(['=', '<', '>', '≤', '≥', '≠', '≈', '≡', '→', ':']);
const TURNED: Record<string, string> = { '>': '<', '≥': '≤' };
const OPENING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const CLOSING = new Set([')', ']', '}']);
const MAX_DEPTH = 40;
const NOTHING = leaf('name', '');

/** A formula as a tree. It never fails: what makes no sense is a leaf, and a bracket that stays open closes at the end. */
export function parseFormula(formula: string): Tree {
  return new Parser(tokensOfFormula(formula)).all();
}

class Parser {
  #tokens: readonly FormulaToken[];
  #at = 0;
  #depth = 0;
  #inBars = 0;
  #inIntegral = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.#tokens = tokens;
  }

  /** Everything; several statements are a system, in whatever order. */
  all(): Tree {
    const statements: Tree[] = [];
    while (this.#at < this.#tokens.length) {
      const before = this.#at;
      const tree = this.#list('system');
      if (tree !== NOTHING) statements.push(tree);
      // A bracket that nothing opened.
      if (this.#at === before || this.#at < this.#tokens.length) this.#at += 1;
    }
    return statements.length === 1 ? statements[0]! : node('system', statements);
  }

  #list(op: 'system' | 'tuple'): Tree {
    const items = [this.#statement()];
    while (this.#is(',') || this.#is(';') || this.#is('&')) {
      this.#at += 1;
      items.push(this.#statement());
    }
    const said = items.filter((item) => item !== NOTHING);
    return said.length === 0 ? NOTHING : said.length === 1 ? said[0]! : node(op, said);
  }

  #statement(): Tree {
    const sides = [this.#sum()];
    const signs: string[] = [];
    while (this.#sign && RELATIONS.has(this.#sign)) {
      signs.push(this.#sign);
      this.#at += 1;
      sides.push(this.#sum());
    }
    if (signs.length === 0) return sides[0]!;
    if (signs.length > 1) return node('chain', sides, signs.join(''));
    const turned = TURNED[signs[0]!];
    return turned ? node('relation', sides.toReversed(), turned) : node('relation', sides, signs[0]);
  }

  #sum(): Tree {
    const terms: Tree[] = [];
    for (;;) {
      const sign = this.#sign;
      if (sign === '+' || sign === '-' || sign === '±') this.#at += 1;
      else if (terms.length > 0) break;
      const term = this.#term();
      if (term === NOTHING) {
        if (this.#sign !== '+' && this.#sign !== '-' && this.#sign !== '±') break;
        continue;
      }
      terms.push(sign === '-' ? negative(term) : sign === '±' ? node('plus or minus', [term]) : term);
    }
    return terms.length === 0 ? NOTHING : sumOf(terms);
  }

  #term(): Tree {
    const factors: Tree[] = [];
    let isBelow = false;
    for (;;) {
      const sign = this.#sign;
      if (sign === '*' || sign === '/') {
        this.#at += 1;
        isBelow = sign === '/';
      } else if (factors.length > 0 && !this.#startsFactor()) break;
      // Half of x is typed as 1/2x.
      else if (isBelow && factors.every(isNumeric)) isBelow = false;
      const minus = factors.length > 0 && this.#sign === '-';
      if (minus) this.#at += 1;
      const factor = this.#startsFactor() ? this.#factor() : NOTHING;
      if (factor === NOTHING) {
        if (sign === '*' || sign === '/') continue;
        break;
      }
      const signed = minus ? negative(factor) : factor;
      factors.push(isBelow ? reciprocal(signed) : signed);
    }
    return factors.length === 0 ? NOTHING : productOf(factors);
  }

  #factor(): Tree {
    if (this.#depth >= MAX_DEPTH) {
      this.#at += 1;
      return NOTHING;
    }
    this.#depth += 1;
    let base = this.#atom();
    for (;;) {
      const sign = this.#sign;
      if (sign !== '^' && sign !== '_' && sign !== "'" && sign !== '!' && sign !== '°' && sign !== '%') break;
      this.#at += 1;
      if (sign === '^') base = this.#raised(base);
      else if (sign === '_') base = node('index', [base, this.#script()]);
      else base = node('mark', [base], sign);
    }
    this.#depth -= 1;
    return base;
  }

  #raised(base: Tree): Tree {
    if (this.#is('°')) {
      this.#at += 1;
      return node('mark', [base], '°');
    }
    return powerOf(base, this.#script());
  }

  /** What is raised or lowered: a group, or the one thing that follows. */
  #script(): Tree {
    const minus = this.#is('-');
    if (minus) this.#at += 1;
    const script = this.#startsFactor() ? this.#atom() : NOTHING;
    return minus ? negative(script) : script;
  }

  #atom(): Tree {
    const token = this.#tokens[this.#at];
    if (!token) return NOTHING;
    this.#at += 1;
    if (token.kind === 'sign') return this.#bracket(token.text);
    if (token.kind === 'name' && FUNCTIONS.has(token.text)) return this.#function(token.text);
    if (token.kind === 'command') return this.#command(token.text);
    return leaf(token.kind, token.text);
  }

  #bracket(open: string): Tree {
    if (open === '|') {
      this.#inBars += 1;
      const inside = this.#list('tuple');
      this.#inBars -= 1;
      if (this.#is('|')) this.#at += 1;
      return node('size', [inside]);
    }
    const close = OPENING[open];
    if (!close) return leaf('name', open);
    const [bars, integral] = [this.#inBars, this.#inIntegral];
    this.#inBars = this.#inIntegral = 0;
    const inside = this.#list('tuple');
    [this.#inBars, this.#inIntegral] = [bars, integral];
    if (this.#sign && CLOSING.has(this.#sign)) this.#at += 1;
    return inside;
  }

  #function(name: string): Tree {
    let exponent: Tree | null = null;
    let base: Tree | null = null;
    while (this.#is('^') || this.#is('_')) {
      const isRaised = this.#is('^');
      this.#at += 1;
      if (isRaised) exponent = this.#script();
      else base = this.#script();
    }
    const isInverse = exponent?.op === 'negative' && exponent.parts[0]!.value === '1';
    const argument = this.#argument();
    const called = node('call', base ? [argument, base] : [argument], isInverse ? `arc${name}` : name);
    return exponent && !isInverse ? powerOf(called, exponent) : called;
  }

  /** What a function is of: a group, or the factors up to the next function. */
  #argument(): Tree {
    if (this.#is('(') || this.#is('{') || this.#is('[')) return this.#factor();
    const factors: Tree[] = [];
    while (this.#startsFactor() && !this.#startsFunction()) {
      if (factors.length > 0 && this.#is('(')) break;
      factors.push(this.#factor());
    }
    return factors.length > 0 ? productOf(factors) : this.#startsFunction() ? this.#factor() : NOTHING;
  }

  #command(name: string): Tree {
    switch (name) {
      case 'frac':
        return productOf([this.#script(), reciprocal(this.#script())]);
      case 'binom':
        return node('binomial', [this.#script(), this.#script()]);
      case 'sqrt': {
        let root: Tree = leaf('number', '2');
        if (this.#is('[')) root = this.#atom();
        return powerOf(this.#script(), reciprocal(root));
      }
      case 'int':
      case 'sum':
      case 'prod':
      case 'lim':
        return this.#over(name);
      case 'begin':
      case 'end':
        this.#script();
        return name === 'begin' ? this.#list('tuple') : NOTHING;
      default:
        return leaf('name', name);
    }
  }

  /** An integral, a sum, a product, a limit: its bounds, and what it is of. */
  #over(name: string): Tree {
    const bounds: Record<'^' | '_', Tree> = { '^': NOTHING, _: NOTHING };
    while (this.#is('^') || this.#is('_')) {
      const side = this.#sign as '^' | '_';
      this.#at += 1;
      bounds[side] = this.#script();
    }
    if (name !== 'int') return node(name, [this.#term(), bounds._, bounds['^']]);
    this.#inIntegral += 1;
    const inside = this.#sum();
    this.#inIntegral -= 1;
    const by = this.#differential();
    if (by) this.#at += by.length;
    return node(name, [inside, by ? leaf('letter', by.letter) : NOTHING, bounds._, bounds['^']]);
  }

  /** The letter of a `dx` that comes next, and how long that is: an upright d stands in braces. */
  #differential(): { letter: string; length: number } | null {
    const next = this.#tokens.slice(this.#at, this.#at + 4).map(({ text }) => text);
    const length = next[0] === 'd' ? 2 : next.slice(0, 3).join('') === '{d}' ? 4 : 0;
    const letter = this.#tokens[this.#at + length - 1];
    return length > 0 && letter?.kind === 'letter' ? { letter: letter.text, length } : null;
  }

  #startsFunction(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === 'name' && FUNCTIONS.has(token.text);
  }

  #startsFactor(): boolean {
    const token = this.#tokens[this.#at];
    if (!token) return false;
    if (this.#inIntegral > 0 && this.#differential()) return false;
    if (token.kind === 'command') return token.text !== 'end';
    if (token.kind !== 'sign') return true;
    return token.text in OPENING || (token.text === '|' && this.#inBars === 0);
  }

  get #sign(): string | null {
    const token = this.#tokens[this.#at];
    return token?.kind === 'sign' ? token.text : null;
  }

  #is(sign: string): boolean {
    return this.#sign === sign;
  }
}

const isNumeric = ({ op, parts }: Tree): boolean =>
  op === 'number' || (op === 'reciprocal' && parts[0]!.op === 'number');
