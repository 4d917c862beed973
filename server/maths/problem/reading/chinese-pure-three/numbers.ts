import {
  fact,
  isAll,
  isReference,
  paired,
  type RawFact,
  type RawGoal,
  type RawTerm,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { inManner } from '../shared/manners.ts';

const OF = '[该|此] [方程] [的]';

/** 方程的另外的根. */
const ROOTS: Rule[] = [
  ...rule<object>('value', `${OF} (另 一个|另外 一个|另 一|其 共轭) [复|虚] 根`, () => the('conjugate root')),
  ...rule<object>('value', `${OF} (第三 个|第三|余下 的|剩下 的 一个|唯一 的 实|实) 根`, () =>
    the('real root'),
  ),
  ...rule<object>('values', `${OF} (其余|其他|余下|剩下|另外) [的] [两个|三个|各] 根`, () =>
    the('other roots'),
  ),
];

/** 复平面上的点与复数. */
const DIAGRAM = '在 [同一|一张] (阿根图|阿甘图|复平面|阿干特图) [\\( argand diagram \\)] [上|中|内]';
const POINTS: Rule[] = [
  ...['points', 'point'].flatMap((points) =>
    ['complexs', 'complex', 'expressions', 'expression'].flatMap((numbers) => [
      ...rule<{ p: RawTerm; z: RawTerm }>(
        'placed',
        `[点] {p:${points}} [分别] (表示|对应) [复数] {z:${numbers}}`,
        ({ p, z }) => represented(p, z),
      ),
      ...rule<{ p: RawTerm; z: RawTerm }>(
        'placed',
        `[复数] {z:${numbers}} [所] [分别] 对应 的 点 [分别] 为 [点] {p:${points}}`,
        ({ p, z }) => represented(p, z),
      ),
      ...rule<{ p: RawTerm; z: RawTerm }>(
        'placed',
        `[复数] {z:${numbers}} [分别] (用|由) [点] {p:${points}} 表示`,
        ({ p, z }) => represented(p, z),
      ),
    ]),
  ),
  ...rule<{ p: RawTerm }>(
    'placed',
    '[该] [方程] [的] [两个|三个|四个] 根 [分别] (对应|表示为|对应 于) [点] {p:points}',
    ({ p }) => (isAll(p) ? [fact('roots at', ...p.all)] : null),
  ),
  ...rule<{ p: RawTerm }>(
    'placed',
    '[该] [方程] [的] [两个|三个|四个] 根 [所] 对应 的 点 [分别] 为 {p:points}',
    ({ p }) => (isAll(p) ? [fact('roots at', ...p.all)] : null),
  ),
  ...rule<object>(
    'placed',
    '[该] [方程] [的] [三个] 根 [所] [对应|表示] [的] [三个] [点] (构成|组成|围成|为) [一个] 三角形 [的] [三个] [顶点]',
    (_, [at]) => [fact('roots at', reference('triangle', null, 'a', at))],
  ),
  ...[`${DIAGRAM} [,] {f:placed}`, '{f:placed}'].flatMap((pattern) =>
    rule<{ f: RawFact[] }>('facts', pattern, ({ f }) => f),
  ),
  ...rule<object>('triangle', '(该|此|这个) 三角形', (_, [at]) => reference('triangle', null, 'the', at)),
];

function represented(points: RawTerm, numbers: RawTerm): RawFact[] | null {
  const [all, values] = [isAll(points) ? points.all : [points], isAll(numbers) ? numbers.all : [numbers]];
  return all.length === values.length ? all.map((point, at) => fact('represents', point, values[at]!)) : null;
}

const DRAW = '(画出|作出|标出|表示出|表示|画)';
const SHADE = '(标出|表示|表示出|画出|涂出|作出)';
const SATISFY = '[同时] 满足 [不等式|条件] {f:facts}';
const POINTS_OF =
  '的 复数 {z:complex-name} [所] (对应|表示) [的] [点] [的|所] [构成|组成|形成] [的] (区域|点集|轨迹|集合)';

/** 涂阴影的区域, 与其中点的最大最小值. */
const REGIONS: Rule[] = [
  ...rule<{ f: RawFact[]; z: string }>(
    'sentence',
    `${DIAGRAM} [画 草图|作 草图|画出 草图] [,] [${DRAW} [表示] [复数] {u:complex} [的|对应 的] 点 [,]] [并] [用] [阴影] ${SHADE} ${SATISFY} ${POINTS_OF}`,
    ({ f, z }, [at]) => ({
      facts: [fact('given', reference('complex', z.replaceAll('$', '').trim(), 'the', at)), ...f],
      goals: [{ verb: 'sketch', target: '' }] as RawGoal[],
    }),
  ),
  ...[
    '(对于|对|在) [{l:earlier-part}] [中] [的] [该|此|上述|阴影] 区域 [内|中] [的] [所有|各|任意] 点 [所] [对应|表示] [的] [复数 {z:complex-name}] [,] 求 {v:value}',
    '求 [{l:earlier-part}] [中] [的] [该|此|上述] 轨迹 上 [的] [所有|各] [点] [的] [所] [对应] [的] {v:value}',
    '求 [{l:earlier-part}] [中] [的] [该|此|上述|阴影] 区域 [内|中] [的] [所有|各|任意] 点 [所] [对应|表示] [的] [复数] [{z:complex-name}] [的] [模] {v:value}',
  ].flatMap((pattern) =>
    rule<{ v: RawTerm }>('goals', pattern, ({ v }) => (isExtreme(v) ? [{ verb: 'find', target: v }] : null)),
  ),
];

const isExtreme = (one: RawTerm): boolean =>
  typeof one === 'object' && 'the' in one && ['least value', 'greatest value'].includes(one.the);

/** 写成某种形式. */
const FORMS: Rule[] = [
  ...rule<{ z: RawTerm; f: string; n: RawFact[] }>(
    'goals',
    '(将|把|用) {z:complex} (写成|表示成|化成) {f:form} (\\( {n:note} \\) 的 形式|的 形式 \\( {n:note} \\))',
    ({ z, f }) => (isReference(z) ? [{ verb: 'find', target: z, form: f }] : null),
  ),
  ...rule<{ g: RawGoal[]; f: string; n: RawFact[] }>(
    'goals',
    '{g:goals} , [答案|结果|并] 写成 {f:form} (\\( {n:note} \\) 的 形式|的 形式 \\( {n:note} \\))',
    ({ g, f }) => g.map((one) => ({ ...one, form: f })),
  ),
  ...rule<{ g: RawGoal[]; c: string; m?: Partial<RawGoal> }>(
    'goals',
    '{g:goals} \\( (辐角|其中 辐角) [取|满足] {c:condition} [(,|;) {m:manner}] \\)',
    ({ g, c, m }) => (PRINCIPAL.test(c.replace(/[\s$]/g, '')) ? (m ? inManner(g, m) : g) : null),
  ),
  ...rule<{ e: string; f: string; n: RawFact[] }>(
    'goals',
    '(将|把) {e:expression} (写成|表示成|化成) {f:expression} \\( {n:note} \\) 的 形式',
    ({ e, f, n }) => [{ verb: 'express', target: e, form: f, where: n }],
  ),
];

/** 位置向量与交角. */
const VECTORS: Rule[] = [
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:points} (关于|相对于|相对|对于) [固定] (原点|定点) [{o:label}] 的 位置向量 分别为 {v:vectors}',
    ({ p, v }) => paired('position vector', p, v),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:point} (关于|相对于|相对|对于) [固定] (原点|定点) [{o:label}] 的 位置向量 为 {v:vector}',
    ({ p, v }) => [fact('equal', the('position vector', p), v)],
  ),
  ...['line', 'segment'].flatMap((kind) =>
    ['line', 'segment', 'plane'].flatMap((other) =>
      rule<{ a: RawTerm; b: RawTerm }>(
        'value',
        `{a:${kind}} 和 {b:${other}} [之间] [所] (成|夹|成 的|夹 的|的) (角|锐角|夹角) 的 大小`,
        ({ a, b }) => the('acute angle', a, b),
      ),
    ),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; p: RawTerm }>(
    'sentence',
    '证明 {a:line} 和 {b:line} 相交 , [并] 求 [出] [它们 的] 交点 {p:label} 的 (位置向量|坐标)',
    ({ a, b, p }, [at]) => {
      const point = reference('point', String(p).replace(/\W/g, ''), 'the', at + 0.5);
      return {
        facts: [fact('on', point, a), fact('on', point, b)],
        goals: [
          { verb: 'show', target: the('statement:intersect', a, b) },
          { verb: 'find', target: the('position vector', point) },
        ],
      };
    },
  ),
];

