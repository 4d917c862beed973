import { contains, sum } from '../../algebra-system/expressions/expression.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';

const CONDITION = /(?:[,，]\s{0,9}|\s{1,9})(?:(?:for|where|when)\b|其中|当)\s{0,9}(?=\S)/iu;

/** A line and the condition behind "for", "where" or "when". */
export function splitCondition(text: string): [string, Statement | null] {
  const match = CONDITION.exec(text);
  if (!match) return [text, null];
  const parsed = parse(text.slice(match.index + match[0].length));
  return parsed.ok && parsed.statement.kind !== 'expression'
    ? [text.slice(0, match.index), parsed.statement]
    : [text, null];
}

/** "sin x = 0.5, 0 ≤ x ≤ 2π" is an equation with a condition. */
export function splitInequality(statement: Statement): { statement: Statement; within: Statement | null } {
  if (statement.kind !== 'list' || statement.joined !== 'and') return { statement, within: null };
  const isEquation = (one: Statement) =>
    one.kind === 'relation' && one.signs.every((sign) => sign === '=' || sign === '~=');
  const [equations, others] = [
    statement.items.filter(isEquation),
    statement.items.filter((one) => !isEquation(one)),
  ];
  if (equations.length !== 1 || others.length !== 1 || others[0]!.kind !== 'relation')
    return { statement, within: null };
  return { statement: equations[0]!, within: others[0]! };
}

const BARE_RATE =
  /^\s*(?:d\s*\/\s*d[a-z]|\\[dt]?frac\s*\{\s*d\s*\}\s*\{\s*d\s*[a-z]\s*\})\s*(?!\s|\\left|[([{])/;

/** d/dx x² + 3x, without brackets, is d/dx of all of it. */
export function withWholeOperand(statement: Statement, text: string): Statement {
  if (statement.kind !== 'expression' || statement.value.kind !== 'sum' || !BARE_RATE.test(text))
    return statement;
  const [first, ...rest] = statement.value.terms;
  if (first?.kind !== 'rate' || rest.some((term) => contains(term, ({ kind }) => kind === 'rate')))
    return statement;
  return { kind: 'expression', value: { ...first, of: sum(first.of, ...rest) } };
}

/** "x = 2 or 3" means x = 2 or x = 3. */
export function withRepeatedSubject(statement: Statement): Statement {
  if (statement.kind !== 'list' || statement.joined !== 'or') return statement;
  const [first] = statement.items;
  if (first?.kind !== 'relation' || first.signs.length !== 1) return statement;
  const items = statement.items.map((item): Statement =>
    item.kind === 'expression' ? { ...first, sides: [first.sides[0]!, item.value] } : item,
  );
  return { ...statement, items };
}
