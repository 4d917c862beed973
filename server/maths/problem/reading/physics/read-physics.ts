import { openParser } from '../chart.ts';
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

/** Every meaning of a sentence about quantities of physics. */
export function readPhysics(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const chart = parseEnglish(trimmed);
  const all = chart.at('sentence', [0, trimmed.length]).map(({ meaning }) => meaning as Said);
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
