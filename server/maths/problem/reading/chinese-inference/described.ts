import { fact, type RawFact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const VALUES = '(观测值|数据|观察值|测量值|值)';
const FOUND = '(算得|求得|得|测得|得到|已知|有)';
const AND = '(和|与|及)';
const MEAN = '(平均数|均值|平均值)';

const ofData = (moments: string[], n: string) =>
  moments.map((one) => ({ verb: 'find', target: the('of data', one, '', n) }));

/** Values of a variable, so many of them, and others besides. */
export const DESCRIBED_RULES: Rule[] = ['number', 'count'].flatMap((kind) => [
  ...rule<{ n: string; f: RawFact[] }>(
    'facts',
    `[对|对于|关于] [变量] {x:letter} 的 {n:${kind}} 个 ${VALUES} , ${FOUND} {f:facts}`,
    ({ n, f }) => [fact('size', n, 'values'), ...f],
  ),
  ...rule<{ n: string; m: string; s: string }>(
    'facts',
    `[又] [得到|测得|有] [变量] [{x:letter} 的] [另外|另|其余] {n:${kind}} 个 ${VALUES} , (它们|其) 的 ${MEAN} (为|是) {m:amount} , 标准差 (为|是) {s:amount}`,
    ({ n, m, s }) => [fact('group', n, 'values', m, s)],
  ),
  ...rule<{ m: string; k: string; n: string }>(
    'goals',
    `(求|计算) (这|全部|所有|全体) {n:${kind}} 个 ${VALUES} 的 {m:moment} ${AND} {k:moment}`,
    ({ m, k, n }) => ofData([m, k], n),
  ),
  ...rule<{ m: string; n: string }>(
    'goals',
    `(求|计算) (这|全部|所有|全体) {n:${kind}} 个 ${VALUES} 的 {m:moment}`,
    ({ m, n }) => ofData([m], n),
  ),
]);

/** What is told of the law of another population. */
export const LAW_RULES: Rule[] = [
  ...rule<{ w: string }>('facts', '{w:named} 也 服从正态分布', ({ w }) => [
    fact('normal', w, the('moments')),
  ]),
  ...(
    [
      ['mean', MEAN, '标准差'],
      ['standard deviation', '标准差', MEAN],
    ] as const
  ).flatMap(([name, noun, other]) => [
    ...['number', 'count'].flatMap((kind) =>
      rule<{ k: string }>('facts', `其 ${noun} (是|为) ${other} 的 {k:${kind}} 倍`, ({ k }) => [
        fact('law moment', name, k, 'times'),
      ]),
    ),
    ...rule<{ k: string }>('facts', `其 ${noun} (是|为) ${other} 的 {k:percent}`, ({ k }) => [
      fact('law moment', name, k, 'times'),
    ]),
  ]),
];
