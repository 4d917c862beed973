import type { Text } from '../../../core/locale.ts';

/** What a method solved a question as, and what it did not read of it. */
export interface Leftover {
  readAs: Text;
  unread: Unread[];
}

export interface Unread {
  text: string;
  /** Where it stands in the text that the method saw. */
  at: number;
}

/** A leftover with its places in the question as it was typed, in UTF-16 units. */
export interface PlacedLeftover extends Leftover {
  places: { at: number; length: number }[];
}

/** A method may have seen one part of the question, or the same in other words: what is not found has no place. */
export function placed(leftover: Leftover, typed: string): PlacedLeftover {
  let from = 0;
  const places = leftover.unread.flatMap(({ text, at }) => {
    const found = typed.startsWith(text, at) ? at : typed.indexOf(text, from);
    if (found < 0) return [];
    from = found + text.length;
    return [{ at: found, length: text.length }];
  });
  return { ...leftover, places };
}

const MOST_SHOWN = 4;

/** "This was read as …, but not “…”". */
export function leftoverText({ readAs, unread }: Leftover): Text {
  const shown = unread.slice(0, MOST_SHOWN).map(({ text }) => `“${text}”`);
  const more = unread.length > MOST_SHOWN ? ['…'] : [];
  return {
    en: `This was read as “${readAs.en}”, but not ${[...shown, ...more].join(', ')}, so no answer is given.`,
    zh: `这道题读作“${readAs.zh}”，但没有读懂${[...shown, ...more].join('、')}，因此不给出答案。`,
  };
}
