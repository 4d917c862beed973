import { equivalent } from '../maths/equivalent.ts';
import { parse } from '../maths/expressions/statement.ts';
import { checkWorking } from '../maths/working/check.ts';
import { type Equations, equationsOf, rootsOf, satisfies } from '../maths/working/equations.ts';
import { lastStep } from '../maths/working/reading.ts';
import type { Verdict } from '../maths/working/step.ts';
import { type Shortfall, shortfallOf } from './final-answer.ts';
import { sameUnit, type UnitAfter, unitAfter } from './unit-after.ts';

/** How an offered answer compares with ours; null where that cannot be told. */
export type Mark = 'right' | 'part' | 'wrong' | Shortfall | null;

const ORDER: Mark[] = ['rough', 'inexact', 'onward', 'part', 'wrong'];

/** What somebody offers as an answer, held against ours and what was asked for. */
export function markTyped(typed: string, ours: string, asked = ''): Mark {
  const marks: Mark[] = [];
  for (const candidate of waysToMean(lastStep(typed), ours)) {
    const mark = markOne(candidate, ours, asked);
    if (mark === 'right') return mark;
    marks.push(mark);
  }
  return ORDER.find((mark) => marks.includes(mark)) ?? null;
}

function markOne(typed: string, ours: string, asked: string): Mark {
  const found = compareUnits(ours, typed);
  if (found !== 'same' && found !== 'rounded') return found;
  return shortfallOf({ typed, ours, asked, isRounded: found === 'rounded' }) ?? 'right';
}

/** "30 and 150" are the values of the letter that was asked for, in the measure of the question. */
function waysToMean(typed: string, ours: string): string[] {
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

type Found = 'same' | 'rounded' | 'part' | 'wrong' | null;

/** Two answers, to the figures that the offered one shows. */
export function compareAnswers(ours: string, typed: string): 'right' | 'part' | 'wrong' | null {
  const found = compareUnits(ours, typed);
  return found === 'same' || found === 'rounded' ? 'right' : found;
}

function compareUnits(ours: string, typed: string): Found {
  const [unit, given] = [unitAfter(ours), unitAfter(typed)];
  if (unit && given && sameUnit(unit, given))
    return compare(withoutUnit(ours, unit), withoutUnit(typed, given));
  if (!unit || given) return compare(ours, typed);
  const bare = compare(withoutUnit(ours, unit), typed);
  return bare === 'same' || bare === 'rounded' ? bare : null;
}

const withoutUnit = (answer: string, unit: UnitAfter): string =>
  answer.slice(0, answer.lastIndexOf(unit.typed));

function compare(ours: string, typed: string): Found {
  const same = equivalent(ours, typed, 'STATEMENT');
  if (same.read && same.equivalent) return 'same';
  const quantity = equivalent(ours, typed, 'QUANTITY');
  if (quantity.read && quantity.equivalent) return 'same';
  const there = verdictOn(ours, typed);
  if (SAME.has(there)) return there === 'rounded' || typed.includes('.') ? 'rounded' : 'same';
  if (there === 'follows' || there === 'lost') return 'part';
  if (there === 'wrong' || there === 'gained') return isRoundedBy(typed, ours) ? null : 'wrong';
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

/** Ours may itself be rounded: with more figures nobody can tell. */
const isRoundedBy = (typed: string, ours: string) => SAME.has(verdictOn(typed, ours));

const SAME: ReadonlySet<Verdict> = new Set(['equal', 'equivalent', 'rounded']);

const verdictOn = (before: string, after: string): Verdict => checkWorking([before, after]).lines[1]!.verdict;
