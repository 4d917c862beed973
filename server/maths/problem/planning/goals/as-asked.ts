import { toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { plainUnit } from '../../../algebra-system/numbers/unit-text.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { isOfIntegers } from '../../../writing/of-integers.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { lettersIn } from './identities.ts';

/** Whether an answer is in the unit, as exact and in the form that was asked for, whatever worked it out. */
export function isAsAsked(text: string, goal: Goal, facts: readonly Fact[]): boolean {
  if (goal.verb === 'show' || goal.verb === 'prove') return true;
  if (hasIntegerForm(goal, facts) && !isOfIntegers(text, goal.form!)) return false;
  return isInUnit(text, goal) && !(goal.exact && /\d\.\d/.test(text)) && isInForm(text, goal.form ?? '');
}

/** "In the form p + q√10, where p and q are integers": all of its letters are. */
function hasIntegerForm({ form }: Goal, facts: readonly Fact[]): boolean {
  const letters = form === undefined ? [] : lettersIn(form).filter((one) => !/^(?:[xyzt]|theta)$/.test(one));
  return (
    letters.length > 0 &&
    letters.every((letter) => facts.some(({ relation, of: [of] }) => relation === 'integer' && of === letter))
  );
}

const ANGLES = ['degrees', 'radians'];

function isInUnit(text: string, { unit, form }: Goal): boolean {
  const wanted = unit ?? (form && ANGLES.includes(form) ? form : undefined);
  if (wanted === undefined) return true;
  if (wanted === 'degrees' || wanted === '°') return text.includes('°');
  if (wanted === 'radians' || wanted === 'rad') return !text.includes('°');
  const read = parseUnit(wanted);
  return text.includes(wanted) || (read !== null && text.includes(plainUnit(read)));
}

const EXACT = /\bexact\b|精确值|准确值/i;
/** Something else in the part is to be rounded. */
const ROUNDED = /\bcorrect to\b|\bsignificant\b|\bdecimal\b|精确到|保留/i;
const DEGREES = /\bin degrees\b|用角度|以度为单位/i;
const RADIANS = /\bin radians\b|用弧度|以弧度/i;

/** "The value of α and the exact value of F": of several letters the one that is to be exact. */
function exactOf(answer: string, part: string): string {
  const [, letter] = /\band the exact value of \$?([A-Za-z])\$?(?![\w])/.exec(part) ?? [];
  const own = letter && answer.split(', ').find((one) => one.startsWith(`${letter} = `));
  return own || answer;
}

/** The same by the words of the part alone, whatever was made of them. */
export function isAsWorded(answer: string, part: string): boolean {
  if (EXACT.test(part) && !ROUNDED.test(part) && /\d\.\d/.test(exactOf(answer, part))) return false;
  if (DEGREES.test(part) && !answer.includes('°')) return false;
  return !(RADIANS.test(part) && answer.includes('°'));
}

/** "In the form y = mx + c": x and y alone, 0, or a number stands on the side where it does in the form. */
function isInForm(text: string, form: string): boolean {
  const [wanted, found] = [sidesOf(form), sidesOf(text)];
  if (!wanted) return true;
  return (
    found !== null &&
    wanted.every(
      (kind, at) => kind === 'other' || kind === found[at] || (kind === 'letter' && found[at] === '0'),
    )
  );
}

/** What stands on the sides of an equation. */
function sidesOf(text: string): string[] | null {
  const statement = statementIn(text.replaceAll('$', ''));
  if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return null;
  return statement.sides.map((side) => {
    if (side.kind === 'number') return side.value.n === 0n ? '0' : 'letter';
    if (side.kind !== 'symbol') return 'other';
    return /^[xyz]$/.test(side.name) ? side.name : 'letter';
  });
}

/** What is said of how to write it, as far as it says something: "in the form y = f(x)" says that y is to stand alone. */
export function asNamed(goal: Goal): Goal {
  const { form, ...rest } = goal;
  const isNamed = /^[a-z]=\\?(?:text|mathrm|mathit)?\{?[fgh]\}?\([a-z]\)$/.test(
    (form ?? '').replace(/[\s$]/g, ''),
  );
  if (isNamed) return rest;
  // "Express in partial fractions and find the sum in terms of n": n is of the sum alone.
  const { terms, ...other } = goal;
  const isElsewhere =
    goal.verb === 'express' &&
    form === 'partial fractions' &&
    typeof goal.target === 'string' &&
    terms?.every(
      (letter) =>
        !String(goal.target)
          .split(/[^a-z]+/i)
          .includes(letter.replaceAll('$', '').trim()),
    );
  return isElsewhere ? other : goal;
}

/** Whether every value is made of numbers and √n, which stands in it once. */
export const areSurds = (text: string, n: number): boolean =>
  text.split(' or ').every((one) => {
    const statement = statementIn(one);
    const value =
      statement?.kind === 'relation'
        ? statement.sides.at(-1)
        : statement?.kind === 'expression'
          ? statement.value
          : null;
    const marks = value ? toText(value).match(/sqrt\([^)]*\)|[a-z]+/g) : null;
    return marks !== null && marks.length === 1 && marks[0] === `sqrt(${n})`;
  });
