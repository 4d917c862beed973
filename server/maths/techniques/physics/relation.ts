/** The small algebra of a formula: read `v^2 = u^2 + 2*a*s`, compute a side, solve for a symbol that occurs once. */
export type Term =
  | { kind: 'number'; value: number; latex: string }
  | { kind: 'symbol'; id: string }
  | { kind: '+' | '-' | '*' | '/' | '^'; left: Term; right: Term }
  | { kind: 'call'; name: CallName; of: Term };

export interface Relation {
  left: Term;
  right: Term;
}

type CallName = keyof typeof CALLS;

/** cos 90° is 0, not 6 × 10⁻¹⁷. */
const withoutNoise = (value: number) => (Math.abs(value) < 1e-15 ? 0 : value);

const CALLS = {
  sqrt: { compute: Math.sqrt, inverse: 'square', latex: '\\sqrt' },
  square: { compute: (value: number) => value * value, inverse: 'sqrt', latex: '' },
  sin: { compute: (value: number) => withoutNoise(Math.sin(value)), inverse: 'asin', latex: '\\sin' },
  cos: { compute: (value: number) => withoutNoise(Math.cos(value)), inverse: 'acos', latex: '\\cos' },
  asin: { compute: Math.asin, inverse: 'sin', latex: '\\sin^{-1}' },
  acos: { compute: Math.acos, inverse: 'cos', latex: '\\cos^{-1}' },
  exp: { compute: Math.exp, inverse: 'ln', latex: 'e' },
  ln: { compute: Math.log, inverse: 'exp', latex: '\\ln' },
} as const;

export function parseRelation(text: string): Relation {
  const [left, right] = text.split('=');
  return { left: parseTerm(left!), right: parseTerm(right!) };
}

function parseTerm(text: string): Term {
  const tokens = text.match(/[A-Za-zΔ]\w*|\d+(?:\.\d+)?|[-+*/^()]/gu) ?? [];
  let at = 0;

  const sum = (): Term => {
    let term = tokens[at] === '-' ? (at++, binary('*', number(-1), product())) : product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const kind = tokens[at++] as '+' | '-';
      term = binary(kind, term, product());
    }
    return term;
  };
  const product = (): Term => {
    let term = power();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const kind = tokens[at++] as '*' | '/';
      term = binary(kind, term, power());
    }
    return term;
  };
  const power = (): Term => {
    const base = atom();
    return tokens[at] === '^' ? (at++, binary('^', base, atom())) : base;
  };
  const atom = (): Term => {
    const token = tokens[at++]!;
    if (token === '(') {
      const inner = sum();
      at += 1;
      return inner;
    }
    if (/^\d/.test(token)) return number(Number(token));
    if (token === 'pi') return { kind: 'number', value: Math.PI, latex: '\\pi' };
    if (token in CALLS) return { kind: 'call', name: token as CallName, of: atom() };
    return { kind: 'symbol', id: token };
  };
  const term = sum();
  if (at !== tokens.length) throw new Error(`a law that cannot be read: ${text}`);
  return term;
}

const number = (value: number): Term => ({ kind: 'number', value, latex: String(value) });

const binary = (kind: '+' | '-' | '*' | '/' | '^', left: Term, right: Term): Term => ({ kind, left, right });

export function symbolsOf(term: Term): string[] {
  if (term.kind === 'number') return [];
  if (term.kind === 'symbol') return [term.id];
  if (term.kind === 'call') return symbolsOf(term.of);
  return [...symbolsOf(term.left), ...symbolsOf(term.right)];
}

export function compute(term: Term, values: ReadonlyMap<string, number>): number {
  if (term.kind === 'number') return term.value;
  if (term.kind === 'symbol') return values.get(term.id) ?? Number.NaN;
  if (term.kind === 'call') return CALLS[term.name].compute(compute(term.of, values));
  const [left, right] = [compute(term.left, values), compute(term.right, values)];
  switch (term.kind) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
  }
}

/** The term that the symbol equals, or null where it occurs more than once. */
export function solveFor(id: string, { left, right }: Relation): Term | null {
  const [onLeft, onRight] = [left, right].map((side) => symbolsOf(side).filter((one) => one === id).length);
  if (onLeft! + onRight! !== 1) return null;
  let [side, other] = onLeft ? [left, right] : [right, left];
  while (side.kind !== 'symbol') {
    const step = undoOutermost(id, side, other);
    if (!step) return null;
    [side, other] = step;
  }
  return other;
}

/** Takes the outermost operation off the side that holds the symbol. */
function undoOutermost(id: string, side: Term, other: Term): [side: Term, other: Term] | null {
  if (side.kind === 'number' || side.kind === 'symbol') return null;
  if (side.kind === 'call') return [side.of, { kind: 'call', name: CALLS[side.name].inverse, of: other }];
  const { left, right } = side;
  const inLeft = symbolsOf(left).includes(id);
  switch (side.kind) {
    case '+':
      return inLeft ? [left, binary('-', other, right)] : [right, binary('-', other, left)];
    case '-':
      return inLeft ? [left, binary('+', other, right)] : [right, binary('-', left, other)];
    case '*':
      return inLeft ? [left, divide(other, right)] : [right, divide(other, left)];
    case '/':
      return inLeft ? [left, times(right, other)] : [right, divide(left, other)];
    case '^':
      return inLeft ? [left, root(other, right)] : null;
  }
}

