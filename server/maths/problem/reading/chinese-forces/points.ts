import { several } from '../chinese/nouns.ts';
import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const heading = (base: string, side?: string, angle?: RawTerm): RawTerm =>
  the('heading', base, ...(angle === undefined ? [] : [side ?? '', angle]));
const forceOf = (size: RawTerm): RawTerm => the('force of', size);
const ANGLE = '(成|的 夹角 为|夹角 为|夹|的 夹角 是) {a:an-angle} [角]';

/** x 轴正方向，第二象限，正东，竖直向上. */
const WAYS: Rule[] = [
  ...(
    [
      ['正', '+'],
      ['负', '-'],
    ] as const
  ).flatMap(([word, sign]) =>
    rule<{ l: string }>('axis-way', `{l:letter} 轴 [的] ${word} (方向|半轴|向)`, ({ l }) =>
      l === 'x' || l === 'y' ? `${l}${sign}` : null,
    ),
  ),
  ...rule<{ l: string }>('axis', '{l:letter} (轴|轴 方向|方向)', ({ l }) =>
    l === 'x' || l === 'y' ? l : null,
  ),
  ...rule<{ n: string }>('quadrant', '第 {n:count} 象限', ({ n }) =>
    Number(n) >= 1 && Number(n) <= 4 ? n : null,
  ),
  ...rule<{ b: string }>('force-way', '[方向] (沿|沿着|指向|为) {b:axis-way}', ({ b }) => heading(b)),
  ...rule<{ b: string }>('force-way', '[方向] (沿|沿着) {b:axis}', ({ b }) => heading(b)),
  ...(
    [
      ['东', 'east'],
      ['南', 'south'],
      ['西', 'west'],
      ['北', 'north'],
    ] as const
  ).flatMap(([word, name]) =>
    rule<object>('force-way', `[方向] [指向|向|沿] 正 ${word} [方向|方]`, () => heading(name)),
  ),
  ...rule<object>('force-way', '[方向] [沿] 竖直 向上', () => heading('up')),
  ...rule<object>('force-way', '[方向] [沿] 竖直 向下', () => heading('down')),
  ...rule<object>('force-way', '[方向] [沿] 水平 向左', () => heading('left')),
  ...rule<object>('force-way', '[方向] [沿] 水平 向右', () => heading('right')),
  ...rule<{ n: string; b: string; a: RawTerm }>(
    'force-way',
    `[方向] (指向|位于|在) {n:quadrant} [内] [,] [且] 与 {b:axis-way} ${ANGLE}`,
    ({ n, b, a }) => heading(b, `quadrant ${n}`, a),
  ),
  ...rule<{ n: string; b: string; a: RawTerm }>(
    'force-way',
    `[方向] 与 {b:axis-way} ${ANGLE} [,] [且] (指向|位于|在) {n:quadrant} [内]`,
    ({ n, b, a }) => heading(b, `quadrant ${n}`, a),
  ),
  ...(
    [
      ['逆时针', 'anticlockwise'],
      ['顺时针', 'clockwise'],
    ] as const
  ).flatMap(([word, name]) =>
    rule<{ b: string; a: RawTerm }>(
      'force-way',
      `[方向] (从|由|自|与) {b:axis-way} [沿|按] ${word} [方向] (转|转过|旋转|量起 为|量|成) {a:an-angle} [角]`,
      ({ b, a }) => heading(b, name, a),
    ),
  ),
  ...(
    [
      ['上', 'up'],
      ['下', 'down'],
    ] as const
  ).flatMap(([word, side]) => [
    ...rule<{ b: string; a: RawTerm }>(
      'force-way',
      `[方向] 与 {b:axis-way} ${ANGLE} [,] [且] [斜] 向 ${word} [方]`,
      ({ b, a }) => (b.startsWith('x') ? heading(b, `towards ${side}`, a) : null),
    ),
    ...(
      [
        ['左', 'left'],
        ['右', 'right'],
      ] as const
    ).flatMap(([beside, base]) =>
      rule<{ a: RawTerm }>(
        'force-way',
        `[方向] [指向|斜 向] ${beside} ${word} [方] [,] [且] 与 水平 [方向|面] ${ANGLE}`,
        ({ a }) => heading(base, `towards ${side}`, a),
      ),
    ),
  ]),
];

const SPOT = '[原点|点|同一 点|一点|同一点|质点|物体] [{l:label}] [点|处] [的 质点|的 物体|上]';
const COUNT = '[这|该] [{n:count}|两] [个] [共面|共点|水平|水平 共面] 力';

const pointForces = (count: string, sizes?: RawTerm): RawFact[] => [
  fact('point forces', count),
  ...(sizes && isAll(sizes) ? [fact('sizes', ...sizes.all)] : []),
];

