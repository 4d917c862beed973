import { fact, isReference, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** A property before and after a change. */
const at = (q: RawTerm, moment: string): RawTerm | null =>
  typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where && isReference(q.of[0]!)
    ? { ...q, of: [q.of[0]!, moment] }
    : null;

const inPercent = (q: RawTerm, sign: 1 | -1): RawGoal[] | null => {
  const [before, now] = [at(q, 'before'), at(q, 'final')];
  if (!before || !now) return null;
  const change = sign > 0 ? the('difference', now, before) : the('difference', before, now);
  return [{ verb: 'find', target: the('ratio', change, before), unit: '%' }];
};

const FIND = '(find|determine|calculate|estimate|state)';

/** By which part of what it was a quantity changes. */
export const SHARE_RULES: Rule[] = [
  ...rule<{ q: RawTerm }>(
    'goals',
    `${FIND} the percentage (increase|rise|change|gain) in {q:quant}`,
    ({ q }) => inPercent(q, 1),
  ),
  ...rule<{ q: RawTerm }>(
    'goals',
    `${FIND} the percentage (decrease|fall|reduction|loss|drop) in {q:quant}`,
    ({ q }) => inPercent(q, -1),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '[during use ,] {e:entity} is (left|placed|kept|stored) (in [the|direct|bright] sunlight|in a warm room|in the sun) [for some time] [with (its|the) (valve|tap) closed]',
    ({ e }) => [fact('stays', the('volume', e))],
  ),
];
