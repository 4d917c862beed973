import { the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** How large a value is. */
export const RANGES: Rule[] = [
  ...rule<{ v: string }>('range-of', '(less than|fewer than|smaller than|below|under)  {v:amount}', ({ v }) =>
    the('range', '<', v),
  ),
  ...['shorter', 'lighter'].flatMap((word) =>
    rule<{ v: string }>('range-of', `${word} than {v:amount}`, ({ v }) => the('range', '<', v, `~${word}`)),
  ),
  ...['longer', 'heavier', 'taller'].flatMap((word) =>
    rule<{ v: string }>('range-of', `${word} than {v:amount}`, ({ v }) => the('range', '>', v, `~${word}`)),
  ),
  ...rule<{ v: string }>(
    'range-of',
    '(more than|greater than|larger than|above|over|exceeding) {v:amount}',
    ({ v }) => the('range', '>', v),
  ),
  ...rule<{ v: string }>('range-of', '(exceeds|exceed|to exceed) {v:amount}', ({ v }) =>
    the('range', '>', v),
  ),
  ...rule<{ v: string }>('range-of', '(at least|not less than) {v:amount}', ({ v }) => the('range', '>=', v)),
  ...rule<{ v: string }>('range-of', '(at most|not more than|no more than) {v:amount}', ({ v }) =>
    the('range', '<=', v),
  ),
  ...rule<{ v: string; w: string }>('range-of', '(between|from) {v:amount} (and|to) {w:amount}', ({ v, w }) =>
    the('range', 'between', v, w),
  ),
];

/** How far from the mean, counted in standard deviations. */
export const DISTANCES: Rule[] = [
  ...rule<{ k: string }>(
    'range-of',
    '(within|less than) {k:number} standard deviations (of|from|away from) (the|its) mean',
    ({ k }) => the('range', 'within', k),
  ),
  ...rule<object>('range-of', 'within one standard deviation of (the|its) mean', () =>
    the('range', 'within', '1'),
  ),
  ...rule<{ k: string }>(
    'range-of',
    'more than {k:number} standard deviations (from|away from) (the|its) mean',
    ({ k }) => the('range', 'beyond', k),
  ),
  ...rule<{ k: string }>(
    'range-of',
    'more than {k:number} standard deviations above (the|its) mean',
    ({ k }) => the('range', 'above', k),
  ),
  ...rule<{ k: string }>(
    'range-of',
    'more than {k:number} standard deviations below (the|its) mean',
    ({ k }) => the('range', 'under', k),
  ),
];
