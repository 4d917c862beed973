import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';

const nameIn = (f: string): string | undefined => /^\W*(?:\\?mathrm\{)?([fgh])\}?/.exec(f)?.[1];

/** Triangles, right angles and distances. */
const FIGURES: Rule[] = [
  ...rule<{ t: RawTerm; p: RawTerm }>(
    'facts',
    '{t:triangle} [的] (三个|) 顶点 [分别|依次] [的 坐标] [分别|依次] 为 {p:points}',
    ({ t, p }) => (isAll(p) ? [...p.all.map((one) => fact('given', one)), fact('given', t)] : null),
  ),
  ...rule<{ p: RawTerm; t?: RawTerm }>(
    'facts',
    '{p:points} 为 ({t:triangle}|三角形) 的 [三个] 顶点',
    ({ t, p }) =>
      isAll(p) ? [...p.all.map((one) => fact('given', one)), ...(t ? [fact('given', t)] : [])] : null,
  ),
  ...rule<{ t: string }>('facts', '{t:angle-name} 为 直角', ({ t }, [at]) => {
    const [a, b, c] = pointsIn(t.replace(/\\angle|∠/, ''), at);
    return [fact('right angle', b!, a!, c!)];
  }),
  ...rule<{ p: RawTerm }>('value', '{p:points} [两点] [之] 间 的 距离', ({ p }, [at]) => distance(p, at)),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '{a:point} (到|和|与) {b:point} [之间|之 间|间] 的 距离',
    ({ a, b }, [at]) => distance({ all: [a, b] }, at),
  ),
  ...rule<{ v: string }>('value', '{v:number} [个] [平方|立方] 单位 [长度]', ({ v }) => v),
];

function distance(p: RawTerm, at: number): RawTerm | null {
  const told = isAll(p) ? p.all.filter((one) => isReference(one) && one.says.length > 0) : [];
  const names = isAll(p) ? p.all.map((one) => (isReference(one) ? one.name : null)) : [];
  return names.length === 2 && names.every((one) => one?.length === 1)
    ? the('length', {
        ...reference('segment', names.join(''), 'the', at),
        says: told.map((one) => fact('given', one)),
      })
    : null;
}

const SHAPES = new Set(['parallelogram', 'rhombus', 'rectangle', 'square']);
const COUNTS = [...'零一二三四'].map((n, at) => [n, String(at)] as const);

