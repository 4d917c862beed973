import { asidesIn, headingsOf } from './asides.ts';
import type { Reading } from './labels.ts';
import { labelCandidates } from './labels.ts';
import { type Marks, marksAlone, marksIn } from './marks.ts';
import { type PlacedLabel, placeLabels } from './nesting.ts';
import { type Page, pageOf, piecesOf, textOf, withoutJoint } from './pieces.ts';
import { asks, type Section, sectionOf } from './sections.ts';
import { type Range, type Sheet, sheetOf } from './sheet.ts';

/** In code points of the text as it was given. */
export type Span = readonly [from: number, to: number];

export interface LayoutPart {
  /** Such as (a) or (b)(ii), however it is printed; empty for a question without parts. */
  label: string;
  /** Its own text, without label and marks. */
  spans: Span[];
  /** The same as text. */
  text: string;
  /** What belongs to it from outside, in order: stem, intros of the parts around it, what is given between parts before it. */
  context: string[];
  marks: number | null;
  choices: { label: string; text: string }[];
}

export interface Layout {
  stem: string;
  parts: LayoutPart[];
  total: number | null;
}

/** A question as it is printed, pasted or photographed, in its parts. */
export function layoutOf(text: string): Layout {
  const sheet = sheetOf(text);
  const { plain } = sheet;
  const found = marksIn(sheet);
  const { labels, again } = labelsIn(sheet, found);
  const isBracketed = labels.some(({ levels }) => levels.some(({ kind }) => kind === 'bracketed'));
  const isUnmarked = labels.length > 0 && !isBracketed && found.every((one) => one.isTotal);
  const marks = isUnmarked ? [...found, ...marksAlone(sheet)] : found;
  const page = pageOf(sheet, [
    ...marks,
    ...again,
    ...asidesIn(plain),
    ...headingsOf(pageOf(sheet, marks).shown),
  ]);
  const total = marks.find(({ isTotal }) => isTotal)?.marks ?? null;
  if (labels.length === 0) {
    const section = sectionOf(page.shown, { from: 0, to: plain.length }, marks, true);
    const part = partOf(page, section, '', []);
    return { stem: '', parts: [{ ...part, marks: part.marks ?? total }], total };
  }
  const stem = { from: 0, to: labels[0]!.from };
  const inStem = marks.find((one) => one.from < stem.to)?.marks ?? null;
  const layout = {
    stem: textOf(page, piecesBefore(page, stem)),
    parts: partsOf(page, labels, marks),
    total: total ?? inStem,
  };
  return withTotalAtTheEnd(layout);
}

/** "（3）求 c。（12分）": large marks behind the last of several parts, and nowhere else, are those of the question. */
function withTotalAtTheEnd(layout: Layout): Layout {
  const { parts, total } = layout;
  const marked = parts.filter(({ marks }) => marks !== null);
  const last = parts.at(-1)!;
  const isTotal = total === null && marked.length === 1 && (last.marks ?? 0) >= 2 * parts.length;
  if (!isTotal || parts.length < 2) return layout;
  return { ...layout, parts: [...parts.slice(0, -1), { ...last, marks: null }], total: last.marks };
}

function labelsIn(sheet: Sheet, marks: Marks[]): ReturnType<typeof placeLabels> {
  const placed = placeLabels(sheet.plain, labelCandidates(sheet, marks));
  return marks.length === 0 && isEnumeration(sheet, placed.labels) ? { labels: [], again: [] } : placed;
}

/** "Given (1) a = 2, (2) b = 3, find ab": what is numbered inside a sentence is given, and the last asks. */
function isEnumeration({ plain }: Sheet, labels: PlacedLabel[]): boolean {
  const isInline = ({ from }: PlacedLabel) =>
    plain.slice(plain.lastIndexOf('\n', from) + 1, from).trim() !== '';
  if (labels.length < 2 || !labels.every(isInline)) return false;
  const starts = [0, ...labels.map(({ to }) => to)];
  const asking = starts.map((from, at) => asks(plain.slice(from, labels[at]?.from ?? plain.length)));
  return asking.indexOf(true) === labels.length;
}

/** What belongs to several parts: those behind it that are below its label. */
interface Shared {
  text: string;
  below: Reading[];
}

function partsOf(page: Page, labels: PlacedLabel[], marks: Marks[]): LayoutPart[] {
  const shared: Shared[] = [];
  const share = (range: Range, below: Reading[]) => {
    const text = textOf(page, piecesBefore(page, range));
    if (text) shared.push({ text, below });
  };
  share({ from: 0, to: labels[0]!.from }, []);
  const parts: LayoutPart[] = [];
  for (const [at, { levels, to }] of labels.entries()) {
    const next = labels[at + 1];
    const range = { from: to, to: next?.from ?? page.shown.length };
    if (next && next.levels.length > levels.length) {
      share(range, levels);
      continue;
    }
    const section = sectionOf(page.shown, range, marks, next === undefined);
    const context = shared.filter(({ below }) => isBelow(levels, below)).map(({ text }) => text);
    parts.push(partOf(page, section, labelOf(levels), context));
    if (section.given) share(section.given, []);
  }
  return parts;
}

const piecesBefore = (page: Page, range: Range) => withoutJoint(page, piecesOf(page, range));

const isBelow = (levels: Reading[], outer: Reading[]) =>
  outer.every(({ kind, index }, depth) => levels[depth]?.kind === kind && levels[depth].index === index);

function partOf(page: Page, section: Section, label: string, context: string[]): LayoutPart {
  const pieces = label ? piecesBefore(page, section.own) : piecesOf(page, section.own);
  return {
    label,
    spans: pieces.map(({ from, to }) => [from, to] as const),
    text: textOf(page, pieces),
    context,
    marks: section.marks,
    choices: section.choices.map((choice) => ({
      label: choice.label,
      text: textOf(page, piecesOf(page, choice)),
    })),
  };
}

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const labelOf = (levels: Reading[]) => levels.map((reading) => `(${signOf(reading)})`).join('');

function signOf({ kind, index }: Reading): string {
  if (kind === 'letter') return String.fromCharCode(96 + index);
  return kind === 'roman' ? ROMANS[index - 1]! : String(index);
}
