import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import { numberSetOf } from '../../algebra-system/equivalence/number-set.ts';
import { none } from '../../writing/answers.ts';
import type { Answer, Check } from '../../writing/method.ts';
import { randomOf, seedOf } from '../../algebra-system/numeric/random.ts';
import type { Inequality } from '../../reading/algebra/question-equations.ts';
import type { Root } from '../../algebra-system/polynomials/root.ts';
import { letterTex } from '../../writing/equations.ts';

interface SolutionInterval {
  from: Root | null;
  to: Root | null;
  isClosed: [boolean, boolean];
}

export function holds({ left, right, sign }: Inequality, letter: string, x: number): boolean {
  const [a, b] = [evaluate(left, { [letter]: x }), evaluate(right, { [letter]: x })];
  const isEqual = Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  if (sign === '<' || sign === '>') return !isEqual && (sign === '<' ? a < b : a > b);
  return isEqual || (sign === '<=' ? a < b : a > b);
}

/** The set on which a condition holds that can change only at the given numbers. */
export function setWhere(isTrue: (x: number) => boolean, at: Root[]): SolutionInterval[] {
  const intervals: SolutionInterval[] = [];
  const middles = [
    (at[0]?.value ?? 0) - 1,
    ...at.slice(1).map((one, index) => (one.value + at[index]!.value) / 2),
    ...(at.length > 0 ? [at.at(-1)!.value + 1] : []),
  ];
  let open: SolutionInterval | null = null;
  for (const [index, middle] of middles.entries()) {
    const before = at[index - 1] ?? null;
    const isIn = isTrue(middle);
    const isAt = before !== null && isTrue(before.value);
    if (before && open && !(isAt && isIn)) {
      intervals.push({ ...open, to: before, isClosed: [open.isClosed[0], isAt] });
      open = null;
    } else if (before && !open && isAt && !isIn)
      intervals.push({ from: before, to: before, isClosed: [true, true] });
    if (isIn && !open) open = { from: before, to: null, isClosed: [isAt, false] };
  }
  return open ? [...intervals, open] : intervals;
}

export function setAnswer(intervals: SolutionInterval[], letter: string): Answer {
  if (intervals.length === 0) return none({ en: 'There are no solutions.', zh: '无解。' });
  const [first] = intervals;
  if (intervals.length === 1 && !first!.from && !first!.to)
    return {
      text: `all real ${letter}`,
      tex: `${letterTex(letter)} \\in \\mathbb{R}`,
      say: { en: 'true for every real value', zh: '对一切实数成立' },
    };
  return {
    text: intervals.map((interval) => intervalText(interval, letter, toText, ['<', '<='])).join(' or '),
    tex: intervals
      .map((interval) => intervalText(interval, letterTex(letter), toLatex, ['<', '\\leqslant']))
      .join(',\\quad '),
  };
}

function intervalText(
  { from, to, isClosed }: SolutionInterval,
  letter: string,
  print: typeof toText,
  [less, atMost]: [string, string],
): string {
  if (from && to && from === to) return `${letter} = ${print(from.exact)}`;
  const sign = (closed: boolean) => (closed ? atMost : less);
  if (from && to)
    return `${print(from.exact)} ${sign(isClosed[0])} ${letter} ${sign(isClosed[1])} ${print(to.exact)}`;
  const [greater, atLeast] = less === '<' && atMost === '<=' ? ['>', '>='] : ['>', '\\geqslant'];
  return from
    ? `${letter} ${isClosed[0] ? atLeast : greater} ${print(from.exact)}`
    : `${letter} ${sign(isClosed[1])} ${print(to!.exact)}`;
}

/** Whether a number is in the set that an answer describes. */
function isIn(text: string, letter: string): ((x: number) => boolean) | null {
  if (text === 'none') return () => false;
  if (text.startsWith('all real')) return () => true;
  const parsed = parse(text);
  const set = parsed.ok ? numberSetOf(parsed.statement) : null;
  if (set?.letter !== letter) return null;
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
  return (x) =>
    set.intervals.some(({ from, to, includesFrom, includesTo }) =>
      near(x, from) ? includesFrom : near(x, to) ? includesTo : from < x && x < to,
    );
}

/** The described set and the condition agree at the ends, beside them and at many points between and far off. */
export function setChecked(
  text: string,
  letter: string,
  isTrue: (x: number) => boolean,
  at: Root[],
): Check[] {
  const described = isIn(text, letter);
  const random = randomOf(seedOf(text));
  const reach = Math.max(3, ...at.map(({ value }) => Math.abs(value))) * 2;
  const points = [
    ...at.flatMap(({ value }) => [value, value - 1e-4, value + 1e-4]),
    ...Array.from({ length: 400 }, () => (random() * 2 - 1) * reach),
    ...Array.from({ length: 40 }, () => (random() * 2 - 1) * reach * 50),
  ];
  return [
    {
      name: {
        en: 'The end-points and hundreds of other points agree with the inequality.',
        zh: '端点与数百个点代入不等式检验，相符。',
      },
      passed: described !== null && points.every((x) => described(x) === isTrue(x)),
    },
  ];
}
