const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;

const bare = (cell: string): string => cell.replace(/\\[,;! ]|[$\s]/g, '').replace('−', '-');
const isNumber = (cell: string): boolean => NUMBER.test(bare(cell));

/** Numbers beside each other; null where one of them is none. */
export function numbersIn(text: string): number[] | null {
  const all = text.split(' ').filter((one) => one !== '');
  return all.every(isNumber) ? all.map((one) => Number(bare(one))) : null;
}

export interface Rows {
  lists: { name: string; values: number[] }[];
  /** Whether those of whom the numbers tell stand above them. */
  individuals: boolean;
}

const isCounted = (values: readonly number[]): boolean => values.every((one, at) => one === at + 1);

/** Rows of numbers with a name before each, or without one; null where something else stands in them. */
export function rowsOf(tables: readonly string[][][]): Rows | null {
  const lists: Rows['lists'] = [];
  let individuals = false;
  for (const table of tables) {
    const loose: number[] = [];
    for (const [at, printed] of table.entries()) {
      const row = withName(printed);
      const [name, ...cells] = row;
      if (row.every(isNumber)) loose.push(...row.map((cell) => Number(bare(cell))));
      else if (cells.length > 1 && cells.every(isNumber)) {
        const values = cells.map((cell) => Number(bare(cell)));
        if (at === 0 && table.length > 2 && isCounted(values)) individuals = true;
        else lists.push({ name: name!, values });
      } else if (at === 0 && isNameRow(row, table[1])) individuals = true;
      else return null;
    }
    if (loose.length > 0 && (loose.length < 5 || lists.length > 0)) return null;
    if (loose.length > 0) lists.push({ name: '', values: loose });
  }
  return lists.every(({ values }) => values.length > 2) ? { lists, individuals } : null;
}

/** "Machine X: 41.2" in one cell: its name and the first number. */
function withName([first = '', ...cells]: string[]): string[] {
  const [, name, value] = /^([^:：]{1,60})[:：]\s*(\S+)$/.exec(first) ?? [];
  return name && value && isNumber(value) ? [name, value, ...cells] : [first, ...cells];
}

/** A, B, C, … above as many numbers. */
const isNameRow = ([, ...cells]: string[], next: string[] | undefined): boolean =>
  next !== undefined &&
  (cells.length === next.length - 1 || cells.length === next.length) &&
  new Set(cells.map(bare)).size === cells.length &&
  cells.every((cell) => /^(?:[A-Z]|[A-Z][a-z]{1,12}|\p{Script=Han}{1,3})$/u.test(bare(cell)));
