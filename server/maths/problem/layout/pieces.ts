import type { Range, Sheet } from './sheet.ts';

/** A text of which some ranges are no part of the question: labels, marks, asides. */
export interface Page {
  sheet: Sheet;
  cuts: Range[];
  /** The plain text with spaces for what is cut out. */
  shown: string;
}

export function pageOf(sheet: Sheet, ranges: Range[]): Page {
  const cuts = ranges.toSorted((a, b) => a.from - b.from);
  let shown = '';
  for (const { from, to } of cuts) {
    if (to <= shown.length) continue;
    const start = Math.max(from, shown.length);
    shown += sheet.plain.slice(shown.length, start);
    shown += sheet.plain.slice(start, to).replace(/[^\n]/g, ' ');
  }
  return { sheet, cuts, shown: shown + sheet.plain.slice(shown.length) };
}

/** The ranges that are left of a range, without the space around them. */
export function piecesOf({ sheet, cuts }: Page, { from, to }: Range): Range[] {
  const pieces: Range[] = [];
  let at = from;
  for (const cut of [...cuts.filter((one) => one.to > from && one.from < to), { from: to, to }]) {
    const piece = sheet.plain.slice(at, cut.from);
    const bare = piece.trim();
    const start = at + piece.length - piece.trimStart().length;
    if (bare) pieces.push({ from: start, to: start + bare.length });
    at = Math.max(at, cut.to);
  }
  return pieces;
}

const JOINTS = ['part', 'and', '和', '与', ',', '，', ';', '；', '、'];

/** Without "and", "," or "Part" that lead to the next label. */
export function withoutJoint({ sheet }: Page, pieces: Range[]): Range[] {
  const last = pieces.at(-1);
  if (!last) return pieces;
  let text = sheet.plain.slice(last.from, last.to);
  for (const joint of [...JOINTS, ...JOINTS]) {
    const isInWord = /[a-z]/.test(joint) && /[A-Za-z]/.test(text.at(-joint.length - 1) ?? ' ');
    if (text.toLowerCase().endsWith(joint) && !isInWord) text = text.slice(0, -joint.length).trimEnd();
  }
  const rest = pieces.slice(0, -1);
  return text === '' ? rest : [...rest, { from: last.from, to: last.from + text.length }];
}

/** As it was given; pieces of different lines stay on lines of their own. */
export function textOf({ sheet: { points } }: Page, pieces: Range[]): string {
  let text = '';
  let end = 0;
  for (const { from, to } of pieces) {
    if (text) text += points.slice(end, from).includes('\n') ? '\n' : ' ';
    text += points.slice(from, to).join('');
    end = to;
  }
  return text;
}
