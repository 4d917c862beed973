import { fact, type RawFact, type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { SHOWN } from './words.ts';

const FIND = '(find|calculate|determine|work out|write down|state|evaluate|obtain|estimate)';
const GOOD = '(a|an|the|your) [suitable|appropriate|normal|suitable normal|approximating]';
const NEAR = `(use|using|by using) ${GOOD} (approximation|approximating distribution|distribution) [,] [to]`;
const CHANCE = '[the] probability (that|of) [,]';
const IN =
  '(in|of|for|from|on|out of|among|over|during) [each of|any|a group of|a period of|a packet of|a box of|a batch of|a bag of|a pack of|a crate of|a week of|a class of|a team of|these|the|the next|his next|her next|the first|his first|her first]';
const TIMES = '(times|occasions|days|of them|of these|of these {y:w}|of the {y:w}|of his {y:w}|of her {y:w})';

interface Of {
  r: string;
  f: string;
  t: string;
}
const goal = (target: ReturnType<typeof the>, where: RawFact[] = []): RawGoal[] => [
  { verb: 'find', target, ...(where.length > 0 && { where }) },
];

/** How many of several are so. */
const COUNTS: Rule[] = [
  ...rule<Of>('counted', `{r:range} {f:f}`, ({ r, f }) => the('times', r, f)),
  ...rule<Of>('counted', `{f:f} {r:range} of {t:taken}`, ({ r, f, t }) => the('times', r, f, t)),
  ...rule<Of>('counted', `{f:f} {r:range} (times|occasions) (in|out of) {t:taken}`, ({ r, f, t }) =>
    the('times', r, f, t),
  ),
  ...rule<Of>('counted', `(all|each of) {f:f}`, ({ f }) => the('times', 'all', f)),
  ...rule<Of>('counted', `(none|no) {f:f}`, ({ f }) => the('times', '0-0', f)),
  ...rule<Of>('counted', `{f:f} [on|in|at] {r:range} [of] ${TIMES}`, ({ r, f }) => the('times', r, f)),
  ...rule<Of>(
    'counted',
    `[the] number [of {z:w}] [in {x:w}] (who|that|which) {f:f} (is|will be) {r:range}`,
    ({ r, f }) => the('times', r, f),
  ),
  ...rule<Of>('asked-of', `${CHANCE} {c:counted}`, ({ c }: Of & { c?: ReturnType<typeof the> }) => c!),
  ...rule<Of>(
    'asked-of',
    `${CHANCE} ${IN} {t:taken} [,] {c:counted}`,
    ({ t, c }: Of & { c?: ReturnType<typeof the> }) => the('times', c!.of[0]!, c!.of[1]!, t),
  ),
  ...rule<Of>(
    'asked-of',
    `${CHANCE} {c:counted} ${IN} {t:taken}`,
    ({ t, c }: Of & { c?: ReturnType<typeof the> }) => the('times', c!.of[0]!, c!.of[1]!, t),
  ),
  ...rule<Of>('asked-of', `${CHANCE} (on|in|for) each of {t:taken} [,] {f:f}`, ({ t, f }) =>
    the('times', 'all', f, t),
  ),
];

/** At which attempt it is so for the first time. */
const FIRST: Rule[] = [
  ...rule<Of & { k: string }>(
    'asked-of',
    `${CHANCE} {f:f} for the first time (on|at|in|with) {k:kth}`,
    ({ f, k }) => the('first', k, f),
  ),
  ...rule<{ a: string; f: string; k: string }>(
    'asked-of',
    `${CHANCE} {a:w} first {f:f} (on|at|in|with) {k:kth}`,
    ({ f, k }) => the('first', k, f),
  ),
  ...rule<Of & { k: string }>('asked-of', `${CHANCE} {f:f} [for the first time] before {k:kth}`, ({ f, k }) =>
    the('first', `1-${Number(k.split('-')[0]) - 1}~${k.split('~')[1]!}`, f),
  ),
  ...rule<Of & { k: string }>('asked-of', `${CHANCE} {f:f} [for the first time] after {k:kth}`, ({ f, k }) =>
    the('first', `${Number(k.split('-')[0]) + 1}-~${k.split('~')[1]!}`, f),
  ),
  ...rule<Of>(
    'asked-of',
    `${CHANCE} (it takes|it will take|{z:w} (takes|needs|requires|has|makes|will need|will take)) {r:range} {y:w-word} (to|until|before) {f:f} [for the first time]`,
    ({ r, f }) => the('first', r, f),
  ),
  ...rule<Of>(
    'asked-of',
    `${CHANCE} {r:range} {y:w-word} ${SHOWN} (needed|required|made|taken) [to {f:f}]`,
    ({ r, f = '' }: { r: string; f?: string }) => the('first', r, f),
  ),
  ...rule<{ w: string; f: string; r: string }>(
    'asked-of',
    `${CHANCE} {z:w} {y:w-word} (his|her|the|their) first {f:f} (after|in|on|within) {r:range} {x:w-word}`,
    ({ f, r }) => the('first', r, f),
  ),
  ...rule<{ k: string; f: string }>(
    'asked-of',
    `${CHANCE} {k:kth} [{z:w}] (is|will be) the first [{y:w-word}] (who|that|which|to) {f:f}`,
    ({ k, f }) => the('first', k, f),
  ),
];

const GOALS: Rule[] = [
  ...rule<{ f: string }>(
    'ask',
    `${FIND} the (expected|mean|average) number [of {w:noun}] (needed|required|taken|made|until|up to and including) [(to|until) {f:f}]`,
    ({ f = '' }: { f?: string }) => goal(the('mean wait', f)),
  ),
  ...rule<{ f: string }>(
    'ask',
    `${FIND} the (expected|mean|average) number [of {w:noun}] to {f:f}`,
    ({ f }) => goal(the('mean wait', f)),
  ),
  ...rule<{ f: string; w: string }>(
    'ask',
    `${FIND} the (expected|mean|average) number of {w:noun} (who|that|which) {f:f}`,
    ({ f }) => goal(the('mean count', f)),
  ),
  ...rule<{ a: ReturnType<typeof the> }>('ask', `[hence|now] ${FIND} {a:asked-of}`, ({ a }) => goal(a)),
  ...rule<{ a: ReturnType<typeof the> }>('ask', `${NEAR} ${FIND} {a:asked-of}`, ({ a }) =>
    goal(a, [fact('approximation')]),
  ),
  ...rule<{ z?: string; y?: string }>(
    'ask',
    '(justify|give a reason for|explain) [why] [the use of|the validity of|using] [your|the|this|a] [normal|suitable] approximation [{z:w}] [is valid|is appropriate|may be used|can be used] [{y:w}]',
    ({ z, y }) => (saysWhere(z) && saysWhere(y) ? goal(the('why near')) : null),
  ),
  ...rule<{ z?: string }>(
    'ask',
    '(state|give) (a|the|any) (reason|condition|conditions|justification) [for|that justifies|that justify|why] [the use of] [your|the|this] [normal] approximation [{z:w}] [is valid|is appropriate]',
    ({ z }) => (saysWhere(z) ? goal(the('why near')) : null),
  ),
];

/** "In part (b)", "in this case": where the approximation was made, and nothing else. */
const saysWhere = (words = ''): boolean =>
  words.split(' ').every((word) => PLACES.has(word) || word.length < 2);

const PLACES = new Set(
  'in used to for part parts of this that the your case situation calculation answer here above be made it ii iii iv'.split(
    ' ',
  ),
);

export const REPEAT_ASKED: Rule[] = [...COUNTS, ...FIRST, ...GOALS];
