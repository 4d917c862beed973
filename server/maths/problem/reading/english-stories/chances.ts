import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './groups.ts';

const FIND = '(find|calculate|determine|work out|state|write down|hence find)';

/** How likely it is for what is arranged or chosen at random. */
export const CHANCE_RULES: Rule[] = [
  ...rule<{ c: RawTerm }>(
    'goals',
    `${FIND} the probability that [, in such (a|an) (line|row|arrangement|selection|group) ,] {c:conds}`,
    ({ c }) => [{ verb: 'find', target: the('chance of', '', ...itemsOf(c)) }],
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `${FIND} the [conditional] probability that {c:conds} [,] given that {d:conds}`,
    ({ c, d }) => [{ verb: 'find', target: the('chance given', { all: itemsOf(c) }, { all: itemsOf(d) }) }],
  ),
  ...rule<{ c: RawTerm; d: RawTerm }>(
    'goals',
    `given that {d:conds} , ${FIND} the [conditional] probability that {c:conds}`,
    ({ c, d }) => [{ verb: 'find', target: the('chance given', { all: itemsOf(c) }, { all: itemsOf(d) }) }],
  ),
  ...(['thats', 'withs'] as const).flatMap((kind) =>
    rule<{ c: RawTerm; p: RawFact[] }>(
      'asked',
      `${FIND} the probability that (a|one) (randomly chosen|random) (arrangement|permutation) of {p:pool} ${kind === 'withs' ? '(has|have)' : ''} {c:${kind}}`,
      ({ c, p }) => ({
        facts: [...p, fact('arranged'), fact('at random')],
        goals: [{ verb: 'find', target: the('chance of', '', ...itemsOf(c)) }],
      }),
    ),
  ),
  ...rule<{ c: RawTerm; p: RawFact[] }>(
    'asked',
    `${FIND} the probability that (in|for) (a|one) (randomly chosen|random) (arrangement|permutation) of {p:pool} [,] {c:conds}`,
    ({ c, p }) => ({
      facts: [...p, fact('arranged'), fact('at random')],
      goals: [{ verb: 'find', target: the('chance of', '', ...itemsOf(c)) }],
    }),
  ),
  ...rule<{ c: RawTerm; d: RawFact[] }>(
    'asked',
    `${FIND} the probability that , (when|if) {d:random-deeds} , {c:conds}`,
    ({ c, d }) => ({ facts: d, goals: [{ verb: 'find', target: the('chance of', '', ...itemsOf(c)) }] }),
  ),
];
