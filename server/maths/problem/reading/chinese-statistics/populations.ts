import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { normalIn } from '../statistics/phrases.ts';
import { MEASURES } from './data.ts';

const TAKE = '(抽取|选取|选出|抽出|取出|选择|抽|取|选|挑选|任取|任选)';
const ONE = `[从 {z:open} [中]] (随机|任意|任|随机地|任意地) ${TAKE} [的] 一 ${MEASURES}`;

/** What is measured, however long its name is. */
const NAMES: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'named',
    '{a:open} [,] 其 {b:open} [{u:bracket}]',
    ({ a, b }) => `${a}${b}`,
  ),
  ...rule<{ a: string }>(
    'named',
    '(另|另一|另外一|另有一) [种|个|家|批|台|类] {a:named}',
    ({ a }) => `另${a}`,
  ),
  ...rule<{ a: string; x: string; b: string }>(
    'named',
    '{a:open} {x:label} {b:open} [{u:bracket}]',
    ({ a, x, b }) => (CATEGORY.test(a) ? `${a}${x}${b}` : null),
  ),
  ...rule<{ x: string; b: string }>('named', '{x:label} {b:open} [{u:bracket}]', ({ x, b }) =>
    /^(?:公司|工厂|厂|型|种|品种|品牌|机器|农场|学校|班|组|国|地区|果园|店|路线|城市|村)/.test(b)
      ? `${x}${b}`
      : null,
  ),
  ...rule<{ m: string; s: string; w: string }>(
    'moments',
    '(平均 {w:open}|平均) (为|是) {m:amount} [,|且|和] 标准差 (为|是) {s:amount}',
    ({ m, s }) => the('moments', m, s),
  ),
  ...rule<{ m: string; s: string }>(
    'moments',
    '(均值|期望) 和 标准差 分别为 {m:amount} 和 {s:amount}',
    ({ m, s }) => the('moments', m, s),
  ),
  ...rule<{ m: string }>('moments', '(均值|期望) (为|是) {m:amount}', ({ m }) => the('moments', m)),
];

/** Behind these a capital letter tells one kind from another. */
const CATEGORY =
  /(?:公司|工厂|类型|品种|品牌|机器|农场|学校|班级|小组|国家|地区|型号|果园|商店|路线|城市|村庄|方法)$/;

const CALLED =
  '(称为|叫做|叫作|被称为|定为|视为|看作|被视为|被评为|评为|属于|被认为是|判为|被判为|记为|列为|作为|为|是)';

/** "The eggs are called" is no name of eggs. */
const IS_CUT = /^[的个为是称则就]|[称评视定列判作属被]$/;
const isWhole = (...names: (string | undefined)[]): boolean =>
  names.every((one) => !one || !IS_CUT.test(one));

/** What those are called that are so large. */
const BANDS: Rule[] = [
  ...rule<{ w: string; r: RawTerm; v: string; c: string }>(
    'facts',
    `[凡|规定] {w:open} {r:range-of} 的 [{v:open}] ${CALLED} {c:open}`,
    ({ w, r, v, c }: { w: string; r: RawTerm; v?: string; c: string }) =>
      isWhole(w, v, c) ? [fact('band', `${w}${v ?? ''}`, r, c)] : null,
  ),
  ...rule<{ w: string; r: RawTerm; v: string; c: string }>(
    'facts',
    `(若|如果|当) {w:open} {r:range-of} [时] , [则|就] [{v:open}] ${CALLED} {c:open}`,
    ({ w, r, v, c }: { w: string; r: RawTerm; v?: string; c: string }) =>
      isWhole(w, v, c) ? [fact('band', `${w}${v ?? ''}`, r, c)] : null,
  ),
  ...rule<{ p: string; w: string; c: string }>(
    'facts',
    `[其中] {w:open} 最 (重|长|高|大) 的 {p:percent} [的] [{v:open}] ${CALLED} {c:open}`,
    ({ p, w, c }) => (isWhole(w, c) ? [fact('top share', p, w, c, '', '')] : null),
  ),
  ...rule<{ p: string; w: string; c: string }>(
    'facts',
    `[其中] 最 (重|长|高|大) 的 {p:percent} [的] {w:open} ${CALLED} {c:open}`,
    ({ p, w, c }) => (isWhole(w, c) ? [fact('top share', p, w, c, '', '')] : null),
  ),
  ...rule<{ p: string; w: string; c: string }>(
    'facts',
    `[其中] 最 (轻|短|矮|小) 的 {p:percent} [的] {w:open} ${CALLED} {c:open}`,
    ({ p, w, c }) => (isWhole(w, c) ? [fact('bottom share', p, w, c, '', '')] : null),
  ),
  ...rule<{ c: string; w: string }>('value', '{c:open} 的 最 (小|低|短|轻) {w:open}', ({ c, w }) =>
    the('bound', 'least', `${c}${w}`),
  ),
  ...rule<{ c: string; w: string }>('value', '{c:open} 的 最 (大|高|长|重) {w:open}', ({ c, w }) =>
    the('bound', 'greatest', `${c}${w}`),
  ),
];

