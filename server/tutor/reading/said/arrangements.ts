const WORD = /\b[A-Z]{4,15}\b/g;
const ABOUT = /\barrang|\bways\b|\bletters\b|\bpermut|排列|排法|排成/i;
const APART = /\b(?:no two|none)\b|\bnext to\b|\badjacent\b|\bapart\b|不相邻/i;
const NOT = /\bnot\b|\bnever\b|\baren'?t\b|不(?:全)?(?:在)?一起|不相连/i;
const TOGETHER = /\btogether\b|\bin a row\b|在一起|相邻|相连/i;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "What if all the Ss are together": the letters of the same word under another condition. */
export function arrangementsOf(question: string, rest: string): string[] {
  const words = question.match(WORD) ?? [];
  const word = words[0];
  if (word === undefined || words.length > 1 || !ABOUT.test(question)) return [];
  const [isApart, isTogether] = [APART.test(rest), TOGETHER.test(rest)];
  if (!isApart && !isTogether) return [];
  const letter = letterIn(rest, word);
  if (letter === null) return [];
  const all = `Find the number of arrangements of the letters of the word ${word} in which`;
  const count = COUNTS[word.split(letter).length - 1] ?? '';
  const them = count === '' ? `the ${letter}s` : `the ${count} ${letter}s`;
  if (isApart) return [`${all} no two ${letter}s are next to each other.`];
  return NOT.test(rest)
    ? [`${all} ${them} are not all together.`, `${all} ${them} are not together.`]
    : [`${all} ${them} are all together.`, `${all} ${them} are together.`];
}

/** The letter that is named, or the one that comes most often. */
function letterIn(rest: string, word: string): string | null {
  const named = /(?<![A-Za-z])([A-Z])(?:'?s)?(?![A-Za-z])/.exec(rest)?.[1];
  if (named !== undefined) return word.includes(named) ? named : null;
  const letters = [...new Set(word)].toSorted((one, other) => countOf(word, other) - countOf(word, one));
  const [most, second] = letters;
  return most && countOf(word, most) > 1 && (!second || countOf(word, second) < countOf(word, most))
    ? most
    : null;
}

const countOf = (word: string, letter: string) => word.split(letter).length - 1;
