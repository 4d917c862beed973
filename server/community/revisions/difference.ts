import { type ChangeObject, diffArrays } from 'diff';
import { listOf } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';

export type PartKind = 'SAME' | 'ADDED' | 'REMOVED';

/** A piece of two texts that both have, or only one. */
export interface Part {
  kind: PartKind;
  text: string;
}

interface Version {
  title: string | null;
  body: string;
  tags: string[];
}

/** Two versions of a post; of the first there is none before. */
export interface Versions {
  before: Version | null;
  after: Version;
}

/** The version before is read; each comparison of two bodies is paid for, under every alias. */
export const DIFFERENCE_COST = listOf(1, READ_PRICES.query);
export const COMPARISON_COST = { field: READ_PRICES.difference, multiplier: 10 };

/** What comparing long texts costs besides. */
export const priceOfComparing = (before: string, after: string): number =>
  Math.floor((before.length + after.length) / READ_PRICES.charactersCompared);

/** A formula is one piece, as are a word, a Chinese character, a space and a sign. */
const PIECES = /\$\$[^$]*\$\$|\$[^$\n]*\$|\p{Script=Han}|[\p{L}\p{N}]+|\n+|[^\S\n]+|[\s\S]/gu;

/** More changes than this are not looked for piece by piece: both texts then stand one after the other, line by line. */
const MAX_CHANGES = 150;

/** What was taken out of a text and what was put in, in the order of reading. */
export function differenceBetween(before: string, after: string): Part[] {
  return (
    compared(piecesOf(before), piecesOf(after)) ??
    compared(linesOf(before), linesOf(after)) ?? [
      { kind: 'REMOVED', text: before },
      { kind: 'ADDED', text: after },
    ]
  ).filter(({ text }) => text !== '');
}

const piecesOf = (text: string) => text.match(PIECES) ?? [];
const linesOf = (text: string) => text.split(/(?<=\n)/);

function compared(before: string[], after: string[]): Part[] | null {
  const changes: ChangeObject<string[]>[] | undefined = diffArrays(before, after, {
    maxEditLength: MAX_CHANGES,
  });
  return changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
        text: value.join(''),
      }))
    : null;
}
