import { openParser } from '../chart.ts';
import { DRAW_RULES, DRAW_WORDS } from '../english-draws/draws.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { withVariances } from '../statistics/phrases.ts';
import { openPhrases, wordsOf } from '../stories/phrases.ts';
import type { Token } from '../tokens.ts';
import { GAME_ASKS } from './asks.ts';
import { GAME_CONDITIONS } from './conditions.ts';
import { GAME_DEEDS } from './deeds.ts';
import { GAME_DEVICES } from './devices.ts';
import { GAME_PRIZES } from './prizes.ts';
import { GAME_SCORES } from './scores.ts';
import { GAME_WAITS } from './waits.ts';

const OWN = [
  ...GAME_DEVICES,
  ...GAME_DEEDS,
  ...GAME_SCORES,
  ...GAME_CONDITIONS,
  ...GAME_PRIZES,
  ...GAME_ASKS,
  ...GAME_WAITS,
];
const TINTS = new Set('red blue green white black yellow orange purple pink brown'.split(' '));

const WORDS: ReadonlySet<string> = new Set([
  ...DRAW_WORDS,
  ...[...wordsOf(OWN)].filter((word) => !TINTS.has(word)),
]);
const phrasesOfStory = openPhrases(WORDS);

function phrasesOf(token: Token) {
  const { formula, spelt } = token;
  const phrases = phrasesOfStory(token);
  const source = formula?.source.replace(/[$\s]/g, '').replace('−', '-') ?? '';
  if (/^\d{1,4}(?:\.\d{1,2})?$/.test(source)) phrases.push({ kind: 'money', meaning: source });
  if (/^-?\d{1,3}$/.test(source)) phrases.push({ kind: 'int', meaning: source });
  if (
    /^(?:P|E|Var)\(/.test(source) &&
    !phrases.some(({ kind }) => kind === 'expression' || kind === 'equation')
  )
    phrases.push({ kind: /\)=/.test(source) ? 'equation' : 'expression', meaning: formula!.source });
  const [, variable] = /^E\(([A-Z])\)$/.exec(source) ?? [];
  if (variable) phrases.push({ kind: 'expectation', meaning: variable });
  if (/^(?:P|\\mathrm\{P\})\([A-Z](?:[<>≤≥]|\\[lg]e)[a-zA-Z={}\\]{1,14}\)/.test(source))
    phrases.push({ kind: 'g-bound', meaning: formula!.source });
  const count = phrases.find(({ kind }) => kind === 'num');
  if (count && !phrases.some(({ kind }) => kind === 'int'))
    phrases.push({ kind: 'int', meaning: count.meaning });
  if (/^[A-Z][a-z]{1,15}['’]s?$/.test(spelt ?? '')) phrases.push({ kind: 'owner-name', meaning: spelt! });
  return phrases;
}

const parse = openParser<Meaning>({ rules: [...DRAW_RULES, ...OWN], kindsAbove, phrasesOf });

/** Every meaning of a sentence about dice, coins, spinners, cards or bags. */
export function readGames(tokens: readonly Token[]): Said[] {
  const all = withVariances(tokens.map(withoutMark)).filter(({ word }) => word === null || !QUOTES.has(word));
  const trimmed = all.at(-1)?.word === ',' || all.at(-1)?.word === ':' ? all.slice(0, -1) : all;
  const found = trimmed.length === 0 ? [] : parse(trimmed).at('sentence', [0, trimmed.length]);
  return [...new Map(found.map(({ meaning }) => [JSON.stringify(meaning), meaning as Said])).values()];
}

/** "… divisible by 3'": the mark behind the number closes a quotation. */
const withoutMark = (token: Token): Token =>
  token.word === null && token.formula && /^\d{1,3}['’]$/.test(token.formula.source)
    ? { ...token, formula: { source: token.formula.source.slice(0, -1), statement: null } }
    : token;

const QUOTES = new Set(["'", '"', '‘', '’', '“', '”']);