const PRINCIPAL = /^-\\?(?:pi|π)(?:<|\\lt)(?:\\?theta|θ|\\?arg[a-z])(?:≤|\\leq?|\\leqslant)\\?(?:pi|π)$/;

const SOLVE = '(解|求解|解出)';
const THIS = '[此|该|这个|上述]';

/** 微分方程的陈述. */
const EQUATIONS: Rule[] = [
  ...[
    `${SOLVE} ${THIS} 微分方程 [,] [并|且] 用 {x:letter} 表示 {y:letter}`,
    `(建立|写出|列出) 关于 {a:letter} (和|,) {b:letter} 的 微分方程 [,] [并] 求解 [,] [并] 用 {x:letter} 表示 {y:letter}`,
  ].flatMap((pattern) =>
    rule<{ x: string; y: string }>('goals', pattern, ({ x, y }) => [
      { verb: 'find', target: the('solution', y, x) },
    ]),
  ),
  ...rule<{ f: RawFact[]; e: string }>(
    'facts',
    '{f:facts} , (它|其|该量|{n:letter}) 满足 微分方程 {e:equation}',
    ({ f, e }) => [...f, fact('differential', e)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} , (把|将) {n:letter} [看作|视为|当作] 连续 变量',
    ({ f }) => f,
  ),
];

export const NUMBER_RULES: Rule[] = [...ROOTS, ...POINTS, ...REGIONS, ...FORMS, ...VECTORS, ...EQUATIONS];
