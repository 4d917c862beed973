import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { gradientOf, isSlope, turningAt } from '../shared/gradients.ts';
import { type Rule, rule } from '../rule.ts';

const WORDS: readonly (readonly [word: string, noun: string])[] = [
  ['stationary', '(驻点|极值|极值点|拐点|转向点)'],
  ['minimum', '(极小值|极小值点|最小值|最小值点|最低点)'],
  ['maximum', '(极大值|极大值点|最大值|最大值点|最高点)'],
];
const HAS = '(取得|取到|取|有|存在|达到|有一个|有唯一 的|取得 一个)';
const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const isAnyPoint = (p: string | undefined): boolean =>
  p === undefined || /^\(x,y\)$/.test(p.replace(/[\s$]/g, ''));
const there = (e: string): RawFact => fact('there', SELF, the('statement', e));

/** Curves by their gradient, and where they are stationary. */
export const GRADIENT_RULES: Rule[] = [
  ...rule<{ p?: string; e: string }>(
    'does-curve',
    '[上] (任一点|任意一点|任意点|每一点|各点) [{p:pair}] [处|都|均] [都|均] 满足 {e:equation}',
    ({ p, e }) => (isAnyPoint(p) ? gradientOf(SELF, e) : null),
  ),
  ...['equation', 'expression'].flatMap((kind) => [
    ...rule<{ p?: string; e: string }>(
      'does-curve',
      `[上] [在] (任一点|任意一点|任意点|每一点|点|) [{p:pair}] [处] 的 [切线] [的] (斜率|梯度|导数|斜率函数|导函数) (为|是|由) {e:${kind}} [给出]`,
      ({ p, e }) => (isAnyPoint(p) ? gradientOf(SELF, e) : null),
    ),
  ]),
  ...rule<{ e: string }>('does-curve', '满足 {e:equation}', ({ e }) =>
    isSlope(e) ? gradientOf(SELF, e) : null,
  ),
  ...['equation', 'expression'].flatMap((kind) =>
    rule<{ e: string }>(
      'does-curve',
      `其 [切线] [的] (斜率|梯度|导数|斜率函数|导函数) (为|由) {e:${kind}} [给出]`,
      ({ e }) => gradientOf(SELF, e),
    ),
  ),
  ...rule<{ e: string }>('does-curve', '的 (二阶导数|方程) (为|满足) {e:equation}', ({ e }) => {
    const said = gradientOf(SELF, e);
    return said && e.includes('d') ? said : null;
  }),
  ...WORDS.flatMap(([word, noun]) => [
    ...rule<{ p: RawTerm }>('does-curve', `在 {p:point} [处] ${HAS} ${noun}`, ({ p }) =>
      turningAt(word, p, SELF),
    ),
    ...rule<{ e: string }>('does-curve', `(在|当) {e:equation} [处|时] ${HAS} ${noun}`, ({ e }, [at]) =>
      turningAt(word, { ...reference('point', null, 'a', at), says: [there(e)] }, SELF),
    ),
    ...rule<{ x: RawTerm; p: RawTerm }>('facts', `{x:curve} ${HAS} ${noun} {p:point}`, ({ x, p }) =>
      turningAt(word, p, x),
    ),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      'facts',
      `{p:point} (是|为) {x:curve} [上] 的 [一个] ${noun}`,
      ({ x, p }) => turningAt(word, p, x),
    ),
    ...rule<{ p: RawTerm }>('facts', `{p:point} (是|为) (它|其) [的] [一个] ${noun}`, ({ p }, [at]) =>
      turningAt(word, p, curve(at)),
    ),
    ...rule<{ x: RawTerm; p: string }>('facts', `{x:curve} 的 ${noun} (是|为) {p:pair}`, ({ x, p }, [at]) =>
      turningAt(
        word,
        saying(reference('point', null, 'a', at), [fact('equal', the('coordinates', SELF), p)])!,
        x,
      ),
    ),
  ]),
  ...rule<{ x?: RawTerm }>(
    'wanted',
    '[{x:curve}] [的|上] [的] 另 一个 (驻点|极值点) 的 坐标',
    ({ x }, [at]) => the('coordinates', the('other stationary point', x ?? curve(at))),
  ),
  ...['equation', 'identity'].flatMap((kind) =>
    rule<{ i: string }>('goals', `(证明|求证|试证) [下列|以下] 恒等式 [:|,] {i:${kind}}`, ({ i }) => [
      { verb: 'show', target: the('statement:holds', i) },
    ]),
  ),
  ...rule<{ n: string }>('part-label', '\\( {n:number} \\)', ({ n }) => `(${n})`),
  ...rule<{ e: string; x: string; n: string }>(
    'goals',
    '(将|把) {e:expression} 按 {x:letter} 的 升幂 [顺序|排列] 展开 [,] (写出|求出|求|给出|写到) [其] [展开式 的] 前 {n:count} 项 [, 并 (化简|化简 各项|化简 每一项|化简 各项系数|化简 各项 的 系数|将 各项 系数 化简)]',
    ({ e, x, n }, [at]) => [
      {
        verb: 'find',
        target: the(
          'first terms',
          { ...reference('expansion', null, 'a', at), says: [fact('is', SELF, e)] },
          x,
          n,
        ),
      },
    ],
  ),
  ...rule<{ k: string; p: string }>(
    'facts',
    '(对|对于|取|用) [第] {p:part-label} [问] [中] [的|所得 的|求得 的|求出 的] {k:letter} [的] [值]',
    ({ k }) => [fact('as-found', k)],
  ),
];
