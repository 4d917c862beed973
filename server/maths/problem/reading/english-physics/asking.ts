import { eachOf, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { AT } from './things.ts';
import { sought } from '../shared/manners.ts';

const FIND = '(find|determine|calculate|obtain|state|work out|estimate|deduce)';

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('goals', `${FIND} {t:sought}`, ({ t }) => sought(t)),
  ...rule<{ t: RawTerm }>('goals', 'what (is|are) {t:sought}', ({ t }) => sought(t)),
  ...rule<{ p: string; q: string; e: RawTerm }>(
    'sought',
    `[the] {p:property} [{s:symbol}] and [the] {q:property} [{t:symbol}] ${AT} {e:entity}`,
    ({ p, q, e }) => ({ all: [the(p, e), the(q, e)] }),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use|using) (the|these|your|both) [two|three] (lengths|values|readings|measurements|results|data|times|answers) (to|,) {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ q: RawTerm }>('sought', '[a value for|the value of] {q:quant}', ({ q }) => q),
  ...rule<{ q: string }>('sought', '[a value for|the value of] {q:letter}', ({ q }) => q),
  ...rule<{ a: RawTerm; b: RawTerm }>('sought', '{a:sought} [,] and {b:sought}', ({ a, b }) => ({
    all: [...eachOf(a), ...eachOf(b)],
  })),
  // "Calculate the wavelength, in nm, of the light."
  ...rule<{ p: string; u: string; e: RawTerm }>(
    'sought-in',
    `[the|a value for the] {p:property} [{s:symbol}] , in {u:unit} , ${AT} {e:entity}`,
    ({ p, u, e }) => [{ verb: 'find', target: the(p, e), unit: u }],
  ),
  ...rule<{ g: RawGoal[] }>('goals', `(${FIND}|what is) {g:sought-in}`, ({ g }) => g),
  ...rule<{ u: string; t: RawTerm }>('goals', `${FIND} , in {u:unit} , {t:sought}`, ({ u, t }) =>
    sought(t).map((one) => ({ ...one, unit: u })),
  ),
  ...rule<{ e: RawTerm; t: RawTerm }>(
    'goals',
    `${FIND} [,] for {e:entity} , [the] {t:property}`,
    ({ e, t }) => sought(the(t as string, e)),
  ),
  ...rule<{ e: RawTerm; t: RawTerm }>('goals', `for {e:entity} [,] ${FIND} [the] {t:property}`, ({ e, t }) =>
    sought(the(t as string, e)),
  ),
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