/** a/b ÷ c is set as one fraction, and dividing by ½ as doubling. */
function divide(above: Term, below: Term): Term {
  if (below.kind === 'number' && below.value === -1) return binary('*', below, above);
  if (below.kind === '/' && above.kind === '/')
    return binary('/', times(below.right, above.left), times(below.left, above.right));
  if (below.kind === '/') return binary('/', times(below.right, above), below.left);
  if (above.kind === '/') return binary('/', above.left, times(above.right, below));
  return binary('/', above, below);
}

function times(left: Term, right: Term): Term {
  if (left.kind === 'number' && left.value === 1) return right;
  if (right.kind === 'number' && right.value === 1) return left;
  return right.kind === '/' ? binary('/', times(left, right.left), right.right) : binary('*', left, right);
}

function root(of: Term, power: Term): Term {
  if (power.kind === 'number' && power.value === 2) return { kind: 'call', name: 'sqrt', of };
  return binary('^', of, binary('/', number(1), power));
}

/** LaTeX, with the symbols or the numbers that stand for them; numbers are kept apart by a times sign. */
export function latexOf(term: Term, show: (id: string) => string, numbers = false): string {
  const inner = (one: Term) => latexOf(one, show, numbers);
  const bracketed = (one: Term) => `\\left(${inner(one)}\\right)`;
  switch (term.kind) {
    case 'number':
      return term.latex;
    case 'symbol':
      return show(term.id);
    case 'call': {
      const of = inner(term.of);
      if (term.name === 'sqrt') return `\\sqrt{${of}}`;
      if (term.name === 'square') return `${bracketed(term.of)}^{2}`;
      if (term.name === 'exp') return `e^{${of}}`;
      return callLatex(CALLS[term.name].latex, term.of, of);
    }
    case '+':
      return `${inner(term.left)} + ${wrapNegative(term.right, inner)}`;
    case '-': {
      const isSum = term.right.kind === '+' || term.right.kind === '-';
      return `${inner(term.left)} - ${isSum ? bracketed(term.right) : wrapNegative(term.right, inner)}`;
    }
    case '*': {
      const factors = sortFactors(factorsOf(term));
      const minus = factors.filter(isMinusOne).length % 2 === 1 ? '-' : '';
      const others = factors.filter((one) => !isMinusOne(one));
      return (
        minus + others.map((one, at) => between(others[at - 1], one, numbers) + factor(one, inner)).join('')
      );
    }
    case '/':
      return `\\frac{${inner(term.left)}}{${inner(term.right)}}`;
    case '^': {
      if (term.left.kind === 'call' && /^(?:sin|cos)$/.test(term.left.name))
        return callLatex(
          `${CALLS[term.left.name].latex}^{${inner(term.right)}}`,
          term.left.of,
          inner(term.left.of),
        );
      const base = inner(term.left);
      const simple = term.left.kind === 'symbol' && /^[\d.]+$|^\\?[A-Za-z]+(_\{?\w+\}?)?$/.test(base);
      return `${simple || /^[\d.]$/.test(base) ? base : `\\left(${base}\\right)`}^{${inner(term.right)}}`;
    }
  }
}

const callLatex = (name: string, of: Term, set: string) =>
  of.kind === 'symbol' || of.kind === 'number' ? `${name} ${set}` : `${name}\\left(${set}\\right)`;

const isMinusOne = (term: Term) => term.kind === 'number' && term.value === -1;

const factorsOf = (term: Term): Term[] =>
  term.kind === '*' ? [...factorsOf(term.left), ...factorsOf(term.right)] : [term];

/** Numbers first, as 2s and not s2, and functions last: ln 2 t would be read as ln(2t). */
function sortFactors(factors: Term[]): Term[] {
  const place = (term: Term): number => {
    if (term.kind === 'number') return /^\d/.test(term.latex) ? 0 : 1;
    const base = term.kind === '^' ? term.left : term;
    return base.kind === 'call' && !/^(?:sqrt|square|exp)$/.test(base.name) ? 3 : 2;
  };
  return factors.toSorted((a, b) => place(a) - place(b));
}

function between(before: Term | undefined, next: Term, numbers: boolean): string {
  if (!before) return '';
  const areDigits = before.kind === 'number' && next.kind === 'number' && /^\d/.test(next.latex);
  return numbers || areDigits ? ' \\times ' : ' ';
}

function factor(term: Term, inner: (one: Term) => string): string {
  const set = inner(term);
  return term.kind === '+' || term.kind === '-' || set.startsWith('-') ? `\\left(${set}\\right)` : set;
}

const wrapNegative = (term: Term, inner: (one: Term) => string) =>
  inner(term).startsWith('-') ? `\\left(${inner(term)}\\right)` : inner(term);
