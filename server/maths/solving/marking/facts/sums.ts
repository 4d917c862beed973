import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { likeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

/** A sum of n terms that is asked for in terms of n. */
export interface AskedSum {
  index: string;
  from: number;
  to: string;
  of: Expression;
}

const IN_WORDS =
  /\bsum(?:mation)?(?:\sof\sthe\sseries)?,?\sfrom\s\$?([a-z])\s?=\s?(\d{1,3})\$?\sto\s\$?([a-zN])\$?,?\sof\s\$?([^$,;]{1,80}?)\$?(?=\s(?:in terms|giving|and|using)\b|[.,;]?\s?(?:\[|$))/u;

/** Sums are tried by adding them up, so that they may not begin far from their first places. */
const LATEST_FIRST = 20;

export function sumIn(text: string, told: readonly Said[]): AskedSum | null {
  const found = askedSumIn(text, told);
  const isNear = found && Number.isInteger(found.from) && found.from >= 0 && found.from <= LATEST_FIRST;
  return isNear ? found : null;
}

function askedSumIn(text: string, told: readonly Said[]): AskedSum | null {
  const [, index, from, to, typed] = IN_WORDS.exec(text) ?? [];
  const parsed = typed ? parseExpression(typed) : null;
  if (index && to && parsed?.ok) return { index, from: Number(from), to, of: parsed.value };
  const found = told.flatMap(({ sides }) =>
    sides.flatMap(({ value }) =>
      value?.kind === 'series' && value.to.kind === 'symbol' && symbolsOf(value.from).length === 0
        ? [{ index: value.index, from: evaluate(value.from), to: value.to.name, of: value.of }]
        : [],
    ),
  );
  return found.length === 1 ? found[0]! : null;
}

const PLACES = [6, 7, 9];

const between = ({ index, of }: AskedSum, from: number, to: number): number => {
  let total = 0;
  for (let at = from; at <= to; at += 1) total += evaluate(of, { [index]: at });
  return total;
};

const ELLIPSIS = /\s?(?:\.{2,4}|…|⋯|\\cdots|\\ldots|\\dots)\s?/u;
const MOST_TERMS = 6;

/** Whether what is said is the sum: as a formula of n, or with its first terms and its last ones. */
export function isSum(said: Said, asked: AskedSum | null): boolean {
  if (!asked || said.isTaken) return false;
  const isNamed = said.continues || said.sides[0]?.value == null || said.sides[0].text.startsWith('S');
  const shown = said.continues ? said.sides : said.sides.slice(1);
  return (
    isNamed &&
    shown.length > 0 &&
    shown.every(({ value, text, others }) =>
      value
        ? others.length === 0 &&
          symbolsOf(value).join() === asked.to &&
          PLACES.every((n) => isNear(evaluate(value, { [asked.to]: n }), between(asked, asked.from, n)))
        : isWrittenOut(text, asked),
    )
  );
}

const isNear = (one: number, other: number) => likeness(one, other) === 'same';

/** ½[1 − 1/3 + 1/3 − 1/5 + … + 1/(2n−1) − 1/(2n+1)] */
function isWrittenOut(text: string, asked: AskedSum): boolean {
  const parts = text.split(ELLIPSIS);
  if (parts.length !== 2) return false;
  const open = openedIn(parts[0]!);
  const close = open < 0 ? parts[1]!.length : closedIn(parts[1]!);
  const [before, after] = [parts[0]!.slice(0, Math.max(0, open)), parts[1]!.slice(close + 1)];
  if (close < 0) return false;
  const times = before.trim() === '' ? '1' : before;
  const [head, tail] = [parts[0]!.slice(open + 1), parts[1]!.slice(0, close)].map((one) =>
    one.replace(/^[\s+,]{1,4}|[\s+,]{1,4}$/g, ''),
  );
  const factor = parseExpression(after.trim() === '' ? times : `(${times})${after}`);
  const [first, last] = [parseExpression(head!), parseExpression(tail!)];
  if (
    !factor.ok ||
    !first.ok ||
    !last.ok ||
    symbolsOf(first.value).length + symbolsOf(factor.value).length > 0
  )
    return false;
  if (symbolsOf(last.value).join() !== asked.to) return false;
  const size = evaluate(factor.value);
  const counts = Array.from({ length: MOST_TERMS }, (_, at) => at);
  return (
    counts.some((more) =>
      isNear(size * evaluate(first.value), between(asked, asked.from, asked.from + more)),
    ) &&
    counts.some((more) =>
      PLACES.every((n) =>
        isNear(size * evaluate(last.value, { [asked.to]: n }), between(asked, n - more, n)),
      ),
    )
  );
}

/** Where the bracket begins that is still open at the end; −1 without one. */
function openedIn(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (')]'.includes(text[at]!)) depth += 1;
    if ('(['.includes(text[at]!) && (depth -= 1) < 0) return at;
  }
  return -1;
}

function closedIn(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ('(['.includes(text[at]!)) depth += 1;
    if (')]'.includes(text[at]!) && (depth -= 1) < 0) return at;
  }
  return -1;
}
