import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Meaning } from '../meaning.ts';
import { phrasesOfToken } from '../formulas.ts';
import type { Token } from '../tokens.ts';
import { isChineseName } from './chinese-names.ts';

/** Words that say something wherever they stand: no name of a population or of a group holds one. */
export const TELLING = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve first second third fourth fifth sixth last half twice double once thrice ' +
    'not no none neither nor never without mean average median mode variance standard deviation probability expected expectation ' +
    'more less fewer greater larger smaller than least most exactly only both either all every each any other another same different ' +
    'between and or if when given until before after independent independently dependent normal normally distributed binomial geometric poisson ' +
    'approximation approximately together adjacent next ends end find calculate show state estimate sum total difference product ratio square ' +
    'latest earliest later earlier sooner percent fair biased unbiased equal equally likely increase decrease increased decreased confidence interval significance level hypothesis ' +
    'over under above below exceed exceeds exceeding within instead again still also now remaining rest others except but unless however ' +
    'further additional extra combined altogether maximum minimum highest lowest longest shortest heaviest lightest largest smallest greatest tallest ' +
    'fastest slowest oldest youngest number proportion percentage fraction value values constant denoted variable random-variable replaced replacement ' +
    'wrong wrongly incorrect incorrectly error mistake correct corrected omitted missing instead doubled halved changed removed added per coded conditional event events exclusive mutually vowel vowels consonant consonants identical distinguishable'
  ).split(' '),
);
const TELLING_SIGNS = new Set(
  '不无没非未至少多最仅只恰每各同且或若再另余除均值期方差率变服态项独立互斥全都两一二三四五六七八九十百千半倍于超过等求知设概如',
);

/** Words that say nothing more in a sentence that only tells what goes on. */
const OF_TALES = new Set(
  'each every once value values number any all per given after before same one'.split(' '),
);
const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const QUOTES = new Set(["'", '"', '‘', '’', '“', '”']);

const isOpenWord = (word: string): boolean =>
  /^[\u4e00-\u9fff]/.test(word)
    ? word.length > 1
      ? isChineseName(word)
      : !TELLING_SIGNS.has(word)
    : isOpenLatin(word);

