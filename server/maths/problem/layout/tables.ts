import { withNamedCells, withPrintedRows } from './printed-arrays.ts';

/** A piece of a text: words, or the cells of a table row by row. */
export type Block = { text: string } | { rows: string[][] };

/** Takes the tables out of a text, each as a block of its own. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  let rows: string[][] = [];
  const close = () => {
    if (rows.length > 0) blocks.push({ rows });
    else if (words.some((line) => line.trim() !== '')) blocks.push({ text: words.join('\n') });
    words = [];
    rows = [];
  };
  const lines = withNamedCells(withPrintedRows(text).split('\n'));
  const loose = lines.map(looseCellsOf);
  const isRowAt = (at: number) => {
    const width = loose[at]?.length;
    return width !== undefined && (loose[at - 1]?.length === width || loose[at + 1]?.length === width);
  };
  for (const [at, line] of lines.entries()) {
    const cells =
      cellsOf(line) ??
      (isHeader(line, lines[at + 1] ?? '') ? splitByGaps(line) : isRowAt(at) ? loose[at]! : null);
    if (line.trim() === '' && rows.length > 0) continue;
    if (cells !== null && rows.length === 0) close();
    if (cells === null && rows.length > 0) close();
    if (cells === null && (isGiven(line) || isDefinition(line))) {
      close();
      blocks.push({ text: line });
    } else if (cells === null) words.push(line);
    else if (!cells.every((cell) => /^:?-{2,}:?$/.test(cell))) rows.push(cells);
  }
  close();
  return blocks;
}

/** Whether a line is a row of a table. */
export const isRow = (line: string): boolean => cellsOf(line) !== null;

const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;

function cellsOf(line: string): string[] | null {
  const bare = line.trim();
  if (bare.startsWith('|') && bare.endsWith('|') && bare.length > 2)
    return splitCells(bare.slice(1, -1)).map((cell) => cell.trim());
  const barred = barredIn(bare);
  if (barred) return barred;
  const named = /^([\p{L}][\p{L} $]{0,40})[:：]\s*(\S.*)$/u.exec(bare);
  const listed = named?.[2]!.split(/[,，、]|\\q?quad/).map((cell) => cell.replaceAll('$', '').trim());
  if (named && listed!.length > 2 && listed!.every((cell) => NUMBER.test(cell)))
    return [named[1]!, ...listed!];
  const cells = splitByGaps(bare);
  const numbers = cells.filter((cell) => NUMBER.test(cell)).length;
  return numbers >= 2 && numbers >= cells.length - 1 && cells.length > 2 ? cells : null;
}

/** "Mass (x kg): 0 ≤ x < 1 | 1 ≤ x < 2.5 | …": a name and its cells, with bars between them. */
function barredIn(line: string): string[] | null {
  if (line.length > 400 || line.startsWith('(') || /[.?。？]$/.test(line)) return null;
  const at = line.search(/[:：]/);
  const [name, rest] = at > 0 && at < 60 ? [line.slice(0, at), line.slice(at + 1)] : ['', line];
  const cells = splitCells(rest).map((cell) => cell.trim());
  const all = name === '' ? cells : [name, ...cells];
  const isOpen = cells.some((cell) => cell.split('(').length !== cell.split(')').length);
  return cells.length < 3 || isOpen || cells.some((cell, i) => (cell === '' && i > 0) || cell.length > 40)
    ? null
    : all;
}

/** "n = 80   Σx = 1004": sums alone on a line, which are no beginning of what stands below it. */
export function isGiven(line: string): boolean {
  const pieces = line
    .replaceAll('$', ' ')
    .split(/ {2,}|[,，;；、\t\u3000]|\\q?quad|\\(?:text|display)style/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const isOfData = pieces.some((one) => /^(?:[Σ∑]|\\(?:sum|Sigma))/.test(one));
  return isOfData && line.length < 300 && pieces.every((one) => VALUE.test(one));
}

/** "R: the product of the scores is even": what a letter stands for, a line of its own. */
export const isDefinition = (line: string): boolean =>
  /^\s*(?:[Ee]vent )?\$?[A-Z]\$?\s?[:：]\s?\p{L}/u.test(line) && line.length < 200;

const VALUE =
  /^(?:[a-z]|[a-z]̄|ȳ|[Σ∑][^=]{1,20}|\\(?:sum|Sigma|bar|overline)[^=]{1,25}) ?= ?[-−]?\d[\d ,.]{0,15}[.]?$/;

const CELLS = [
  /^[-−]?\d{1,9}(?:\.\d{1,9})?%?$/,
  /^[A-Za-zα-ω]$/,
  /^[\d.]{0,6}[-−+*/^()²³√a-z\d.]{1,10}$/,
  /^[\d.]{1,8} ?(?:<|≤|<=) ?[a-z] ?(?:<|≤|<=) ?[\d.]{1,8}$/,
  /^[a-z] ?(?:<|≤|<=) ?[\d.]{1,8}$/,
  /^[\d.]{1,8} ?[-–—] ?[\d.]{1,8}$/,
  /^(?:\d{1,4}|[a-z]{3,5}) or (?:more|less|fewer)$/,
  /^(?:>|≥|>=|<|≤) ?\d{1,6}$/,
  /^\d{1,4} ?(?:及以上|或以上|以上|或更多|及以下)$/,
  /^(?:…|\.\.\.)$/,
];
const WORDY = /[a-z]{3}/;

/** What may be a row where the line before or behind it has as many cells: numbers, letters, classes. */
function looseCellsOf(line: string): string[] | null {
  const bare = line.trim();
  if (bare.length > 300 || /[.。?？]$/.test(bare)) return null;
  const named = /^([\p{L}][^:：]{0,50})[:：]\s*(\S.*)$/u.exec(bare);
  const cells = named ? [named[1]!, ...named[2]!.split(/[,，、]/).map(bareCell)] : splitByGaps(bare);
  const isCell = (cell: string) =>
    CELLS.some((one) => one.test(cell)) && (!WORDY.test(cell) || cell.includes(' or '));
  const name = cells[0] ?? '';
  return cells.length > 2 &&
    name.length <= 50 &&
    cells.slice(1).every(isCell) &&
    !/[=。]/.test(name.replace(/\([^()]*\)/, ''))
    ? cells
    : null;
}

/** "$0 \\le t < 10$" as it is written without marks. */
const bareCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^\$([^$]{1,40})\$$/, '$1')
    .replace(/\\(?:leqslant|leq|le)(?![a-z])|⩽/g, '≤')
    .replace(/\\lt(?![a-z])/g, '<')
    .trim();

/** A bar inside a formula separates nothing. */
function splitCells(row: string): string[] {
  const cells = [''];
  let isMaths = false;
  for (const one of row) {
    if (one === '$') isMaths = !isMaths;
    if (one === '|' && !isMaths) cells.push('');
    else cells[cells.length - 1] += one;
  }
  return cells;
}

const splitByGaps = (line: string): string[] => {
  const gaps = line.trim().split(/\t| {2,}|\u3000/);
  return gaps.map((cell) => cell.trim()).filter((cell) => cell !== '');
};

/** The names of the columns stand above the first row, one fewer where the rows have names. */
function isHeader(line: string, next: string): boolean {
  const below = next.trim().startsWith('|') ? null : cellsOf(next);
  const names = splitByGaps(line);
  return (
    below !== null &&
    !NUMBER.test(below[0]!) &&
    names.length > 1 &&
    (names.length === below.length || names.length === below.length - 1)
  );
}
