import { openParser } from '../chart.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { fact, type Meaning, type RawFact, type Said } from '../meaning.ts';
import { dataIn, flatIn } from '../samples/flat.ts';
import { countOf, isHan, isPlainWord, labelIn } from '../samples/words.ts';
import { phrasesOfStatistics } from '../statistics/phrases.ts';
import { isSumName, isSumTold } from './sums.ts';
import type { Token } from '../tokens.ts';
import { RECORDS_ASKS } from './asks.ts';
import { RECORDS_CHARTS } from './charts.ts';
import { RECORDS_TOLD } from './told.ts';

/** Words that change what was told: only a rule that names them may read them. */
const CHANGING =
  /^(?:leav|left|join|retir|remov|replac|add|withdr|exclud|includ|arriv|discard|correct|wrong|mistak|error|record(?:s|ed)?-|double|halv|convert|chang|increas|decreas|rais|instead|now$|later|only|except|further|die[sd]?$|lost$|sold$)/;
const ASKING = new Set(
  'find calculate determine show that mean variance standard deviation median quartile quartiles range and'.split(
    ' ',
  ),
);

function phrasesOf(token: Token): { kind: string; meaning: Meaning }[] {
  const phrases = phrasesOfStatistics(token);
  const { word, formula, quantity } = token;
  const label = labelIn(token);
  if (label !== null && word !== 'a') phrases.push({ kind: 'w-word', meaning: label });
  else if (
    word !== null &&
    !isHan(word) &&
    isPlainWord(word) &&
    (!CHANGING.test(word) || word === 'leaves') &&
    !ASKING.has(word)
  )
    phrases.push({ kind: 'w-word', meaning: word });
  if (token.unit !== undefined) phrases.push({ kind: 'w-word', meaning: 'unit' });
  const source = (formula?.source ?? '').replace(/[$\s{}]|\\(?:left|right)/g, '').replace('−', '-');
  const count = countOf(word);
  if (/^\d{1,6}$/.test(source) && quantity === undefined) phrases.push({ kind: 'size', meaning: source });
  if (count > 1) phrases.push({ kind: 'size', meaning: String(count) });
  if (source === 'n') phrases.push({ kind: 'w-word', meaning: 'n' });
  if (quantity && quantity.symbol === null && /^-?\d+(?:\.\d+)?$/.test(quantity.amount.amount))
    phrases.push({ kind: 'datum', meaning: `${quantity.amount.amount}⟨${quantity.amount.unit}⟩` });
  if (/^-?\d{1,6}(?:\.\d+)?$/.test(source) && !quantity) phrases.push({ kind: 'datum', meaning: source });
  if (CLASS.test(source)) phrases.push({ kind: 'class-name', meaning: source });
  if (isSumName(source)) phrases.push({ kind: 'sum-name', meaning: source });
  if (/^[a-z]=-?\d+(?:\.\d+)?$/.test(source)) phrases.push({ kind: 'record-equation', meaning: source });
  if (/^[a-z]$/.test(source)) phrases.push({ kind: 'unknown', meaning: source });
  return phrases;
}

/** "21 – 30", "20 ≤ x < 30". */
const CLASS =
  /^[\d.]{1,8}(?:[-–]|(?:<=?|≤|\\le|\\leqslant|\\leq)[a-zA-Z](?:<=?|≤|\\le|\\leqslant|\\leq))[\d.]{1,8}$/;

const parents: Record<string, string[]> = {
  number: ['expression'],
  letter: ['expression'],
  note: ['facts'],
  equation: ['condition'],
};
const kindsAbove = (kind: string): readonly string[] => [kind, ...(parents[kind] ?? [])];

const parse = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...RECORDS_TOLD, ...RECORDS_ASKS, ...RECORDS_CHARTS],
  kindsAbove,
  phrasesOf,
});

