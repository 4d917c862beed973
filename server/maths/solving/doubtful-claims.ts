import { evaluate } from '../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../algebra-system/expressions/expression.ts';
import { readSolution } from './read-solution.ts';
import type { Statement } from '../algebra-system/parsing/statement-kinds.ts';
import type { CheckedLine, CheckedWorking } from '../checking/working/check-working.ts';
import { readLine } from '../reading/working/working-lines.ts';
import { GOOD } from '../checking/judging/verdict.ts';

/** What a line says something is: of "a_10 = 3 + 10×4" the number 43 and the name a_10; null without a name. */
interface Claim {
  name: string | null;
  values: number[];
}

/** At most so many terms of a sequence are computed. */
const MOST_TERMS = 4;

/**
 * Lines that go on from each other may start from what the question does not say. Below a question in words, a value
 * that our own solution of it does not meet is left in doubt.
 */
export function withDoubtfulUnchecked(checked: CheckedWorking): CheckedWorking {
  const { lines } = checked;
  const start = lines.findIndex(({ text }) => text.trim() !== '' && !isInWords(text));
  const question = lines.slice(0, Math.max(0, start)).map(({ text }) => text.trim());
  const claims = lines.map(({ text, verdict }, at) =>
    at >= start && GOOD.has(verdict) ? claimIn(text, lines[at - 1]) : null,
  );
  if (!question.some((line) => /\d/.test(line)) || claims.every((claim) => claim === null)) return checked;
  const isSupported = claimChecker(question.join(' '));
  const doubtful = claims.findIndex((claim) => claim !== null && !isSupported(claim));
  if (doubtful < 0) return checked;
  return {
    ...checked,
    lines: lines.map((line, at) =>
      claims[at] && !isSupported(claims[at]) ? { ...line, verdict: 'unchecked' } : line,
    ),
    checkedTo: Math.min(checked.checkedTo, doubtful),
  };
}

function claimChecker(question: string): (claim: Claim) => boolean {
  const met = valuesShown(question);
  const terms = new Map<string, number[] | null>();
  return ({ name, values }) => {
    const known = namedTerm(name, question, terms) ?? met;
    return known === null || values.every((value) => known.some((one) => isNear(one, value)));
  };
}

const isInWords = (text: string) => readLine(text).every(({ kind }) => kind === 'words');

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(1e-12, 0.005 * Math.max(Math.abs(one), Math.abs(other)));

/** The values that a line gives to a name, or goes on with; a sum such as 9 × 4 = 36 claims nothing. */
function claimIn(text: string, before: CheckedLine | undefined): Claim | null {
  const last = readLine(text).at(-1);
  if (last?.kind !== 'statement') return null;
  const { statement, continues } = last;
  const items = statement.kind === 'list' ? statement.items : [statement];
  const claims = items.map((item) => claimOf(item, continues));
  const values = claims.flatMap((claim) => (claim ? claim.values : []));
  if (values.length < items.length) return null;
  const name = continues && before ? (nameIn(before.text) ?? claims[0]!.name) : claims[0]!.name;
  return { name, values };
}

function claimOf(statement: Statement, continues: boolean): Claim | null {
  if (statement.kind === 'list') return null;
  if (statement.kind === 'expression') return ofValue(null, statement.value);
  if (statement.signs.some((sign) => sign !== '=' && sign !== '~=')) return null;
  const head = statement.sides[0]!;
  const isName = head.kind === 'symbol' || head.kind === 'apply' || head.kind === 'derivative';
  if (!isName && !continues) return null;
  return ofValue(head.kind === 'symbol' ? head.name : null, statement.sides.at(-1)!);
}

function ofValue(name: string | null, value: Expression): Claim | null {
  const number = symbolsOf(value).length === 0 ? evaluate(value) : NaN;
  return Number.isFinite(number) ? { name, values: [number] } : null;
}

function nameIn(text: string): string | null {
  const last = readLine(text).at(-1);
  const statement = last?.kind === 'statement' ? last.statement : null;
  const head = statement?.kind === 'relation' ? statement.sides[0]! : null;
  return head?.kind === 'symbol' ? head.name : null;
}

/** Every number that our own solution shows, with its unit and without; null where there is none. */
function valuesShown(question: string): number[] | null {
  const solved = readSolution(question);
  if (!solved.solved) return null;
  const { steps, answer } = solved.worked;
  return [...steps.flatMap(({ tex }) => tex ?? []), answer.tex, answer.text].flatMap(numbersIn);
}

const UNIT = /(?:\s|\\[;,:! ]){0,9}\\mathrm\{(?:[^{}]|\{[^{}]{0,20}\}){1,60}\}/g;

function numbersIn(tex: string): number[] {
  return [tex, tex.replaceAll(UNIT, '')]
    .flatMap((text) => readLine(text))
    .flatMap((reading) => (reading.kind === 'statement' ? sidesIn(reading.statement) : []))
    .filter((side) => symbolsOf(side).length === 0)
    .map((side) => evaluate(side))
    .filter(Number.isFinite);
}

function sidesIn(statement: Statement): Expression[] {
  if (statement.kind === 'list') return statement.items.flatMap(sidesIn);
  return statement.kind === 'relation' ? statement.sides : [statement.value];
}

const TERM = /^([auTtUS])_(\d{1,4})$/;
const ASKS =
  /\b(?:find|calculate|determine|show|prove|work out|write|state|what|which|how)\b|求|证明|计算|写出|\?|？/iu;

/** The value of a_10 or S_20 where the question says which sequence it is of; null where it does not. */
function namedTerm(
  name: string | null,
  question: string,
  terms: Map<string, number[] | null>,
): number[] | null {
  const [, letter, index] = TERM.exec(name ?? '') ?? [];
  if (!name || !letter || !index) return null;
  const known = terms.get(name);
  if (known !== undefined || terms.size >= MOST_TERMS) return known ?? null;
  const givens = question.split(/(?<=[.。?？;；])(?!\d)/u).filter((sentence) => !ASKS.test(sentence));
  const request = letter === 'S' ? `Find the sum of the first ${index} terms.` : `Find the ${index}th term.`;
  const solved = givens.length > 0 ? readSolution(`${givens.join(' ')} ${request}`) : null;
  const values = solved?.solved ? numbersIn(solved.worked.answer.tex) : null;
  terms.set(name, values);
  return values;
}
