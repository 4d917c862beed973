import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds, rootOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { named, property, several } from './nouns.ts';
import { inManner } from '../shared/manners.ts';

const THINGS: Rule[] = [
  ...named('complex', '复数', 'complex-name'),
  ...several('complex-name'),
  ...several('complex'),
  ...rule<{ e: string }>('facts', '复数 {e:equation}', ({ e }, [at]) => {
    const [, name] = /^\s*([a-z])\s*=/.exec(e) ?? [];
    return name ? [fact('given', reference('complex', name, 'the', at)), holds(e)] : null;
  }),
  ...rule<{ e: string; f: string }>(
    'facts',
    '复数 {e:equation} (,|和|与|及) [复数] {f:equation}',
    ({ e, f }, [at]) => {
      const [u, v] = [e, f].map((one) => /^\s*([a-z])\s*=/.exec(one.replaceAll('$', ''))?.[1]);
      return u && v && u !== v
        ? [
            fact('given', reference('complex', u, 'the', at)),
            fact('given', reference('complex', v, 'the', at + 0.5)),
            holds(e),
            holds(f),
          ]
        : null;
    },
  ),
  ...rule<{ u: RawTerm; f: RawFact[] }>(
    'facts',
    '{u:complexs} (分别 为|分别 是|分别 由|由|定义为|分别 定义为|如下 :|分别 等于) {f:facts} [给出|定义|表示]',
    ({ u, f }) => (isAll(u) ? [...u.all.map((one) => fact('given', one)), ...f] : null),
  ),
  ...rule<{ u: RawTerm; f: RawFact[] }>(
    'facts',
    '{u:complex} (由|定义为) {f:note} [给出|定义|确定]',
    ({ u, f }) => [fact('given', u), ...f],
  ),
  ...rule<{ u: RawTerm; c: string }>('facts', '{u:complex} (满足|满足方程) {c:condition}', ({ u, c }) => [
    fact('given', u),
    holds(c),
  ]),
  ...rule<{ u: RawTerm; f: RawFact[] }>('facts', '{u:complexs} (满足|满足方程组) {f:facts}', ({ u, f }) =>
    isAll(u) ? [...u.all.map((one) => fact('given', one)), ...f] : null,
  ),
];

const NOUNS: [string, string][] = [
  ['modulus', '模'],
  ['argument', '辐角|幅角|辐角主值'],
  ['real part', '实部'],
  ['imaginary part', '虚部'],
  ['conjugate', '共轭|共轭复数'],
];

const PROPERTIES: Rule[] = [
  ...NOUNS.flatMap(([name, noun]) => [
    ...property({ the: name, noun, of: ['complex'] }),
    ...rule<{ e: string }>('value', `{e:expression} 的 (${noun})`, ({ e }) =>
      e.trim().length > 1 ? the(name, e) : null,
    ),
  ]),
  ...['complex', 'expression'].flatMap((kind) => [
    ...rule<{ z: RawTerm }>('values', `{z:${kind}} 的 模 (和|与|及) (辐角|幅角|辐角主值)`, ({ z }) => ({
      all: [the('modulus', z), the('argument', z)],
    })),
    ...rule<{ z: RawTerm }>('values', `{z:${kind}} 的 [两个] 平方根`, ({ z }) => the('square roots', z)),
  ]),
  ...rule<{ z: RawTerm }>('wanted', '{z:complex}', ({ z }) => (typeof z === 'object' && 'a' in z ? z : null)),
  ...rule<{ z: RawTerm; f: string }>(
    'goals',
    '(将|把|用) {z:complex} (写成|表示成|表示为|化成|化为|写为) {f:form} [的 形式|形式]',
    ({ z, f }) => [{ verb: 'find', target: z, form: f }],
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('goals', '{g:goals} ( {f:note} )', ({ g, f }) =>
    g.map((one) => ({ ...one, where: f })),
  ),
  ...rule<{ g: RawGoal[]; c: string; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} ( [辐角] [取] {c:condition} [,|;] {m:manner} )',
    ({ g, c, m }) => g.map((one) => ({ ...one, ...m, where: [holds(c)] })),
  ),
];

/** r > 0 and −π < θ ≤ π: as they are always taken. */
const isPrincipal = (condition: string): boolean =>
  /^(?:r(?:>|\\gt|\\geq?|\\geqslant|≥)0|-\\?(?:pi|π)(?:<|\\lt|\\leq?|\\leqslant|≤)\\?(?:theta|θ)(?:<|\\lt|\\leq?|\\leqslant|≤)\\?(?:pi|π))$/.test(
    condition.replace(/\s/g, ''),
  );

const MANNERS: Rule[] = [
  ...rule<{ f: string; n: RawFact[] }>(
    'manner',
    '[答案] (写成|表示成|用|化成) {f:form} ( {n:note} ) [的] 形式',
    ({ f, n }) => ({ form: f, where: n }),
  ),
  ...rule<{ g: RawGoal[]; c: string; d?: string }>(
    'goals',
    '{g:goals} , 其中 {c:condition} [, {d:condition}]',
    ({ g, c, d }) => (isPrincipal(c) && (!d || isPrincipal(d)) ? g : null),
  ),
  ...rule<{ g: RawGoal[]; c: string; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} ( [辐角] [取] {c:condition} [, {m:manner}] )',
    ({ g, c, m }) => (isPrincipal(c) ? inManner(g, m ?? {}) : null),
  ),
];

const LOCI: Rule[] = ['最小值', '最大值'].flatMap((noun) =>
  rule<{ e: string }>('value', `{e:expression} 的 ${noun}`, ({ e }) =>
    /^\s*(?:\||\\left\||\\lvert|\\arg|arg|\\operatorname|\\Re|\\Im|\\mathrm\{(?:Re|Im|arg))/.test(e)
      ? the(noun === '最小值' ? 'least value' : 'greatest value', e)
      : null,
  ),
);

const ROOTS: Rule[] = [
  ...['equation', 'expression'].flatMap((kind) => [
    ...rule<{ v: string; e: string }>(
      'facts',
      `[复数] {v:${kind}} 是 [方程] {e:equation} 的 (一个根|根|一个解)`,
      ({ v, e }) => rootOf(v, e),
    ),
  ]),
  ...rule<object>('values', '[该|这个] [方程] [的] (其余|其他|另外|另) [的] [两个|三个|一个] (根|解)', () =>
    the('other roots'),
  ),
];

export const COMPLEX_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...ROOTS, ...MANNERS, ...LOCI];
