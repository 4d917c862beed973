import { openParser } from '../chart.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Token } from '../tokens.ts';
import { saidBy } from './cover.ts';
import { ENGLISH_ASKS } from './english-asks.ts';
import { ENGLISH_HOWS } from './english-hows.ts';
import { ENGLISH_LINKS } from './english-links.ts';
import { ENGLISH_NOUNS } from './english-nouns.ts';
import { ENGLISH_TOLD } from './english-told.ts';
import { ENGLISH_TRACKS } from './english-tracks.ts';
import { ENGLISH_VERBS } from './english-verbs.ts';

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

/** What a sentence says of bodies that are driven, pulled or raised, laid together from its pieces. */
export function readDrives(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const chart = parseEnglish(trimmed);
  return chart.isWhole ? saidBy(chart, trimmed.length) : [];
}
