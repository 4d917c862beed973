/** What is counted in one column: whole numbers, or values between two ends. */
export interface Class {
  low: number;
  high: number;
  /** As it is printed. */
  name: string;
}

const bare = (cell: string): string =>
  cell
    .replace(/\\(?:leqslant|leq|le)(?![a-z])|⩽/g, '≤')
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/[$]|\\[,;! ]/g, '')
    .trim();

const MORE =
  /^(?:≥|>=)? ?(\d{1,4}) ?(?:or more|and over|or over|及以上|或以上|以上|或更多|and above|or above)?$/;
const LESS = /^(\d{1,4}) ?(?:or (?:fewer|less)|及以下)$/;
const BETWEEN = /^(-?\d+(?:\.\d+)?) ?(?:≤|<|<=) ?[a-z] ?(?:≤|<|<=) ?(-?\d+(?:\.\d+)?)$/;
const WITH_NOUN = /^(\d{1,4}( or more)?) [a-z]{2,20}$/;

/** The class that a cell of a table names; null where it is none. */
export function classIn(cell: string): Class | null {
  const text = bare(cell).replace(WITH_NOUN, '$1');
  const [, low, high] = BETWEEN.exec(text) ?? [];
  if (low !== undefined && high !== undefined) return { low: Number(low), high: Number(high), name: text };
  const [, most] = LESS.exec(text) ?? [];
  if (most !== undefined) return { low: 0, high: Number(most), name: text };
  const [, value] = MORE.exec(text) ?? [];
  if (value === undefined) return null;
  return { low: Number(value), high: /^\d+$/.test(text) ? Number(value) : Infinity, name: text };
}

/** Classes of a row that follow each other, whole numbers or intervals; null where they do not. */
export function classesIn(cells: readonly string[]): Class[] | null {
  const all = cells.map(classIn);
  if (all.length < 3 || !all.every((one) => one !== null)) return null;
  const classes = all as Class[];
  const areIntervals = classes.every(({ low, high }) => Number.isFinite(high) && low < high);
  const isNext = ({ high }: Class, { low }: Class) => (areIntervals ? high === low : high + 1 === low);
  return classes.every((one, at) => at === 0 || isNext(classes[at - 1]!, one)) ? classes : null;
}

export const areIntervals = (classes: readonly Class[]): boolean =>
  classes.every(({ low, high }) => Number.isFinite(high) && low < high);
