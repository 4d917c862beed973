import { clauseOf } from './clauses.ts';
import { parsed, plain } from './notation.ts';
import { define, type Model, type Variable, variableNamed } from './model.ts';
import { speaksOf } from './words.ts';
import type { Fact } from '../../schema/problem.ts';

const WAITING = 'until';

/** "A die is thrown until a 6 is obtained": how many throws it takes has a geometric distribution. */
export function takeUntil(fact: Fact, facts: readonly Fact[], model: Model): boolean {
  const [text, clause, number] = fact.of.map(String);
  if (waitingIn(model)) return false;
  if (number) return takeThrows(number, fact, facts, model);
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

/** Whether what ends the attempts is said again as it was told; a clause by its words, a number by itself. */
export function isSaidAgain(clause: string, number: string, { told }: Model): boolean {
  const [until] = told.filter(({ relation }) => relation === 'until');
  const [text, ending, of] = (until?.of ?? []).map(String);
  // A fair die until a 6, a fair coin until a head.
  if (text !== '')
    return number === ending || (number === '' && ending === 'side' && /\b(?:head|tail)s?\b/.test(clause));
  // "Mia needs": who does it, and nothing of what ends it.
  const isOfWhom = number === '~';
  if (ending === undefined || (!isOfWhom && (of ?? '') !== number)) return false;
  if (!isOfWhom && clause.startsWith('not ') !== ending.startsWith('not ')) return false;
  if (number !== '' && !isOfWhom) return true;
  const known = told
    .filter(({ relation }) => ['until', 'event', 'scene'].includes(relation))
    .map((one) => one.of.map(String).join(' '));
  const [mention, all] = [clauseOf(clause), clauseOf(known.join(' '))];
  return mention.words.every((word) => all.words.includes(word));
}

/** "Until it lands on 5": of the faces that were told. */
function takeThrows(number: string, fact: Fact, facts: readonly Fact[], model: Model): boolean {
  const devices = facts.filter(({ relation }) => relation === 'device');
  const [count, , tint, ...faces] = (devices[0]?.of ?? []).map(String);
  const wanted = number.split('|');
  const hits = faces.filter((face) => wanted.includes(face)).length;
  if (!wanted.every((face) => faces.includes(face))) return false;
  if (devices.length !== 1 || count !== '1' || tint === 'biased' || hits === 0 || hits === faces.length)
    return false;
  if (facts.some(({ relation }) => relation === 'odds' || relation === 'event')) return false;
  model.variables.push({
    name: null,
    words: WAITING,
    law: { is: 'geometric', p: parsed(`${hits}/${faces.length}`)! },
    support: null,
    smoothAt: [],
    says: [],
    facts: [fact, devices[0]!],
  });
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
