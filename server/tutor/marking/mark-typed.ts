import { type Expression, substitute, symbolsOf } from '../../maths/algebra-system/expressions/expression.ts';
import { toLatex } from '../../maths/algebra-system/expressions/print.ts';
import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';
import { parse, parseExpression } from '../../maths/algebra-system/parsing/statement.ts';
import type { Statement } from '../../maths/algebra-system/parsing/statement-kinds.ts';
import { checkWorking } from '../../maths/checking/working/check-working.ts';
import { type Equations, equationsOf, rootsOf } from '../../maths/checking/values/equations.ts';
import { lastStep } from '../../maths/reading/working/working-lines.ts';
import { satisfies } from '../../maths/checking/values/satisfies.ts';
import type { Verdict } from '../../maths/checking/judging/verdict.ts';
import { type Shortfall, shortfallOf } from './final-answer.ts';
import {
  asInterval,
  asksForRange,
  compareDegrees,
  isDeceleration,
  isOfAnotherKind,
  seriesIn,
  sumOfTerms,
  isFormulaOfAnother,
  withLetters,
  withLongLine,
  withoutThousands,
  withoutUnits,
} from './normalise-question.ts';
import { compareInOther } from './other-unit.ts';
import { compareNamed, namesAnother } from './named-values.ts';
import { plainAnswer } from './plain-answer.ts';
import { sameUnit, type UnitAfter, unitAfter } from './unit-after.ts';
import { compareSets, type Comparison } from './value-sets.ts';

/** How an answer compares with the engine's, `overPrecise` if the engine's shows fewer figures; null if undecided. */
export type Mark = 'right' | 'part' | 'wrong' | 'overPrecise' | Shortfall | null;
type Compared = Comparison | 'overPrecise';

const ORDER: Mark[] = ['tooCoarse', 'notExact', 'unfinished', 'part', 'overPrecise', 'wrong'];

