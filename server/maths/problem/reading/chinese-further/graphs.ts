import { eachOf, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { defined, reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { areGreek } from '../shared/further.ts';

const KINDS: [kind: string, word: string][] = [
  ['vertical', '(竖直|垂直|铅直)'],
  ['horizontal', '水平'],
  ['oblique', '斜'],
];

const CURVES: Rule[] = [
  ...KINDS.flatMap(([kind, word]) =>
    rule<{ c?: RawTerm }>('formula', `[{c:curve} 的] ${word} 渐近线 [的] 方程`, ({ c }, [at]) =>
      the('asymptotes', c ?? reference('curve', null, 'left out', at), kind),
    ),
  ),
  ...rule<object>('formula', '[各条|所有] 渐近线 [的] 方程', (_, [at]) =>
    the('asymptotes', reference('curve', null, 'left out', at)),
  ),
  ...rule<{ c: RawTerm }>(
    'coordinates',
    '{c:curve} [与] [其|它的] [斜|水平] 渐近线 的 交点 [的] 坐标',
    ({ c }) => the('crossing of asymptote', c),
  ),
  ...rule<{ c: RawTerm }>(
    'coordinatess',
    '{c:curve} (与|和) [两] [条] 坐标轴 的 (交点|所有 交点) [的] 坐标',
    ({ c }) => the('coordinates', the('points on axes', c)),
  ),
  ...rule<{ c: RawTerm }>(
    'set',
    '(使|使得) {c:curve} 上 (没有|不存在) (点|对应 的 点) 的 y 的 (取值范围|取值集合|值)',
    ({ c }) => the('missing values', c),
  ),
  ...rule<{ c: RawTerm }>('set', '{c:curve} 上 [的] [各] 点 的 纵坐标 y 的 取值范围', ({ c }) =>
    the('values of curve', c),
  ),
  ...rule<object>('set', '[函数值] y 的 (取值范围|值域)', (_, [at]) =>
    the('values of curve', reference('curve', null, 'left out', at)),
  ),
  ...rule<{ e: string }>('wanted', '不等式 {e:inequality} 的 解集', ({ e }) => ({
    the: 'set of values',
    of: ['x'],
    where: [holds(e)],
  })),
];

const DEGREE = '[一元] [二次|三次|四次]';

const ROOTS: Rule[] = [
  ...rule<{ r: RawTerm; g: RawGoal[] }>(
    'goals',
    `{g:goals} , [要求] [方程 [的]] [各] 系数 (均为|都 是|为) 整数`,
    ({ g }) => (g.every(isTransformed) ? g : null),
  ),
  ...['expressions', 'letters'].flatMap((kind) =>
    rule<{ r: RawTerm }>(
      'goals',
      `(求|求出|写出) [一个] (以 {r:${kind}} 为 根 的|根 为 {r:${kind}} 的) [关于 {y:letter} 的] [整系数] ${DEGREE} 方程`,
      ({ r }) =>
        areGreek(r)
          ? [
              {
                verb: 'find',
                target: the(kind === 'letters' ? 'equation of roots' : 'transformed equation', ...eachOf(r)),
              },
            ]
          : null,
    ),
  ),
];

function isTransformed({ target }: RawGoal): boolean {
  return typeof target === 'object' && 'the' in target && target.the === 'transformed equation';
}

/** Points by their vectors, and lines across two others. */
const SPACE: Rule[] = [
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:points} (关于|相对于|相对) [定点|固定] [原点] [{o:label}] 的 位置向量 (分别|依次|) (为|是) {v:vectors}',
    ({ p, v }) => {
      const [points, vectors] = [eachOf(p), eachOf(v)];
      return points.length === vectors.length
        ? points.map((one, at) => fact('equal', the('position vector', one), vectors[at]!))
        : null;
    },
  ),
  ...rule<{ l: RawTerm }>('line', '{l:lines} 的 公垂线', ({ l }, [at]) => {
    const all = eachOf(l);
    return all.length === 2 ? defined('line', at, the('common perpendicular line', ...all)) : null;
  }),
];

/** What a letter is from here on. */
const SETTING: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(以下|下面|在 以下|在 下面|以下 各 小 题 中|以下 各 题 中|在 以下 各 小 题 中|以下 各 问 中|下面 各 问 中|以下 [均] ) [,] (取|设|均 取|都 取|均 设) {f:facts}',
    ({ f }) => ({ facts: f, goals: [] }),
  ),
];

export const GRAPH_RULES: Rule[] = [...CURVES, ...ROOTS, ...SPACE, ...SETTING];
