import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { along, imageOf, imageOfImage, moved } from '../shared/images.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const PICTURE = '(图像|图象|曲线|图形|函数图像)';
const RESULT = '(所得|得到的|变换后的|平移后的|变换后|平移后|最终|新|所得到的|最后所得)';

/** 平移、翻折与伸缩, 依次进行. */
export const IMAGE_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>('transformation', '(按|沿|依) [列] 向量 {v:matrix} [方向] (平移|移动)', ({ v }) =>
    moved(v),
  ),
  ...rule<{ v: string }>('transformation', '(按|沿|依) 向量 {v:pair} [方向] (平移|移动)', ({ v }) =>
    moved(v),
  ),
  ...rule<{ v: string }>('transformation', '平移 向量 {v:pair}', ({ v }) => moved(v)),
  ...rule<{ v: RawTerm }>('transformation', '平移 [列] [向量] {v:matrix}', ({ v }) => moved(v)),
  ...['number', 'expression'].flatMap((kind) =>
    [
      ['右', 1, 0],
      ['左', -1, 0],
      ['上', 0, 1],
      ['下', 0, -1],
    ].flatMap(([way, x, y]) =>
      rule<{ n: string }>(
        'transformation',
        `[先|再|然后|接着|再将其|并] 向 ${String(way)} (平移|移动) {n:${kind}} [个] (单位|单位长度)`,
        ({ n }) => along(n, x as number, y as number),
      ),
    ),
  ),
  ...['x', 'y'].flatMap((axis) => [
    ...rule<{ k: string }>(
      'transformation',
      '[先|再|然后|接着|再将其|并] 关于 {k:letter} 轴 (对称|反射|翻折|作对称|作反射|翻转)',
      ({ k }) => (k === axis ? [fact('reflected', SELF, axis)] : null),
    ),
    ...rule<{ k: string }>(
      'transformation',
      '[先|再|然后|接着|再将其|并] (沿|绕|以) {k:letter} 轴 (翻折|反射|为轴 翻折|为对称轴 翻折)',
      ({ k }) => (k === axis ? [fact('reflected', SELF, axis)] : null),
    ),
    ...['number', 'expression'].flatMap((kind) => [
      ...rule<{ k: string; n: string }>(
        'transformation',
        `[先|再|然后|接着|再将其|并] (沿|沿着|平行于|在) {k:letter} 轴 [方向] [上] (伸缩|伸长|拉伸|压缩|缩短|拉长) (为|到|至) [原来 的] {n:${kind}} 倍`,
        ({ k, n }) => (k === axis ? [fact('stretched', SELF, axis, n)] : null),
      ),
      ...rule<{ k: string; n: string }>(
        'transformation',
        `[先|再|然后|接着|再将其|并] (沿|沿着|平行于|在) {k:letter} 轴 [方向] [上] (以|按) (比例 因子|伸缩 因子|比例|因子) [为] {n:${kind}} (伸缩|拉伸|伸长|作 伸缩)`,
        ({ k, n }) => (k === axis ? [fact('stretched', SELF, axis, n)] : null),
      ),
    ]),
  ]),
  ...(
    [
      ['y', '纵坐标'],
      ['x', '横坐标'],
    ] as const
  ).flatMap(([axis, noun]) =>
    ['number', 'expression'].flatMap((kind) =>
      rule<{ n: string }>(
        'transformation',
        `[先|再|然后|接着|再将其|并] [将|把] [各点 的|所有点 的] ${noun} (变为|伸长到|扩大到|缩短到|伸长为|缩短为) 原来 的 {n:${kind}} 倍 [, (横坐标|纵坐标) 不变]`,
        ({ n }) => [fact('stretched', SELF, axis, n)],
      ),
    ),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'transformation',
    '{a:transformation} [,] [再|然后|接着|并] [将|把] [所得|得到的] [图像|图象|曲线] {b:transformation}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ x: RawTerm; t: RawFact[] }>('facts', '[将|把] {x:curve} {t:transformation}', ({ x, t }) =>
    imageOf(x, t),
  ),
  ...rule<{ x: RawTerm; t: RawFact[]; e: string }>(
    'facts',
    `[将|把] {x:curve} {t:transformation} [后] [,] (得到|所得 ${PICTURE} 为|得) [函数|曲线] {e:equation} [的 ${PICTURE}]`,
    ({ x, t, e }) => {
      return [...imageOf(x, t), fact('image equation', x, e)];
    },
  ),
  ...rule<{ e: string }>(
    'facts',
    `${RESULT} ${PICTURE} 的 [函数|曲线] (方程|解析式|表达式) (为|是) {e:equation}`,
    ({ e }, [at]) => [fact('image equation', curve(at), e)],
  ),
  ...rule<object>('formula', `${RESULT} [的] ${PICTURE} 的 [函数] (方程|解析式|表达式)`, (_, [at]) =>
    the('equation', the('image', curve(at))),
  ),
  ...rule<{ t: RawFact[] }>(
    'facts',
    `[再|然后|接着|又] (将|把) ${RESULT} [的] ${PICTURE} {t:transformation}`,
    ({ t }, [at]) => imageOfImage(curve(at), t),
  ),
  ...rule<{ x: RawTerm; t: RawFact[] }>('facts', '{x:curve} (经|经过) {t:transformation}', ({ x, t }) =>
    imageOf(x, t),
  ),
];
