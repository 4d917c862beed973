import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { plainWord } from '../patterns/synonyms.ts';
import type { Token } from '../tokens.ts';
import { CHINESE_GOALS } from './chinese-goals.ts';
import { CHINESE_LINES } from './chinese-lines.ts';
import { CHINESE_THINGS } from './chinese-things.ts';
import { ENGLISH_GOALS } from './english-goals.ts';
import { ENGLISH_LINES } from './english-lines.ts';
import { ENGLISH_ROUNDS } from './english-rounds.ts';
import { ENGLISH_WORTH } from './english-worth.ts';
import { THING_RULES } from './english-things.ts';
import { figureTokens } from './figure-tokens.ts';
import { plainSaid } from './terms.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...THING_RULES,
    ...ENGLISH_LINES,
    ...ENGLISH_ROUNDS,
    ...ENGLISH_WORTH,
    ...ENGLISH_GOALS,
  ],
  kindsAbove: (kind) => (OWN.has(kind) ? [kind] : kindsAbove(kind)),
  phrasesOf: phrasesOfToken,
  plainWord,
});

const parseChinese = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...CHINESE_THINGS, ...CHINESE_LINES, ...CHINESE_GOALS],
  kindsAbove: (kind) => (OWN.has(kind) ? [kind] : kindsAbove(kind)),
  phrasesOf: phrasesOfToken,
});

/** What these phrases stand for here is no curve. */
const OWN = new Set(['point', 'circle', 'sector', 'arc', 'region', 'shape', 'seg', 'semicircle']);

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence about a plane figure of points, lines and circles, whose grammar is one of its own. */
export function readFigures(tokens: readonly Token[]): Said[] {
  const all = figureTokens(tokens);
  const trimmed = all.at(-1)?.word === ',' ? all.slice(0, -1) : all;
  const found = (trimmed.some(isChinese) ? parseChinese : parseEnglish)(trimmed).at('sentence', [
    0,
    trimmed.length,
  ]);
  const said = found.map(({ meaning }) => plainSaid(meaning as Said));
  const keyOf = ({ facts, goals }: Said) =>
    JSON.stringify([facts.map((one) => JSON.stringify(one)).sort(), goals]);
  return [...new Map(said.map((one) => [keyOf(one), one])).values()];
}
