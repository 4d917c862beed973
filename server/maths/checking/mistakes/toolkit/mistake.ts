import { type Expression, mapParts, partsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Random } from './random.ts';
import type { Text } from '../../../../core/locale.ts';

/** What went wrong and what is right, with the writer's own numbers. */
export interface Explanation {
  wrong: Text;
  right: Text;
}

/** The line before: its statement, and its task where it starts with d/dx or ∫. */
export interface Given {
  statement: Statement;
  task?: Task;
}

export interface Task {
  kind: 'differentiate' | 'integrate';
  of: Expression;
  by: string;
}

/** The line that a wrong rule leads to; for an integral, the derivative of its result. */
export interface Slip {
  makes: Statement;
  explain: () => Explanation;
  /** Whether the line shows that the rule was used; without a formula in it, no formula is blamed. */
  isShownBy?: (typed: Statement) => boolean;
}

export interface Mistake {
  id: string;
  /** Every line that the wrong rule makes of a right one. */
  slips(given: Given): Iterable<Slip>;
  /** Lines whose last one is wrong by this rule and no other; rules of calculus start with their task. */
  make(random: Random): string[];
}

/** One part of an expression and what the wrong rule makes of it. */
export interface Rewriting {
  becomes: Expression;
  explain: () => Explanation;
}

export function explanation(wrongEn: string, rightEn: string, wrongZh: string, rightZh: string): Explanation {
  return {
    wrong: { en: joinFormulas(wrongEn), zh: joinFormulas(wrongZh) },
    right: { en: joinFormulas(rightEn), zh: joinFormulas(rightZh) },
  };
}

/** Two formulas side by side are one. */
const joinFormulas = (text: string) => text.replaceAll('$ $', ' ');

/** A mistake that rewrites a part of an expression, wherever that part stands in the line. */
export function rewritingMistake(mistake: {
  id: string;
  at: (part: Expression) => Rewriting[];
  make: (random: Random) => string[];
}): Mistake {
  return {
    id: mistake.id,
    make: mistake.make,
    slips: (given) => (given.task ? [] : inStatement(given.statement, mistake.at)),
  };
}

function* inStatement(statement: Statement, at: (part: Expression) => Rewriting[]): Generator<Slip> {
  switch (statement.kind) {
    case 'expression':
      for (const { becomes, explain } of rewrites(statement.value, at))
        yield { makes: { kind: 'expression', value: becomes }, explain };
      return;
    case 'relation':
      for (const [index, side] of statement.sides.entries())
        for (const { becomes, explain } of rewrites(side, at))
          yield { makes: { ...statement, sides: statement.sides.with(index, becomes) }, explain };
      return;
    case 'list':
      for (const [index, item] of statement.items.entries())
        for (const { makes, explain } of inStatement(item, at))
          yield { makes: { ...statement, items: statement.items.with(index, makes) }, explain };
  }
}

/** The expression with the rule applied at one place, at every place in turn, then at all of them. */
export function* rewrites(one: Expression, at: (part: Expression) => Rewriting[]): Generator<Rewriting> {
  let places = 0;
  for (const each of atOnePlace(one, at)) {
    places += 1;
    yield each;
  }
  if (places < 2) return;
  let first: (() => Explanation) | null = null;
  const all = (part: Expression): Expression => {
    const wrong = at(part)[0];
    if (!wrong) return mapParts(part, all);
    first ??= wrong.explain;
    return wrong.becomes;
  };
  const becomes = all(one);
  if (first) yield { becomes, explain: first };
}

function* atOnePlace(one: Expression, at: (part: Expression) => Rewriting[]): Generator<Rewriting> {
  yield* at(one);
  const parts = partsOf(one);
  for (const [index, part] of parts.entries())
    for (const { becomes, explain } of atOnePlace(part, at))
      yield { explain, becomes: withPart(one, index, becomes) };
}

/** The expression with another part at one place. */
export function withPart(one: Expression, index: number, by: Expression): Expression {
  let position = -1;
  return mapParts(one, (other) => {
    position += 1;
    return position === index ? by : other;
  });
}

/** The line as one equation or inequality with a single sign, or null. */
export function relationOf({ statement, task }: Given) {
  if (task || statement.kind !== 'relation' || statement.signs.length !== 1) return null;
  return { left: statement.sides[0]!, sign: statement.signs[0]!, right: statement.sides[1]! };
}

export function equation(left: Expression, right: Expression): Statement {
  return { kind: 'relation', sides: [left, right], signs: ['='] };
}
