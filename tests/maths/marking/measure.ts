import { readMarked } from '#server/maths/solving/read-marked.ts';
import type { ReadWorking } from '#server/maths/solving/read-working.ts';
import { marksOf, mistakeIn, readChains, type WrittenChain } from './chains.ts';

export interface Measured {
  chain: WrittenChain;
  working: ReadWorking;
  /** Lines that say more than words, and how many of them have a verdict. */
  said: number;
  decided: number;
  /** Whether the line with the mistake is the first that is marked wrong; null where there is no mistake. */
  isPlaced: boolean | null;
  /** Lines without a mistake that were marked wrong. */
  accused: number[];
  isMarked: boolean;
}

const UNDECIDED = new Set(['unchecked', 'unreadable', 'start']);
const ACCUSING = new Set(['wrong', 'lost']);

export function measureChains(): Measured[] {
  return readChains().map((chain) => {
    const texts = chain.lines.map(({ text }) => text);
    const working = readMarked(texts, { question: chain.question, part: chain.part ?? null });
    const mistake = mistakeIn(chain);
    const said = working.lines.filter(({ verdict }) => verdict !== 'words');
    return {
      chain,
      working,
      said: said.length,
      decided: said.filter(({ verdict }) => !UNDECIDED.has(verdict)).length,
      isPlaced: mistake === null ? null : working.firstWrong === mistake,
      accused: working.lines.flatMap(({ verdict }, at) =>
        ACCUSING.has(verdict) && at !== mistake ? [at] : [],
      ),
      isMarked: working.marks?.earned === marksOf(chain),
    };
  });
}

/** In hundredths, so that a share that rose can be kept as a whole number. */
export function sharesOf(all: readonly Measured[]) {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0);
  const mistaken = all.filter(({ isPlaced }) => isPlaced !== null);
  const share = (part: number, whole: number) => Math.floor((100 * part) / Math.max(1, whole));
  return {
    decided: share(
      sum(({ decided }) => decided),
      sum(({ said }) => said),
    ),
    placed: share(mistaken.filter(({ isPlaced }) => isPlaced).length, mistaken.length),
    marked: share(all.filter(({ isMarked }) => isMarked).length, all.length),
  };
}
