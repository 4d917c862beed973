import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CL, itemsOf } from './things.ts';

const GOT = '(取出|抽出|摸出|取到|抽到|摸到|所取|所抽|选出|得到|抽取|所取出|选取|所摸出|掷出|掷得|所得|出现)';

const taken = (n: string | undefined, k: string | undefined, one: RawTerm): RawTerm =>
  n === undefined && k === undefined ? one : the('of taken', n ?? '', k ?? '', one);
const value = (...of: string[]): RawTerm => the('value', ...of);

const NUMBERS: Rule[] = [
  ...rule<{ v: string }>('sort', '(为|是|等于) {v:num}', ({ v }) => value('=', v)),
  ...rule<object>('sort', '(为|是) 偶数', () => value('even')),
  ...rule<object>('sort', '(为|是) 奇数', () => value('odd')),
  ...rule<object>('sort', '(为|是) (质数|素数)', () => value('prime')),
  ...rule<{ v: string }>('sort', '(为|是) {v:num} 的倍数', ({ v }) => value('multiple', v)),
  ...rule<{ v: string }>('sort', '能被 {v:num} 整除', ({ v }) => value('multiple', v)),
  ...rule<{ v: string }>('sort', '(大于|超过|多于) {v:num}', ({ v }) => value('>', v)),
  ...rule<{ v: string }>('sort', '(小于|少于) {v:num}', ({ v }) => value('<', v)),
  ...rule<{ v: string }>('sort', '(不小于|至少为|至少是|不少于|大于等于|大于或等于) {v:num}', ({ v }) =>
    value('>=', v),
  ),
  ...rule<{ v: string }>('sort', '(不大于|至多为|至多是|不超过|小于等于|小于或等于) {v:num}', ({ v }) =>
    value('<=', v),
  ),
];

const AMOUNTS: Rule[] = (
  [
    ['=', '恰有|恰好有|恰好是|正好有|恰|恰好|有且仅有|恰为'],
    ['>=', '至少有|至少'],
    ['<=', '至多有|至多|最多有'],
    ['>', '多于'],
  ] as const
).flatMap(([sign, words]) =>
  rule<{ n: string }>('amount', `(${words}) {n:num} ${CL}`, ({ n }) => the('n', sign, n)),
);

function counted(amount: RawTerm, face: RawTerm): RawTerm {
  const [sign, n] = (amount as { of: RawTerm[] }).of;
  return the('count', sign!, n!, face);
}

interface Slots {
  n?: string;
  k?: string;
  a: RawTerm;
  f: string;
  i: string;
  g: RawTerm;
}

const ANY = `[${GOT} 的] [{k:kind}] (中|里|)`;

const COLOURS: Rule[] = [
  ...['{n:num} CL [{k:kind}] [的] 颜色 (相同|都相同|均相同|全相同)', '{n:num} CL [{k:kind}] 同色'].flatMap(
    (words) =>
      rule<Slots>('draw-cond', `[${GOT} 的] [这] ${words.replace('CL', CL)}`, ({ n, k }) =>
        taken(n, k, the('alike', 'kind')),
      ),
  ),
  ...rule<Slots>(
    'draw-cond',
    `[${GOT} 的] [这] {n:num} ${CL} [{k:kind}] [的] 颜色 (不同|各不相同|互不相同|都不相同|均不相同)`,
    ({ n, k }) => taken(n, k, the('unlike', 'kind')),
  ),
  ...rule<Slots>(
    'draw-cond',
    `[${GOT} 的] [这] {n:num} ${CL} [{k:kind}] (都是|均为|全是|都为|全为|均是) {f:kind}`,
    ({ n, k, f }) => taken(n, k, the('count', 'all', '', the('kind', f))),
  ),
  ...rule<Slots>('draw-cond', `${ANY} {a:amount} (是|为) {f:kind}`, ({ a, f, k }) =>
    taken(undefined, k, counted(a, the('kind', f))),
  ),
  ...rule<Slots>(
    'draw-cond',
    `[${GOT} 的] [这] {n:num} ${CL} [{k:kind}] [中|里] {a:amount} [是|为] {f:kind}`,
    ({ n, a, f, k }) => taken(n, k, counted(a, the('kind', f))),
  ),
  ...rule<Slots>('draw-cond', `${ANY} [其中] {a:amount} {f:kind}`, ({ a, f, k }) =>
    taken(undefined, k, counted(a, the('kind', f))),
  ),
  ...rule<Slots>('draw-cond', `[恰|恰好] ${GOT} {a:amount} {f:kind}`, ({ a, f }) =>
    counted(a, the('kind', f)),
  ),
  ...rule<Slots>('draw-cond', `(没有|未) ${GOT} {f:kind}`, ({ f }) => the('count', '=', '0', the('kind', f))),
  ...rule<Slots>('draw-cond', `${ANY} 没有 {f:kind}`, ({ f, k }) =>
    taken(undefined, k, the('count', '=', '0', the('kind', f))),
  ),
  ...rule<Slots>(
    'draw-cond',
    `第 {i:num} (次|个) [${GOT}] [的] [{k:kind}] [也] (是|为|) {f:kind}`,
    ({ i, k, f }) => taken(undefined, k, the('at', i, the('kind', f))),
  ),
  ...rule<Slots>('draw-cond', `[恰|恰好] [${GOT}] [的] [是] {g:kind-groups}`, ({ g }) =>
    the('mix', ...itemsOf(g)),
  ),
  ...rule<Slots>(
    'draw-cond',
    `[${GOT} 的] [这] {n:num} ${CL} [{k:kind}] (恰为|恰好是|是|为|恰好为) {g:kind-groups}`,
    ({ n, k, g }) => taken(n, k, the('mix', ...itemsOf(g))),
  ),
  ...rule<Slots>(
    'draw-cond',
    `[${GOT} 的] [{n:num} ${CL} [{k:kind}]] [三种|每种|各种] 颜色 [的 [{j:kind}]] (各|都) (有|) (一|1) ${CL}`,
    () => the('one of each'),
  ),
  ...rule<{ n: string }>(
    'draw-cond',
    `(恰有|恰好有|恰|恰好|正好有) {n:num} (次|枚) [是] (正面|正面朝上|正面向上)`,
    ({ n }) => the('count', '=', n, the('kind', 'head')),
  ),
  ...rule<{ n: string }>(
    'draw-cond',
    `(至少有|至少) {n:num} (次|枚) [是] (正面|正面朝上|正面向上)`,
    ({ n }) => the('count', '>=', n, the('kind', 'head')),
  ),
  ...rule<{ n: string; v: string }>(
    'draw-cond',
    `(恰有|恰好有) {n:num} (次|枚|个) [的] [点数|掷出|出现] [为|是] {v:num} [点]`,
    ({ n, v }) => the('count', '=', n, value('=', v)),
  ),
  ...rule<{ n: string; v: string }>(
    'draw-cond',
    `(至少有|至少) {n:num} (次|枚|个) [的] [点数|掷出|出现] [为|是] {v:num} [点]`,
    ({ n, v }) => the('count', '>=', n, value('=', v)),
  ),
];

