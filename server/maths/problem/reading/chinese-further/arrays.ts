import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { factorOf, turned, typedMatrix } from '../shared/further.ts';

const SIZE = '(比例因子|伸缩因子|比例系数|放缩因子|伸缩系数|倍数|系数)';

const TRANSFORMATIONS: Rule[] = [
  ...rule<{ k: RawTerm }>(
    'transformation',
    `[一个] (沿 x 轴 方向|x 轴 方向|平行于 x 轴) [上] [,] [的] ${SIZE} 为 {k:value} 的 (伸缩|单向伸缩|拉伸) [变换]`,
    ({ k }) => factorOf(k, (size) => [size, '0', '0', '1']),
  ),
  ...rule<{ k: RawTerm }>(
    'transformation',
    `[一个] (沿 y 轴 方向|y 轴 方向|平行于 y 轴) [上] [,] [的] ${SIZE} 为 {k:value} 的 (伸缩|单向伸缩|拉伸) [变换]`,
    ({ k }) => factorOf(k, (size) => ['1', '0', '0', size]),
  ),
  ...rule<{ k: RawTerm }>(
    'transformation',
    `[一个] 以 原点 为 中心 [,] ${SIZE} 为 {k:value} 的 (放大|位似|放缩) [变换]`,
    ({ k }) => factorOf(k, (size) => [size, '0', '0', size]),
  ),
  ...[1, -1].flatMap((way) =>
    ['quantity', 'value'].flatMap((kind) =>
      rule<{ a: RawTerm }>(
        'transformation',
        `[一个] 绕 原点 [按] (${way === 1 ? '逆时针' : '顺时针'}) [方向] 旋转 {a:${kind}} [的] [旋转] [变换]`,
        ({ a }) => turned(a, way),
      ),
    ),
  ),
  ...rule<object>('transformation', '[一个] 关于 x 轴 的 (反射|对称) [变换]', () =>
    typedMatrix(['1', '0', '0', '-1']),
  ),
  ...rule<object>('transformation', '[一个] 关于 y 轴 的 (反射|对称) [变换]', () =>
    typedMatrix(['-1', '0', '0', '1']),
  ),
  ...rule<{ e: string }>(
    'transformation',
    '[一个] 关于 直线 {e:equation} 的 (反射|对称) [变换]',
    ({ e }) =>
      ({ 'y=x': typedMatrix(['0', '1', '1', '0']), 'y=-x': typedMatrix(['0', '-1', '-1', '0']) })[
        e.replace(/[\s$]/g, '')
      ] ?? null,
  ),
  ...rule<{ m: RawTerm; t: string }>('facts', '{m:matrix} 表示 {t:transformation}', ({ m, t }) => {
    const name = typeof m === 'object' && 'a' in m ? m.name : null;
    return name ? [fact('given', m), holds(`\\mathbf{${name}} = ${t}`)] : null;
  }),
  ...rule<{ t: string }>('wanted', '表示 {t:transformation} 的 矩阵', ({ t }) => the('value of matrix', t)),
];

const UNDER = '[所] 表示 的 变换';

