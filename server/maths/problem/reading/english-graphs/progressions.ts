import { fact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** Progressions by their first term and what is common, and their properties where the progression is not named. */
export const PROGRESSION_RULES: Rule[] = [
  ...['difference', 'ratio'].flatMap((common) => [
    ...rule<{ p: RawTerm; a: RawTerm; d: RawTerm }>(
      'facts',
      `{p:progression} (has|with|having) [a] first term [of] {a:value} and [a] common ${common} [of] {d:value}`,
      ({ p, a, d }) => [fact('equal', the('term', p, '1'), a), fact('equal', the(`common ${common}`, p), d)],
    ),
    ...rule<{ p: RawTerm; a: RawTerm; d: RawTerm }>(
      'facts',
      `[the] first term of {p:progression} is {a:value} and [the|its] common ${common} is {d:value}`,
      ({ p, a, d }) => [fact('equal', the('term', p, '1'), a), fact('equal', the(`common ${common}`, p), d)],
    ),
  ]),
  ...['arithmetic progression', 'geometric progression'].flatMap((kind) => {
    const spoken = (at: number): RawTerm => reference(kind, null, 'left out', at);
    return [
      ...rule<{ n: string }>('value', '[the|its] {n:ordinal} term', ({ n }, [at]) =>
        the('term', spoken(at), n),
      ),
      ...rule<{ n: string }>('value', '[the] sum of (the|its) first {n:count-of} terms', ({ n }, [at]) =>
        the('sum', spoken(at), n),
      ),
      ...rule<object>('value', '(the|its) sum to infinity', (_, [at]) => the('sum to infinity', spoken(at))),
      ...rule<object>(
        'value',
        `(the|its) common ${kind.startsWith('a') ? 'difference' : 'ratio'}`,
        (_, [at]) => the(kind.startsWith('a') ? 'common difference' : 'common ratio', spoken(at)),
      ),
    ];
  }),
];
