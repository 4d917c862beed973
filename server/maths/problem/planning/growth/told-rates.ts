import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { expressionIn } from '../analysis/integrals.ts';
import { bare } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';

interface Letter {
  name: string;
  unit: string;
  noun: string;
}

/** The letters of a story of growth: what was measured, and the time. */
export interface Story {
  measured: Letter[];
  clock: Letter | null;
  /** What only tells the story. */
  background: Fact[];
}

const BACKGROUND = new Set(['scene', 'measured', 'clock']);

const nameOf = (term: Term | undefined): string => String(term ?? '').replace('\\', '');

export function storyIn({ facts }: Scope): Story {
  const background = facts.filter(({ relation }) => BACKGROUND.has(relation));
  const measured = background
    .filter(({ relation }) => relation === 'measured')
    .map(({ of: [letter, noun, unit] }) => ({
      name: nameOf(letter),
      noun: String(noun),
      unit: String(unit ?? ''),
    }));
  const clocks = background.filter(({ relation }) => relation === 'clock');
  const [clock] = clocks;
  return {
    measured,
    clock: clock ? { name: nameOf(clock.of[0]), noun: 'time', unit: String(clock.of[1] ?? '') } : null,
    background,
  };
}

/** The letter that a noun or a letter stands for; null where it may be another. */
export function letterFor(noun: string, { measured }: Story): Letter | null {
  const name = noun.replace('\\', '');
  const own = measured.find((one) => one.name === name);
  if (own) return own;
  const same = measured.filter((one) => one.noun === noun);
  if (same.length === 1) return same[0]!;
  const [head] = noun.split(' ');
  const [only, another] = measured.filter((one) => one.noun.split(' ')[0] === head);
  // "The depth" is the only depth; "the mass of the bowl" is not the mass of the water.
  return only && !another && (only.noun === head || only.noun.startsWith(`${noun} `)) ? only : null;
}

/** Whether two units are one; a number without a unit is in that of its letter. */
export function isUnit(told: string, of: string): boolean {
  if (told === of) return true;
  // "N thousand" is not told of N alone.
  if (told === '') return !/thousand|million|hundred/.test(of);
  const [one, other] = [told, of].map((text) => parseUnit(text));
  if (one && other)
    return sameDimension(one.dimension, other.dimension) && Math.abs(one.scale / other.scale - 1) < 1e-9;
  return singular(told) === singular(of);
}

export const singular = (unit: string): string => unit.trim().replace(/s$/, '');

/** How many of one unit are one of another; null where they are no units of one kind. */
export function unitsIn(one: string, other: string): number | null {
  const [from, to] = [one, other].map((text) => parseUnit(singular(text)) ?? parseUnit(text));
  return from && to && sameDimension(from.dimension, to.dimension) ? from.scale / to.scale : null;
}

/** dy/dx of an equation with one derivative in it. */
export function rateIn(text: Term | undefined): { of: string; by: string; sides: Expression[] } | null {
  const statement = typeof text === 'string' ? statementIn(bare(text)) : null;
  if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return null;
  const rates: Extract<Expression, { kind: 'derivative' }>[] = [];
  for (const side of statement.sides)
    contains(side, (part) => {
      if (part.kind === 'derivative') rates.push(part);
      return false;
    });
  const [rate, more] = rates;
  return rate && !more && rate.order === 1 ? { of: rate.of, by: rate.by, sides: statement.sides } : null;
}

/** "t = 0": the letter and its number, with the places for letters filled. */
export function valueIn(text: Term | undefined, story: Story): { name: string; value: Expression } | null {
  const statement = typeof text === 'string' ? statementIn(bare(text)) : null;
  const [left, right] =
    statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
  if (left?.kind !== 'symbol' || !right || symbolsOf(right).length > 0) return null;
  const name = left.name === 'T_0' ? story.clock?.name : left.name;
  return name === undefined || !Number.isFinite(evaluate(right)) ? null : { name, value: right };
}

/** A number that was told with its unit, for a letter. */
export function amountFor(
  amount: Term | undefined,
  unit: Term | undefined,
  letter: Letter,
): Expression | null {
  const value = expressionIn(amount);
  return value && symbolsOf(value).length === 0 && isUnit(String(unit ?? ''), letter.unit) ? value : null;
}
