/** What a noun of physics names: the kinds whose laws hold for it, and what its properties are called there. */
export interface Noun {
  name: string;
  kinds: readonly string[];
  /** It is a part of one situation with others: all of them are one thing of that kind. */
  isShared: boolean;
  /** The property that is meant by a word, where it is not the one of that name. */
  meant: ReadonlyMap<string, string>;
  english: readonly string[];
  chinese: readonly string[];
}

/**
 * Nouns from a table, one a line: English, the first of them its name | Chinese | kinds | word = property, …
 * A kind with `@` is a situation.
 */
export const nouns = (table: string): Noun[] =>
  linesOf(table).map((line) => {
    const [english, chinese, kinds, meant = ''] = cellsOf(line) as [string, string, string, string?];
    const names = namesIn(english);
    return {
      name: names[0]!,
      english: names,
      chinese: namesIn(chinese),
      kinds: namesIn(kinds).map((one) => one.replace('@', '')),
      isShared: kinds.includes('@'),
      meant: new Map(
        namesIn(meant).map((pair) => pair.split('=').map((one) => one.trim()) as [string, string]),
      ),
    };
  });

/** What a property is called besides its name in the laws. */
export interface Called {
  name: string;
  english: readonly string[];
  chinese: readonly string[];
}

/** Names of properties, one a line: name | more English | Chinese. */
export const called = (table: string): Called[] =>
  linesOf(table).map((line) => {
    const [name, english = '', chinese = ''] = cellsOf(line) as [string, string?, string?];
    return { name, english: [name, ...namesIn(english)], chinese: namesIn(chinese) };
  });

const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const namesIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
