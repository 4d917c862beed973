const BARRED: readonly (readonly [joined: string, apart: string])[] = [
  ['\u0101', 'a\u0304'],
  ['\u0113', 'e\u0304'],
  ['\u012b', 'i\u0304'],
  ['\u014d', 'o\u0304'],
  ['\u016b', 'u\u0304'],
  ['\u0233', 'y\u0304'],
  ['\u1e21', 'g\u0304'],
];

/** The letters that have a bar in one character, such as ȳ, as those that have none, such as x̄: letter, then bar. */
export const barsApart = (text: string): string =>
  BARRED.reduce((one, [joined, apart]) => one.replaceAll(joined, apart), text);