/** Functions as they are told, and what is asked of them. */
const FUNCTIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '函数 {n:function-name} 的 (解析式|表达式|定义|关系式) 为 {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; c: string }>('facts', '{f:facts} [,] (其|) 定义域 为 {c:condition}', ({ f, c }) =>
    inDomain(f, c),
  ),
  ...rule<{ e: string; c: string }>('facts', '[函数] {e:equation} 的 定义域 为 {c:condition}', ({ e, c }) =>
    inDomain([fact('holds', e)], c),
  ),
  ...rule<{ g: string; f: string; c: string }>(
    'facts',
    '[函数] {g:function-name} 和 [函数] {f:function-name} 的 (解析式|表达式|对应法则) 相同 , [但|而] [其] 定义域 为 {c:condition}',
    ({ g, f, c }) => [fact('holds', `${g}(x) = ${f}(x)`), fact('domain', g, c)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('facts', '{a:facts} 和 {b:facts}', ({ a, b }) =>
    [a, b].every((all) => all[0]!.relation === 'holds' && nameIn(String(all[0]!.of[0])) !== undefined)
      ? [...a, ...b]
      : null,
  ),
  ...COUNTS.flatMap(([n, count]) =>
    rule<{ e: string }>(
      'facts',
      `[方程] {e:an-equation} 有 [且只有] ${n} 个 [不同|相异] [的] (实根|根|解|实数 的 根)`,
      ({ e }) => [fact('equal', the('number of roots', e), count)],
    ),
  ),
  ...(['最大', '最小'] as const).flatMap((word, at) =>
    rule<{ f: RawFact[]; k: string }>(
      'goals',
      `[已知|若|要使|为 使|使] {f:facts} [,] 求 [常数|实数] {k:letter} [所能取] 的 ${word} [的] [可能] 值`,
      ({ f, k }) =>
        f.every(({ relation }) => ['one-one', 'monotone'].includes(relation))
          ? [{ verb: 'find', target: { the: at === 0 ? 'greatest' : 'least', of: [k], where: f } }]
          : null,
    ),
  ),
  ...rule<{ h: string; f: string }>(
    'wanted',
    '[函数] {h:function-name} 的 反函数 {f:function-value} [的 (表达式|解析式)]',
    ({ f }) => f,
  ),
  ...rule<{ f: string }>('wanted', '[复合] [函数] {f:function-value} 的 (表达式|解析式)', ({ f }) => f),
  ...rule<{ f: string }>(
    'facts',
    '[函数] {f:function-name} 为 (一一对应 [的] 函数|一对一 [的] 函数)',
    ({ f }) => [fact('one-one', f)],
  ),
  ...rule<{ k: string; t: RawTerm }>('goals', '用 {k:letter} 表示 {t:wanted}', ({ k, t }) =>
    typeof t === 'string' ? null : sought(t).map((one) => ({ ...one, terms: [k] })),
  ),
  ...rule<{ e: string }>('goals', '求 [满足] 不等式 {e:inequality} 的 (解集|解)', ({ e }) => [
    { verb: 'solve', target: e },
  ]),
  ...rule<{ f: RawFact[] }>('facts', '[点] {p:label} (使|满足) {f:facts}', ({ f }) =>
    f.every(({ relation }) => SHAPES.has(relation)) ? f : null,
  ),
  ...(
    [
      ['decreasing', '(为 负|小于 0|小于 零|为 负数|为 负值)'],
      ['increasing', '(为 正|大于 0|大于 零|为 正数|为 正值)'],
    ] as const
  ).flatMap(([way, words]) =>
    rule<{ c: RawTerm; k: string }>(
      'set',
      `[使] {c:curve} 的 (斜率|梯度|切线 斜率) ${words} (时|的) [,] {k:letter} 的 取值范围`,
      ({ c, k }) => (k === 'x' ? the(way, c, 'x') : null),
    ),
  ),
  ...rule<{ f: string }>('with-domain', '{f:function-value} [的 (表达式|解析式)]', ({ f }) => f),
  ...rule<{ f: string }>(
    'goals',
    '求 [反函数] {f:with-domain} [,] (和|并|并 求|并 指出|并 说明) (其|它 的|该 函数 的) 定义域',
    ({ f }) =>
      /\^|⁻/.test(f) && nameIn(f)
        ? [
            { verb: 'find', target: f },
            { verb: 'find', target: the('domain', the('inverse', nameIn(f)!)) },
          ]
        : null,
  ),
  ...(['增加', '减少'] as const).flatMap((word, at) =>
    rule<{ y: string; x: string; k: string }>(
      'set',
      `[使|当] {y:letter} 随 {x:letter} [的] 增加 而 ${word} (的|时) [,] {k:letter} 的 取值范围`,
      ({ y, x, k }, [from]) =>
        y === 'y' && x === 'x' && k === 'x'
          ? the(at === 0 ? 'increasing' : 'decreasing', reference('curve', null, 'left out', from), 'x')
          : null,
    ),
  ),
];

/** Turning points by their names, and their kinds. */
const TURNINGS: Rule[] = [
  ...rule<{ m: string }>(
    'goals',
    '(判断|说明|确定|判定|指出) [点] {m:label} 为 (极大值点 还 为 极小值点|极小值点 还 为 极大值点|极大点 还 为 极小点|最高点 还 为 最低点)',
    (_, [at]) => [{ verb: 'find', target: the('nature', reference('curve', null, 'left out', at)) }],
  ),
  ...(['极大值', '极小值'] as const).flatMap((word, i) =>
    rule<{ f: string }>('value', `[函数] {f:function-value} 的 ${word}`, ({ f }, [at]) => turning(f, i, at)),
  ),
  ...rule<{ f: string }>('wanted', '[函数] {f:function-value} 的 (极大值 和 极小值|极值)', ({ f }, [at]) => ({
    all: [turning(f, 0, at), turning(f, 1, at)],
  })),
];

const turning = (f: string, i: number, at: number): RawTerm =>
  the(
    'y-coordinate',
    the(i === 0 ? 'maximum point' : 'minimum point', {
      ...reference('curve', null, 'a', at),
      says: [fact('equal', the('equation', SELF), `y = ${f}`)],
    }),
  );

/** Solids and their volumes. */
const SOLIDS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:rotation} [后] [,] (得到|形成|生成|所得|得) [一个] (旋转体|几何体|立体|立体图形|实心 旋转体)',
    ({ f }) => f,
  ),
  ...rule<object>('value', '(其|该|所得 的|所得) [旋转体|几何体|立体|立体图形] [的] 体积', (_, [at]) =>
    the('volume', reference('region', null, 'left out', at)),
  ),
];

function inDomain(f: RawFact[], c: string): RawFact[] | null {
  const last = f.at(-1);
  const name = last?.relation === 'holds' ? nameIn(String(last.of[0])) : undefined;
  return name ? [...f, fact('domain', name, c)] : null;
}

/** 函数, 图形与旋转体的说法. */
export const TOLD_THINGS: Rule[] = [...FIGURES, ...FUNCTIONS, ...TURNINGS, ...SOLIDS];
