import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { curveOf } from '../scope/counted.ts';
import { spelledOut } from '../scope/definitions.ts';
import { bareName } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';

/** "Sketch C": the line that asks for the graph of a curve or a function that is known; null where letters stay open. */
export function sketchCommand(target: Term, where: readonly Fact[], scope: Scope): string | null {
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'graph') return null;
  const [subject] = target.of;
  const known = subject === undefined ? null : bodyOf(subject, scope);
  if (!known || symbolsOf(known.body).some((letter) => letter !== known.letter)) return null;
  const ranges = rangesOf(subject!, where, scope);
  if (ranges.length > 1) return null;
  const range = ranges.map((text) => ` for $${text}$`).join('');
  return `Sketch the graph of $y = ${toLatex(known.body)}$${range}`;
}

function bodyOf(subject: Term, scope: Scope): { body: Expression; letter: string } | null {
  if (typeof subject !== 'string') {
    // As it is printed, where that is y in terms of x.
    const printed = equationOf(subject, scope.facts);
    const curve = curveOf(subject, scope);
    const own = curve && printed !== '' ? bodyOf(printed, scope) : null;
    if (own) return own;
    const body = curve && spelledOut(curve, scope);
    return body && { body, letter: 'x' };
  }
  const statement = statementIn(subject);
  const [left, right, more] = statement?.kind === 'relation' ? statement.sides : [];
  if (statement?.kind !== 'relation' || statement.signs.join('') !== '=' || left?.kind !== 'symbol')
    return null;
  const body = right && !more && left.name === 'y' ? spelledOut(right, scope) : null;
  return body && { body, letter: 'x' };
}

/** Over which values it is asked for, or else defined. */
function rangesOf(subject: Term, where: readonly Fact[], { facts, used }: Scope): string[] {
  const own = where.filter(({ relation }) => relation === 'holds');
  const equation = typeof subject === 'string' ? subject : equationOf(subject, facts);
  const name = /([a-zA-Z])\s?(?:\}|\\left)?\s?\(x\)/.exec(equation)?.[1] ?? null;
  const told = facts.filter(
    ({ relation, of: [of, text] }) =>
      relation === 'domain' &&
      !/\\in\b|∈/.test(String(text)) &&
      (JSON.stringify(of) === JSON.stringify(subject) ||
        (name !== null && typeof of === 'string' && bareName(of) === name)),
  );
  for (const one of [...own, ...told]) used.add(one);
  const all = own.length > 0 ? own.map(({ of }) => of[0]) : told.map(({ of }) => of[1]);
  return [...new Set(all.map((text) => String(text).replaceAll('$', '').trim()))];
}

/** What is printed as the equation of a curve. */
const equationOf = (curve: Term, facts: readonly Fact[]): string => {
  const said = facts.find(
    ({ relation, of: [of] }) =>
      relation === 'equal' && JSON.stringify(of) === JSON.stringify({ the: 'equation', of: [curve] }),
  );
  return typeof said?.of[1] === 'string' ? said.of[1] : '';
};
