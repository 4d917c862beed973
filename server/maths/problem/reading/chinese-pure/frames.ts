import { isIn } from '../chinese-graphs/frames.ts';
import { asks, fact, isAll, isReference, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds, isRestriction } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';
import { valuesWhere } from '../shared/clauses.ts';

const where = (goals: RawGoal[], condition: string): RawGoal[] =>
  goals.map((one) => ({ ...one, where: [...(one.where ?? []), holds(condition)] }));

/** What is told has a range of values, not some of them. */
const isRange = (facts: RawFact[]): boolean =>
  facts.some(
    ({ relation, of }) =>
      ['monotone', 'above', 'below', 'at least', 'greater', 'less'].includes(relation) ||
      (relation === 'equal' &&
        typeof of[0] === 'object' &&
        'the' in of[0] &&
        of[0].the.startsWith('number of') &&
        of[1] !== '1'),
  );
const valuesOf = (letter: string, facts: RawFact[]): RawTerm | null =>
  valuesWhere(isRange(facts) ? 'set of values' : 'values', letter, facts);
const asked = (target: RawTerm | null): RawGoal[] | null =>
  target === null ? null : [{ verb: 'find', target }];

/** How what is asked for is put. */
export const FRAME_RULES: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '[已知|若|设|当|给定] {f:facts} [时] , [试|则] {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ f: RawFact[] }>('sentence', '给定 [两点|三点] {f:facts}', ({ f }) => asks([], f)),
  ...rule<{ t: RawTerm }>('goals', '{t:wanted} 为 (多少|什么)', ({ t }) => sought(t)),
  ...rule<{ k: string; f: RawFact[] }>(
    'goals',
    '([当] [常数|实数] {k:letter} (取|为) (何值|什么 值) 时|对 [哪些|怎样 的] {k:letter} [的] 值) [,] {f:facts}',
    ({ k, f }) => asked(valuesOf(k, f)),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'goals',
    '求 [常数|实数] {k:letter} 的 [所有|可能的] (值|可能值|取值|取值范围|范围) [,] 使 {f:facts}',
    ({ k, f }) => asked(valuesOf(k, f)),
  ),
  ...rule<{ k: RawTerm }>(
    'wanted',
    '[常数|实数] {k:letter} 的 [所有|两个|全部] [可能] [的] (值|取值)',
    ({ k }) => k,
  ),
  ...rule<{ k: string }>('set', '[常数|实数] {k:letter} 的 [所有] [可能的] (取值范围|范围)', ({ k }) =>
    the('set of values', k),
  ),
  ...rule<{ c: string; g: RawGoal[] }>(
    'goals',
    '(对|对于|若|设|已知|当|在) [所有] {c:condition} [时|范围内|内|上] [,] {g:goals}',
    ({ c, g }) => (isRestriction(holds(c)) && g.every(({ verb }) => verb === 'solve') ? where(g, c) : null),
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    '解 关于 {x:letter} 的 [方程|不等式] {e:condition}',
    ({ x, e }) => (isIn(x, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ e: string; c: string; x: string }>(
    'goals',
    '求 满足 [方程|不等式] {e:condition} 且 {c:condition} 的 [所有] {x:letter} [的] [所有] (值|取值范围)',
    ({ x, e, c }) =>
      isIn(x, e) && isRestriction(holds(c)) ? [{ verb: 'solve', target: e, where: [holds(c)] }] : null,
  ),
  ...rule<{ e: string; c: string; x: string }>(
    'goals',
    '求 [在] [区间] {c:condition} [范围|区间] [内|上] 满足 [方程|不等式] {e:condition} 的 [所有] {x:letter} [的] [所有] (值|取值范围)',
    ({ x, e, c }) =>
      isIn(x, e) && isRestriction(holds(c)) ? [{ verb: 'solve', target: e, where: [holds(c)] }] : null,
  ),
  ...rule<{ e: string; x: string }>(
    'goals',
    '求 (满足|使) [方程|不等式] {e:condition} [成立] 的 [所有] [实数] {x:letter} [的] [所有] [值]',
    ({ x, e }) => (isIn(x, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} , 求 [它|其] [的] [所有] (解|根|实根|实数解)', ({ g }) =>
    g.every(({ verb }) => verb === 'solve') ? g : null,
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    '(用|以) {f:expression} [的] 形式 (表示|求) {e:expression}',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    '[用 配方法] (将|把) [表达式|二次式|函数|多项式|二次 表达式|二次 三项式|代数式] {e:expression} [配方] (写成|配方成) {f:expression} [的] [形式]',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...['list', 'tuple'].flatMap((kind) =>
    rule<{ k: string; q: string }>('note', `{k:${kind}} [均] 为 {q:quality}`, ({ k, q }) => {
      const letters = k.replace(/[\s$]/g, '').split(',');
      return letters.every((one) => /^[a-zA-Z]$/.test(one))
        ? letters.flatMap((one) => q.split(' ').map((word) => fact(word, one)))
        : null;
    }),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , [要求|并|并要求|请] [将|把] [其|它|答案|结果|方程] {m:manner}',
    ({ g, m }) => (g.length === 1 && !g[0]!.form ? [{ ...g[0]!, ...m }] : null),
  ),
  ...rule<{ p: RawTerm }>('facts', '{p:points} 为 (两点|三点)', ({ p }) =>
    isAll(p) && p.all.every(isReference) ? p.all.map((one) => fact('given', one)) : null,
  ),
];
