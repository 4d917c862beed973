import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Token, tokensOf } from '../tokens.ts';

/** A fraction of words. */
const OF_WORDS =
  /^\\[dt]?frac\s?\{((?:\\(?:text|mathrm)\{[^{}]{1,120}\}|\\(?:alpha|beta)\s?){1,4})\}\s?\{((?:\\(?:text|mathrm)\{[^{}]{1,120}\}|\\(?:alpha|beta)\s?){1,4})\}$/;

const plainWords = (source: string): string =>
  source
    .replace(/\\(?:text|mathrm)\{([^{}]{1,120})\}/g, '$1')
    .replace(/\\alpha\s?/g, 'α')
    .replace(/\\beta\s?/g, 'β');

/** Tokens of a question of physics: a ratio that is printed as a fraction of words, and α-particles, as words. */
export function physicsTokens(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens
    .map(plain)
    .flatMap(deBroglie)
    .flatMap(measured)
    .flatMap(perDivision)
    .map(withoutNotation)
    .filter((one) => !SYMBOL.test(one.formula?.source ?? ''))
    .filter((one) => !SHORT.test(one.formula?.source ?? ''))
    .map(asRadiation)
    .flatMap(inWords)
    .flatMap(overIn)) {
    const [before, dash] = [all.at(-2), all.at(-1)];
    const isDash = dash !== undefined && (dash.word === '-' || dash.word === '–');
    if (token.word === 'particle' || token.word === 'particles') {
      const glued = letterOf(dash?.formula?.source ?? '', true);
      const apart = isDash ? letterOf(before?.formula?.source ?? '', false) : null;
      const letter = glued ?? apart;
      if (letter) {
        const start = all.splice(glued ? -1 : -2)[0]!;
        all.push({ ...token, word: `${letter}-${token.word}`, from: start.from });
        continue;
      }
    }
    all.push(token);
  }
  return all;
}

/** "Mass = 48.6 g" in a list of data: a word that is no letter. */
function measured(token: Token): Token[] {
  const symbol = token.quantity?.symbol;
  if (!symbol || !/^[a-z]{2,20}$/.test(symbol)) return [token];
  const word = (one: string): Token => ({ word: one, formula: null, from: token.from, to: token.to });
  return [
    word(symbol),
    word('is'),
    { ...token, formula: null, quantity: { amount: token.quantity!.amount, symbol: null } },
  ];
}

/** "0.20 ms/div": so much for each. */
function perDivision(token: Token): Token[] {
  const [, amount, unit] =
    /^(\d{1,9}(?:\.\d{1,9})?)\s?((?:[mkμn]|\\mu )?[sV])\s?\/$/.exec(token.formula?.source ?? '') ?? [];
  if (amount === undefined || unit === undefined) return [token];
  return [
    { ...token, word: null, formula: null, quantity: { amount: { amount, unit }, symbol: null } },
    { word: 'per', formula: null, from: token.from, to: token.to },
  ];
}

/** "(in seconds)". */
const plain = (token: Token): Token => {
  const source = token.word === null ? (token.formula?.source ?? '') : '';
  return /^(?:in|LDR|LED)$/.test(source) ? { ...token, word: source.toLowerCase(), formula: null } : token;
};

/** "A de Broglie wavelength" is no formula. */
const deBroglie = (token: Token): Token[] =>
  /^(?:a )?de$/.test(token.formula?.source ?? '')
    ? token
        .formula!.source.split(' ')
        .map((word) => ({ word, formula: null, from: token.from, to: token.to }))
    : [token];

/** "Resistance of Y / resistance of X": the sign of a ratio stands by itself. */
function overIn(token: Token): Token[] {
  const [, name] = /^([A-Z]?)\s?\/$/.exec(token.word === null ? (token.formula?.source ?? '') : '') ?? [];
  if (name === undefined) return [token];
  const over = { ...token, word: '/', formula: null };
  return name === ''
    ? [over]
    : [...tokensOf(name).map((one) => ({ ...one, from: token.from, to: token.to })), over];
}

/** Lead (Pb). */
const SYMBOL = /^\((?:\\(?:text|mathrm)\{)?[A-Z][a-z]\}?\)$/;

/** Polonium-210 (²¹⁰₈₄Po): the notation says what the words do. */
const withoutNotation = (token: Token): Token => {
  const [, number] =
    /^(-\d{1,3})\s?\((?:\{\})?\^\{?\d{1,3}\}?_[^()]{1,30}\)$/.exec(token.formula?.source ?? '') ?? [];
  return number === undefined
    ? token
    : { ...token, formula: { source: number, statement: statementIn(number) } };
};

/** What is short for the words before it. */
const SHORT =
  /^\((?:LDR|LED|CRO|c\.r\.o\.|(?:\{\})?\^\{?\d{1,3}\}?_\{?\d{1,3}\}?\s?(?:\\(?:text|mathrm)\{[A-Z][a-z]?\}|[A-Z][a-z]?))\)$/;

const RADIATION = /^(?:\\?(alpha|beta|gamma)|([αβγ]))\s?(?:\^\{?)?([-+−]?)\}?$/;
const LETTERS: Readonly<Record<string, string>> = { α: 'alpha', β: 'beta', γ: 'gamma' };
const SIGNS: Readonly<Record<string, string>> = { '-': '-minus', '−': '-minus', '+': '-plus' };

/** β⁻ emission: a word. */
function asRadiation(token: Token, at: number, all: readonly Token[]): Token {
  const [, name, letter, sign = ''] = RADIATION.exec(token.formula?.source ?? '') ?? [];
  const found = name ?? LETTERS[letter ?? ''];
  return found !== undefined && ['emission', 'decay'].includes(all[at + 1]?.word ?? '')
    ? { ...token, word: `${found}${SIGNS[sign] ?? ''}`, formula: null }
    : token;
}

const letterOf = (source: string, isGlued: boolean): 'alpha' | null =>
  (isGlued ? /^(?:α|\\?alpha)\s?[-–]?$/ : /^(?:α|\\alpha)$/).test(source) ? 'alpha' : null;

function inWords(token: Token): Token[] {
  const [, above, below] = OF_WORDS.exec(token.formula?.source ?? '') ?? [];
  if (!above || !below) return [token];
  const placed = (source: string): Token[] =>
    tokensOf(plainWords(source)).map((one) => ({ ...one, from: token.from, to: token.to }));
  const sign = (word: string): Token => ({ word, formula: null, from: token.from, to: token.to });
  return [sign('ratio-of'), ...placed(above), sign('ratio-over'), ...placed(below), sign('ratio-end')];
}
