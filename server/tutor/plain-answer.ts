const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** "two and three" as 2 and 3, "45 degrees" as 45°. */
export const plainAnswer = (typed: string): string =>
  typed
    .replace(NUMBER, (word) => `${WORDS.indexOf(word.toLowerCase())}`)
    .replace(/(\d)\s{0,9}(?:degrees?\b|deg\b|度)/gi, '$1°');
