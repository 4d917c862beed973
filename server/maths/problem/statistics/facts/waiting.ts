import { parsed, plain } from './notation.ts';
import { define, type Model, type Variable, variableNamed } from './model.ts';
import { speaksOf } from './words.ts';
import type { Fact } from '../../schema/problem.ts';

const WAITING = 'until';

/** "A die is thrown until a 6 is obtained": how many throws it takes has a geometric distribution. */
export function takeUntil(fact: Fact, facts: readonly Fact[], model: Model): boolean {
  const [text, clause] = fact.of.map(String);
  if (waitingIn(model)) return false;
  const events = facts.filter(({ relation }) => relation === 'event');
  const [told] = events;
  const isTold = text === '';
  if (isTold && (events.length !== 1 || told!.of.length !== 2 || !speaksOf(clause!, String(told!.of[1]))))
    return false;
  const value = plain(isTold ? String(told!.of[0]) : text!).replace(/\\?%$/, '/100');
  const p = parsed(value);
  if (!p || String(told?.of[1] ?? '').startsWith('not ') !== clause!.startsWith('not ')) return false;
  const variable: Variable = {
    name: null,
    words: WAITING,
    law: { is: 'geometric', p },
    support: null,
    smoothAt: [],
    says: [],
    facts: [fact, ...(isTold ? [told!] : [])],
  };
  model.variables.push(variable);
  return true;
}

export const waitingIn = (model: Model): Variable | undefined =>
  model.variables.find(({ words }) => words === WAITING);

/** "X is the number of throws." */
export function takeWaits(fact: Fact, model: Model): boolean {
  const waiting = waitingIn(model);
  if (!waiting) return false;
  const variable = variableNamed(model, String(fact.of[0]));
  variable.facts.push(...waiting.facts);
  return define(variable, waiting.law, fact);
}
