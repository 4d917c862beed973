import type { Term } from '../../schema/problem.ts';

/** A ratio of two numbers that are the same but for how a machine keeps them. */
const SAME = 1e-9;
const CELSIUS = /°\s?C|℃|\\circ/;

/** Whether a value, rounded to as many figures as are printed, is what is printed; `size` is that in the unit of the value. */
export function roundsTo(printed: Term, size: number, value: number): boolean {
  const isMeasured = typeof printed === 'object' && 'amount' in printed;
  const text = isMeasured ? printed.amount : String(printed);
  const [, whole = '', decimals] = /^[-−]?0*((?:[1-9]\d*)?)(?:\.(\d+))?(?![\d.])/.exec(text.trim()) ?? [];
  const digits = `${whole}${decimals ?? ''}`.replace(/^0+/, '');
  if (digits === '') return Math.abs(value - size) <= SAME;
  if (isMeasured && CELSIUS.test(printed.unit))
    return Math.abs(value - size) <= 0.5 * 10 ** -(decimals?.length ?? 0) + SAME;
  // Zeros at the end of a whole number need not be figures.
  let least = digits.length;
  while (decimals === undefined && digits[least - 1] === '0') least -= 1;
  const shown = Number(digits);
  return Array.from({ length: digits.length - least + 1 }, (_, more) => least + more).some((figures) =>
    [1 - SAME, 1 + SAME].some(
      (by) => Math.abs(Number(((value / size) * by * shown).toPrecision(figures)) / shown - 1) < SAME,
    ),
  );
}
