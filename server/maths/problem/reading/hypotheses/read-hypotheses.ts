import type { Meaning } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isHan, isPlainWord } from '../samples/words.ts';
import { openCovers } from '../stories/covers.ts';
import { phrasesOfStatistics } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';
import { ASKED } from './asked.ts';
import { CLAIMED } from './claims.ts';
import { LEVELS } from './levels.ts';
import { RATES } from './rates.ts';
import { REGIONS } from './regions.ts';
import { SLOTS } from './slots.ts';
import { TOLD } from './told.ts';

const MEASURES =
  'kg g grams kilograms mg cm mm m km metres centimetres millimetres kilometres minutes hours seconds ml litres millilitres dollars marks points tonnes';

const SHARED: Rule[] = MEASURES.split(' ').flatMap((unit) => rule<object>('measure', unit, () => unit));

const RULES: Rule[] = [...SHARED, ...SLOTS, ...TOLD, ...RATES, ...LEVELS, ...CLAIMED, ...REGIONS, ...ASKED];

/** Words that no story has without saying by them what the grammar has to know. */
const SAYING = new Set(
  'number numbers per total mean average error errors reject rejects rejected rejecting accept accepts accepted conclude concludes concluded conclusion critical region test tested test-statistic central limit theorem'.split(
    ' ',
  ),
);

const isStoryWord = ({ word, formula }: Token): boolean =>
  word !== null &&
  (formula === null || word === 'a') &&
  !isHan(word) &&
  isPlainWord(word) &&
  !SAYING.has(word);

function phrasesOf(token: Token): { kind: string; meaning: Meaning }[] {
  const phrases = phrasesOfStatistics(token);
  const { word } = token;
  const source = token.formula?.source.replace(/[$\s]/g, '') ?? '';
  if (isStoryWord(token)) phrases.push({ kind: 'w-word', meaning: word! });
  if (/^(?:I|1|one)$/i.test(source || (word ?? ''))) phrases.push({ kind: 'type-sign', meaning: 'I' });
  if (/^(?:II|2|two)$/i.test(source || (word ?? ''))) phrases.push({ kind: 'type-sign', meaning: 'II' });
  return phrases;
}

/** Every meaning of a sentence about a test of a hypothesis. */
export const readHypotheses = openCovers(RULES, phrasesOf, isStoryWord, () => true);
