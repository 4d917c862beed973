import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const SIGNS = [
  ['<', '(less|fewer|lower|smaller|shorter) than'],
  ['>', '(more|greater|higher|larger|longer) than'],
  ['<=', '(at most|no more than|not more than)'],
  ['>=', '(at least|no fewer than|not less than|no less than)'],
] as const;
const THERE =
  '[there (are|is)|{z:w} (is|are|was|were)|{z:w}|the number [{z:w}] (is|are)|the sample mean is|the mean [{z:w}] is]';

/** Which outcomes are in a region. */
const RANGES: Rule[] = [
  ...SIGNS.flatMap(([sign, words]) =>
    rule<{ v: string }>('outcomes', `${THERE} ${words} {v:v} [{w:w}]`, ({ v }) => the('outcomes', sign, v)),
  ),
  ...rule<{ v: string }>('outcomes', `${THERE} {v:n} or (more|greater) [{w:w}]`, ({ v }) =>
    the('outcomes', '>=', v),
  ),
  ...rule<{ v: string }>('outcomes', `${THERE} {v:n} or (fewer|less) [{w:w}]`, ({ v }) =>
    the('outcomes', '<=', v),
  ),
  ...rule<{ v: string; w: string }>('outcomes', `(no|none of the|none of these|none) {w:w}`, () =>
    the('outcomes', '=', '0'),
  ),
  ...rule<{ e: string }>('outcomes', '{e:inequality}', ({ e }) => the('outcomes', 'formula', e)),
];

const REJECTS =
  '(reject|rejects|rejected|will reject|is rejected|will be rejected|would be rejected|should be rejected|are rejected)';
const WHAT = '[the null hypothesis|{c:told-claim}|{h:letter}]';
const IF = '(if|when|only if|if and only if|provided that|provided)';
const CONCLUDES = '(concludes|conclude|will conclude|decides|will decide|would conclude|infers)';
const region = (o: RawTerm) => (typeof o === 'object' && 'the' in o ? [fact('told region', ...o.of)] : null);

/** By which outcomes the null hypothesis is rejected. */
export const REGIONS: Rule[] = [
  ...RANGES,
  ...rule<{ o: RawTerm }>('piece', `${WHAT} ${REJECTS} ${WHAT} ${IF} {o:outcomes}`, ({ o }) => region(o)),
  ...rule<{ o: RawTerm }>(
    'piece',
    `${IF} {o:outcomes} [,] [then] ${WHAT} [{z:w}] ${REJECTS} ${WHAT}`,
    ({ o }) => region(o),
  ),
  ...rule<{ o: RawTerm }>(
    'piece',
    `(the|a|his|her) (rejection|critical) region [for {w:w}] (is|was|is chosen to be|was chosen to be|is taken to be|consists of|given by|is given by) {o:outcomes}`,
    ({ o }) => region(o),
  ),
  ...rule<{ o: RawTerm; t: RawTerm }>('piece', `${CONCLUDES} that {t:trend} ${IF} {o:outcomes}`, ({ o, t }) =>
    typeof t === 'object' && 'the' in t ? [fact('told trend', ...t.of), ...region(o)!] : null,
  ),
  ...rule<{ o: RawTerm; t: RawTerm }>(
    'piece',
    `${IF} {o:outcomes} [,] [then] {z:w} ${CONCLUDES} that {t:trend}`,
    ({ o, t }) => (typeof t === 'object' && 'the' in t ? [fact('told trend', ...t.of), ...region(o)!] : null),
  ),
  ...rule<object>(
    'ask',
    '(find|calculate|determine|state) the significance level of (the|this|his|her) test',
    () => [{ verb: 'find', target: the('error chance', 'I') }],
  ),
];