/** Compares a student's answer with the engine's and with the form that the question asks for. */
export function markTyped(answer: string, known: string, question = ''): Mark {
  if (OF_NEGATIVE.test(answer) && !/i|\d ?log|ln\(-/.test(known)) return 'wrong';
  const mark = markAsMeant(answer, known, question);
  if (mark === 'right' && namesAnother(answer, question)) return null;
  return mark !== 'wrong' && hasFalseSum(answer) ? null : mark;
}

/** ln(−2) is no number. */
const OF_NEGATIVE = /(?:^|[=,\s/*+和或])(?:ln|lg|log) ?\( ?[-−] ?\d{1,6}(?:\.\d{1,4})? ?\)/;

/** "10/4 = 2" is no way to 2. */
function hasFalseSum(answer: string): boolean {
  const sides = answer.split('=').slice(0, 6);
  const isSum = (one: string | undefined) => one !== undefined && /^[\s\d.+\-*/×÷()]{1,60}$/.test(one);
  return sides.some(
    (one, at) =>
      isSum(one) && isSum(sides[at + 1]) && compareAnswers(one.trim(), sides[at + 1]!.trim()) === 'wrong',
  );
}

function markAsMeant(answer: string, known: string, question: string): Mark {
  const whole = withoutThousands(answer);
  if (whole !== null && markPlain(whole, known, question) === 'right') return 'right';
  const mark = markPlain(answer, known, question);
  if (mark !== 'wrong' && mark !== null) return mark;
  if (isFormulaOfAnother(answer, known)) return null;
  const bare = /[a-z]\s{0,9}$/i.test(known) ? answer : withoutUnits(answer);
  const without = bare === answer ? mark : markPlain(bare, known, question);
  return mark === null && without === 'wrong' ? null : without;
}

function markPlain(answer: string, known: string, question: string): Mark {
  const ours = withLetters(known);
  const typed = asInterval(withLetters(plainAnswer(answer)), ours);
  const { series, range } = seriesIn(ours);
  if (range && !/[<>]/.test(typed)) return markSeries(typed, series, question);
  const mark = markAlike(typed, ours, question);
  if (mark !== 'wrong') return mark;
  if (isOfAnotherKind(typed, ours)) return null;
  const meant = withLongLine(typed);
  if (meant !== null && markAlike(meant, ours, question) === 'right') return null;
  if (isDeceleration(question) && typed.includes('-') && isSame(ours, typed.replace('-', ''))) return null;
  return isOneOfThem(typed, ours) ? 'part' : mark;
}

/** The terms alone, where it was asked for them alone. */
function markSeries(typed: string, series: string, question: string): Mark {
  const mark = markAlike(typed, series, question);
  return mark === 'right' && asksForRange(question) ? 'part' : mark;
}

function isSame(ours: string, typed: string): boolean {
  const comparison = compareUnits(ours, typed);
  return comparison === 'same' || comparison === 'rounded';
}

/** Whether it is one of several named answers, such as quotient and remainder. */
function isOneOfThem(typed: string, ours: string): boolean {
  const answers = ours.split(/, |; /);
  const named = answers.every((answer) => /^[^<>=]{1,20}=[^<>=]{1,200}$/.test(answer));
  return (
    answers.length > 1 &&
    named &&
    answers.some(
      (answer) => isSame(answer, typed) || (!typed.includes('=') && isSame(answer.split('=')[1]!, typed)),
    )
  );
}

function markAlike(typed: string, ours: string, question: string): Mark {
  const several = ours.includes('°') ? compareDegrees(ours, typed) : compareSets(ours, typed);
  if (several) return markFrom(several, typed, ours, question);
  const named = compareNamed(
    ours,
    typed,
    question,
    (one, other) => compareSets(one, other) ?? compareUnits(one, other),
  );
  if (named !== undefined) return markFrom(named, typed, ours, question);
  if (several === null) return null;
  const marks: Mark[] = [];
  const form = formWith(typed, question);
  const sum = sumOfTerms(typed, ours, question);
  const ways =
    form === null ? [...possibleInterpretations(lastStep(typed), ours), ...(sum ? [sum] : [])] : [form];
  for (const candidate of ways) {
    const mark = markFrom(compareUnits(ours, candidate), candidate, ours, question);
    if (mark === 'right') return mark;
    marks.push(mark);
  }
  const mark = ORDER.find((one) => marks.includes(one)) ?? null;
  return mark === 'wrong' && hasOtherLetters(form ?? typed, ours) ? null : mark;
}

function markFrom(comparison: Compared, typed: string, ours: string, question: string): Mark {
  if (comparison !== 'same' && comparison !== 'rounded') return comparison;
  return shortfallOf({ typed, ours, question, isRounded: comparison === 'rounded' }) ?? 'right';
}

const FORM =
  /\bin the form ([^,.;?，。]{1,60})|(?:写成|化为|化成|表示成|表示为)\s?([^，。,]{1,40}?)\s?的?形式/iu;

/** "a = 3, b = -4" put into the form that the question names. */
function formWith(typed: string, question: string): string | null {
  const [, english, chinese] = FORM.exec(question) ?? [];
  const form = parseExpression(
    (english ?? chinese ?? '').split(/ where | with | and /)[0]!.replaceAll('$', ''),
  );
  const given = parse(typed);
  if (!form.ok || !given.ok || given.statement.kind === 'expression') return null;
  const items = given.statement.kind === 'list' ? given.statement.items : [given.statement];
  let value = form.value;
  for (const item of items) {
    if (item.kind !== 'relation' || item.signs.join() !== '=') return null;
    const [letter, number] = item.sides as [Expression, Expression];
    if (letter.kind !== 'symbol' || !symbolsOf(value).includes(letter.name) || symbolsOf(number).length > 0)
      return null;
    value = substitute(value, letter.name, number);
  }
  return toLatex(value);
}

/** Letters of the student's own, such as other names for constants. */
function hasOtherLetters(typed: string, ours: string): boolean {
  const named = /^\s{0,9}[a-zα-ω](?:_\w{1,9})?\s{0,9}=(?!=)/iu;
  const [given, known] = [lettersIn(typed.replace(named, '')), lettersIn(ours)];
  return given === null || known === null ? false : given.some((letter) => !known.includes(letter));
}

function lettersIn(text: string): string[] | null {
  if (unitAfter(text)) return null;
  const read = parse(text);
  return read.ok ? lettersOf(read.statement) : null;
}

const lettersOf = (statement: Statement): string[] =>
  statement.kind === 'list'
    ? statement.items.flatMap(lettersOf)
    : statement.kind === 'expression'
      ? symbolsOf(statement.value)
      : statement.sides.flatMap(symbolsOf);

/** "30 and 150" are the values of the letter that was asked for, in the measure of the question. */
function possibleInterpretations(typed: string, ours: string): string[] {
  const letter = /^\s*([a-zα-ω])\s*=/i.exec(ours)?.[1];
  const values = typed.split(/(?:(?<!\s)\s+)?(?:\band\b|\bor\b|[,，、和或且])\s*/i).filter(Boolean);
  const right = values.map((value) => value.split('=').at(-1)!.trim());
  const marked = ours.includes('°')
    ? right.map((value) => (value.includes('°') ? value : `${value}°`))
    : right;
  const named = letter && marked.map((value) => `${letter} = ${value}`).join(' or ');
  return [...new Set([named, typed, marked.length === 1 ? marked[0] : undefined])].filter(
    (one) => one !== undefined,
  );
}

/** Two answers, to the figures that the offered one shows. */
export function compareAnswers(ours: string, typed: string): 'right' | 'part' | 'wrong' | null {
  const comparison = compareUnits(ours, typed);
  if (comparison === 'same' || comparison === 'rounded') return 'right';
  return comparison === 'overPrecise' ? null : comparison;
}

function compareUnits(ours: string, typed: string): Compared {
  const whole = equivalent(ours, typed, 'QUANTITY');
  if (whole.read && whole.equivalent) return 'same';
  if (ours.endsWith('°') && typed.endsWith('°')) return compare(ours.slice(0, -1), typed.slice(0, -1));
  const [unit, given] = [unitAfter(ours), unitAfter(typed)];
  if (unit && given && sameUnit(unit, given))
    return compare(withoutUnit(ours, unit), withoutUnit(typed, given));
  if (unit && given) {
    const comparison = compareInOther([withoutUnit(ours, unit), unit], [withoutUnit(typed, given), given]);
    if (comparison !== undefined) return comparison;
  }
  if (!unit || given) return compare(ours, typed);
  const bare = compare(withoutUnit(ours, unit), typed);
  return bare === 'same' || bare === 'rounded' || bare === 'overPrecise' ? bare : null;
}

const withoutUnit = (answer: string, unit: UnitAfter): string =>
  answer.slice(0, answer.lastIndexOf(unit.typed));

function compare(ours: string, typed: string): Compared {
  const same = equivalent(ours, typed, 'STATEMENT');
  if (same.read && same.equivalent) return 'same';
  const quantity = equivalent(ours, typed, 'QUANTITY');
  if (quantity.read && quantity.equivalent) return 'same';
  const there = verdictOn(ours, typed);
  if (SAME.has(there)) return there === 'rounded' || typed.includes('.') ? 'rounded' : 'same';
  if (there === 'follows' || there === 'lost') return 'part';
  if (looksRounded(ours) && isRoundedBy(typed, ours)) return 'overPrecise';
  if (there === 'wrong' || there === 'gained')
    return isRoundedBy(typed, ours) || isRoundedToWhole(typed, ours) ? null : 'wrong';
  if (differ(ours, typed)) return 'wrong';
  const isInDoubt = ours.includes('.') || typed.includes('.');
  return same.read && same.equivalent === false && !isInDoubt ? 'wrong' : null;
}

/** A root that is offered is none of ours, however either was rounded. */
function differ(ours: string, typed: string): boolean {
  const [one, other] = [solvedIn(ours), solvedIn(typed)];
  if (!one || one.letter !== other?.letter) return false;
  return rootsOf(other, null).some((root) => satisfies(one, root, other) === 'no');
}

function solvedIn(text: string): Equations | null {
  const read = parse(text);
  const equations = read.ok ? equationsOf(read.statement) : null;
  return equations?.isSolved ? equations : null;
}

/** 0.159 and 6.2 × 10⁻⁷, while 12 and 2.5 may be exact. */
const looksRounded = (ours: string) =>
  /\d\.\d[^=]{0,9}10\^|[1-9]\d?\.\d{2}|[1-9]\d\.\d|0\.0{0,9}[1-9]\d{2}/.test(ours);

/** Ours may itself be rounded: what more figures say nobody can tell. */
const isRoundedBy = (typed: string, ours: string) =>
  SAME.has(verdictOn(typed, ours)) || isRoundedWhole(typed, ours);

const NUMBER = /^\s{0,9}(?:[a-zα-ω]\s{0,9}=\s{0,9})?(-?\d{1,15}(?:\.\d{1,15})?)\s{0,9}$/i;

/** 130 is what 126 is to two figures, and what 125 may be. */
function isRoundedWhole(typed: string, ours: string): boolean {
  const [given, known] = [NUMBER.exec(typed)?.[1], NUMBER.exec(ours)?.[1]];
  if (!given || !known || known.includes('.')) return false;
  const digits = known.replace('-', '').length;
  const figures = Math.max(2, known.replace('-', '').replace(/(?<!0)0+$/, '').length);
  return Math.abs(Number(given) - Number(known)) <= 0.5 * 10 ** (digits - figures);
}

/** 24 is what 23.6 is to two figures, and too rough to tell. */
function isRoundedToWhole(typed: string, ours: string): boolean {
  const [given, known] = [NUMBER.exec(typed)?.[1], NUMBER.exec(ours)?.[1]];
  if (!given || given.includes('.') || !known?.includes('.')) return false;
  return Math.abs(Number(given)) >= 10 && Math.abs(Number(given) - Number(known)) <= 0.5;
}

const SAME: ReadonlySet<Verdict> = new Set(['equal', 'equivalent', 'rounded']);

const verdictOn = (before: string, after: string): Verdict => checkWorking([before, after]).lines[1]!.verdict;
