import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const ENDS = ['number', 'expression'];
const NUMBERS = '(integers|whole numbers|numbers|natural numbers|positive integers)';

/** "All the multiples of 7 between 100 and 300": what is added each time, and where they lie. */
const listed = (step: string, from: string, to: string, ends: 'open' | 'closed' | 'below'): RawTerm =>
  the('sum of multiples', step, from, to, ends);

/** Sums of all numbers of a kind between two others. */
export const SUM_RULES: Rule[] = [
  ...rule<{ k: string }>('multiples', '[all] [the] [positive] multiples of {k:number}', ({ k }) => k),
  ...rule<{ k: string }>(
    'multiples',
    `[all] [the] ${NUMBERS} (which are|that are|) (divisible by|multiples of) {k:number}`,
    ({ k }) => k,
  ),
  ...rule<object>('multiples', `[all] [the] even ${NUMBERS}`, () => '2'),
  ...rule<object>('multiples', `[all] [the] odd ${NUMBERS}`, () => 'odd'),
  ...ENDS.flatMap((kind) => [
    ...rule<{ k: string; a: string; b: string }>(
      'multiples-between',
      `{k:multiples} (between|which lie between|that lie between|lying between) {a:${kind}} and {b:${kind}}`,
      ({ k, a, b }) => listed(k, a, b, 'open'),
    ),
    ...rule<{ k: string; a: string; b: string }>(
      'multiples-between',
      `[all] [the] ${NUMBERS} (between|which lie between|that lie between) {a:${kind}} and {b:${kind}} (which|that) are (divisible by|multiples of) {k:number}`,
      ({ k, a, b }) => listed(k, a, b, 'open'),
    ),
    ...rule<{ k: string; a: string; b: string }>(
      'multiples-between',
      `{k:multiples} (between {a:${kind}} and {b:${kind}} inclusive|from {a:${kind}} to {b:${kind}} [inclusive])`,
      ({ k, a, b }) => listed(k, a, b, 'closed'),
    ),
    ...rule<{ k: string; b: string }>(
      'multiples-between',
      `[positive] {k:multiples} (less than|below|which are less than|that are less than) {b:${kind}}`,
      ({ k, b }) => listed(k, '1', b, 'below'),
    ),
  ]),
  ...rule<{ m: RawTerm }>('value', '[the] sum of {m:multiples-between}', ({ m }) => m),
];