const counted = (some: string, all: string, words: string, range: RawTerm): RawFact[] | null => {
  const [k, n] = [Number(some), Number(all)];
  return Number.isInteger(k) && Number.isInteger(n) && 0 < k && k < n
    ? [fact('share', `100*${k}/${n}%`, words, range)]
    : null;
};

/** How many of a population. */
const PORTIONS: Rule[] = [
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '(约有|恰有|大约有|有|仅有|只有) {p:percent} 的 {w:open} {r:range-of}',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '{w:open} {r:range-of} 的 [{v:open}] (占|约占|占总数的|占全部的|所占的比例为|的比例为) {p:percent}',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  ...rule<{ a: string; p: string; w: string; r: RawTerm }>(
    'share',
    '{a:named} 中 [,] [约有|有|大约有] {p:percent} 的 {w:open} {r:range-of}',
    ({ a, p, w, r }) => [fact('share', p, `${a}${w}`, r)],
  ),
  ...rule<{ w: string; d: string }>(
    'facts',
    '{w:named} [近似|近似地] 服从 [正态分布] {d:law} {u:bracket}',
    ({ w, d }) => {
      const inside = normalIn(d);
      return inside && !/^[A-Z]$/.test(w) ? [fact('normal', w, the('moments', ...inside))] : null;
    },
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'share',
    '{f:share} (,|[,] (而|且|和|另有|另外|还有)) {g:share}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ n: string; w: string; k: string; v: string; r: RawTerm }>(
    'facts',
    `[随机] [抽取|选取|抽查|检查] [了] [的|这] {n:number} ${MEASURES} {w:open} [中] [,] [有|其中|其中有|发现|发现有] {k:number} ${MEASURES} [的] [{v:open}] {r:range-of}`,
    ({ n, w, k, v, r }: { n: string; w: string; k: string; v?: string; r: RawTerm }) =>
      counted(k, n, `${w}${v ?? ''}`, r),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} , (已知|且已知|并已知|又知|结果发现|经统计|调查发现|经调查|统计表明|据统计) [,] {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(已知|结果发现|经统计|调查发现|经调查|统计表明|据统计|结果表明|调查表明|发现) [,] {f:share}',
    ({ f }) => f,
  ),
];

/** What is asked of one that is chosen, or of all. */
const ASKED: Rule[] = [
  ...rule<{ w: string; r: RawTerm }>('value', `${ONE} {w:open} {r:range-of} 的概率`, ({ w, r }) =>
    the('chance', w, r),
  ),
  ...rule<{ w: string; v: string; r: RawTerm }>(
    'value',
    `${ONE} {w:open} , [其|该] {v:open} {r:range-of} 的概率`,
    ({ w, v, r }) => the('chance', `${w}${v}`, r),
  ),
  ...rule<{ w: string; v: string; r: RawTerm }>(
    'value',
    `[从 {z:open} [中]] (随机|任意|任) ${TAKE} [的] 一 {w:open} , [其|该] {v:open} {r:range-of} 的概率`,
    ({ w, v, r }) => the('chance', `${w}${v}`, r),
  ),
  ...rule<{ w: string; p: string }>('value', `${ONE} {w:open} (为|是) {p:open} 的概率`, ({ w, p }) =>
    isWhole(w, p) ? the('event', `${w}${p}`) : null,
  ),
  ...rule<{ g: RawGoal[] }>('sentence', `[现] ${ONE} {w:open} , {g:goals}`, ({ g }) => ({
    facts: [],
    goals: g,
  })),
  ...rule<{ g: RawGoal[] }>(
    'sentence',
    `[现] {z:open} 中 (随机|任意|任) ${TAKE} 一 ${MEASURES} [{w:open}] , {g:goals}`,
    ({ g }) => ({
      facts: [],
      goals: g,
    }),
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'value',
    '{w:open} {r:range-of} 的 [{v:open}] [所占的|所占] (百分比|百分数|百分率)',
    ({ w, r }) => the('share of', 'percentage', w, r),
  ),
  ...rule<{ w: string; r: RawTerm }>(
    'value',
    '{w:open} {r:range-of} 的 [{v:open}] [所占的|所占] (比例)',
    ({ w, r }) => the('share of', 'proportion', w, r),
  ),
  ...rule<{ c: RawTerm; p: string }>(
    'value',
    '[其中] {c:how-many} [的] [为|是] {p:open} 的概率',
    ({ c, p }) => (isWhole(p) ? the('count called', c, '', p) : null),
  ),
  ...rule<{ w: string; p: string }>('value', '{w:open} (为|是) {p:open} 的概率', ({ w, p }) =>
    isWhole(w, p) ? the('event', `${w}${p}`) : null,
  ),
];

export const POPULATION_RULES: Rule[] = [...NAMES, ...BANDS, ...PORTIONS, ...ASKED];
