import { tellingIn } from '../statistics/facts/words.ts';

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
