import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { inManner, sought } from '../shared/manners.ts';
import { type Rule, rule } from '../rule.ts';

const FRACTIONS = '部分分式 [之和|的 和] [的] [形式]';
const POLYNOMIAL = '[多项式|整式|表达式]';
const left = (at: number): RawTerm => reference('curve', null, 'left out', at);

/** Another notation for what is found, or in which letters it is to be. */
const FORMS: Rule[] = [
  ...rule<{ e: string }>('goals', `(用|以) ${FRACTIONS} (表示|求) [分式] {e:expression}`, ({ e }) => [
    { verb: 'express', target: e, form: 'partial fractions' },
  ]),
  ...rule<{ e: string }>(
    'goals',
    `将 [分式|函数|表达式|有理式] {e:expression} (分解成|分解为|写成|拆成) ${FRACTIONS}`,
    ({ e }) => [{ verb: 'express', target: e, form: 'partial fractions' }],
  ),
  ...rule<{ e: string }>('goals', `求 {e:expression} 的 部分分式 [分解|展开] [式]`, ({ e }) => [
    { verb: 'express', target: e, form: 'partial fractions' },
  ]),
  ...rule<{ d: string; t: string }>(
    'goals',
    '求 (以|用) [参数] {t:letter} 表示 的 {d:derivative}',
    ({ d, t }) => [{ verb: 'find', target: d, terms: [t] }],
  ),
  ...rule<{ d: string; t: string }>(
    'goals',
    '将 {d:derivative} (用|以) [参数] {t:letter} 表示',
    ({ d, t }) => [{ verb: 'find', target: d, terms: [t] }],
  ),
  ...rule<{ g: RawGoal[]; k: string; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , [其中] {k:letter} [的 值] {m:manner}',
    ({ g, m }) => (g.length === 1 && g[0]!.verb === 'express' ? inManner(g, m) : null),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('goals', '{g:goals} \\( {f:facts} \\)', ({ g, f }) =>
    g.length === 1 && g[0]!.verb === 'express' && f.every(({ relation }) => relation === 'holds')
      ? [{ ...g[0]!, where: [...(g[0]!.where ?? []), ...f] }]
      : null,
  ),
  ...rule<{ m: Partial<RawGoal> }>('sentence', '[请] 将 [你] [的] (答案|结果) {m:manner}', ({ m }) => ({
    facts: [],
    goals: [{ verb: 'manner', target: '', ...m }],
  })),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '用 (对数|分部积分|分部积分法|部分分式|代数方法|换元法) [法] [,] {g:goals}',
    ({ g }) => g,
  ),
];

const factorIn = (e: string): string | null =>
  /^\W*(y)\s*=(.+)$/s.exec(e)?.[2]?.replaceAll('$', '').trim() ?? null;
const isLetter = (k: string): boolean => /^\W*[a-z]\W*$/.test(k);

/** Derivatives by name, and gradients where a letter is told. */
const DERIVATIVES: Rule[] = [
  ...rule<{ e: string }>('value', '[函数] {e:equation} 的 (导数|导函数)', ({ e }) => {
    const of = factorIn(e);
    return of === null ? null : `\\frac{d}{dx}(${of})`;
  }),
  ...rule<{ e: string; x: string }>(
    'value',
    '[函数] {e:expression} (关于|对) {x:letter} 的 (导数|导函数)',
    ({ e, x }) => (isLetter(x) ? `\\frac{d}{d${x.replaceAll('$', '')}}(${e})` : null),
  ),
  ...rule<{ e: string; x: string }>(
    'goals',
    '[对|将] {e:expression} (关于|对) {x:letter} (求导|求 导数|微分)',
    ({ e, x }) => (isLetter(x) ? sought(`\\frac{d}{d${x.replaceAll('$', '')}}(${e})`) : null),
  ),
  ...rule<{ e: string; d: string }>(
    'value',
    '[当] {e:equation} 时 [,] {d:derivative} 的 值',
    ({ e, d }, [at]) =>
      /^\W*(?:\\[dt]?frac\{d|\\frac\{\\mathrm\{d\}|d)\s*y/.test(d.replace(/\\mathrm\{d\}/g, 'd'))
        ? the('gradient', left(at), {
            ...reference('point', null, 'a', at + 0.3),
            says: [fact('on', SELF, left(at)), fact('there', SELF, the('statement', e))],
          })
        : null,
  ),
  ...(
    [
      ['tangent', '切线'],
      ['normal', '法线'],
    ] as const
  ).flatMap(([name, noun]) =>
    rule<{ x: RawTerm; p: RawTerm }>('line', `[{x:thing}] [在] {p:point} 处 [的] ${noun}`, ({ x, p }, [at]) =>
      defined(name, at, the(name, x ?? left(at + 0.4), p)),
    ),
  ),
  ...['curve', 'line'].flatMap((kind) =>
    rule<{ x: RawTerm; p: RawTerm }>(
      'value',
      `{x:${kind}} 在 {p:point} [处] 的 [切线] [的] 梯度`,
      ({ x, p }) => the('gradient', x, p),
    ),
  ),
];

/** Factors and remainders. */
const POLYNOMIALS: Rule[] = [
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'facts',
    `{d:value} 为 ${POLYNOMIAL} {p:value} 的 [一个] 因式`,
    ({ d, p }) => [fact('equal', the('remainder', p, d), '0')],
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'facts',
    `${POLYNOMIAL} {p:value} (有|含有|含) [一个] 因式 {d:value}`,
    ({ d, p }) => [fact('equal', the('remainder', p, d), '0')],
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'facts',
    `${POLYNOMIAL} {p:value} (能被|可被|可以 被) {d:value} 整除`,
    ({ d, p }) => [fact('divisible', p, d)],
  ),
  ...rule<{ d: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    `[当] ${POLYNOMIAL} {p:value} (除以 {d:value}|被 {d:value} 除) [所得] [时] [,] [的] (余数 为|余) {r:value}`,
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ e: string; f: string; n?: RawFact[] }>(
    'facts',
    '多项式 {e:expression} [\\( {n:note} \\)|, 其中 {n:note} ,] [记|用] (记为|作|为|记作) {f:function-value} [表示]',
    ({ e, f, n }) => [holds(`${f} = ${e}`), ...(n ?? [])],
  ),
];

export const ANALYSIS_RULES: Rule[] = [...FORMS, ...DERIVATIVES, ...POLYNOMIALS];
