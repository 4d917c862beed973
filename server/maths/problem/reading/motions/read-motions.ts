import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { ACT_RULES as CHINESE_ACTS } from '../chinese-dynamics/acts.ts';
import { BODY_RULES as CHINESE_BODIES } from '../chinese-dynamics/bodies.ts';
import { PLACE_RULES as CHINESE_PLACES } from '../chinese-dynamics/places.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { ACT_RULES } from '../english-dynamics/acts.ts';
import { BODY_RULES } from '../english-dynamics/bodies.ts';
import { PLACE_RULES } from '../english-dynamics/places.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { ASIDE_RULES, CHINESE_ASIDES } from '../mechanics/asides.ts';
import { CHINESE_GRAVITY, GRAVITY_RULES } from '../mechanics/gravity.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Token } from '../tokens.ts';
import { settled } from './settled.ts';
import { CHINESE_EVENTS } from './chinese-events.ts';
import { CHINESE_LAWS } from './chinese-laws.ts';
import { CHINESE_WANTED } from './chinese-wanted.ts';
import { ENGLISH_CHANGES } from './english-changes.ts';
import { ENGLISH_EVENTS } from './english-events.ts';
import { ENGLISH_LAWS } from './english-laws.ts';
import { ENGLISH_MORE } from './english-more.ts';
import { ENGLISH_TALES } from './english-tales.ts';
import { ENGLISH_WHOLES } from './english-wholes.ts';
import { ENGLISH_WANTED } from './english-wanted.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...MEASURE_RULES,
    ...ASIDE_RULES,
    ...GRAVITY_RULES,
    ...BODY_RULES,
    ...PLACE_RULES,
    ...ACT_RULES,
    ...ENGLISH_LAWS,
    ...ENGLISH_EVENTS,
    ...ENGLISH_TALES,
    ...ENGLISH_MORE,
    ...ENGLISH_WHOLES,
    ...ENGLISH_CHANGES,
    ...ENGLISH_WANTED,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [
    ...CHINESE_SENTENCES,
    ...MEASURE_RULES,
    ...CHINESE_ASIDES,
    ...CHINESE_GRAVITY,
    ...CHINESE_BODIES,
    ...CHINESE_PLACES,
    ...CHINESE_ACTS,
    ...CHINESE_LAWS,
    ...CHINESE_EVENTS,
    ...CHINESE_WANTED,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence about bodies that move along a line. */
export function readMotions(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const chart = (trimmed.some(isChinese) ? parseChinese : parseEnglish)(trimmed);
  const all = chart.at('sentence', [0, trimmed.length]).map(({ meaning }) => meaning as Said);
  return settled(all);
}
