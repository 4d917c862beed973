import {
  asks,
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Said,
} from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { holds, isRestriction, restricted } from '../restrictions.ts';
import { cosineIn } from '../shared/figures.ts';
import { matrixDefined } from '../shared/further.ts';
import { several } from './nouns.ts';
import { isUnder } from '../shared/clauses.ts';
import { inManner, sought } from '../shared/manners.ts';

const qualities = (words: string) => words.split(' ');

/** What is counted says for which values of the letter it holds; the rest is given. */
function rangeOf(letter: string, facts: RawFact[]): Said {
  const isCount = ({ relation, of: [left] }: RawFact) =>
    relation === 'monotone' ||
    (relation === 'equal' && typeof left === 'object' && 'the' in left && left.the.startsWith('number of'));
  const where = facts.filter(isCount);
  return {
    facts: facts.filter((one) => !isCount(one)),
    goals: [{ verb: 'find', target: { the: 'set of values', of: [letter], where } }],
  };
}

/** How facts and goals are put together into a sentence. */
const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '[已知|设|现|又|且|若|令|当|已知函数|其中|这里] {f:facts}',
    ({ f }) => ({
      facts: f,
      goals: [],
    }),
  ),
  ...rule<{ g: RawGoal[] }>('sentence', '[由此|由此 ,|据此|因此|再|并] {g:goals}', ({ g }) => asks(g)),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '[已知|若|设|当] {f:facts} , [由此|试] {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ f: RawFact[]; k: string }>(
    'sentence',
    '[已知|若|设] {f:facts} , 求 [常数|实数] {k:letter} 的 (取值范围|取值集合)',
    ({ f, k }) => rangeOf(k, f),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (且|并且|其中|, 其中) {g:facts}',
    ({ f, g }) =>
      g.every(isRestriction)
        ? restricted(
            f,
            g.map(({ of }) => of[0] as string),
          )
        : [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} , {g:facts}', ({ f, g }) =>
    g.every(isRestriction)
      ? restricted(
          f,
          g.map(({ of }) => of[0] as string),
        )
      : isRestriction(g[0]!)
        ? null
        : [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; c: string }>('facts', '{f:facts} \\( {c:condition} \\)', ({ f, c }) =>
    restricted(f, [c]),
  ),
  ...rule<{ f: RawFact[]; n: RawFact[] }>('facts', '{f:facts} \\( {n:note} \\)', ({ f, n }) =>
    n.every(isRestriction) ? null : [...f, ...n],
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{g:goals} , 其中 {f:note}', ({ g, f }) => asks(g, f)),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>('goals', '{g:goals} [,] (并|且|并且|, 并) {h:goals}', ({ g, h }) =>
    isUnder(g, h) ? null : [...g, ...h],
  ),
];

/** What is said of letters. */
const FACTS: Rule[] = [
  ...rule<{ c: string }>('note', '{c:condition}', ({ c }, [at]) =>
    cosineIn(c) ? null : (matrixDefined(c, at) ?? [holds(c)]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:value} (为|是|等于) {b:value}', ({ a, b }) => [
    fact('equal', a, b),
  ]),
  ...rule<{ k: string; q: string }>('note', '{k:letter} (为|是) {q:quality}', ({ k, q }) =>
    qualities(q).map((one) => fact(one, k)),
  ),
  ...rule<{ k: RawTerm; q: string }>('note', '{k:letters} (为|是|均为|都是) {q:quality}', ({ k, q }) =>
    isAll(k) ? k.all.flatMap((each) => qualities(q).map((one) => fact(one, each))) : null,
  ),
  ...rule<object>('quality', '常数', () => 'constant'),
  ...rule<object>('quality', '(正数|正常数|正的常数)', () => 'positive constant'),
  ...rule<object>('quality', '(非零常数|不为零的常数)', () => 'nonzero constant'),
  ...rule<object>('quality', '整数', () => 'integer'),
  ...rule<object>('quality', '(正整数)', () => 'positive integer'),
  ...rule<object>('quality', '(有理数)', () => 'rational'),
  ...rule<object>('quality', '(实数)', () => 'real'),
  ...several('letter'),
  ...several('label'),
  ...several('value'),
];

