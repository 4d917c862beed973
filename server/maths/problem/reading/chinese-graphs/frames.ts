import { asks, fact, type RawFact, type RawGoal, type RawTerm, type Said } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { lettersOf } from '../shared/letters.ts';
import { shownOf } from '../shared/clauses.ts';
import { type Rule, rule } from '../rule.ts';
import { exactly, inManner } from '../shared/manners.ts';

const FIND = '(求|求出|写出|指出|计算|给出|试求)';
const RANGE = '(取值范围|取值集合|范围|所有可能的取值|所有取值|集合)';
const SUCH = '(使|使得|令|满足)';

/** Whether an equation or an inequality is one for this letter alone. */
export const isIn = (letter: string, condition: string): boolean => {
  const all = lettersOf(condition);
  const name = letter.replace(/^\\/, '');
  return all.length > 0 && all.every((one) => one === name || one === letter);
};

/** What only is to be solved for the letter is no set with a condition. */
const valuesOf = (name: string, letter: string, where: RawFact[]): RawTerm | null =>
  where.every(({ relation, of: [text] }) => relation === 'holds' && isIn(letter, String(text)))
    ? null
    : { the: name, of: [letter], where };

/** Which values of a letter are wanted, and what is said of them. */
const VALUES: Rule[] = [
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    `${SUCH} {f:facts} [成立] 的 [常数|实数] {k:letter} 的 ${RANGE}`,
    ({ k, f }) => valuesOf('set of values', k, f),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'sentence',
    `${FIND} [常数|实数] {k:letter} 的 ${RANGE} , [使|使得] {f:facts}`,
    ({ k, f }) => {
      const target = valuesOf('set of values', k, f);
      return target && asks([{ verb: 'find', target }]);
    },
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    `${SUCH} {f:facts} [成立] 的 [常数|实数] {k:letter} 的 (值|所有值|所有可能值|可能值|两个值|两个可能值|所有可能的值)`,
    ({ k, f }) => valuesOf('values', k, f),
  ),
  ...rule<{ k: RawTerm }>(
    'wanted',
    '[常数|实数] {k:letter} 的 (可能值|可能的值|可能取值|所有可能值|所有可能的值|两个可能值|两个可能的值|两个值|所有值)',
    ({ k }) => k,
  ),
  ...rule<{ k: RawTerm }>('wanted', '[常数|实数] {k:letter} 的 (精确值|准确值)', ({ k }) => exactly(k)),
  ...rule<{ x: string; e: string }>(
    'goals',
    `${FIND} (满足|使|使得) [方程|不等式] {e:condition} [成立] 的 [所有|唯一] {x:letter} [的 (值|取值范围|所有值|范围|取值集合|解集)]`,
    ({ x, e }) => (isIn(x, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} , (求出|写出|给出|求) (所有|全部) [实数|实|可能的] (解|根|值|答案)',
    ({ g }) => (g.every(({ verb }) => verb === 'solve') ? g : null),
  ),
];

/** How an answer is to be given. */
const MANNERS: Rule[] = [
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} [,] \\( [答案|结果|答案均|结果均] {m:manner} \\)',
    ({ g, m }) => inManner(g, m),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , (请 [将|把] (答案|结果)|将 (答案|结果)|把 (答案|结果)|答案均|结果均|答案请|所有答案|各答案|每个答案|并 [将|把] (答案|结果)|并) {m:manner}',
    ({ g, m }) => inManner(g, m),
  ),
  ...rule<{ m: Partial<RawGoal> }>(
    'sentence',
    '[\\(] (答案均|结果均|所有答案|各题答案) {m:manner} [\\)]',
    ({ m }) => ({ facts: [], goals: [{ verb: 'manner', target: '', ...m }] }),
  ),
  ...rule<{ m: Partial<RawGoal>; n: Partial<RawGoal> }>(
    'manner',
    '{m:manner} [,] [并|且] {n:manner}',
    ({ m, n }) => ({
      ...m,
      ...n,
    }),
  ),
  ...rule<{ m: Partial<RawGoal>; w: RawFact[] }>('manner', '{m:manner} , 其中 {w:facts}', ({ m, w }) => ({
    ...m,
    where: w,
  })),
  ...['expression', 'number', 'letter'].flatMap((kind) =>
    rule<{ p: string }>(
      'manner',
      `(保留|含有|含) ({p:${kind}} [(和|与) (根号|根式)]|(根号|根式) (和|与) {p:${kind}})`,
      ({ p }) => (isPi(p) ? { exact: true as const } : null),
    ),
  ),
  ...['expression', 'number', 'letter'].flatMap((kind) =>
    rule<{ p: string }>('manner', `(用|以) {p:${kind}} (表示|的倍数表示|的形式表示)`, ({ p }) =>
      isPi(p) ? { exact: true as const } : kind === 'letter' ? { terms: [p] } : null,
    ),
  ),
  ...rule<object>(
    'manner',
    '(给出|写出|取|保留|写成|用|以) [最简] (精确值|准确值|精确形式|根式|根式形式|最简根式|根号)  [形式] [表示]',
    () => ({ exact: true as const }),
  ),
  ...rule<{ n: string }>(
    'manner',
    '(取|保留到|准确到|精确至|四舍五入到|近似到) {n:digits} 位有效数字',
    ({ n }) => ({
      figures: { kind: 'figures', digits: Number(n) },
    }),
  ),
  ...rule<{ n: string }>(
    'manner',
    '(取|保留到|准确到|精确至|四舍五入到|近似到) {n:digits} 位小数',
    ({ n }) => ({
      figures: { kind: 'places', digits: Number(n) },
    }),
  ),
  ...rule<{ f: string }>(
    'manner',
    '(写成|写为|表示为|表示成|化为|化成|以) {f:form} (的形式|形式|的形式给出|的形式表示)',
    ({ f }) => ({ form: f }),
  ),
  ...rule<{ f: string }>('manner', '(写为|表示为|化为|化成) {f:form}', ({ f }) => ({ form: f })),
];

