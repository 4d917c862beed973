/** Words that say the same wherever they stand in pure mathematics and statistics, the one that stands for them first. */
const SYNONYMS = [
  'find determine obtain calculate compute evaluate state give deduce',
  'meet intersect cut cross',
  'meets intersects cuts crosses',
  'meeting intersecting cutting crossing',
  'bounded enclosed',
  'distinct different',
  'formed generated obtained produced',
  'root solution',
  'roots solutions',
  'hence therefore thus',
  'giving leaving expressing',
  'gradient slope',
  'greatest largest',
  'least smallest',
].map((line) => line.split(' '));

const STANDS_FOR = new Map(SYNONYMS.flatMap(([first, ...others]) => others.map((one) => [one, first!])));

/** The word that a word is read as. */
export const plainWord = (word: string): string => STANDS_FOR.get(word) ?? word;
