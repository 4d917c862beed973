import { fact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { UNNAMED } from '../shared/iterations.ts';

const OF_NEXT = /_\{?\(?n\s*\+\s*1/;

/** Iterations under other names, and sequences that are told of by their formula alone. */
export const ITERATION_RULES: Rule[] = [
  ...rule<{ e: string }>(
    'an-iteration',
    '[the|this|an] (iteration|iteration formula|iterative process|recurrence relation|formula) {e:equation}',
    ({ e }) => (OF_NEXT.test(e) ? [e] : null),
  ),
  ...rule<object>('root', '(it|this root)', () => UNNAMED),
  ...rule<{ e: string; s: string; a: string }>(
    'facts',
    '[the|a] sequence [of [positive|real] values] [which is|that is] (given|defined|generated) by {e:equation} [,] [with|where|and] [initial value] {s:equation} [,] (converges to|has limit) {a:letter}',
    ({ e, s, a }) => (OF_NEXT.test(e) ? [fact('iteration', e, s, a)] : null),
  ),
];
