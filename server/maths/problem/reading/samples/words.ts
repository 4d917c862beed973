import { TELLING } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';

/** Words that tell something elsewhere and, of samples, only how they were taken. */
const HERE_PLAIN = new Set(
  (
    'each every all both any another same different between before after given when then also number numbers values value ' +
    'denoted denote denotes normally under over below above first second together per independent independently either other others percent lowest highest now only'
  ).split(' '),
);
/** Words that ask, deny or change something. */
const HERE_TELLING = new Set(
  (
    'whether why how what which-of explain state test find calculate determine show suggest comment justify cannot ' +
    'excluded exclude discarded discard discarding rejected rejects reject accepted removed lost missing broken altered adjusted revised ' +
    'repeated recorded-wrongly misread mistakenly incorrectly claims claim claimed believes believe suspects suspect thinks assumes assume assumed assuming ' +
    'null alternative hypotheses hypothesis unbiased biased variance variances common pooled symmetrical symmetric skewed ' +
    'null-hypothesis significant sufficient evidence differ differs tend tends greater'
  ).split(' '),
);
const SIGNS_TELLING = new Set('不无没非未误错改删除漏若试求验证何吗假设显否疑称检');

export const isHan = (word: string | null): boolean => word !== null && /^\p{Script=Han}+$/u.test(word);

/** Whether a word may be part of a name or of a story that tells nothing else. */
export function isPlainWord(word: string): boolean {
  if (isHan(word)) return ![...word].some((sign) => SIGNS_TELLING.has(sign));
  if (!/^[a-z][a-z'-]*$/.test(word)) return false;
  // Five-minute intervals.
  if (/^[a-z]+-(?:minute|hour|day|week|month|year|second)s?$/.test(word)) return true;
  return word
    .split('-')
    .every((part) => !HERE_TELLING.has(part) && (!TELLING.has(part) || HERE_PLAIN.has(part)));
}

const COUNTS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

export const countOf = (word: string | null): number => {
  if (word === null) return -1;
  const han = word === '两' ? 2 : word.length === 1 ? '零一二三四五六七八九十'.indexOf(word) : -1;
  return han >= 0 ? han : COUNTS.indexOf(word);
};

/** A capital that stands for a group. */
export const labelIn = ({ formula }: Token): string | null => {
  const source = formula?.source.replace(/[$\s]/g, '') ?? '';
  return /^[A-Z]$/.test(source) ? source : null;
};
