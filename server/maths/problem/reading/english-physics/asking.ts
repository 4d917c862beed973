import { eachOf, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';

const FIND = '(find|determine|calculate|obtain|state|work out|estimate|deduce)';

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('goals', `${FIND} {t:sought}`, ({ t }) => sought(t)),
  ...rule<{ t: RawTerm }>('goals', 'what is {t:sought}', ({ t }) => sought(t)),
  ...rule<{ q: RawTerm }>('sought', '[a value for|the value of] {q:quant}', ({ q }) => q),
  ...rule<{ q: string }>('sought', '[a value for|the value of] {q:letter}', ({ q }) => q),
  ...rule<{ a: RawTerm; b: RawTerm }>('sought', '{a:sought} and {b:sought}', ({ a, b }) => ({
    all: [...eachOf(a), ...eachOf(b)],
  })),
  ...rule<{ g: RawGoal[]; u: string }>('goals', '{g:goals} [,] in {u:unit}', ({ g, u }) =>
    g.map((one) => ({ ...one, unit: u })),
  ),
  // Measured data lead to the printed figures, and no further.
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'goals',
    'show that {q:quant} is [equal to|about|approximately|approximately equal to] {v:amount}',
    ({ q, v }) => [{ verb: 'show', target: the('statement:about', q, v) }],
  ),
];

export const ASKING_RULES: Rule[] = GOALS;
