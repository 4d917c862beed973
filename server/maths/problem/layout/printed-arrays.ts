const BEGIN = '\\begin{array}{';
const END = '\\end{array}';

const CELL = /^([\p{L}][\p{L} -]{0,30}) (\d{1,6})$/u;

/** "Under 25: home 46, cinema 24": each line is a row, and the words before the numbers name the columns. */
export function withNamedCells(lines: readonly string[]): string[] {
  const rows = lines.map(rowIn);
  return lines.flatMap((line, at): string[] => {
    const row = rows[at];
    const isAs = (other: typeof row) => other !== null && other !== undefined && other.names === row?.names;
    if (!row || (!isAs(rows[at - 1]) && !isAs(rows[at + 1]))) return [line];
    const cells = `| ${row.name} | ${row.values.join(' | ')} |`;
    return isAs(rows[at - 1]) ? [cells] : [`| | ${row.names.split('|').join(' | ')} |`, cells];
  });
}

function rowIn(line: string): { name: string; names: string; values: string[] } | null {
  const [, name, rest] = /^([\p{L}\d][\p{L}\d –-]{0,40})[:：] ?(\S.{0,200})$/u.exec(line.trim()) ?? [];
  const cells = (rest ?? '')
    .replace(/[.。]$/, '')
    .split(/[,，、;；] ?/)
    .map((cell) => CELL.exec(cell.trim()));
  return name !== undefined && cells.length > 1 && cells.every((one) => one !== null)
    ? { name, names: cells.map((one) => one![1]!).join('|'), values: cells.map((one) => one![2]!) }
    : null;
}

/** A table that is printed as an array with words in it, row by row; a matrix is none. */
export function withPrintedRows(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + 1)) {
    const end = text.indexOf(END, at);
    if (end < 0) break;
    const rows = rowsOf(text.slice(at + BEGIN.length, end));
    const [start, stop] = [text.slice(0, at).trimEnd(), end + END.length];
    const behind = text.slice(stop).trimStart();
    const isShown = start.endsWith('$$') && behind.startsWith('$$');
    if (!rows || !isShown || start.length - 2 < from) continue;
    pieces.push(text.slice(from, start.length - 2), '\n', ...rows.map((row) => `| ${row.join(' | ')} |\n`));
    from = text.length - behind.length + 2;
    at = from;
  }
  return [...pieces, text.slice(from)].join('');
}

function rowsOf(body: string): string[][] | null {
  const close = body.indexOf('}');
  if (close < 0 || !/^[clr|\s]*$/.test(body.slice(0, close)) || !body.includes('\\text{')) return null;
  const rows = body
    .slice(close + 1)
    .replaceAll('\\hline', '')
    .split('\\\\')
    .map((row) => row.split('&').map(cellOf))
    .filter((row) => row.some((cell) => cell !== ''));
  const [first] = rows;
  return first && rows.length > 1 && first.length > 1 && rows.every((row) => row.length === first.length)
    ? rows
    : null;
}

/** Words as they are, numbers bare, and every other formula as one. */
function cellOf(cell: string): string {
  const bare = cell.trim();
  const words = /^\\text\{([^{}$|]{1,60})\}$/.exec(bare)?.[1];
  if (words !== undefined) return words.trim();
  return bare === '' || /^[-−]?\d{1,9}(?:\.\d{1,9})?$|^[A-Za-z]$/.test(bare) ? bare : `$${bare}$`;
}
