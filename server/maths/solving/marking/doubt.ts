import { contains, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { JudgedLine } from './judged-line.ts';
import type { Known } from './knowledge/known.ts';
import { usesNumbers } from './follow.ts';
import { nameOf, numbersAtEnd } from './lines/ends.ts';
import type { Said } from './lines/said.ts';
import { truthOf } from './truth.ts';
import { insideOf } from './sides.ts';

/** Whether the line may be right in a way that its reading does not show: then nobody is accused by it. */
export function isDoubtful(line: JudgedLine, before: readonly JudgedLine[], known: Known): boolean {
  const { said, reason } = line;
  if (said.some((one) => isSumOfRoots(one) || isOwnGravity(one, known))) return true;
  if (line.verdict === 'lost' && isMeasured(known)) return true;
  if (reason === 'sides') return false;
  if (said.every(isBareNumber) || isNextSum(line, before.at(-1), known)) return true;
  if (said.some((one) => isNamedByPoints(one) || isOfTime(one, line))) return true;
  const isFalse = said.some((one) => truthOf(one, known, known.values) === 'false');
  if (isFalse || reason !== 'line') return !isFalse && said.some(appliesFunction);
  return said.some(
    (one) => insideOf(one, known) === 'same' || isJoined(one) || isCalledInWords(one) || isConversion(one),
  );
}

/** A length or a time is positive, and a root that is not may be left out. */
export const isMeasured = ({ text, subject }: Known): boolean =>
  subject === 'physics' || /\d\s?\$?\s?(?:k?m|cm|mm|k?g|k?N|m\s?s)(?![A-Za-z])/.test(text);

const isSumOfRoots = ({ text }: Said): boolean => /[Σ∑∏]/u.test(text);

/** "Calculate g": the question has a g of its own. */
const isOwnGravity = (said: Said, { wanted }: Known): boolean =>
  nameOf(said) === 'g' || wanted.some(({ name }) => name === 'g');

/** "60 bus ⇒ 6 late": numbers of things. */
const isBareNumber = ({ sides, words }: Said): boolean =>
  sides.length === 1 && sides[0]!.value?.kind === 'number' && words.trim() === '';

/** "0.482²" below "= 0.482" works on with that value, and does not write it in another way. */
const isNextSum = (line: JudgedLine, before: JudgedLine | undefined, { measures }: Known): boolean =>
  before !== undefined &&
  line.said.every(({ sides, continues }) => sides.length === 1 && !continues) &&
  usesNumbers(
    line,
    before.said.flatMap((one) => numbersAtEnd(one, measures)),
  );

/** OAB is a triangle and no product. */
const isNamedByPoints = ({ sides }: Said): boolean =>
  sides.some(({ text }) => /(?<![A-Za-z])[A-Z]{3,}(?![A-Za-z])/.test(text));

/** A time of nought may be known, and left out. */
const isOfTime = ({ sides }: Said, { verdict }: JudgedLine): boolean =>
  verdict === 'lost' && sides.some(({ value }) => value !== null && symbolsOf(value).includes('t'));

/** p(2) of a polynomial that was told. */
const appliesFunction = ({ sides }: Said): boolean =>
  sides.some(({ value }) => value !== null && contains(value, ({ kind }) => kind === 'apply'));

/** a = 12 − 12r = 4 + 4r joins two equations. */
const isJoined = ({ sides }: Said): boolean =>
  sides.length > 2 && sides.slice(-2).every(({ value }) => value !== null && symbolsOf(value).length > 0);

const isCalledInWords = (said: Said): boolean => /[a-z]{3}|\p{Script=Han}{2}/u.test(nameOf(said) ?? '');

/** 72 km/h = 20 m/s */
const isConversion = ({ sides }: Said): boolean =>
  new Set(sides.flatMap(({ scale }) => (scale === null ? [] : [scale]))).size > 1;