const NUMBER = '(点数|数字|号码|编号|数值|得分|两数)';
const THE_NUMBERS = `[${GOT} 的] [这] [{n:num} (次|枚|个|张|颗)] [{k:kind}] [骰子] [上] [${GOT}] [的] ${NUMBER}`;

const MEASURES: Rule[] = [
  ...(
    [
      ['sum', '之和|的和|总和|和'],
      ['product', '之积|的积|的乘积|乘积'],
      ['difference', '之差的绝对值|的差的绝对值|差的绝对值'],
      [
        'greatest',
        '中的较大者|中较大的数|的较大者|的最大值|中的最大值|中最大的数|中的较大值|的较大值|中的最大数|中较大者',
      ],
      [
        'least',
        '中的较小者|中较小的数|的较小者|的最小值|中的最小值|中最小的数|中的较小值|的较小值|中的最小数|中较小者',
      ],
    ] as const
  ).flatMap(([name, words]) =>
    rule<Slots>('measure', `${THE_NUMBERS} (${words})`, ({ n, k }) => taken(n, k, the(name))),
  ),
  ...rule<object>('measure', `[${GOT} 的] (最大|较大) [的] ${NUMBER}`, () => the('greatest')),
  ...rule<object>('measure', `[${GOT} 的] (最小|较小) [的] ${NUMBER}`, () => the('least')),
  ...rule<Slots>(
    'measure',
    `[${GOT} 的] [{n:num} ${CL} [{k:kind}] [中]] [的] [${GOT}] [的] {f:kind} [的] (个数|支数|张数|数量|数目|件数|枚数|只数|人数|条数)`,
    ({ n, k, f }) => taken(n, k, the('number of', the('kind', f))),
  ),
  ...rule<object>('measure', '[出现] (正面朝上|正面向上|正面) [出现] 的次数', () =>
    the('number of', the('kind', 'head')),
  ),
  ...rule<{ v: string }>('measure', '(点数|出现|掷出|数字) [点数] {v:num} [点] [出现] 的次数', ({ v }) =>
    the('number of', value('=', v)),
  ),
  ...rule<Slots>('draw-cond', `{m:measure} {s:sort}`, ({ m, s }: Slots & { m?: RawTerm; s?: RawTerm }) =>
    the('measure', m!, s!),
  ),
  ...rule<Slots>('draw-cond', `${THE_NUMBERS} (相同|相等|都相同)`, ({ n, k }) =>
    taken(n, k, the('alike', 'value')),
  ),
  ...rule<Slots>('draw-cond', `${THE_NUMBERS} (不同|互不相同|各不相同|都不相同|不相等)`, ({ n, k }) =>
    taken(n, k, the('unlike', 'value')),
  ),
  ...rule<Slots>('draw-cond', `${THE_NUMBERS} (都|均) {s:sort}`, ({ n, k, s }: Slots & { s?: RawTerm }) =>
    taken(n, k, the('count', 'all', '', s!)),
  ),
  ...rule<{ i: string; s: RawTerm }>(
    'draw-cond',
    `第 {i:num} 次 [${GOT}] [的] [${NUMBER}] {s:sort}`,
    ({ i, s }) => the('at', i, s),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    '{a:draw-cond} [,] (且|并且|而) {b:draw-cond}',
    ({ a, b }) => the('both', a, b),
  ),
];

export const EVENT_RULES: Rule[] = [...NUMBERS, ...AMOUNTS, ...COLOURS, ...MEASURES];
