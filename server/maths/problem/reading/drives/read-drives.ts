import { openParser } from '../chart.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Token } from '../tokens.ts';
import { saidBy } from './cover.ts';
import { CHINESE_ACTS } from '../chinese-drives/acts.ts';
import { CHINESE_ASKS } from '../chinese-drives/asks.ts';
import { CHINESE_NOUNS } from '../chinese-drives/nouns.ts';
import { CHINESE_TOLD } from '../chinese-drives/told.ts';
import { CHINESE_TRACKS } from '../chinese-drives/tracks.ts';
import { ENGLISH_ASKS } from '../english-drives/asks.ts';
import { ENGLISH_HOWS } from '../english-drives/hows.ts';
import { ENGLISH_LINKS } from '../english-drives/links.ts';
import { ENGLISH_NOUNS } from '../english-drives/nouns.ts';
import { ENGLISH_TOLD } from '../english-drives/told.ts';
import { ENGLISH_TRACKS } from '../english-drives/tracks.ts';
import { ENGLISH_VERBS } from '../english-drives/verbs.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...MEASURE_RULES,
    ...ENGLISH_NOUNS,
    ...ENGLISH_TRACKS,
    ...ENGLISH_HOWS,
    ...ENGLISH_LINKS,
    ...ENGLISH_TOLD,
    ...ENGLISH_VERBS,
    ...ENGLISH_ASKS,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [
    ...MEASURE_RULES,
    ...CHINESE_NOUNS,
    ...CHINESE_TRACKS,
    ...CHINESE_ACTS,
    ...CHINESE_TOLD,
    ...CHINESE_ASKS,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** What a sentence says of bodies that are driven, pulled or raised, laid together from its pieces. */
export function readDrives(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const isZh = trimmed.some(isChinese);
  const chart = (isZh ? parseChinese : parseEnglish)(trimmed);
  return chart.isWhole ? saidBy(chart, trimmed.length, isZh) : [];
}
