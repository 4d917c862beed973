import type { Rule } from '../rule.ts';
import { areApart, areNotParallel, areSkew, howTheyLie, ofTwoLines } from '../lines/two-lines.ts';

const BOTH = '这 两条 直线|这两条直线|两条直线|两直线|它们';

const clause = (before: string, behind: string) => ({ before, behind, and: '(和|与)', both: BOTH });

/** How two lines in space lie to each other. */
export const CHINESE_TWO_LINES: Rule[] = [
  ...ofTwoLines('facts', clause('', '[是|为|互为] 异面 [直线]'), areSkew),
  ...ofTwoLines('facts', clause('', '[互相] 不 平行'), areNotParallel),
  ...ofTwoLines('facts', clause('', '不 相交'), areApart),
  ...ofTwoLines(
    'goals',
    clause('(判断|确定)', '是否 (相交|平行|异面|为 异面 直线|是 异面 直线)'),
    howTheyLie,
  ),
  ...ofTwoLines('goals', clause('(判断|确定)', '的 位置 关系'), howTheyLie),
];
