const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** "two and three" as 2 and 3, "45 degrees" as 45°, "3 x 10^8", "3e8" and "30 000" as numbers, "a = 3 b = 4" as two. */
export const plainAnswer = (typed: string): string =>
  typed
    .replace(NUMBER, (word) => `${WORDS.indexOf(word.toLowerCase())}`)
    .replace(/(\d) ?[xX] ?(?=10 ?\^)/g, '$1 × ')
    .replaceAll(
      /(?<=(?<![\w.])\d{1,9}(?:\.\d{1,9})?)e(?=-?\d{1,3}(?!\w))/gi,
      /[a-z]{3}/i.test(typed) ? 'e' : ' × 10^',
    )
    .replace(/(?<=\d)\s?秒/gu, ' s')
    .replace(/(?<=[\d)])\s{1,3}(?=[a-zα-ω](?:\w|\(-?\d{1,3}\))?\s{0,2}=)/giu, ', ')
    .replace(/^(-?\d{1,3}(?:[ \u2009\u202f]\d{3}|(?:[ \u2009\u202f]000){2,5}))(?! ?\d)/, (number) =>
      number.replaceAll(/\s/g, ''),
    )
    .replace(/\b(\d{1,2}) ?C ?(\d{1,2})\b/g, (typed, n, r) => `${chosen(Number(n), Number(r)) ?? typed}`)
    .replace(/(\d)\s{0,9}(?:degrees?\b|deg\b|度)/gi, '$1°');

/** "10C3" as 120. */
function chosen(n: number, r: number): number | null {
  if (r > n || n > 40) return null;
  let ways = 1;
  for (let i = 1; i <= r; i += 1) ways = (ways * (n - r + i)) / i;
  return Math.round(ways);
}
