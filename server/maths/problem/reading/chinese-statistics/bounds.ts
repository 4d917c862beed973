import { type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { MEASURES } from './data.ts';

const find = (target: RawTerm): RawGoal[] => [{ verb: 'find', target }];

/** How many it takes for a probability to be so large. */
export const BOUNDS: Rule[] = [
  ...rule<{ w: string }>('trial', `[其中] 至少 [有] {w:clause} 一 (次|${MEASURES.slice(1, -1)})`, ({ w }) =>
    the('trials', '', '', the('range', '>=', '1'), w),
  ),
  ...rule<{ w: string }>(
    'trial',
    `[其中] 至少 [有|{a:open}] 一 (次|${MEASURES.slice(1, -1)}) [是|为] {w:clause}`,
    ({ w }) => the('trials', '', '', the('range', '>=', '1'), w),
  ),
  ...(
    [
      ['>', '大于|超过|高于'],
      ['>=', '不小于|不低于|至少为|大于等于'],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<{ c: RawTerm; v: string }>(
      'goals',
      `[求|问] [{a:open}] 至少 [要|需要|需|应|应当|应该|必须] {b:open} (多少|几) (次|${MEASURES.slice(1, -1)}) [{d:open}] [,] [才能|才可|可以|能] (使|使得|保证|让) {c:trial} 的概率 (${words}) {v:chance}`,
      ({ c, v }) => find(the('least size', '', sign, v, c)),
    ),
    ...rule<{ c: RawTerm; v: string }>(
      'goals',
      `(若|如果|为了|为|要) [希望|要|要求] [使|使得|保证] {c:trial} 的概率 (${words}) {v:chance} , [求|问|则] [{a:open}] 至少 [要|需要|需|应|应当|应该|必须] {b:open} (多少|几) (次|${MEASURES.slice(1, -1)}) [{d:open}]`,
      ({ c, v }) => find(the('least size', '', sign, v, c)),
    ),
  ]),
];
