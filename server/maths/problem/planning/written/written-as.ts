import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, partsOf, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Worked } from '../analysis/operator.ts';
import { formWith, lettersOfForm } from '../analysis/linear-forms.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn } from '../working/worked.ts';

/** Numbers that have a name: "in terms of π and ln 3" asks for an exact value. */
const CONSTANT = /^(?:\\?pi|π|e|\\mathrm\{e\}|\\?ln\s?\(?\{?\d{1,4}\}?\)?|√\d{1,4}|\\sqrt\s?\{?\d{1,4}\}?)$/;

const plain = (text: string): string => text.replaceAll('$', '').trim();

/** The goal without what is said of how its answer is to be written; null where nothing is, or it decides what is meant. */
export function withoutManner(goal: Goal): Goal | null {
  const { form, terms = [], ...rest } = goal;
  const asked = goal.target;
  // "y in terms of x": the letter is meant as a function of the other.
  const isLetter = typeof asked === 'string' && /^[$\s]*\\?[a-zA-Z]+(?:_[a-zA-Z])?[$\s]*$/.test(asked);
  if (goal.verb === 'solve' && form && terms.length === 0) return withoutLetters(rest, form);
  const isOfConstants = terms.every((one) => CONSTANT.test(plain(one)));
  if (goal.verb !== 'find' || (!form && terms.length === 0) || (isLetter && !isOfConstants)) return null;
  return { ...rest, ...(isOfConstants && { exact: true as const }) };
}

/** The equation alone, without what is said of the letters of the form. */
function withoutLetters(goal: Goal, form: string): Goal | null {
  const shape = expressionIn(form);
  const letters = shape ? symbolsOf(shape) : [];
  const equation = typeof goal.target === 'string' ? statementIn(goal.target) : null;
  if (letters.length === 0 || equation?.kind !== 'relation') return null;
  if (equation.sides.flatMap(symbolsOf).some((one) => letters.includes(one))) return null;
  const where = (goal.where ?? []).filter(({ of: [one] }) => !letters.includes(String(one)));
  const { where: _where, ...alone } = goal;
  return where.length > 0 ? { ...alone, where } : alone;
}

/** The value of "x = …"; null of several. */
function valueIn(text: string): { name: string; value: Expression } | null {
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides as [Expression, Expression];
  return left.kind === 'symbol' ? { name: left.name, value: right } : null;
}

/** An answer that was found without a thought of its form, as it was asked for; null where it is not of that form. */
export function writtenAs(found: Worked, goal: Goal, scope: Scope): Worked | null {
  const inTerms = goal.terms ? isInTerms(found, goal.terms) : true;
  if (!inTerms) return null;
  if (!goal.form) return found;
  const solved = goal.verb === 'solve' ? valueIn(found.answer.text) : null;
  const value = goal.verb === 'solve' ? solved?.value : expressionIn(found.answer.text);
  const shape = expressionIn(goal.form);
  if (!value || !shape || found.answer.say || symbolsOf(value).length > 0) return null;
  const letters = lettersOfForm(value, shape, scope);
  const shown = letters && formWith(shape, letters);
  if (!shown || !areRational(Object.values(letters))) return null;
  if (Math.abs(evaluate(shown) - evaluate(value)) > 1e-9 * Math.max(1, Math.abs(evaluate(value))))
    return null;
  const name = solved ? `${solved.name} = ` : '';
  const [text, tex] = [`${name}${toText(shown)}`, `${name}${toLatex(shown)}`];
  return {
    ...found,
    steps: [
      ...found.steps,
      step({ en: 'Write it in the form that is asked for.', zh: '写成所要求的形式。' }, [tex]),
    ],
    answer: { text, tex },
  };
}

const areRational = (all: readonly Expression[]): boolean =>
  all.every((one) => symbolsOf(one).length === 0 && isRational(one));

const isRational = (one: Expression): boolean =>
  one.kind !== 'call' && one.kind !== 'power' && partsOf(one).every(isRational);

/** Whether no other letter stands in the answer, and no rounded number where constants are named. */
function isInTerms({ answer: { text } }: Worked, terms: readonly string[]): boolean {
  const names = terms.map((one) => expressionIn(one)).flatMap((one) => (one ? symbolsOf(one) : []));
  const parts = text.split(' or ').flatMap((one) => sidesOf(one));
  if (parts.some((one) => one === null)) return false;
  const isExact = !/\d\.\d/.test(text) || !terms.some((one) => CONSTANT.test(plain(one)));
  return isExact && parts.every((one) => symbolsOf(one!).every((letter) => names.includes(letter)));
}

function sidesOf(text: string): (Expression | null)[] {
  const statement = statementIn(text);
  if (statement?.kind === 'expression') return [statement.value];
  // Left of the equals sign stands what is named.
  return statement?.kind === 'relation' && statement.signs.join('') === '='
    ? [statement.sides.at(-1)!]
    : [null];
}
