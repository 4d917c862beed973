import { openParser } from './chart.ts';
import { CLAUSE_RULES } from './english-bodies/asides.ts';
import { CIRCLE_RULES } from './english-bodies/circles.ts';
import { NOUN_RULES } from './english-bodies/nouns.ts';
import { ROD_RULES } from './english-bodies/rods.ts';
import { SENTENCE_RULES } from './english-bodies/sentences.ts';
import { SURFACE_RULES } from './english-bodies/surfaces.ts';
import { CIRCLE_RULES as CHINESE_CIRCLES } from './chinese-bodies/circles.ts';
import { NOUN_RULES as CHINESE_NOUNS } from './chinese-bodies/nouns.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from './chinese-bodies/sentences.ts';
import { COMPARED_RULES } from './english-bodies/compared.ts';
import { CONE_RULES } from './english-bodies/cones.ts';
import { FLIGHT_RULES } from './english-bodies/flights.ts';
import { FORCE_RULES } from './english-bodies/forces.ts';
import { BEGIN_RULES } from './english-variable-forces/begins.ts';
import { VARIABLE_FORCES } from './english-variable-forces/forces.ts';
import { FORCE_WANTS } from './english-variable-forces/wants.ts';
import { IMPACT_GOALS } from './english-bodies/impact-goals.ts';
import { IMPACT_RULES } from './english-bodies/impacts.ts';
import { SPRING_RULES } from './english-bodies/springs.ts';
import { CONE_RULES as CHINESE_CONES } from './chinese-bodies/cones.ts';
import { FLIGHT_RULES as CHINESE_FLIGHTS } from './chinese-bodies/flights.ts';
import { ROD_RULES as CHINESE_RODS } from './chinese-bodies/rods.ts';
import { FORCE_RULES as CHINESE_FORCES } from './chinese-bodies/forces.ts';
import { MOTION_RULES as CHINESE_MOTIONS } from './chinese-bodies/motions.ts';
import { TRACK_RULES as CHINESE_TRACKS } from './chinese-bodies/tracks.ts';
import { IMPACT_RULES as CHINESE_IMPACTS } from './chinese-bodies/impacts.ts';
import { SPRING_RULES as CHINESE_SPRINGS } from './chinese-bodies/springs.ts';
import { phrasesOfToken } from './formulas.ts';
import { kindsAbove } from './kinds.ts';
import type { Meaning, Said } from './meaning.ts';
import type { Token } from './tokens.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...NOUN_RULES,
    ...CIRCLE_RULES,
    ...COMPARED_RULES,
    ...SURFACE_RULES,
    ...IMPACT_RULES,
    ...IMPACT_GOALS,
    ...SPRING_RULES,
    ...FORCE_RULES,
    ...VARIABLE_FORCES,
    ...BEGIN_RULES,
    ...FORCE_WANTS,
    ...FLIGHT_RULES,
    ...CONE_RULES,
    ...ROD_RULES,
    ...CLAUSE_RULES,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [
    ...CHINESE_SENTENCES,
    ...CHINESE_NOUNS,
    ...CHINESE_CIRCLES,
    ...CHINESE_TRACKS,
    ...CHINESE_IMPACTS,
    ...CHINESE_SPRINGS,
    ...CHINESE_FORCES,
    ...CHINESE_MOTIONS,
    ...CHINESE_CONES,
    ...CHINESE_FLIGHTS,
    ...CHINESE_RODS,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence about rigid bodies, strings and impacts, whose grammar is one of its own. */
export function readBodies(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const parse = trimmed.some(isChinese) ? parseChinese : parseEnglish;
  return parse(trimmed)
    .at('sentence', [0, trimmed.length])
    .map(({ meaning }) => meaning as Said);
}
