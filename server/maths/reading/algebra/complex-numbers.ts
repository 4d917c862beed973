import {
  contains,
  type Expression,
  substitute,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { wordingIn } from '../wording.ts';

export interface ComplexQuestion {
  say: string;
  statements: Statement[];
}

/** The words and the formulas of a question; z* is read as the conjugate. */
export function readComplex(text: string): ComplexQuestion | null {
  const wording = wordingIn(text);
  if (!wording) return null;
  const statements: Statement[] = [];
  for (const formula of wording.formulas) {
    const parsed = parse(formula.replace(/([zw])\s*\^?\{?\*\}?(?!\s*[\w(\\|])/g, 'conj($1)'));
    if (!parsed.ok) return null;
    statements.push(parsed.statement);
  }
  return { say: wording.say, statements };
}

export function hasI(one: Expression): boolean {
  return contains(one, (part) => part.kind === 'constant' && part.name === 'i');
}

/** "a + bi", "x + iy", "p + qi": the form that an answer is wanted in. */
export function isCartesianForm(statement: Statement | undefined): boolean {
  if (
    statement?.kind !== 'expression' ||
    statement.value.kind !== 'sum' ||
    statement.value.terms.length !== 2
  )
    return false;
  const [re, im] = statement.value.terms;
  return re!.kind === 'symbol' && hasI(im!) && im!.kind === 'product' && symbolsOf(im!).length === 1;
}

/** The target with "z = 3 + 4i" and the like put in, or null where another letter is left. */
export function withValues(target: Expression, given: Statement[]): Expression | null {
  let result = target;
  for (const one of given) {
    if (one.kind !== 'relation' || one.signs.join() !== '=' || one.sides.length !== 2) return null;
    const [left, right] = one.sides as [Expression, Expression];
    if (left.kind !== 'symbol' || symbolsOf(right).length > 0) return null;
    result = substitute(result, left.name, right);
  }
  return symbolsOf(result).length === 0 ? result : null;
}

/** "Given z = 1 + i, find … of z" as "find … of 1 + i", and z = 1 + i as 1 + i where it is all there is. */
export function inlineVariable(question: ComplexQuestion | null): ComplexQuestion | null {
  if (!question) return null;
  const head =
    /^(?:given|given that|已知|设|若) ?(?:complex number|复数)? ?# (?=find|求|express|write)/u.exec(
      question.say,
    )?.[0];
  const [first, ...rest] = question.statements;
  const assigned = first && assignment(first);
  if (!assigned) return question;
  if (!head) return { ...question, statements: [{ kind: 'expression', value: assigned.value }, ...rest] };
  const statements = rest.map((one): Statement =>
    one.kind === 'expression' ? { ...one, value: substitute(one.value, assigned.name, assigned.value) } : one,
  );
  return { say: question.say.slice(head.length).replace(/^求 ?/u, 'find '), statements };
}

function assignment(one: Statement): { name: string; value: Expression } | null {
  if (one.kind !== 'relation' || one.signs.join() !== '=' || one.sides.length !== 2) return null;
  const [left, right] = one.sides as [Expression, Expression];
  return left.kind === 'symbol' && symbolsOf(right).length === 0 ? { name: left.name, value: right } : null;
}
