import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { ASKING_RULES as CHINESE_ASKING } from '../chinese-physics/asking.ts';
import { SCENE_RULES as CHINESE_SCENES } from '../chinese-physics/scenes.ts';
import { TELLING_RULES as CHINESE_TELLING } from '../chinese-physics/telling.ts';
import { THING_RULES as CHINESE_THINGS } from '../chinese-physics/things.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import type { Token } from '../tokens.ts';
import { ASKING_RULES } from '../english-physics/asking.ts';
import { TELLING_RULES } from '../english-physics/telling.ts';
import { THING_RULES } from '../english-physics/things.ts';

const parseEnglish = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...THING_RULES, ...TELLING_RULES, ...ASKING_RULES],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...CHINESE_THINGS, ...CHINESE_TELLING, ...CHINESE_ASKING, ...CHINESE_SCENES],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

/** Every meaning of a sentence about quantities of physics. */
export function readPhysics(tokens: readonly Token[]): Said[] {
  const all = tokens.filter((token) => !isBlank(token));
  const trimmed = all.at(-1)?.word === ',' ? all.slice(0, -1) : all;
  const chart = (trimmed.some(isChinese) ? parseChinese : parseEnglish)(trimmed);
  const found = chart.at('sentence', [0, trimmed.length]).map(({ meaning }) => meaning as Said);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** "（ ）": where the letter of a choice is to be written. */
const isBlank = ({ formula }: Token): boolean => /^[（(]\s*[)）]$/.test(formula?.source ?? '');

const isChinese = ({ word }: Token): boolean => word !== null && /[\u4e00-\u9fff]/.test(word);
