import { type RawFact, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** Events that letters stand for. */
export const LETTERS: Rule[] = [
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    '[the] [two] events {a:label} and {b:label} are such that {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), ...f], goals: [] }),
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    '[for] {a:label} and {b:label} are [two] events (such that|with|for which) {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), ...f], goals: [] }),
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    'for [the] [two] events {a:label} and {b:label} , [it is (given|known) that] {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), ...f], goals: [] }),
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    '[the] [events] {a:label} and {b:label} are independent',
    ({ a, b }) => [fact('independent events', a, b)],
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    '[the] [events] {a:label} and {b:label} are mutually exclusive',
    ({ a, b }) => [fact('exclusive events', a, b)],
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'sentence',
    '[the] [two] independent events {a:label} and {b:label} are such that {f:facts}',
    ({ a, b, f }) => ({ facts: [fact('events', a, b), fact('independent events', a, b), ...f], goals: [] }),
  ),
  ...(
    [
      ['exactly one of', 'one'],
      ['at least one of', 'some'],
      ['neither', 'none'],
      ['both', 'both'],
    ] as const
  ).flatMap(([words, kind]) =>
    rule<{ a: string; b: string }>(
      'value',
      `[the] probability that ${words} [of] [the] [events] {a:label} (and|nor) {b:label} (occurs|occur|happens|happen|will occur)`,
      ({ a, b }) => the('of events', kind, a, b),
    ),
  ),
];