/** Every meaning of a sentence about data. */
export function readRecords(tokens: readonly Token[]): Said[] {
  const all = tokens.filter(({ word }) => word === null || !QUOTES.has(word));
  const trimmed = all.at(-1)?.word === ',' || all.at(-1)?.word === ':' ? all.slice(0, -1) : all;
  return readPiece(trimmed);
}

function readPiece(tokens: readonly Token[]): Said[] {
  if (tokens.length === 0) return [];
  const found = parse(tokens).at('sentence', [0, tokens.length]);
  const said = [...new Map(found.map(({ meaning }) => [JSON.stringify(meaning), meaning as Said])).values()];
  if (said.length > 0) return said;
  const flat = flatOf(tokens);
  if (flat) return [{ facts: flat, goals: [] }];
  const end = dataIn(tokens);
  if (end <= 0 || end >= tokens.length) return [];
  const [told, another] = readPiece(tokens.slice(0, end));
  if (!told || another || told.goals.length > 0) return [];
  return readPiece(tokens.slice(end)).map((one) => ({
    facts: [...told.facts, ...one.facts],
    goals: one.goals,
  }));
}

/** A sentence that only tells what was measured, with its sums; null for one that may change it. */
function flatOf(tokens: readonly Token[]): RawFact[] | null {
  const sums = tokens.filter(isSum).map((one) => fact('sum', one.formula!.source));
  const last = tokens.at(-1)?.word;
  const rest = tokens.filter((one) => !isSum(one) && one.word !== 'variable').map(asGuess);
  if (last === 'leaves' && /^(?:a|an|one)$/.test(tokens[0]?.word ?? '')) return null;
  const bare = withoutConstant(rest);
  if (bare.some(({ word }) => word !== null && CHANGING.test(word) && word !== 'leaves')) return null;
  const text = tokens.map(({ word }) => word ?? '#').join(' ');
  const joints = bare.every(({ word }) => word !== null && /^[,;:]$|^and$/.test(word));
  const flat = joints ? [] : flatIn(bare);
  return flat && (sums.length > 0 || !joints) ? [fact('flat', text), ...flat, ...sums] : null;
}

const isSum = ({ word, formula }: Token): boolean =>
  word === null && formula !== null && isSumTold(formula.source);

/** "Asked to estimate": no estimate of ours. */
const asGuess = (token: Token, at: number, all: Token[]): Token =>
  token.word === 'estimate' && all[at - 1]?.word === 'to'
    ? { ...token, word: 'guess' }
    : /^(?:stem-and-leaf|back-to-back|box-and-whisker)$/.test(token.word ?? '')
      ? { ...token, word: 'drawn' }
      : token.word === 'how' && all[at + 1]?.word === 'many' && ASKED.has(all[at - 1]?.word ?? '')
        ? { ...token, word: 'number' }
        : at > 0 && /^tests?$/.test(token.word ?? '')
          ? { ...token, word: 'quiz' }
          : token;

const ASKED = new Set(['asked', 'recorded', 'counted', 'noted']);

/** "…, where k is a constant". */
function withoutConstant(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => word === 'where');
  const end = tokens.slice(at + 1).map(({ word, formula }) => word ?? formula?.source ?? '');
  const isConstant = at > 0 && /^[a-z] is (?:a|an) (?:positive )?(?:constant|integer)$/.test(end.join(' '));
  const rest = isConstant ? tokens.slice(0, at) : tokens;
  const given = rest.findIndex(
    ({ word }, i) => word === 'it' && /^(?:is|was)$/.test(rest[i + 1]?.word ?? ''),
  );
  const isGiven =
    given >= 0 &&
    /^(?:given|found|known)$/.test(rest[given + 2]?.word ?? '') &&
    rest[given + 3]?.word === 'that';
  return isGiven ? [...rest.slice(0, given), ...rest.slice(given + 4)] : rest;
}

const QUOTES = new Set(['"', '“', '”', '‘', '’', "'"]);
