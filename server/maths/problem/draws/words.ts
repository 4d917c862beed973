/** The words of a name, one form each: "red balls" is red and ball. */
export const stemsOf = (words: string): string[] =>
  /[\u4e00-\u9fff]/.test(words)
    ? [...words].filter((sign) => !EMPTY_SIGNS.has(sign))
    : words
        .split(/[\s-]+/)
        .map((word) => (/^[A-Z]$/.test(word) ? word : word.toLowerCase()))
        .filter((word) => word !== '' && !EMPTY.has(word))
        .map(stemOf);

const EMPTY = new Set('the a an of ones one'.split(' '));
const EMPTY_SIGNS = new Set('的色');

const IRREGULAR: Record<string, string> = {
  dice: 'die',
  men: 'man',
  women: 'woman',
  people: 'person',
  children: 'child',
  faces: 'face',
  boxes: 'box',
};

const stemOf = (word: string): string =>
  IRREGULAR[word] ??
  (/(?:ches|shes|xes|sses)$/.test(word)
    ? word.slice(0, -2)
    : /[^aeiou]ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word);
