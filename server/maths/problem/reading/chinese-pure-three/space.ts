import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  the,
} from '../meaning.ts';
import { defined, pointsIn, reference } from '../references.ts';
import { holds, rootOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { withPositions } from '../shared/further.ts';

/** 垂线与垂足. */
const FEET: Rule[] = ['line'].flatMap((kind) =>
  [
    `(由|过|从) {p:point} (向|对|到) {l:${kind}} (作|引) 垂线 , 垂足 [为] {n:point}`,
    `{p:point} (到|在) {l:${kind}} [上] 的 [垂线 的] 垂足 为 {n:point}`,
  ].flatMap((pattern) =>
    rule<{ p: RawTerm; l: RawTerm; n: RawTerm }>('facts', pattern, ({ p, l, n }) => [
      fact('is', n, the('foot', p, l)),
    ]),
  ),
);

/** 只说线段时, 所作的是三角形或扇形中的高. */
const DRAWN: Rule[] = rule<{ p: RawTerm; w: string; n: RawTerm }>(
  'facts',
  '(由|过|从) {p:point} (作|引) 直线 {w:two-labels} 的 垂线 , 垂足 [为] {n:point}',
  ({ p, w, n }, [at]) => [
    fact('is', n, the('foot', p, defined('line', at + 0.2, the('line through', ...pointsIn(w, at + 0.1))))),
  ],
);

/** 直线, 距离与角. */
const LINES: Rule[] = [
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '{p:points} 的 位置向量 (分别|依次|) [为|是] {f:facts}',
    ({ p, f }) => withPositions(p, f),
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'value',
    '(从|) {p:point} 到 {l:thing} 的 (垂线段 的 (长|长度)|垂线 的 (长|长度)|垂直距离|垂线 长)',
    ({ p, l }) => the('distance', p, l),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[已知] (两|两条) 直线 的 [向量] 方程 (分别|) [为] {v:formulas}',
    ({ v }, [at]) =>
      isAll(v) && v.all.length === 2
        ? v.all.map((one, i) => fact('equal', the('equation', reference('line', null, 'a', at + i / 2)), one))
        : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('value', '{a:line} 和 {b:line} 的 夹角 \\( 锐角 \\)', ({ a, b }) =>
    the('acute angle', a, b),
  ),
  ...rule<{ v: RawTerm }>('vector', '(与|和) {v:direction} (同向|方向相同|同方向) 的 单位向量', ({ v }) =>
    the('unit vector', v),
  ),
];

const A_ROOT = '[的] [一个] 根';

/** 复数方程的根. */
const ROOTS: Rule[] = [
  ...rule<{ u: RawTerm; e: string }>('facts', `{u:complex} 为 方程 {e:equation} ${A_ROOT}`, ({ u, e }) =>
    isReference(u) && u.name !== null ? [fact('given', u), ...(rootOf(`(${u.name})`, e) ?? [])] : null,
  ),
  ...['equation', 'expression'].flatMap((kind) =>
    rule<{ v: string; n?: RawFact[]; e: string }>(
      'facts',
      `方程 {e:equation} [\\( [其中] {n:note} \\)|, 其中 {n:note} ,] 有 [一个] 根 [为] {v:${kind}}`,
      ({ v, n, e }) => {
        const said = rootOf(v, e);
        return said && [...said, ...(n ?? [])];
      },
    ),
  ),
  ...rule<object>('value', '[该] [方程] [的] 另 [一个|一] (复根|虚根|非实根)', () => the('conjugate root')),
  ...rule<object>('value', '[其|该] [方程] [的] 实根', () => the('real root')),
  ...rule<object>('values', '[该] [方程] [的] (其他|其余|另外) [的] [两个|三个] 根', () =>
    the('other roots'),
  ),
  ...rule<{ e: string }>('goals', '求 [所有] 满足 {e:equation} 的 复数 {z:complex-name}', ({ e }) => [
    { verb: 'solve', target: e },
  ]),
  ...rule<{ f: string }>('manner', '[答案] 用 {f:form} [的 形式] 表示', ({ f }) =>
    /[+-]/.test(f) && /i/.test(f) ? { form: f } : null,
  ),
];

const DIAGRAM = '[在] [一幅|一张|同一] (阿根图|阿甘图|复平面|阿干特图|argand 图) [的 草图|草图] (上|中|内)';
const DRAW = '(画出|作出|标出|画|作|表示出|用阴影表示|涂出|画出并涂阴影)';
const PLACES = '(轨迹|区域|点集|点 的 轨迹|点 的 集合|点 所成 的 区域|点 [所] 构成 的 区域|点 的 区域)';

/** 复平面上的轨迹. */
const LOCI: Rule[] = [
  ...[
    `${DIAGRAM} ${DRAW} 满足 [不等式|方程] {f:facts} 的 复数 {z:complex-name} [所] [对应|表示] 的 ${PLACES} [的] [草图]`,
    `${DIAGRAM} ${DRAW} [表示] [复数] [{z:complex-name}] 满足 [不等式|方程] {f:facts} 的 [复数 {z:complex-name} [所] [对应|表示] 的] ${PLACES} [的] [草图]`,
  ].flatMap((pattern) =>
    rule<{ f: RawFact[]; z?: string }>('sentence', pattern, ({ f, z }, [at]) => {
      const name =
        z?.replaceAll('$', '').trim() ??
        f.map(({ of: [text] }) => /\b([zw])\b/.exec(String(text))?.[1]).find(Boolean);
      return name
        ? {
            facts: [fact('given', reference('complex', name, 'the', at)), ...f],
            goals: [{ verb: 'sketch', target: '' }] as RawGoal[],
          }
        : null;
    }),
  ),
  ...[
    '[对] [于] (该|此|上述|所画) (轨迹|区域) 上 的 点 [,] [的] {v:value}',
    '[对] [于] (该|此|上述|所画|阴影) (轨迹|区域) (内|中) 的 点 [,] [的] {v:value}',
    '[对] [于] (轨迹|区域) (上|内|中) 的 点 [,] [的] {v:value}',
  ].flatMap((pattern) => rule<{ v: RawTerm }>('wanted', pattern, ({ v }) => (isExtreme(v) ? v : null))),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(对|对于) [该|此|上述] (轨迹|区域) (上|内|中) 的 点 , 求 {t:wanted}',
    ({ t }) => (eachOf(t).every(isExtreme) ? eachOf(t).map((target) => ({ verb: 'find', target })) : null),
  ),
  ...rule<{ u: string; c: string }>(
    'facts',
    '设 复数 {u:complex-name} 满足 {c:condition}',
    ({ u, c }, [at]) => [
      fact('given', reference('complex', u.replaceAll('$', '').trim(), 'the', at)),
      holds(c),
    ],
  ),
];

const isExtreme = (one: RawTerm): boolean =>
  typeof one === 'object' && 'the' in one && ['least value', 'greatest value'].includes(one.the);

export const SPACE_RULES: Rule[] = [...FEET, ...DRAWN, ...LINES, ...ROOTS, ...LOCI];