const PLANE: Rule[] = [
  ...rule<{ m: RawTerm }>(
    'values',
    `[在] {m:matrix} ${UNDER} (下|的) [,] (过|经过|通过) 原点 的 [所有] 不变 直线 [的] 方程`,
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    `[在] {m:matrix} (的 作用|作用|的 变换) 下 [,] (过|经过|通过) 原点 的 [所有] 不变 直线 [的] 方程`,
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<{ v: RawTerm; m: RawTerm }>(
    'goals',
    `[平面 上] [一个] [{t:triangle}] 面积 为 {v:value} [平方 单位] 的 (图形|三角形|区域|正方形|多边形) (经|经过) {m:matrix} [${UNDER}|变换] [后] [,] 求 (其|它的) 像 的 面积`,
    ({ v, m }) => [{ verb: 'find', target: the('area scaled', m, v) }],
  ),
  ...rule<{ c: string; e: string }>(
    'goals',
    '(求|求出) 矩阵 {c:label} [,] (使|使得|满足) {e:equation}',
    ({ c, e }) => [{ verb: 'find', target: the('matrix in equation', c, e) }],
  ),
];

const EIGEN: Rule[] = [
  ...rule<{ m: RawTerm }>(
    'values',
    '{m:matrix} 的 [所有|全部] 特征值 (和|与|及|以及) [其|各自] [对应的|相应的|对应] 特征向量',
    ({ m }) => the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>('wanted', '{m:matrix} 的 特征方程', ({ m }) => the('characteristic equation', m)),
  ...rule<{ m: RawTerm; e: string }>(
    'goals',
    '(证明|求证|验证) [:] {m:matrix} 的 特征方程 (为|是) {e:equation}',
    ({ m, e }) => [{ verb: 'find', target: the('characteristic equation', m, e) }],
  ),
  ...['vector', 'matrix'].flatMap((kind) =>
    rule<{ m: RawTerm; v: string }>(
      'goals',
      `(证明|验证|求证) [:] {v:${kind}} 是 {m:matrix} 的 [一个] 特征向量 [,] 并 (写出|求出|求|指出) [其] [对应的|相应的] 特征值`,
      ({ m, v }) => (isColumn(v) ? [{ verb: 'find', target: the('eigenvalue of vector', m, v) }] : null),
    ),
  ),
  ...rule<{ m: RawTerm; v: string }>('facts', '{v:expression} 是 {m:matrix} 的 [一个] 特征值', ({ m, v }) => [
    fact('eigenvalue', m, v),
  ]),
  ...rule<{ v: string }>(
    'wanted',
    '[与|对应于|属于] 特征值 {v:expression} [对应] [的] [一个] 特征向量',
    ({ v }, [at]) => the('vector of eigenvalue', reference('matrix', null, 'left out', at), v),
  ),
  ...rule<{ m: RawTerm; v: string }>(
    'wanted',
    '{m:matrix} [的] (对应于|与|属于) 特征值 {v:expression} [对应] 的 [一个] 特征向量',
    ({ m, v }) => the('vector of eigenvalue', m, v),
  ),
  ...rule<object>('wanted', '(一个 [与之] 对应的 特征向量|[与之] 对应的 一个 特征向量)', (_, [at]) =>
    the('vector of eigenvalue', reference('matrix', null, 'left out', at)),
  ),
  ...rule<{ m: RawTerm }>('wanted', '{m:matrix} 的 (第三个|另一个|最后一个) 特征值', ({ m }) =>
    the('other eigenvalues', m, '1'),
  ),
  ...rule<{ m: RawTerm }>('wanted', '{m:matrix} 的 (另外两个|其他两个|其余两个) 特征值', ({ m }) =>
    the('other eigenvalues', m, '2'),
  ),
  ...rule<{ m: RawTerm }>('wanted', '{m:matrix} 的 (其余|其他|其他的|其余的) 特征值', ({ m }) =>
    the('other eigenvalues', m),
  ),
  ...rule<{ p: string; d: string; e: string }>(
    'goals',
    '(求|写出|求出|求得) [一个] [可逆] 矩阵 {p:label} (和|与|及) [一个] 对角 矩阵 {d:label} [,] (使|使得|满足) {e:equation}',
    ({ p, d, e }) => [{ verb: 'find', target: the('diagonal form', p, d, e) }],
  ),
  ...rule<{ m: RawTerm; g: RawGoal[] }>(
    'goals',
    '(用|利用|由) {m:matrix} 的 特征方程 [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|由) (凯莱哈密顿定理|凯莱 – 哈密顿定理|凯莱 - 哈密顿定理|凯莱 — 哈密顿定理) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] 并 (解出|求出|求) [它的|其] [三个|两个|全部|所有] 特征值',
    ({ g }) => {
      const [only, another] = g;
      const { target } = only!;
      return !another &&
        typeof target === 'object' &&
        'the' in target &&
        target.the === 'characteristic equation'
        ? [only!, { verb: 'find', target: the('eigenvalues', target.of[0]!) }]
        : null;
    },
  ),
  ...rule<object>('quality', '待定 常数', () => 'constant'),
  ...rule<{ g: RawGoal[]; l: RawTerm }>('goals', '{g:goals} [,] 求 {l:letters} 的 值', ({ g, l }) =>
    g.length === 1 && g[0]!.verb === 'express' && g[0]!.form !== undefined && typeof l === 'object'
      ? g
      : null,
  ),
];

const isColumn = (source: unknown): boolean =>
  typeof source === 'string' && /matrix\}/.test(source) && !source.includes('&');

const SYSTEMS: Rule[] = [
  ...rule<{ a: string; b: string; c?: string }>(
    'system',
    '{a:equation} [,] {b:equation} [[,] {c:equation}]',
    ({ a, b, c }) => [holds(a), holds(b), ...(c ? [holds(c)] : [])],
  ),
  ...rule<{ f: RawFact[] }>('goals', '(解|求解) [线性] 方程组 {f:system}', ({ f }) => [
    { verb: 'find', target: the('system', ...f.map(({ of }) => of[0]!)) },
  ]),
];

export const ARRAY_RULES: Rule[] = [...TRANSFORMATIONS, ...PLANE, ...EIGEN, ...SYSTEMS];
