import {
  contains,
  difference,
  type Expression,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal } from '../../schema/problem.ts';

/** Equations between letters, each to be zero, and what else is said of them. */
export interface Told {
  zeros: Expression[];
  conditions: Extract<Statement, { kind: 'relation' }>[];
  wanted: { goal: Goal; value: Expression }[];
  /** What may be in an answer. */
  free: string[];
  inDegrees: boolean;
}

const QUALITIES: Record<string, string> = { positive: '> 0', negative: '< 0', nonzero: '!= 0' };

/** Facts and goals that speak of nothing but letters and numbers; null for any other. */
export function toldEquations(facts: readonly Fact[], goals: readonly Goal[]): Told | null {
  const zeros: Expression[] = [];
  const conditions: Told['conditions'] = [];
  for (const fact of facts) {
    const text = sentenceOf(fact);
    if (text === null) return null;
    if (text === '') continue;
    const statement = statementIn(text);
    if (statement?.kind !== 'relation' || !statement.sides.every(isPlain)) return null;
    const { sides, signs } = statement;
    if (!signs.every((sign) => sign === '=')) conditions.push(statement);
    else zeros.push(...sides.slice(1).map((side, at) => difference(sides[at]!, side)));
  }
  const wanted = goals.map((goal) => ({ goal, value: wantedBy(goal) }));
  if (!wanted.every((one): one is Told['wanted'][number] => one.value !== null)) return null;
  return {
    zeros,
    conditions,
    wanted,
    free: goals.flatMap(({ terms = [] }) => terms),
    inDegrees: facts.some(({ of }) => /°|\\circ/.test(JSON.stringify(of))),
  };
}

/** A fact as a line of mathematics; empty where it says nothing, null where it speaks of something else. */
function sentenceOf({ relation, of: [left, right] }: Fact): string | null {
  if (typeof left !== 'string') return null;
  if (relation === 'holds') return left;
  if (relation === 'equal' && typeof right === 'string') return `${left} = ${right}`;
  if (relation === 'constant') return '';
  return Object.hasOwn(QUALITIES, relation) ? `${left} ${QUALITIES[relation]}` : null;
}

function wantedBy({ verb, target, form, where, each }: Goal): Expression | null {
  if (verb !== 'find' || typeof target !== 'string' || form || where || each) return null;
  const statement = statementIn(target);
  return statement?.kind === 'expression' && isPlain(statement.value) && symbolsOf(statement.value).length > 0
    ? statement.value
    : null;
}

const UNPLAIN = new Set(['apply', 'derivative', 'rate', 'integral', 'series', 'tuple', 'matrix']);
const REAL = new Set(['degrees', 'sin', 'cos', 'tan', 'sec', 'cosec', 'cot', 'ln', 'abs']);

const isPlain = (one: Expression): boolean =>
  !contains(
    one,
    (part) =>
      UNPLAIN.has(part.kind) ||
      (part.kind === 'call' && !REAL.has(part.name)) ||
      (part.kind === 'constant' && (part.name === 'i' || part.name === 'infinity')),
  );
