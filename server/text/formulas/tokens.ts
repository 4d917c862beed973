/** A piece of a formula: what it is, and how it is written. */
export interface FormulaToken {
  kind: 'number' | 'letter' | 'name' | 'command' | 'sign';
  text: string;
}

export const MAX_TOKENS = 300;

/** Functions of one argument, which may stand without brackets. */
export const FUNCTIONS = new Set(
  (
    'sin cos tan sec csc cosec cot sinh cosh tanh sech csch cosech coth arcsin arccos arctan arsinh arcosh artanh ' +
    'arcsinh arccosh arctanh ln log lg exp det max min arg Re Im'
  ).split(' '),
);
const GREEK =
  'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi rho sigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Sigma Phi Psi Omega hbar ell'.split(
    ' ',
  );
/** Letters that are written as words. */
export const LETTER_NAMES = new Set(GREEK);
/** What stands for the same everywhere. */
export const CONSTANTS = new Set(['pi', 'infty', 'e', 'i']);
const PLAIN = ['sqrt', 'pi', 'int', 'sum', 'prod', 'lim', 'infty', 'theta', 'alpha', 'beta', 'lambda'];
/** Names as they are typed without a backslash, the longest first. */
const TYPED = [...FUNCTIONS, ...PLAIN].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);

const SAME: Record<string, string> = {
  dfrac: 'frac',
  tfrac: 'frac',
  cfrac: 'frac',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  approx: '≈',
  equiv: '≡',
  to: '→',
  rightarrow: '→',
  pm: '±',
  mp: '±',
  cdot: '*',
  times: '*',
  div: '/',
  vert: '|',
  lvert: '|',
  rvert: '|',
  mid: '|',
  prime: "'",
  circ: '°',
  iint: 'int',
  oint: 'int',
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
  cosec: 'csc',
  cosech: 'csch',
  arcsinh: 'arsinh',
  arccosh: 'arcosh',
  arctanh: 'artanh',
  lg: 'log',
};

const SIGNS: Record<string, string> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '√': '\\sqrt',
  '∫': '\\int',
  '∑': '\\sum',
  '∏': '\\prod',
  '∞': '\\infty',
  π: '\\pi',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\epsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\phi',
  ω: '\\omega',
  Δ: '\\Delta',
  Σ: '\\Sigma',
  Ω: '\\Omega',
  '（': '(',
  '）': ')',
  '＝': '=',
  '＋': '+',
  '，': ',',
  '；': ';',
  '⩽': '≤',
  '⩾': '≥',
};
const RAISED: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};

/** Commands that say how something looks, not what it is. */
const LOOKS = new Set(
  (
    'left right big Big bigg Bigg bigl bigr displaystyle textstyle limits nolimits quad qquad mathrm mathbf mathit mathsf ' +
    'text textbf textit boldsymbol operatorname vec overrightarrow hat bar overline underline widehat not nonumber boxed'
  ).split(' '),
);

const PIECE = /\\([a-zA-Z]+)|\\([\s\S])|(\d+(?:\.\d+)?|\.\d+)|([a-zA-Z]+)|(<=|>=|!=|\*\*)|([\s\S])/gu;
const TWO: Record<string, string> = { '<=': '≤', '>=': '≥', '!=': '≠', '**': '^' };

/** The pieces of a formula that was typed as LaTeX or plainly; what only says how it looks is left out. */
export function tokensOfFormula(formula: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  const add = (kind: FormulaToken['kind'], text: string) => tokens.push({ kind, text });
  const addCommand = (name: string) => {
    const same = SAME[name] ?? name;
    if (LOOKS.has(name)) return;
    if (!/^[a-zA-Z]/.test(same)) add('sign', same);
    else if (LETTER_NAMES.has(same)) add('letter', same);
    else add(FUNCTIONS.has(same) || CONSTANTS.has(same) ? 'name' : 'command', same);
  };
  for (const [, command, escaped, number, letters, two, other] of formula.matchAll(PIECE)) {
    if (tokens.length >= MAX_TOKENS) break;
    if (command) addCommand(command);
    else if (escaped) addEscaped(escaped, add);
    else if (number) add('number', plainNumber(number));
    else if (letters) addLetters(letters, add, addCommand);
    else if (two) add('sign', TWO[two]!);
    else if (other) addOther(other, add, addCommand);
  }
  return tokens;
}

type Add = (kind: FormulaToken['kind'], text: string) => void;

function addEscaped(escaped: string, add: Add): void {
  if (escaped === '\\') add('sign', ';');
  else if (escaped === '{') add('sign', '(');
  else if (escaped === '}') add('sign', ')');
  else if (escaped === '|') add('sign', '|');
  else if (escaped === '%') add('sign', '%');
}

function addOther(other: string, add: Add, addCommand: (name: string) => void): void {
  const [sign, raised] = [SIGNS[other], RAISED[other]];
  if (sign?.startsWith('\\')) addCommand(sign.slice(1));
  else if (raised) {
    add('sign', '^');
    add('number', raised);
  } else if (other === '’' || other === '′') add('sign', "'");
  else if (other.trim() && other !== '~' && other !== '$') add('sign', sign ?? other);
}

/** A run of letters: names of functions among them, every other letter alone. */
function addLetters(letters: string, add: Add, addCommand: (name: string) => void): void {
  for (let at = 0; at < letters.length;) {
    const name = TYPED.find((one) => letters.startsWith(one, at));
    if (name) addCommand(name);
    else if (letters[at] === 'e' || letters[at] === 'i') add('name', letters[at]!);
    else add('letter', letters[at]!);
    at += name?.length ?? 1;
  }
}

/** 0.50 and .5 are one number. */
const plainNumber = (number: string): string =>
  number.length > MAX_DIGITS ? number : String(Number(number));
const MAX_DIGITS = 15;
