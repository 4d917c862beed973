/** Chinese characters two by two: its words have no spaces between them. */
export const hanPairs = (text: string): string[] =>
  [...text.matchAll(/\p{Script=Han}(?=(\p{Script=Han}))/gu)].map(([one, next]) => `${one}${next}`);
