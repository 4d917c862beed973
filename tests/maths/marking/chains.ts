import { readdirSync, readFileSync } from 'node:fs';
import type { MarkCode } from '#server/maths/writing/method.ts';

/** A line as a student wrote it, and what an examiner says of it. */
export interface WrittenLine {
  text: string;
  /** `wrong`: the first mistake; `follows`: right but for a mistake before it. Right where left out. */
  is?: 'wrong' | 'follows';
  /** What it earns. */
  marks?: MarkCode[];
}

export interface WrittenChain {
  id: string;
  topic: string;
  language: 'en' | 'zh';
  question: string;
  /** The part that it answers, of a question with several. */
  part?: string;
  lines: WrittenLine[];
}

const FOLDER = new URL('./chains/', import.meta.url);

/** Working as students write it, with an examiner's marks; the wording is our own. */
export const readChains = (): WrittenChain[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WrittenChain[]);

export const paperOf = ({ topic }: WrittenChain) =>
  topic.startsWith('9702') ? '9702' : topic.split('/').slice(0, 2).join('/');

/** Where the mistake is, counted from 0; null in working that is right. */
export const mistakeIn = ({ lines }: WrittenChain): number | null => {
  const at = lines.findIndex((line) => line.is === 'wrong');
  return at < 0 ? null : at;
};

export const marksOf = ({ lines }: WrittenChain): number =>
  lines.reduce((total, { marks = [] }) => total + marks.length, 0);
