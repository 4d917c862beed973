import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Fact, Term } from '../../schema/problem.ts';

interface Known {
  value: Expression;
  by: Fact;
}

/** The letters that were said or found to be numbers, each of them one. */
export function knownLetters(facts: readonly Fact[]): Map<string, Known> {
  const known = new Map<string, Known>();
  const unclear = new Set<string>();
  for (const by of facts) {
    const [letter, text] = by.relation === 'holds' ? sidesOf(by.of[0]) : by.of;
    const isFound =
      by.relation === 'extreme-value' &&
      facts.some(({ relation, of: [of] }) => relation === 'as-found' && of === letter);
    if (
      (by.relation !== 'equal' && by.relation !== 'holds' && !isFound) ||
      typeof letter !== 'string' ||
      typeof text !== 'string'
    )
      continue;
    const [left, right] = [statementIn(letter), statementIn(text)];
    if (left?.kind !== 'expression' || left.value.kind !== 'symbol' || right?.kind !== 'expression') continue;
    const { name } = left.value;
    if (symbolsOf(right.value).length > 0) continue;
    const before = known.get(name);
    if (before && Math.abs(evaluate(before.value) - evaluate(right.value)) > 1e-9) unclear.add(name);
    known.set(name, { value: right.value, by });
  }
  for (const name of unclear) known.delete(name);
  return known;
}

/** "It is given that k = 3"; x and y are no constants. */
function sidesOf(text: Term | undefined): [string, string] | [] {
  const [left, right, more] = typeof text === 'string' ? text.replaceAll('$', '').split('=') : [];
  const letter = left?.trim() ?? '';
  return right !== undefined && more === undefined && /^[a-wz]$/.test(letter) ? [letter, right] : [];
}

/** A statement with the letters that are known, but for some, put in. */
export function withKnown(
  statement: Statement,
  { facts, used }: { facts: readonly Fact[]; used: Set<Fact> },
  but: readonly string[] = [],
): Statement {
  if (statement.kind === 'list') return statement;
  const known = knownLetters(facts);
  const put = (one: Expression): Expression =>
    symbolsOf(one).reduce((before, letter) => {
      const found = but.includes(letter) ? undefined : known.get(letter);
      if (found) used.add(found.by);
      return found ? substitute(before, letter, found.value) : before;
    }, one);
  return statement.kind === 'expression'
    ? { kind: 'expression', value: put(statement.value) }
    : { ...statement, sides: statement.sides.map(put) };
}
