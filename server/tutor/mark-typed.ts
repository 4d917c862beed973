import { equivalent } from '../maths/equivalent.ts';
import { parse } from '../maths/expressions/statement.ts';
import { checkWorking } from '../maths/working/check.ts';
import { type Equations, equationsOf, rootsOf, satisfies } from '../maths/working/equations.ts';
import { lastStep } from '../maths/working/reading.ts';
import type { Verdict } from '../maths/working/step.ts';
import { sameUnit, type UnitAfter, unitAfter } from './unit-after.ts';

/** How an offered answer compares with ours; null where that cannot be told. */
export type Mark = 'right' | 'part' | 'wrong' | null;

/** What somebody offers as an answer, held against ours. */
export function markTyped(typed: string, ours: string): Mark {
  const marks: Mark[] = [];
  for (const candidate of waysToMean(lastStep(typed), ours)) {
    const mark = compareAnswers(ours, candidate);
    if (mark === 'right') return mark;
    marks.push(mark);
  }
  return marks.includes('part') ? 'part' : marks.includes('wrong') ? 'wrong' : null;
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
  return [...new Set([named, typed, right.length === 1 ? right[0] : undefined])].filter(
    (one) => one !== undefined,
  );
}

/** Two answers, to the figures that the offered one shows. */
export function compareAnswers(ours: string, typed: string): Mark {
  const [unit, given] = [unitAfter(ours), unitAfter(typed)];
  if (unit && given && sameUnit(unit, given))
    return compare(withoutUnit(ours, unit), withoutUnit(typed, given));
  if (!unit || given) return compare(ours, typed);
  return compare(withoutUnit(ours, unit), typed) === 'right' ? 'right' : null;
}

const withoutUnit = (answer: string, unit: UnitAfter): string =>
  answer.slice(0, answer.lastIndexOf(unit.typed));

function compare(ours: string, typed: string): Mark {
  const same = equivalent(ours, typed, 'STATEMENT');
  if (same.read && same.equivalent) return 'right';
  const quantity = equivalent(ours, typed, 'QUANTITY');
  if (quantity.read && quantity.equivalent) return 'right';
  const there = verdictOn(ours, typed);
  if (SAME.has(there)) return 'right';
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
