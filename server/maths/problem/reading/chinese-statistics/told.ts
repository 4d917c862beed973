import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** "A company found that": what it found follows. */
const IS_FOUND = /(?:发现|表明|显示|知道|指出|认为|已知)$/;

const bare = (text: string): string => text.replace(/[$\s]/g, '');

/** Populations, variables by their values, and events that are so or not by turns. */
const TOLD: Rule[] = [
  ...rule<{ a: string; b: string }>('named', '{a:open} , (其|它们的|这些) {b:named}', ({ a, b }) =>
    IS_FOUND.test(a) ? null : `${a}的${b}`,
  ),
  ...rule<{ v: string; a: string; b: string }>(
    'told',
    '[已知] [{z:open}] [每天|每次|每天早上|平时] {a:clause} 的概率为 {v:chance} , 否则 [他|她|它] {b:open}',
    ({ v, a, b }) => (a.startsWith('not ') ? null : [fact('parts', '', v, a, 'rest', b)]),
  ),
  ...rule<{ x: string; e: string; f: string; v: RawTerm }>(
    'facts',
    '{x:rv} 的 (概率分布|分布列|概率函数|分布) (如下|如下 :|满足|为 :|:|由 下式 给出 :) {e:equation} , {f:equation} , {v:support}',
    ({ x, e, f, v }) => {
      const value = /^[a-z]=(-?\d+)$/.exec(bare(f))?.[1];
      return value === undefined || typeof v !== 'object' || !('all' in v)
        ? null
        : [fact('support', x, { all: [value, ...v.all] }), fact('holds', e)];
    },
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '{f:facts} , [且|并且] [已知] {h:share} , {g:goals}',
    ({ f, g, h }: { f: RawFact[]; g: RawGoal[]; h?: RawFact[] }) => ({ facts: [...f, ...h!], goals: g }),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} , (且|并且) [已知] {h:share}',
    ({ f, h }: { f: RawFact[]; h?: RawFact[] }) => [...f, ...h!],
  ),
];

const COUNTS = [
  ['=', '恰好有|恰有|恰好'],
  ['>=', '至少有|至少'],
  ['>', '多于|超过|有超过|有多于'],
  ['<', '少于|有少于|不足|不到'],
  ['<=', '至多有|至多|不超过|有不超过'],
] as const;

/** On how many days, where the number stands with its unit. */
const DAYS: Rule[] = COUNTS.flatMap(([sign, words]) => [
  ...rule<{ n: string; m: string; w: string }>(
    'trial',
    `[{a:open}|一周|一星期] [在] {n:counted} [{b:open}] [中|内|里] [,] (${words}) {m:counted} {w:clause}`,
    ({ n, m, w }) => the('trials', n, '', the('range', sign, m), w),
  ),
  ...rule<{ n: string; m: string; w: string }>(
    'trial',
    `在 {n:number} 次 [{b:open}] [中|内|里] [,] (${words}) {m:number} 次 {w:clause}`,
    ({ n, m, w }) => the('trials', n, '', the('range', sign, m), w),
  ),
]);

export const TOLD_RULES: Rule[] = [...TOLD, ...DAYS];
