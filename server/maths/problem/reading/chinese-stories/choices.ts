import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CL, itemsOf } from './groups.ts';

const MUST = '[必须|要|需|应|都|均|全部|全|恰好]';
const TOGETHER =
  '(相邻|排在一起|在一起|连在一起|站在一起|坐在一起|连成一块|放在一起|相邻排列|彼此相邻|紧挨着|挨在一起|相连|连排|排在相邻位置)';

const SHAPES: Rule[] = [
  ...rule<{ w: RawTerm }>('cond', `[其中] {w:who} ${MUST} ${MUST} ${TOGETHER}`, ({ w }) => the('block', w)),
  ...rule<{ w: RawTerm }>('cond', `[其中] {w:who} (不|不能|不得|不可) ${TOGETHER}`, ({ w }) =>
    the('unlike block', w),
  ),
  ...rule<{ w: RawTerm }>('cond', `[其中] {w:who} (不全|不都|不全部) ${TOGETHER}`, ({ w }) =>
    the('not block', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '[其中] {w:who} (互不相邻|两两不相邻|都不相邻|均不相邻|彼此不相邻|两两互不相邻|任意两个都不相邻)',
    ({ w }) => the('apart', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    `[其中] (任意|任何) (两|2) ${CL} {w:any} (都|均) (不|不能) ${TOGETHER}`,
    ({ w }) => the('apart', w),
  ),
  ...rule<{ w: RawTerm }>('cond', `[其中] 没有 (两|2) ${CL} {w:any} ${TOGETHER}`, ({ w }) => the('apart', w)),
  ...rule<{ w: RawTerm }>('cond', '(两端|首尾|首尾两端|两头) [都|均] (是|为|排|站|放) {w:any}', ({ w }) =>
    the('ends', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '{w:who} [必须|要|都|均|分别] (排在|站在|位于|在|放在) [队伍|行] [的] (两端|首尾|首尾两端)',
    ({ w }) => the('ends', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '{w:one} (不在|不站|不排在|不站在|不能在|不能站在|不能排在) 两端',
    ({ w }) => the('no end', w),
  ),
  ...rule<{ w: RawTerm }>('cond', '以 [一个] {w:one} (开头|为首)', ({ w }) => the('place', 'first', w)),
  ...rule<{ w: RawTerm }>('cond', '以 [一个] {w:one} (结尾|结束)', ({ w }) => the('place', 'last', w)),
  ...rule<{ w: RawTerm }>('cond', '以 {w:any} 开头和结尾', ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('cond', '(第一个字母|首位|首字母|排头) (是|为) {w:one}', ({ w }) =>
    the('place', 'first', w),
  ),
  ...rule<{ w: RawTerm }>('cond', '(最后一个字母|末位|末字母|排尾) (是|为) {w:one}', ({ w }) =>
    the('place', 'last', w),
  ),
  ...rule<{ w: RawTerm }>('cond', '{w:one} (站在|排在|在|位于) [正] 中间', ({ w }) =>
    the('place', 'middle', w),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'cond',
    '{a:any} (和|与|,) {b:any} (相间|交替|相间排列|交替排列|交替出现|间隔排列)',
    ({ a, b }) => the('alternate', a, b),
  ),
  ...(
    [
      ['=', '恰有|恰好有|有|正好有'],
      ['>=', '至少有'],
      ['<=', '至多有'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ w: RawTerm; n: string; g: string }>(
      'cond',
      `[其中] {w:who} 之间 (${words}) {n:num} (个字母|人|个人|名 {g:noun}|个其他字母|个 {g:noun})`,
      ({ w, n, g }: { w: RawTerm; n: string; g?: string }) => the('between', sign, n, w, g ?? 'person'),
    ),
  ),
];

const AMOUNTS: Rule[] = [
  ...rule<{ d: string }>('any', '数字 {d:num}', ({ d }) => the('figure', d)),
  ...rule<object>('any', '(奇数|奇数数字)', () => the('digits', 'odd')),
  ...rule<object>('any', '(偶数|偶数数字)', () => the('digits', 'even')),
  ...rule<{ w: RawTerm }>('some', '(含|含有|包含) {w:any}', ({ w }) => the('number', '>=', '1', w)),
  ...(
    [
      ['=', '恰好|恰|恰好有|恰有|恰含|恰好含有|恰好含|正好有|恰好选|恰好包含|恰含有|正好'],
      ['>=', '至少|至少有|至少含|至少含有|至少包含|至少选|至少包括|至少要有'],
      ['<=', '至多|至多有|最多有|至多含|不超过|最多|至多含有|至多包含'],
    ] as const
  ).flatMap(([sign, words]) => [
    ...rule<{ n: string; w: RawTerm }>('some', `[必须|要] (${words}) {n:num} ${CL} {w:any}`, ({ n, w }) =>
      the('number', sign, n, w),
    ),
    ...rule<{ n: string; w: RawTerm }>('some', `{w:any} [必须|要] (${words}) {n:num} ${CL}`, ({ n, w }) =>
      the('number', sign, n, w),
    ),
    ...rule<{ w: RawTerm; n: string }>(
      'some',
      `{w:names} [两人] [中] (${words}) [有] {n:num} 人 (入选|被选中|当选|参加)`,
      ({ w, n }) => the('number', sign, n, the('names', ...itemsOf(w))),
    ),
  ]),
  ...rule<{ n: string; w: RawTerm }>(
    'some',
    `[含|含有|包含|有|由] {n:num} ${CL} {w:any} [组成]`,
    ({ n, w }) => the('number', '=', n, w),
  ),
  ...rule<{ w: RawTerm }>('some', '(不含|没有|不含有|不包含) {w:any}', ({ w }) => the('number', '=', '0', w)),
  ...rule<{ a: RawTerm; b: RawTerm }>('some', '{a:any} [人数] (多于|比) {b:any} [人数] [多]', ({ a, b }) =>
    the('compare', '>', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'some',
    '{a:any} (和|与) {b:any} [的] (人数相等|人数相同|一样多)',
    ({ a, b }) => the('compare', '=', a, b),
  ),
  ...rule<{ w: RawTerm }>(
    'some',
    '{w:names} [两人] (不能同时|不同时|不能都|不都) (入选|被选中|当选|参加)',
    ({ w }) => the('most of', '1', the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: RawTerm }>('some', '{w:names} [两人] [必须] (都|同时|均) (入选|被选中|当选|参加)', ({ w }) =>
    the('number', '=', String(itemsOf(w).length), the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: string }>('some', '{w:person} 必须 (入选|被选中|当选|参加)', ({ w }) =>
    the('number', '=', '1', the('names', w)),
  ),
  ...rule<{ w: string }>('some', '{w:person} (不入选|不能入选|不参加)', ({ w }) =>
    the('number', '=', '0', the('names', w)),
  ),
  ...rule<{ a: RawTerm }>(
    'cond',
    '[其中|{g:noun} (中|里)|选出的 {n:num} 人中|所选的人中] {a:some}',
    ({ a }) => a,
  ),
];

const JOINED: Rule[] = [
  // "Not all next to each other, that is, not in one block": once.
  ...rule<{ a: RawTerm; b: RawTerm }>('cond', '{a:cond} \\( 即 {b:cond} \\)', ({ a, b }) =>
    JSON.stringify(b).replace('unlike block', 'not block') === JSON.stringify(a) ? a : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'conds',
    '{a:cond} [,] (且|并且|而且|同时|而|和|但) {b:conds}',
    ({ a, b }) => ({ all: [...itemsOf(a), ...itemsOf(b)] }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('conds', '{a:cond} , {b:conds}', ({ a, b }) => ({
    all: [...itemsOf(a), ...itemsOf(b)],
  })),
  ...rule<{ a: RawTerm }>('conds', '{a:cond}', ({ a }) => ({ all: itemsOf(a) })),
  ...rule<{ c: RawTerm }>('conds', '(若|如果|要求|使|使得|要使|若要求) {c:conds}', ({ c }) => c),
];

export const CHOICE_RULES: Rule[] = [...SHAPES, ...AMOUNTS, ...JOINED];
