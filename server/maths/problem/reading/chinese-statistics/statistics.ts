import { normalIn } from '../statistics/phrases.ts';
import { ASKED } from './asked.ts';
import { DATA, GROUPS } from './data.ts';
import { LISTS } from '../english-statistics/data.ts';
import { CHANCE_RULES } from './events.ts';
import { POPULATION_RULES } from './populations.ts';
import { SAID_RULES } from './said.ts';
import { CHANCES, COUNTS, EVENTS } from './samples.ts';
import { TEST_RULES } from './tests.ts';
import { TOLD_RULES } from './told.ts';
import { type RawFact, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** A bracket of a pattern is none of the text, so that its places stand here. */
function inBrackets(kind: string): Rule {
  return {
    kind: 'bracket',
    pattern: { all: [{ word: '(' }, { slot: 'u', kind }, { word: ')' }] },
    make: ({ u }) => u ?? null,
  };
}

/** "A company found that": what it found follows. */
const TOLD = /(?:发现|表明|显示|知道|指出|认为)$/;

/** Names of populations and groups, as they stand. */
const NAMES: Rule[] = [
  ...rule<{ a: string }>('open', '{a:open-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('open', '{a:open-word} {b:open}', ({ a, b }) => `${a}${b}`),
  ...rule<{ a: string }>('named', '{a:open}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('named', '{a:open} {b:bracket}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; x: string }>('named', '{a:open} {x:letter} [{b:bracket}]', ({ a }) => a),
  ...rule<{ a: string; b: string }>('named', '{a:open} 每 {b:named}', ({ a, b }) => `${a}${b}`),
  ...rule<{ a: string; b: string }>('named', '{a:open} , {b:open}', ({ a, b }) => (TOLD.test(a) ? b : null)),
  ...rule<{ u: string }>('unit-note', '单 位 [:|为] {u:open}', ({ u }) => u),
  ...['unit-note', 'open'].map(inBrackets),
  ...rule<{ u: string }>('bracket', ', 单 位 [:|为] {u:open} ,', ({ u }) => u),
  ...rule<{ x: string }>('rv', '[连续型|离散型|连续|离散] [随机变量] {x:label}', ({ x }) => x),
  ...rule<{ v: string }>('amount', '{v:measured-letter}', ({ v }) => v),
  ...rule<{ v: string; u: string }>(
    'amount',
    '{v:expression} [{u:measure}]',
    ({ v, u }: { v: string; u?: string }) => (u ? `${v}⟨${u}⟩` : v),
  ),
  ...(
    [
      ['千克', 'kg'],
      ['公斤', 'kg'],
      ['克', 'g'],
      ['厘米', 'cm'],
      ['毫米', 'mm'],
      ['米', 'm'],
      ['分钟', 'min'],
      ['小时', 'h'],
      ['秒', 's'],
      ['毫升', 'ml'],
      ['天', 'd'],
      ['分', 'points'],
      ['kg', 'kg'],
      ['cm', 'cm'],
      ['mm', 'mm'],
      ['ml', 'ml'],
      ['km', 'km'],
    ] as const
  ).flatMap(([word, unit]) => rule<object>('measure', word, () => unit)),
  ...rule<{ a: string; b: RawTerm }>('support', '{a:expression} , {b:support}', ({ a, b }) => ({
    all: [a, ...(b as { all: RawTerm[] }).all],
  })),
  ...rule<{ a: string }>('support', '{a:expression}', ({ a }) => ({ all: [a] })),
];

const RANGES: Rule[] = [
  ...rule<{ v: string }>('range-of', '(低于|小于|少于|短于|轻于|不足|不到) {v:amount}', ({ v }) =>
    the('range', '<', v),
  ),
  ...rule<{ v: string }>('range-of', '(高于|大于|多于|长于|重于|超过) {v:amount}', ({ v }) =>
    the('range', '>', v),
  ),
  ...rule<{ v: string }>('range-of', '(至少|不低于|不少于|不小于) [为] {v:amount}', ({ v }) =>
    the('range', '>=', v),
  ),
  ...rule<{ v: string }>('range-of', '(至多|不高于|不超过|不大于) [为] {v:amount}', ({ v }) =>
    the('range', '<=', v),
  ),
  ...rule<{ v: string; w: string }>(
    'range-of',
    '(在|介于) {v:amount} (到|与|和|至) {w:amount} 之间',
    ({ v, w }) => the('range', 'between', v, w),
  ),
];

/** P(X = x) = k(5 − x), x = 1, 2, 3. */
function supported(x: string, law: string, first: string, rest: RawTerm): RawFact[] | null {
  const value = /^[a-z]=(-?\d+)$/.exec(first.replace(/\s/g, ''))?.[1];
  const others = typeof rest === 'object' && 'all' in rest ? rest.all : [rest];
  return value === undefined ? null : [fact('support', x, { all: [value, ...others] }), fact('holds', law)];
}

/** What variables and populations are distributed by. */
const LAWS: Rule[] = [
  ...rule<{ d: string }>('facts', '[随机变量] {d:distribution}', ({ d }) => [fact('distribution', d)]),
  ...['rv', 'named'].flatMap((kind) => [
    ...rule<{ w: string }>('facts', `{w:${kind}} 服从正态分布`, ({ w }) => [
      fact('normal', w, the('moments')),
    ]),
    ...rule<{ w: string; l: RawTerm }>('facts', `{w:${kind}} 服从 {l:moments} 的正态分布`, ({ w, l }) => [
      fact('normal', w, l),
    ]),
    ...rule<{ w: string; l: RawTerm }>(
      'facts',
      `{w:${kind}} [可以认为] (近似服从|近似地服从) {l:moments} 的正态分布`,
      ({ w, l }) => [fact('normal', w, l)],
    ),
    ...rule<{ w: string; l: RawTerm }>(
      'facts',
      `{w:${kind}} [近似|近似地] 服从 [一个] 正态分布 , [其] {l:moments}`,
      ({ w, l }) => [fact('normal', w, l)],
    ),
    ...rule<{ w: string; d: string }>(
      'facts',
      `{w:${kind}} [近似|近似地] 服从 [正态分布] {d:law}`,
      ({ w, d }) => {
        const inside = normalIn(d);
        return inside && !/^[A-Z]$/.test(w) ? [fact('normal', w, the('moments', ...inside))] : null;
      },
    ),
  ]),
  ...rule<{ m: string; s: string }>(
    'moments',
    '(均值|平均数|平均值|期望) (为|是) {m:amount} [,|且|和] 标准差 (为|是) {s:amount}',
    ({ m, s }) => the('moments', m, s),
  ),
  ...rule<{ m: string; s: string }>(
    'moments',
    '(均值|平均数|平均值|期望) (为|是) {m:amount} [,|且|和] 方差 (为|是) {s:amount}',
    ({ m, s }) => the('moments', m, `\\sqrt{${s}}`),
  ),
  ...rule<{ x: string; d: string }>(
    'facts',
    '{x:rv} 服从 [正态|二项|几何|泊松] [分布] {d:law}',
    ({ x, d }) => [fact('distribution', `${x} ~ ${d}`)],
  ),
  ...rule<{ x: string; v: RawTerm }>(
    'facts',
    '{x:rv} [只] [能] 取 [值] {v:support} [这] [(两|三|四|五|六) 个值]',
    ({ x, v }) => [fact('support', x, v)],
  ),
  ...rule<{ x: string; e: string; f: string; v: RawTerm }>(
    'facts',
    '{x:rv} 的 (概率分布|分布列|概率函数|分布) (为|是|满足|由) {e:equation} [给出] , {f:equation} , {v:support}',
    ({ x, e, f, v }) => supported(x, e, f, v),
  ),
  ...rule<{ x: string }>('facts', '{x:rv} 的 (概率分布|分布列|分布) [如下] [表] [所示] [:]', () => [
    fact('scene', '表'),
  ]),
  ...rule<{ c: string }>(
    'facts',
    '{x:rv} 的 (概率密度函数|密度函数|分布函数|累积分布函数) [f|F|{v:function-value}] [为|是|由|如下|满足] [:] {c:cases} [给出]',
    ({ c }) => [fact('cases', c)],
  ),
  ...rule<{ e: string }>('facts', '{x:rv} 的概率生成函数 [为|是] {e:equation}', ({ e }) => [
    fact('holds', e),
  ]),
  ...rule<{ x: string; y: string; e: string }>(
    'facts',
    '{x:rv} 与 {y:rv} 相互独立 , [且] (其|它的|{x:rv} 的) 概率生成函数 [为|是] {e:equation}',
    ({ x, y, e }) => [fact('independent', x, y), fact('holds', e)],
  ),
  ...rule<{ x: string; y: string }>(
    'facts',
    '(随机变量 {x:label}|{x:label}) (与|和) {y:rv} [相互] 独立',
    ({ x, y }) => [fact('independent', x, y)],
  ),
  ...rule<{ e: string }>('facts', '[随机变量] {x:label} 由 {e:equation} 定义', ({ e }) => [fact('holds', e)]),
  ...rule<{ e: string }>('facts', '[随机变量] {e:equation}', ({ e }) => [fact('holds', e)]),
];

const STORY: Rule[] = [
  ...rule<{ w: string }>('sentence', '{w:named}', ({ w }) =>
    /^(?:画|作出|解释|说明|写出|试|请|指出|比较|评论|描述)/.test(w)
      ? null
      : { facts: [fact('scene', w)], goals: [] },
  ),
];

export const STATISTICS_RULES: Rule[] = [
  ...NAMES,
  ...POPULATION_RULES,
  ...RANGES,
  ...LAWS,
  ...CHANCES,
  ...COUNTS,
  ...ASKED,
  ...GROUPS,
  ...DATA,
  ...EVENTS,
  ...CHANCE_RULES,
  ...LISTS,
  ...SAID_RULES,
  ...TOLD_RULES,
  ...STORY,
  ...TEST_RULES,
];
