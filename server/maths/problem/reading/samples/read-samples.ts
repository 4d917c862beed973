import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import type { Meaning, Said } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { phrasesOfStatistics } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';
import { barsApart } from './barred.ts';
import { CHINESE_SAMPLES } from './chinese.ts';
import { ENGLISH_ASKED } from './english-asked.ts';
import { ENGLISH_COUNTS } from './english-counts.ts';
import { ENGLISH_CLAIMS } from './english-claims.ts';
import { ENGLISH_REASONS } from './english-reasons.ts';
import { ENGLISH_TOLD } from './english-told.ts';
import { dataIn, flatIn } from './flat.ts';
import { countOf, isHan, isPlainWord, labelIn, withCompounds } from './words.ts';

const MEASURES =
  'kg g grams kilograms mg cm mm m km metres centimetres millimetres kilometres minutes hours seconds days years weeks ml litres millilitres milliseconds dollars marks points tonnes';

const SHARED: Rule[] = [
  ...MEASURES.split(' ').flatMap((unit) => rule<object>('measure', unit, () => unit)),
  ...rule<{ a: string }>('w', '{a:w-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('w', '{a:w-word} {b:w}', ({ a, b }) => `${a} ${b}`),
  ...['w', 'number'].flatMap((kind) => [
    ...rule<{ a: string }>('wn', `{a:${kind}}`, ({ a }) => a),
    ...rule<{ a: string; b: string }>('wn', `{a:${kind}} {b:wn}`, ({ a, b }) => `${a} ${b}`),
    ...rule<{ a: string; b: string }>('wn', `{a:${kind}} and {b:wn}`, ({ a, b }) => `${a} and ${b}`),
  ]),
  ...rule<{ a: string }>('ws', '{a:w}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('ws', '{a:w} and {b:w}', ({ a, b }) => `${a} and ${b}`),
  ...rule<{ v: string; u: string }>(
    'amount',
    '{v:number} [{u:measure}]',
    ({ v, u }: { v: string; u?: string }) => (u === undefined ? v : `${v}⟨${u}⟩`),
  ),
  ...rule<{ v: string; u: string }>(
    'amount',
    '{v:letter} [{u:measure}]',
    ({ v, u }: { v: string; u?: string }) => (u === undefined ? v : `${v}⟨${u}⟩`),
  ),
  ...rule<{ v: string }>('amount', '{v:measured-letter}', ({ v }) => v),
];

/** Formulas that name a sum, and the ends of an interval. */
function phrasesOf(token: Token): { kind: string; meaning: Meaning }[] {
  const phrases = phrasesOfStatistics(token);
  const { word } = token;
  const source = token.formula?.source ?? '';
  const label = labelIn(token);
  if (label !== null) phrases.push({ kind: 'w-word', meaning: label });
  if (word !== null && label === null && isPlainWord(word)) phrases.push({ kind: 'w-word', meaning: word });
  const count = countOf(word);
  if (count >= 0 && !isHan(word)) phrases.push({ kind: 'w-word', meaning: word! });
  // A race of 100 metres.
  if (token.quantity && /^(?:m|km|米|公里)$/.test(token.quantity.amount.unit))
    phrases.push({ kind: 'w-word', meaning: 'far' });
  if (token.unit !== undefined) phrases.push({ kind: 'w-word', meaning: 'unit' });
  const bare = source
    .replace(/[$\s{}]|\\(?:left|right)/g, '')
    .replace(/\\(?:sum|Sigma)|∑/, 'Σ')
    .replace('²', '^2');
  if (/^Σ[a-z](?:\^2)?$/.test(bare)) phrases.push({ kind: 'sum-name', meaning: bare });
  if (/^(?:\\(?:bar|overline)[a-z]|[a-z]\u0304)$/.test(barsApart(bare)))
    phrases.push({ kind: 'bar-name', meaning: bare });
  if (/^[([]-?[\d.]+,-?[\d.]+[)\]]$/.test(bare.replaceAll('−', '-')) || /^-?[\d.]+(?:<|≤|\\le)/.test(bare))
    phrases.push({ kind: 'ends', meaning: source });
  return phrases;
}

const parents: Record<string, string[]> = {
  number: ['expression'],
  letter: ['expression'],
  note: ['facts'],
  equation: ['condition'],
  inequality: ['condition'],
  range: ['condition'],
};
const kindsAbove = (kind: string): readonly string[] => [kind, ...(parents[kind] ?? [])];

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...SHARED,
    ...ENGLISH_CLAIMS,
    ...ENGLISH_TOLD,
    ...ENGLISH_ASKED,
    ...ENGLISH_REASONS,
    ...ENGLISH_COUNTS,
  ],
  kindsAbove,
  phrasesOf,
});

const parseChinese = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...SHARED, ...CHINESE_SAMPLES],
  kindsAbove,
  phrasesOf,
});

/** Every meaning of a sentence about samples. */
export function readSamples(tokens: readonly Token[]): Said[] {
  const all = withCompounds(withAccents(tokens)).filter(({ word }) => word === null || !QUOTES.has(word));
  const trimmed = all.at(-1)?.word === ',' || all.at(-1)?.word === ':' ? all.slice(0, -1) : all;
  return readPiece(trimmed, 2);
}

const QUOTES = new Set(['"', '“', '”', '‘', '’', "'"]);

/** Café: one word. */
function withAccents(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    const source = token.word ?? token.formula?.source ?? '';
    const isJoined =
      last !== undefined && last.word !== null && last.to === token.from && /^[à-ÿ]$/.test(source);
    if (isJoined) all[all.length - 1] = { ...last, to: token.to };
    else all.push(token);
  }
  return all;
}

/** A sentence as one, or as two that are joined. */
function readPiece(tokens: readonly Token[], depth: number): Said[] {
  if (tokens.length === 0) return [];
  const whole = parsed(tokens);
  const flat = whole.length === 0 ? flatIn(tokens) : null;
  if (flat) return [{ facts: flat, goals: [] }];
  if (whole.length > 0) return whole;
  const end = dataIn(tokens);
  if (end > 0 && end < tokens.length) {
    const [told, another] = readPiece(tokens.slice(0, end), depth);
    const after = told && !another && told.goals.length === 0 ? readPiece(tokens.slice(end), depth) : [];
    return after.map((one) => ({ facts: [...told!.facts, ...one.facts], goals: one.goals }));
  }
  if (depth === 0) return whole;
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'and' && word !== ';' && word !== ',') continue;
    const end = at > 0 && word === 'and' && tokens[at - 1]!.word === ',' ? at - 1 : at;
    const [before, after] = [tokens.slice(0, end), tokens.slice(at + 1)];
    const first = readPiece(before, 0);
    const second = first.length === 1 && first[0]!.goals.length === 0 ? readPiece(after, depth - 1) : [];
    if (second.length > 0)
      return second.map((one) => ({ facts: [...first[0]!.facts, ...one.facts], goals: one.goals }));
  }
  return [];
}

function parsed(tokens: readonly Token[]): Said[] {
  const found = (tokens.some(({ word }) => isHan(word)) ? parseChinese : parseEnglish)(tokens).at(
    'sentence',
    [0, tokens.length],
  );
  return [...new Map(found.map(({ meaning }) => [JSON.stringify(meaning), meaning as Said])).values()];
}
