import { readFileSync } from 'node:fs';
import { hanPairs } from '../../text/han-pairs.ts';

/** A word of the data of problems, in a sentence and as what it is read. */
export interface WordRead {
  word: string;
  sentence: string;
  example: string;
}

const PAGE = new URL('../../../docs/problem.md', import.meta.url);
const ROW = /^\| `([^`]{1,80})` {0,400}\| `([^`]{1,2000})` {0,2000}\| `([^`]{1,4000})` {0,4000}\|$/;

let rows: WordRead[] | null = null;

/** The words that printed questions are read with. */
export function wordsRead(): WordRead[] {
  rows ??= readFileSync(PAGE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, word, sentence, example] = ROW.exec(line) ?? [];
      return word && sentence && example ? [{ word, sentence, example: example.replaceAll('\\|', '|') }] : [];
    });
  return rows;
}

/** Those whose sentences have most in common with a text. */
export function wordsLike(text: string, most: number): WordRead[] {
  const wanted = piecesOf(text);
  return wordsRead()
    .map((row) => {
      const pieces = piecesOf(row.sentence);
      const common = [...pieces].filter((one) => wanted.has(one)).length;
      return { row, likeness: common / Math.sqrt(pieces.size + 1) };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ row }) => row);
}

const WORDS = /[a-z]{3,}/g;

/** English words, and Chinese characters two by two. */
export function piecesOf(text: string): Set<string> {
  return new Set([...(text.toLowerCase().match(WORDS) ?? []), ...hanPairs(text)]);
}
