const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};
const COUNT = String.raw`(?:\d{1,40}|one|two|three|four|five|six|eight|ten|[一两二三四五六])`;

/** Counts of strips and iterations, to be taken out of a question's formulas. */
export const COUNTED = String.raw`\b${COUNT} (?:equal )?(?:intervals?|strips?|ordinates?|trapezia|iterations?)\b|[\d一两二三四五六]{1,40} ?(?:个|次)`;
/** "3 decimal places", to be taken out likewise. */
export const PRECISION = String.raw`\b(?:to |correct to )?${COUNT} (?:decimal places?|significant figures?|d\.?p\.?|s\.?f\.?)|[\d一两二三四五六]{1,40} ?位(?:小数|有效数字)`;

/** How many of a thing a question speaks of. */
export function countIn(text: string, thing: string): number | null {
  const count = new RegExp(String.raw`(${COUNT})\s{0,9}(?:${thing})`, 'iu').exec(text)?.[1];
  return count ? (WORDS[count.toLowerCase()] ?? Number(count)) : null;
}
