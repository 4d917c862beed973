import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const slits = (at: number) => reference('physics slits', null, 'any', at);
const fringes = (at: number) => reference('physics fringes', null, 'any', at);
const screen = (at: number) => reference('physics screen', null, 'any', at);
const grating = (at: number) => reference('physics grating', null, 'the', at);

const spoken = (...terms: RawTerm[]): RawFact[] => terms.map((one) => fact('scene', one));

const NEXT = '相邻 [的] [两] [条|级]';
const BRIGHT = '亮条纹|暗条纹|明条纹|条纹|亮纹|暗纹|干涉条纹|明纹';
const BETWEEN = '[之] [间] [的] [中心] (间距|距离|间隔)|[间] [的] 中心 [间] 距离';
const TWO = '[两|双] [条] [狭] 缝';
const PLANE = '[观察|光] 屏 [幕]';

/** Two slits, fringes and a screen. */
const FRINGES: Rule[] = [
  ...rule<object>(
    'quant',
    `[屏|光屏|屏幕] [上] [的] ${NEXT} (${BRIGHT}) [中心] (${BETWEEN}) [{s:symbol}]`,
    (_, [at]) => the('fringe separation', fringes(at)),
  ),
  ...rule<object>(
    'quant',
    '[屏|光屏] [上] [的] (条纹间距|条纹的间距|干涉条纹的间距) [{s:symbol}]',
    (_, [at]) => the('fringe separation', fringes(at)),
  ),
  ...rule<object>(
    'quant',
    `(${TWO} [之] 间 [的] (距离|间距)|${TWO} [的] 间距|缝距|双缝间距|缝间距) [{s:symbol}]`,
    (_, [at]) => the('slit separation', slits(at)),
  ),
  ...rule<object>(
    'quant',
    `${TWO} [平面] (到|与|和|至) ${PLANE} [之] [间] [的] 距离 [{s:symbol}]`,
    (_, [at]) => the('distance to the screen', screen(at)),
  ),
  ...rule<object>('quant', `${PLANE} (到|与|和|至) ${TWO} [之] [间] [的] 距离 [{s:symbol}]`, (_, [at]) =>
    the('distance to the screen', screen(at)),
  ),
  ...rule<{ v: RawTerm }>('facts', `${TWO} (到|与|和|至) ${PLANE} 相距 {v:amount}`, ({ v }, [at]) => [
    fact('equal', the('distance to the screen', screen(at)), v),
  ]),
  ...rule<{ v: RawTerm }>('facts', `[${PLANE}|屏] (距|离|距离) ${TWO} {v:amount}`, ({ v }, [at]) => [
    fact('equal', the('distance to the screen', screen(at)), v),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(在|于) (距|离|距离) ${TWO} {v:amount} [处] 的 ${PLANE} 上 [可] (观察|看|观测) 到 [明暗相间的] [干涉] 条纹`,
    ({ v }, [at]) => [
      fact('equal', the('distance to the screen', screen(at)), v),
      ...spoken(fringes(at + 0.5)),
    ],
  ),
  ...rule<object>(
    'facts',
    `[在] ${PLANE} 上 [可] (观察到|看到|观测到|形成|出现|得到) [明暗相间的] [干涉] 条纹`,
    (_, [at]) => spoken(fringes(at), screen(at + 0.5)),
  ),
  ...rule<{ v: RawTerm }>('does', '[间] 相距 {v:amount}', ({ v }) => [
    fact('equal', the('separation', SELF), v),
  ]),
];

/** What light and sound do. */
const GOING: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'does',
    '[垂直] (照射|入射|照射到|照射在|入射到|射到|射向|通过|穿过|照到) [在] {e:entity} [上|的 表面|表面]',
    ({ e }) => spoken(e),
  ),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'facts',
    '(用|以|让|使) {e:entity} [垂直] (照射|入射|照射到|照射在|入射到|射到|通过|做) {f:entity} [上|的 表面|表面]',
    ({ e, f }) => spoken(e, f),
  ),
  ...rule<{ e: RawTerm }>('facts', '用 {e:entity} (做|进行) 双缝 [干涉] 实验', ({ e }, [at]) =>
    spoken(e, slits(at + 0.5)),
  ),
  ...rule<object>(
    'does',
    '[在|沿] [空气|水|绳|弦|真空|介质|x-轴] [中|上] [的] [正方向] (传播|向右传播|向前传播)',
    () => spoken(SELF),
  ),
];

const ORDERS = [...'一二三四'].map((sign, at) => [sign, String(at + 1)] as const);
const LENGTHS = [
  ['毫米', 'mm'],
  ['厘米', 'cm'],
  ['米', 'm'],
] as const;

const MAXIMA = '明条纹|亮条纹|亮纹|极大|主极大|最大值|谱线|衍射极大|明纹|条纹|衍射条纹';

const inOrder = (order: string): string => `order ${order}`;

const GRATINGS: Rule[] = [
  ...ORDERS.flatMap(([sign, n]) => [
    ...rule<object>('order', `(第 ${sign} 级|${sign} 级|第 ${sign} 级次)`, () => n),
    ...rule<object>('order', `(第 ${n} 级|${n} 级)`, () => n),
  ]),
  ...rule<{ n: string }>('order', '第 {n:number} 级', ({ n }) => (/^\d$/.test(n) ? n : null)),
  ...LENGTHS.flatMap(([word, unit]) => [
    ...rule<{ n: string }>(
      'with',
      `每 ${word} [有|刻有|内有] {n:number} 条 [刻] [线|痕|缝|狭缝]`,
      ({ n }) => [fact('equal', the('lines per metre', SELF), { amount: n, unit: `${unit}^-1` })],
    ),
  ]),
  ...rule<{ o: string }>(
    'quant',
    `{o:order} [的] (${MAXIMA}) [的|对应的|所对应的] (衍射角|角度|偏转角|衍射角度)`,
    ({ o }, [at]) => ({
      the: 'angle',
      of: [grating(at), inOrder(o)],
      where: [fact('equal', the('order', grating(at), inOrder(o)), o)],
    }),
  ),
  ...rule<{ o: string; v: RawTerm }>(
    'facts',
    `{o:order} [的] (${MAXIMA}) [的] (衍射角|出现在|位于|出现的角度) [为|是|与法线成|与入射方向成] {v:amount} [角] [方向] [处]`,
    ({ o, v }, [at]) => [
      fact('equal', the('order', grating(at), inOrder(o)), o),
      fact('equal', the('angle', grating(at), inOrder(o)), v),
    ],
  ),
];

/** "相距 1.0 m 的两点的相位差". */
const PHASES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'quant',
    '[波 上|绳 上|同 一 波 线 上|沿 波 的 传播 方向|沿 波 传播 方向|波 传播 方向 上] 相距 {v:amount} 的 两 点 [\\( 沿 波 的 传播 方向 \\)] [之 间|间] [振动] 的 相位差',
    ({ v }, [at]) => {
      const wave = reference('has wavelength', null, 'only', at);
      return {
        the: 'phase difference',
        of: [wave],
        where: [fact('equal', the('distance between points', wave), v)],
      };
    },
  ),
];

export const WAVE_RULES: Rule[] = [...FRINGES, ...GOING, ...GRATINGS, ...PHASES];
