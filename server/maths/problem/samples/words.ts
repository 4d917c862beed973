import { contentOf } from '../statistics/facts/words.ts';

const HAN = /\p{Script=Han}/u;
/** Signs and words by which nothing is told from another. */
const ALIKE = new Set('组各两均这些种'.split(''));

/** The words that may tell a group from another: letters, and what its name says. */
export function tellingIn(words: string): Set<string> {
  if (HAN.test(words))
    return new Set([...words].filter((sign) => /[\p{Script=Han}A-Z]/u.test(sign) && !ALIKE.has(sign)));
  const labels = words.split(/[^A-Za-z]+/).filter((one) => /^[A-Z]$/.test(one));
  const plain = words
    .split(/\s+/)
    .filter((one) => !/^[A-Z]$/.test(one))
    .join(' ');
  const places = plain.toLowerCase().match(/\b(?:before|after|without|with|old|new)\b/g) ?? [];
  return new Set([...labels, ...contentOf(plain), ...places]);
}

/** Which of several groups words speak of: by what is said of none of the others; −1 where that is not clear. */
export function groupMeant(words: string, groups: readonly string[]): number {
  const said = tellingIn(words);
  const all = groups.map(tellingIn);
  const hits = all.map((own, at) => {
    const others = all.filter((_, i) => i !== at);
    return [...own].filter((word) => said.has(word) && others.every((other) => !other.has(word))).length;
  });
  const found = hits.flatMap((count, at) => (count > 0 ? [at] : []));
  return found.length === 1 ? found[0]! : -1;
}
