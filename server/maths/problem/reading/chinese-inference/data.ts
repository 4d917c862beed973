import { fact, type RawFact, type RawGoal, type RawProperty, type RawTerm } from '../meaning.ts';
import { MEASURES } from '../chinese-statistics/data.ts';
import { type Rule, rule } from '../rule.ts';

const SHOWN =
  '[整理|统计|汇总|得到|具体|所得|记录|调查] [的] [结果|数据|情况|资料] [整理|统计|汇总] (如下|如下表|如下所示|如下表所示|见下表|如表所示|列于下表) [数据|结果] [:]';

/** "某校随机调查了 120 名学生……，整理结果如下表": how many there are, whatever else is told of them. */
export const DATA_RULES: Rule[] = [
  ...rule<{ a: string }>('talk', '{a:open}', ({ a }) => a),
  ...rule<{ a: string; b: string }>(
    'talk',
    '{a:open} (,|分别|和|与|及|或) {b:talk}',
    ({ a, b }) => `${a}${b}`,
  ),
  ...rule<{ a: string; n: string; b: string }>(
    'talk',
    '{a:open} {n:count} {b:talk}',
    ({ a, b }) => `${a}${b}`,
  ),
  ...rule<{ a: string }>('talk', '{a:open} [{x:lettered}] {b:bracket}', ({ a }) => a),
  ...rule<{ a: string }>('talk', '{a:open} {x:lettered}', ({ a }) => a),
  ...rule<{ a: string; g: RawTerm; b: string }>(
    'facts',
    `[{a:talk}] [,] [共] {g:group} [的] [[,] {b:talk}] [,] ${SHOWN}`,
    ({ g, a, b }: { a?: string; g: RawTerm; b?: string }) => {
      const [n, w] = (g as RawProperty).of as string[];
      return [fact('size', n!, `${a ?? ''}${w}${b ?? ''}`.replace(/[的得到整理统计结果]/g, ''))];
    },
  ),
  ...rule<{ a: string; n: string; w: string }>(
    'facts',
    `[现|现在|今] 从 {a:open} [中] [任意|随机|随机地] (任取|任选|任抽|抽取|选取|抽出|取出) [出] {n:number} ${MEASURES} [{w:open}]`,
    ({ a, n, w }: { a: string; n: string; w?: string }) => [fact('sample', n, w ?? a.replace(/中$/, ''))],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:facts} , {g:goals}', ({ f, g }) =>
    f.every(({ relation }) => relation === 'sample') ? { facts: f, goals: g } : null,
  ),
  ...rule<{ m: string }>(
    'goals',
    '{m:moment} (落在|位于|在|处于) (哪一组|哪个组|哪组|哪一区间|哪个区间)',
    ({ m }) => [{ verb: 'find', target: { the: 'class', of: [m] } }],
  ),
];