const TOLD: Rule[] = [
  ...rule<{ f: RawTerm }>('named-force', '[一个|该|那个] [大小 为] {f:force} 的 [那个] 力', ({ f }) =>
    forceOf(f),
  ),
  ...rule<{ n: string }>('named-force', '第 {n:count} 个 力', ({ n }) => the('nth force', n)),
  ...several('force'),
  ...rule<object>('these-forces', `(${COUNT}|它们|各 力|质点 所受|质点 [所] 受到|物体 所受)`, () => ''),
  ...rule<{ n?: string; f?: RawTerm; g?: RawTerm }>(
    'facts',
    `[在] [同一] [水平] [平] [面] [内] [有|的] ({n:count}|两) 个 [共面|共点|水平] 力 [,] [大小 分别 为 {f:forces}] [,] (作用 于|作用 在|同时 作用 于|同时 作用 在) ${SPOT} [,] [大小 分别 为 {g:forces}]`,
    ({ n = '2', f, g }) => pointForces(n, f ?? g),
  ),
  ...rule<{ n?: string; f: RawTerm }>(
    'facts',
    `大小 [分别] 为 {f:forces} 的 ({n:count}|两) 个 [共面|共点|水平] 力 (作用 于|作用 在|同时 作用 于|同时 作用 在) ${SPOT}`,
    ({ n = '2', f }) => pointForces(n, f),
  ),
  ...rule<{ f: RawTerm }>(
    'facts',
    '(它们|三 力|各 力|这 些 力|三个 力|四个 力) [的] 大小 分别 为 {f:forces}',
    ({ f }) => (isAll(f) ? [fact('sizes', ...f.all)] : null),
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>('facts', '{f:named-force} [的] {w:force-way}', ({ f, w }) => [
    fact('heads', f, w),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} ; {g:facts}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[] }>('facts', '[这] {n:count} 个 力 中 [,] {f:facts}', ({ f }) =>
    f.every(({ relation }) => relation === 'heads') ? f : null,
  ),
  ...rule<{ b: string; a: RawTerm }>(
    'facts',
    '(两个|两|这 两个) 力 [之] [间] 的 夹角 为 {a:angle}',
    ({ a }) => [fact('between', a)],
  ),
  ...rule<object>(
    'facts',
    '({f:these-forces}|三 力|系统|这 些 力|三个 力|四个 力) (处于|保持|恰好|恰) [处于] 平衡 [状态]',
    () => [fact('balanced')],
  ),
  ...rule<object>('facts', '{f:these-forces} 平衡', () => [fact('balanced')]),
  ...rule<{ w: RawTerm }>('facts', '(合力|{f:these-forces} [的] 合力) {w:force-way}', ({ w }) => [
    fact('resultant way', w),
  ]),
  ...rule<{ f: RawTerm }>(
    'facts',
    '(合力|{f:these-forces} [的] 合力) [的] 大小 (为|是) {f:force}',
    ({ f }) => [fact('resultant size', f)],
  ),
  ...rule<object>('facts', '(合力|{f:these-forces} [的] 合力) (为|等于) 零', () => [fact('balanced')]),
  ...rule<{ f: RawTerm }>(
    'facts',
    '[现|现 将|再] (撤去|去掉|撤掉|撤除) {f:named-force} [,] [其余 [{n:count}|两|三] [个] 力 [保持|均] 不变]',
    ({ f }) => [fact('removed', f)],
  ),
  ...rule<{ f: RawTerm }>('facts', '[现] (将|把) {f:named-force} (反向|的 方向 反向)', ({ f }) => [
    fact('reversed', f),
  ]),
  ...rule<{ f: RawTerm; g: RawTerm }>(
    'facts',
    '[现] (将|把) {f:named-force} (换成|改为|换为) {g:named-force} [,] 方向 不变',
    ({ f, g }) => [fact('replaced', f, g)],
  ),
];

const THE = '[此时] [{f:these-forces} [的]] 合力';
const ASKED: Rule[] = [
  ...rule<object>('wanted', `${THE} 的 大小`, () => the('resultant size')),
  ...rule<object>('wanted', `${THE} 的 方向`, () => the('resultant way')),
  ...rule<object>('wanted', `${THE} [的 大小 (和|与|及) 方向]`, () => ({
    all: [the('resultant size'), the('resultant way')],
  })),
  ...rule<{ b: string }>('wanted', `(${THE}|其) 与 {b:axis-way} 的 夹角`, ({ b }) =>
    the('resultant angle', b),
  ),
  ...rule<object>('wanted', '(两个|两|这 两个) 力 [之] [间] 的 夹角', () => the('angle between')),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '若 [改为] {f:facts} , {g:goals}', ({ f, g }) =>
    f.every(({ relation }) => relation === 'holds')
      ? asks(g, [fact('case', { the: 'case', of: [], where: f })])
      : null,
  ),
];

export const POINT_RULES: Rule[] = [...WAYS, ...TOLD, ...ASKED];