/** What is asked for. */
const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('goals', '(求|求出|写出|指出|计算|给出) {t:wanted}', ({ t }) => sought(t)),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'wanted',
    '{a:wanted} (和|与|及|以及|,|, 以及) {b:wanted}',
    ({ a, b }) => ({
      all: [...eachOf(a), ...eachOf(b)],
    }),
  ),
  ...['value', 'values', 'coordinates', 'coordinatess', 'formula', 'point', 'set'].flatMap((kind) =>
    rule<{ t: RawTerm }>('wanted', `{t:${kind}}`, ({ t }) =>
      isReference(t) && t.article === 'bare' ? null : t,
    ),
  ),
  ...rule<{ k: RawTerm }>('wanted', '[常数] {k:letter} 的 [所有可能的|可能的] [值|取值]', ({ k }) => k),
  ...rule<{ k: RawTerm }>('wanted', '[常数] {k:letter} 的 值', ({ k }) => k),
  ...rule<{ k: RawTerm }>('wanted', '(常数|实数) {k:letter}', ({ k }) => k),
  ...rule<{ k: RawTerm }>('wanted', '[常数] {k:letters} [的 值]', ({ k }) => k),
  ...rule<{ e: string }>('goals', '(解|求解|用对数解) [方程|不等式] {e:condition}', ({ e }) => [
    { verb: 'solve', target: e },
  ]),
  ...rule<{ e: string; c: string }>(
    'goals',
    '解 [方程|不等式] {e:condition} , [其中] {c:condition}',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    '(将|把) {e:expression} (写成|表示成|表示为|化成|写为) {f:expression} [的形式|形式]',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...rule<{ e: string }>(
    'goals',
    '(将|把) {e:expression} (写成|表示成|表示为|分解成|化为) 部分分式 [之和]',
    ({ e }) => [{ verb: 'express', target: e, form: 'partial fractions' }],
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , [答案|结果|端点值] {m:manner}',
    ({ g, m }) => (g.some(({ apart }) => apart) ? null : inManner(g, m)),
  ),
  ...rule<{ m: Partial<RawGoal> }>('sentence', '(答案|结果) {m:manner}', ({ m }) => ({
    facts: [],
    goals: [{ verb: 'manner', target: '', ...m }],
  })),
];

const DIGITS = [...'零一二三四五六'];

/** The form and the figures that an answer is to have. */
const MANNERS: Rule[] = [
  ...rule<{ n: string }>('manner', '(保留|精确到) {n:digits} 位有效数字', ({ n }) => ({
    figures: { kind: 'figures', digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '(保留|精确到) {n:digits} 位小数', ({ n }) => ({
    figures: { kind: 'places', digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '(保留|精确到) [小数点后] 第 {n:digits} 位 [小数]', ({ n }) => ({
    figures: { kind: 'places', digits: Number(n) },
  })),
  ...rule<{ n: string }>('manner', '精确到小数点后 {n:digits} 位', ({ n }) => ({
    figures: { kind: 'places', digits: Number(n) },
  })),
  ...rule<{ f: string }>('manner', '(写成|用|表示成) {f:form} [的形式]', ({ f }) => ({ form: f })),
  ...rule<{ u: string }>('manner', '(以|用) {u:unit} (为单位|作单位|表示)', ({ u }) => ({ unit: u })),
  ...rule<{ u: string }>('manner', '单位 (用|为|是|) {u:unit}', ({ u }) => ({ unit: u })),
  ...rule<object>(
    'manner',
    '[结果|答案] (保留根号|保留根式|用根式表示|以根式表示|写成最简根式|写成根式)',
    () => ({ exact: true as const }),
  ),
  ...['expression', 'equation', 'pair'].flatMap((kind) =>
    rule<{ f: string }>('form', `{f:${kind}}`, ({ f }) => f),
  ),
  ...rule<{ f: string }>('digits', '{f:number}', ({ f }) => f),
  ...DIGITS.flatMap((digit, count) => rule<object>('digits', digit, () => String(count))),
  ...rule<object>('digits', '两', () => '2'),
];

export const SENTENCE_RULES: Rule[] = [...SENTENCES, ...FACTS, ...GOALS, ...MANNERS];
