import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { openParser } from '../chart.ts';
import { DYNAMICS_RULES as CHINESE_DYNAMICS } from '../chinese-dynamics/dynamics.ts';
import { DYNAMICS_RULES } from '../english-dynamics/dynamics.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import type { Token } from '../tokens.ts';

const parseEnglish = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...DYNAMICS_RULES],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...CHINESE_DYNAMICS],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence in a story of forces and motion. */
export function readDynamics(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const chart = (trimmed.some(isChinese) ? parseChinese : parseEnglish)(trimmed);
  const all = chart.at('sentence', [0, trimmed.length]).map(({ meaning }) => meaning as Said);
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
