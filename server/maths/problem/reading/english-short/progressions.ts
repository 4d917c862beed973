import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const PLACES = [
  ['common difference', 'arithmetic progression'],
  ['common ratio', 'geometric progression'],
] as const;

/** What a common difference or ratio is not. */
export const PROGRESSION_RULES: Rule[] = [
  ...PLACES.flatMap(([noun, kind]) => [
    ...rule<{ v: string; p?: RawTerm }>(
      'facts',
      `(the|its) ${noun} [of {p:progression}] (is not|is not equal to|does not equal) {v:number}`,
      ({ v, p }, [at]) => [fact('differs', the(noun, p ?? reference(kind, null, 'left out', at)), v)],
    ),
    ...rule<{ p?: RawTerm }>(
      'facts',
      `(the|its) ${noun} [of {p:progression}] is (not zero|non-zero)`,
      ({ p }, [at]) => [fact('differs', the(noun, p ?? reference(kind, null, 'left out', at)), '0')],
    ),
    ...rule<{ p: RawTerm }>(
      'progression',
      `{p:progression} with (a non-zero ${noun}|non-zero ${noun})`,
      ({ p }) =>
        typeof p === 'object' && 'a' in p && p.a === kind
          ? { ...p, says: [...p.says, fact('differs', the(noun, { self: true }), '0')] }
          : null,
    ),
  ]),
  ...rule<{ g: RawGoal[]; v: string }>(
    'goals',
    '{g:goals} [,] given that it is (not|not equal to) {v:number}',
    ({ g, v }) =>
      g.length === 1 && typeof g[0]!.target === 'object'
        ? [{ ...g[0]!, where: [...(g[0]!.where ?? []), fact('differs', g[0]!.target, v)] }]
        : null,
  ),
];