const isPi = (text: string): boolean => /^\\?pi$|^π$/.test(text.trim());

/** Forms in which an expression is to be written, and what is to be proved. */
const FORMS: Rule[] = [
  ...rule<{ e: string; f: string }>(
    'goals',
    '(用配方法 [将|把]|通过配方 [将|把]|将|把) {e:expression} (写成|写为|表示成|表示为|化成|化为|配方成|配方为) {f:expression} [的 形式|形式]',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    '(用配方法 [将|把]|通过配方 [将|把]|将|把) {e:equation} (写成|写为|表示成|表示为|化成|化为|配方成|配方为) {f:expression} [的 形式|形式]',
    ({ e, f }) => {
      const at = e.indexOf('=');
      return /^[${]*(?:\\mathrm\{)?[fghy]\}?(?:\(x\))?$/.test(e.slice(0, at).replace(/\s/g, ''))
        ? [{ verb: 'express', target: e.slice(at + 1).replace(/\$/g, ''), form: f }]
        : null;
    },
  ),
  ...rule<{ g: RawGoal[]; w: RawFact[] }>('goals', '{g:goals} , 其中 {w:note}', ({ g, w }) =>
    g.every(({ verb }) => verb === 'express')
      ? g.map((one) => ({ ...one, where: [...(one.where ?? []), ...w] }))
      : null,
  ),
  ...rule<object>(
    'quality',
    '(待求 [的] 常数|待定 [的] 常数|待求 [的] 整数|常数|待求 的 有理数)',
    () => 'constant',
  ),
  ...rule<object>('quality', '(正的 常数|正实数|正的 实数)', () => 'positive constant'),
  ...rule<object>('quality', '(负数|负常数|负的 常数)', () => 'negative constant'),
];

/** Clauses beside each other. */
const CLAUSES: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] (;|以及|而|同时) {g:facts}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ x: RawTerm }>(
    'facts',
    '(如图|图中|图) [所示] [,] [给出|显示|画出|为|是] [了] {x:thing} [的 (一部分|部分图像|部分图象|图像|草图)]',
    ({ x }) => [fact('given', x)],
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(如图|如图所示|图中|在图中|下图中|如下图 [所示]) [,] {f:facts}',
    ({ f }): Said => ({
      facts: f,
      goals: [],
    }),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(已知|若|设|当|假设|现已知|又已知|又知|另知|已知现) {f:facts} [时] , [由此|试] {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ f: RawFact[] }>('sentence', '(假设|现已知|又已知|又知|另知|另已知) {f:facts}', ({ f }) =>
    asks([], f),
  ),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    '(由此|据此|因此|从而|进而|于是) [,] [再|并|或 (用|以) 其他 方法|或 其他 方法] {g:goals}',
    ({ g }) => asks(g),
  ),
  ...rule<{ e: string; c: string }>(
    'goals',
    '在 {c:condition} [的] (范围|区间|范围内|区间内|区间上|内|上|条件下) [内|上|中] [,] (解|求解) 方程 {e:equation}',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ e: string; c: string }>(
    'goals',
    '(求|求出) [方程] {e:equation} 在 {c:condition} [的] (范围|区间|范围内|区间内|区间上|内|上) [内|上|中] 的 [所有] (解|根)',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ f: RawFact[] }>('goals', '(证明|求证|验证) [:] {f:facts}', ({ f }) => shownOf(f)),
];

/** How Chinese puts sentences, conditions and manners of an answer. */
export const FRAME_RULES: Rule[] = [...VALUES, ...MANNERS, ...FORMS, ...CLAUSES];
