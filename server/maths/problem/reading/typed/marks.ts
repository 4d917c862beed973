/**
 * Letters that are printed bold or under an arrow are plain where a question is typed. Each is marked by one sign in its
 * place, of a private range, so that everything stands where it stood.
 */
const BOLD = 0xe100;
const UNDER_ARROW = 0xe200;

const shifted = (letters: string, by: number): string =>
  Array.from(letters, (one) => String.fromCharCode(one.charCodeAt(0) + by)).join('');

export const asBold = (letters: string): string => shifted(letters, BOLD);
export const asArrow = (letters: string): string => shifted(letters, UNDER_ARROW);

const MARKED_BOLD = /[\ue141-\ue17a]/gu;
const MARKED_ARROW = /[\ue241-\ue25a]{2}/gu;

/** The marked letters as they are set. */
export const setMarked = (source: string): string =>
  source
    .replace(MARKED_BOLD, (one) => `\\mathbf{${shifted(one, -BOLD)}}`)
    .replace(MARKED_ARROW, (two) => `\\overrightarrow{${shifted(two, -UNDER_ARROW)}}`);

export const isMarked = (source: string): boolean => /[\ue141-\ue17a\ue241-\ue25a]/u.test(source);
