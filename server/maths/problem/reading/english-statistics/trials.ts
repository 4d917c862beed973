import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const OF_THEM = '(of them|of these|of the|of those|)';
const IN = '(in|of|out of|for|among|from|if|during|over)';
const SAMPLE =
  '(a random sample of|a sample of|a group of|a randomly chosen group of|a period of|a random selection of|)';

/** How many of several are so, and which is the first. */
export const TRIALS: Rule[] = [
  ...rule<{ c: RawTerm; w: string }>(
    'value',
    `[the] probability that {c:how-many} ${OF_THEM} {w:clause}`,
    ({ c, w }) => the('trials', '', '', c, w),
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ c: RawTerm; w: string; n: string }>(
      'value',
      `[the] probability that {c:how-many} of (the|these|) {n:${kind}} {w:clause}`,
      ({ c, w, n }) => the('trials', n, '', c, w),
    ),
    ...rule<{ n: string; v: string; c: RawTerm; w: string }>(
      'value',
      `[the] probability that [,] ${IN} ${SAMPLE} {n:${kind}} {v:open} , {c:how-many} ${OF_THEM} {w:clause}`,
      ({ n, v, c, w }) => the('trials', n, v, c, w),
    ),
    ...rule<{ n: string; v: string; c: RawTerm; w: string; d: string }>(
      'value',
      `[the] probability that [,] ${IN} ${SAMPLE} {n:${kind}} {v:open} , {w:clause} (on|in) {c:how-many} [of these|of them|of the] {d:open}`,
      ({ n, v, c, w, d }) => the('trials', n, `${v} ${d}`, c, w),
    ),
    ...rule<{ n: string; v: string; c: RawTerm; w: string; d: string }>(
      'value',
      `[the] probability that {w:clause} (on|in) {c:how-many} [of these|of them|of the] {d:open} (in|during|over) ${SAMPLE} {n:${kind}} {v:open}`,
      ({ n, v, c, w, d }) => the('trials', n, `${v} ${d}`, c, w),
    ),
    ...rule<{ n: string; v: string; c: RawTerm; w: string }>(
      'value',
      `[the] probability that {c:how-many} ${OF_THEM} {w:clause} in ${SAMPLE} {n:${kind}} {v:open}`,
      ({ n, v, c, w }) => the('trials', n, v, c, w),
    ),
  ]),
  ...rule<{ c: RawTerm; w: string }>(
    'value',
    '[the] probability that , (in|during) a [randomly chosen] week , {w:clause} on {c:how-many-days}',
    ({ c, w }) => the('trials', '7', '', c, w),
  ),
  ...rule<{ c: RawTerm; w: string }>(
    'value',
    '[the] probability that {w:clause} on {c:how-many-days} [in|of|during] a [randomly chosen] week',
    ({ c, w }) => the('trials', '7', '', c, w),
  ),
  ...rule<{ c: RawTerm; w: string; n: string }>(
    'value',
    `[the] probability that , (in|during|over) ${SAMPLE} {n:counted} , {w:clause} on {c:how-many-days}`,
    ({ c, w, n }) => the('trials', n, '', c, w),
  ),
  ...rule<{ c: RawTerm; w: string; n: string }>(
    'value',
    `[the] probability that {w:clause} on {c:how-many-days} (in|during|over|out of) ${SAMPLE} {n:counted}`,
    ({ c, w, n }) => the('trials', n, '', c, w),
  ),
  ...rule<{ v: string; k: string; u: string }>(
    'value',
    '[the] probability that the first {v:open} (is|will be) [on] the {k:ordinal} {u:open}',
    ({ v, k, u }) => the('first', '=', k, v, u),
  ),
  ...rule<{ w: string; d: string; k: string; u: string }>(
    'value',
    '[the] probability that {w:open} first {d:open} (on|at|in|with) (the|her|his|its|their) {k:ordinal} {u:open}',
    ({ w, d, k, u }) => the('first', '=', k, `${w} ${d}`, u),
  ),
  ...(
    [
      ['=', 'on|at|in|with'],
      ['>', 'after'],
      ['<', 'before'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ w: string; k: string; u: string }>(
      'value',
      `[the] probability that {w:clause} for the first time (${words}) the {k:ordinal} {u:open}`,
      ({ w, k, u }) => the('first', sign, k, w, u),
    ),
  ),
];
