import { type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isMultiple } from '../shared/further.ts';
import { isPowerEquation, startsIn } from '../shared/further.ts';
import { inManner } from '../shared/manners.ts';

const FIND = '(求|求出|写出|试求)';

const DIFFERENTIAL: Rule[] = [
  ...['start', 'starts'].flatMap((kind) => [
    ...rule<{ v: RawTerm; w: string }>('initially', `[当] {w:equation} 时 [,] {v:${kind}}`, ({ v, w }) =>
      startsIn(w, v),
    ),
    ...rule<{ v: RawTerm; w: string }>(
      'initially',
      `{v:${kind}} \\( [当] {w:equation} [时] \\)`,
      ({ v, w }) => startsIn(w, v),
    ),
  ]),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    `${FIND} [微分] [方程] {e:equation} [的] (满足|适合|符合) [条件|初始条件] [:] {s:initially} 的 (特解|解)`,
    ({ e, s }) => [{ verb: 'find', target: the('particular solution', e), where: s }],
  ),
  ...rule<{ s: RawFact[] }>(
    'goals',
    `${FIND} [该] [微分方程] (满足|适合|符合) [条件|初始条件] [:] {s:initially} 的 (特解|解)`,
    ({ s }) => [{ verb: 'find', target: the('particular solution'), where: s }],
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    '(解|求解) 微分方程 {e:equation} [,] (已知|其中|若|满足) {s:initially}',
    ({ e, s }) => [{ verb: 'find', target: the('particular solution', e), where: s }],
  ),
  ...rule<{ s: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '[已知|若|设] {s:initially} , {g:goals}',
    ({ s, g }) => ({
      facts: s,
      goals: g,
    }),
  ),
  ...rule<{ x: string; y?: string }>(
    'goals',
    `${FIND} [当] {x:letter} (为很大的正数|很大|充分大|足够大|取很大的正值|趋于无穷大) 时 [,] {y:letter} 的 近似 (表达式|解|值)`,
    ({ x }) => [{ verb: 'find', target: the('solution for large', x) }],
  ),
];

const COMPLEX: Rule[] = [
  ...rule<{ e: string }>(
    'wanted',
    '[方程] {e:equation} 的 (所有根|全部根|三个根|四个根|五个根|六个根|所有复数根|所有的根|全部的根|各根|所有解)',
    ({ e }) => (isPowerEquation(e) ? the('nth roots', e) : the('roots', e)),
  ),
  ...rule<{ f: string }>(
    'manner',
    '[将|把] [各根|每个根|答案|结果|根] (写成|表示为|表示成|用|以) {f:form} [的] 形式 [表示|给出]',
    ({ f }) => ({ form: f }),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('goals', '{g:goals} [,] {m:manner}', ({ g, m }) =>
    inManner(g, m),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '(用|利用|由|运用) 棣莫弗定理 [,] {g:goals}', ({ g }) => g),
  ...rule<{ q: string }>('quality', '有理数', () => 'rational'),
  ...rule<{ e: string; f: string }>(
    'goals',
    '(把|将) {e:expression} (用|以) {f:expression} 表示',
    ({ e, f }) => (isMultiple(e, f) ? [{ verb: 'express', target: e, form: `in terms of ${f}` }] : null),
  ),
];

const isConstant = (one: RawTerm): boolean =>
  typeof one === 'string' &&
  /^[$\s]*(?:\\pi|π|pi|e|\\mathrm\{e\}|\\?ln\s?\{?\d+\}?|\\sqrt\s?\{?\d+\}?)[$\s]*$/.test(one);

const HYPERBOLIC: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(从|由|利用|用|根据) {a:expression} [(和|与) {b:expression}] 的 (指数定义|指数形式的定义|定义|指数形式) [出发] [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<object>(
    'manner',
    '[答案|结果|各根|解|根|各解] [请] (用|以) [自然] 对数 [的] [精确] [形式] (表示|给出|作答|写出)',
    () => ({ exact: true as const }),
  ),
  ...rule<{ a: RawTerm; b?: RawTerm }>(
    'manner',
    '用 {a:expression} [(和|与) {b:expression}] 表示',
    ({ a, b }) => (isConstant(a) && (b === undefined || isConstant(b)) ? { exact: true as const } : null),
  ),
];

export const EQUATION_RULES: Rule[] = [...DIFFERENTIAL, ...COMPLEX, ...HYPERBOLIC];
