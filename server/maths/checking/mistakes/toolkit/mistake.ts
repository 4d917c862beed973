import { type Expression, mapParts, partsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement.ts';
import type { Random } from './random.ts';
import type { Text } from '../../../../core/locale.ts';

/** What went wrong and what is right, with the writer's own numbers. */
export interface Said {
  wrong: Text;
  right: Text;
}

/** A line to go on from: what it says, and what it asks for where it starts with d/dx or ∫. */
export interface Given {
  statement: Statement;
  task?: Task;
}

export interface Task {
  kind: 'differentiate' | 'integrate';
  of: Expression;
  by: string;
}

/** What a wrong rule makes of a line; of an integral, the derivative of what it makes. */
export interface Slip {
  makes: Statement;
  said: () => Said;
  /** Whether a line looks as the rule would leave it: no formula was used where none is seen. */
  isShownBy?: (typed: Statement) => boolean;
}

export interface Mistake {
  id: string;
  /** Every line that the wrong rule makes of a right one. */
  slips(given: Given): Iterable<Slip>;
  /** A right chain whose last line is wrong by this rule and no other; `calculus` rules start with their task. */
  make(random: Random): string[];
}

/** One part of an expression and what the wrong rule makes of it. */
export interface Rewriting {
  becomes: Expression;
  said: () => Said;
}

export function said(wrongEn: string, rightEn: string, wrongZh: string, rightZh: string): Said {
  return {
    wrong: { en: joined(wrongEn), zh: joined(wrongZh) },
    right: { en: joined(rightEn), zh: joined(rightZh) },
  };
}

/** Two formulas side by side are one. */
const joined = (text: string) => text.replaceAll('$ $', ' ');

/** A mistake that rewrites a part of an expression, wherever that part stands in the line. */
export function rewriting(mistake: {
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
      for (const { becomes, said } of rewrites(statement.value, at))
        yield { makes: { kind: 'expression', value: becomes }, said };
      return;
    case 'relation':
      for (const [index, side] of statement.sides.entries())
        for (const { becomes, said } of rewrites(side, at))
          yield { makes: { ...statement, sides: statement.sides.with(index, becomes) }, said };
      return;
    case 'list':
      for (const [index, item] of statement.items.entries())
        for (const { makes, said } of inStatement(item, at))
          yield { makes: { ...statement, items: statement.items.with(index, makes) }, said };
  }
}

/** The expression with the rule applied at one place, at every place in turn, then at all of them. */
export function* rewrites(one: Expression, at: (part: Expression) => Rewriting[]): Generator<Rewriting> {
  let places = 0;
  for (const each of once(one, at)) {
    places += 1;
    yield each;
  }
  if (places < 2) return;
  let first: (() => Said) | null = null;
  const all = (part: Expression): Expression => {
    const found = at(part)[0];
    if (!found) return mapParts(part, all);
    first ??= found.said;
    return found.becomes;
  };
  const becomes = all(one);
  if (first) yield { becomes, said: first };
}

function* once(one: Expression, at: (part: Expression) => Rewriting[]): Generator<Rewriting> {
  yield* at(one);
  const parts = partsOf(one);
  for (const [index, part] of parts.entries())
    for (const { becomes, said } of once(part, at)) yield { said, becomes: withPart(one, index, becomes) };
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