const isOpenLatin = (word: string): boolean =>
  /^(?:a|[a-z][a-z'-]+)$/.test(word) && word.split('-').every((part) => !TELLING.has(part));

/** What a token may mean in a question of statistics: the shapes of its notation, and words that are part of a name. */
export function phrasesOfStatistics(token: Token): { kind: string; meaning: Meaning }[] {
  const { word, formula, quantity, unit } = token;
  if (quantity) return ofQuantity(quantity);
  if (unit !== undefined)
    return [
      { kind: 'open-word', meaning: `⟨${unit}⟩` },
      { kind: 'measure', meaning: unit },
    ];
  const phrases = phrasesOfToken(token);
  if (word !== null && isOpenWord(word) && (formula === null || word === 'a'))
    phrases.push({ kind: 'open-word', meaning: word });
  const teen = word === null ? -1 : TEENS.indexOf(word);
  if (teen >= 0) phrases.push({ kind: 'count', meaning: String(teen + 11) });
  if (word !== null && OF_TALES.has(word)) phrases.push({ kind: 'tale-word', meaning: word });
  if (word !== null && QUOTES.has(word)) phrases.push({ kind: 'open-word', meaning: '' });
  if (!formula) return phrases;
  const list = numbersIn(formula.source);
  if (list) phrases.push({ kind: 'numbers', meaning: list });
  const kinds = new Set(phrases.map(({ kind }) => kind));
  const shapes = notationOf(formula.source).filter((kind) => !kinds.has(kind));
  return [...phrases, ...shapes.map((kind) => ({ kind, meaning: formula.source }))];
}

const DAYS = new Set(['d', 'day', 'days', '天', 'week', 'weeks', 'year', 'years', 'h', 'hour', 'hours']);

/** 3.5 kg: the number with its unit behind it. */
function ofQuantity({
  amount: { amount, unit, within },
  symbol,
}: NonNullable<Token['quantity']>): { kind: string; meaning: Meaning }[] {
  if (within !== undefined || symbol !== null) return [];
  if (unit === '%') return [{ kind: 'percent', meaning: `${amount}%` }];
  const kind = /^[a-z]$/.test(amount)
    ? 'measured-letter'
    : /^[A-Z]$/.test(amount)
      ? 'measured-label'
      : 'amount';
  // "30 days" may be so many of them.
  const isCount = /^\d+$/.test(amount) && DAYS.has(unit);
  return [
    { kind, meaning: kind === 'measured-label' ? amount : `${amount}⟨${unit}⟩` },
    ...(isCount ? [{ kind: 'counted', meaning: amount }] : []),
  ];
}

/** The kinds of phrases that a formula is by its notation. */
function notationOf(source: string): string[] {
  const bare = source
    .replace(/\\(?:mathrm|text|operatorname|mathit)\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:left|right)(?![a-z])|\s+/g, '');
  if (bare.includes('\\begin{cases}')) return ['cases'];
  if (/^(?:…|\.\.\.|\\(?:l|c)?dots)$/.test(bare)) return ['dots'];
  if (/~|\\sim(?![a-z])/.test(bare)) return ['distribution'];
  if (/^\d+(?:\.\d+)?\\?%$/.test(bare)) return ['percent'];
  if (/^(?:N|B|Bin|Geo|Po)\(.*\)$/.test(bare)) return ['law'];
  const isEquation = hasOuterEquals(bare);
  if (/^(?:P|E|Var)\(/.test(bare)) return [isEquation ? 'equation' : 'expression'];
  if (/^(?:\\Sigma|Σ|\\sum|∑|\\bar|\\overline)/.test(bare)) return [isEquation ? 'equation' : 'expression'];
  if (/^G_?\{?[A-Z]?\}?\(t\)$/.test(bare)) return ['expression'];
  if (/^G_?\{?[A-Z]?\}?\(t\)=/.test(bare)) return ['equation'];
  return [];
}

/** Whether an equals sign stands outside brackets. */
function hasOuterEquals(text: string): boolean {
  let depth = 0;
  for (const one of text) {
    if ('({['.includes(one)) depth += 1;
    if (')}]'.includes(one)) depth -= 1;
    if (one === '=' && depth === 0) return true;
  }
  return false;
}

/** The tokens with each Var(X) that is typed without marks as one formula. */
export const withVariances = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((one, at) => {
    if (isVariance(tokens[at - 1], one)) return [];
    return isVariance(one, tokens[at + 1]) ? [joined(tokens[at + 1]!, one)] : [one];
  });

const isVariance = (name: Token | undefined, of: Token | undefined): boolean =>
  name?.word === 'var' &&
  of?.from === name.to &&
  of.formula !== null &&
  /^\([^=]{0,40}[A-Z][^=]{0,40}\)/.test(of.formula.source);

function joined(of: Token, name: Token): Token {
  const source = `Var${of.formula!.source}`;
  return { word: null, formula: { source, statement: statementIn(source) }, from: name.from, to: of.to };
}

/** The mean and the deviation in N(20, 16). */
export function normalIn(source: string): [mean: string, deviation: string] | null {
  const bare = source.replace(/\\(?:mathrm|text|mathcal)\{?N\}?/, 'N').trim();
  const [, inside] = /^N\s*\((.*)\)$/s.exec(bare) ?? [];
  const [mean, variance, more] = (inside ?? '').split(',').map((one) => one.trim());
  return mean && variance && more === undefined ? [mean, `\\sqrt{${variance}}`] : null;
}

/** Five numbers or more beside each other. */
function numbersIn(source: string): string | null {
  const numbers = source
    .replace(/\\q?quad|\\[;,! ]|[,，、　]/g, ' ')
    .split(' ')
    .filter((one) => one.trim() !== '');
  return numbers.length >= 5 && numbers.every((one) => /^[-−]?\d{1,9}(?:\.\d{1,9})?$/.test(one.trim()))
    ? numbers.map((one) => one.trim()).join(' ')
    : null;
}
