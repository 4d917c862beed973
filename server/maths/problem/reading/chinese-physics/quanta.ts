import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

/** Light that sets electrons free. */
const emission = (at: number): RawTerm => reference('physics photoelectric emission', null, 'any', at);

const METALS = '金属|钠|锌|铯|钾|钙|铜|银|镁|锂|铝|铂|钨';
const LIGHT = '紫外光|紫外线|单色光|光|紫光|蓝光|绿光|红光|可见光|电磁辐射|辐射|单色紫外光|入射光|光子|黄光';

const METAL: Rule[] = [
  ...rule<object>(
    'metal',
    `[某|一 块|该|这种|这 块|某 种|一 种|真空中的 一 块|此] [洁净的|光滑的] [金属] (${METALS}) [的] [表面|板|片|阴极|板 表面]`,
    () => '',
  ),
  ...rule<object>('metal', '[该|某] (光电管 [的] 阴极|光电管)', () => ''),
  ...rule<object>('metal', '(其|它) [表面]', () => ''),
];

const EMITTED = [
  ['逸出功|功函数', 'work function'],
  [
    '截止频率|极限频率|阈频率|截止频率 \\( 极限频率 \\)|截止 \\( 极限 \\) 频率|极限频率 \\( 截止频率 \\)',
    'threshold frequency',
  ],
  ['截止波长|极限波长|阈波长', 'threshold wavelength'],
  ['遏止电压|截止电压|遏止电势差', 'stopping potential'],
] as const;

const OF_PHOTON: Record<string, string> = {
  能量: 'photon energy',
  动量: 'photon momentum',
  频率: 'frequency',
  波长: 'wavelength',
};

/** What light is said to have, where it falls on a metal. */
const EMISSION: Rule[] = [
  ...rule<{ f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `(用|以|让|使) [一 束] [{f:with} 的] (${LIGHT}) [垂直] (照射|照射到|照射在|入射到|照到) [{g:with} 的] {m:metal} [上]`,
    ({ f, g }, [at]) => sayOf(emission(at), [...(f ?? []), ...(g ?? []), fact('given', SELF)]),
  ),
  ...rule<{ f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `[一 束] [{f:with} 的] (${LIGHT}) [垂直] (照射|照射到|照射在|入射到|照到) [{g:with} 的] {m:metal} [上]`,
    ({ f, g }, [at]) => sayOf(emission(at), [...(f ?? []), ...(g ?? []), fact('given', SELF)]),
  ),
  ...EMITTED.flatMap(([words, name]) => [
    ...rule<object>('quant', `[{m:metal} 的] (${words}) [{s:symbol}]`, (_, [at]) => the(name, emission(at))),
  ]),
  ...rule<object>(
    'quant',
    '[逸出|发射|放出|所发射|所逸出|出射] [的] [光] 电子 的 (最大动能|最大初动能) [{s:symbol}]',
    (_, [at]) => the('maximum kinetic energy', emission(at)),
  ),
  ...rule<{ p: string }>(
    'quant',
    `(一 个|每 个|单个|每 一 个|) [入射] [的] 光子 的 {p:photon-property}`,
    ({ p }, [at]) => the(OF_PHOTON[p]!, only('photon energy', at)),
  ),
  ...rule<{ p: string }>('photon-property', '{p:property}', ({ p }) => (p in OF_PHOTON ? p : null)),
];

const DECAYING: Rule[] = [
  ...rule<{ w: string; n: string }>('isotope', '{w:element} {n:expression}', ({ w, n }) =>
    /^-\d{1,3}$/.test(n) ? `${w}${n}` : null,
  ),
  ...[...'钴碘碳铀镭锝铯锶钾磷铱氡钚钠氟镅铁铅钍钋'].flatMap((sign) =>
    rule<object>('element', sign, () => sign),
  ),
  ...rule<{ i: string }>('entity', '[放射性] [同位素|核素] {i:isotope}', ({ i }, [at]) =>
    reference('physics radioactive sample', i, 'the', at),
  ),
  ...rule<{ v: RawTerm; i: string }>(
    'entity',
    '质量 [为] {v:quantity} 的 [纯] {i:isotope} [样品]',
    ({ v, i }, [at]) => ({
      ...reference('physics radioactive sample', i, 'the', at),
      says: [
        fact('equal', the('initial mass', SELF), v),
        fact('equal', the('nuclear mass', SELF), { amount: /\d{1,3}$/.exec(i)![0], unit: 'u' }),
      ],
    }),
  ),
];

const PARTICLES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    '[从静止 [开始]|由静止 [开始]] [经|经过|通过|被|在] [一 个] {v:quantity} [的] (电压|电势差|电场|加速电压|加速电场) [由静止|从静止] [开始] 加速 [后]',
    ({ v }) => [fact('equal', the('accelerating potential difference', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '由静止 [开始] [经|经过] 电势差 [为] {v:quantity} 的 电场 加速 [后]',
    ({ v }) => [fact('equal', the('accelerating potential difference', SELF), v)],
  ),
  ...rule<object>(
    'facts',
    '[在 正电子 发射 断层 扫描 [\\( {l:letter} \\)] 中 ,] 一 个 正电子 (与|和) 一 个 电子 [几乎 静止 时|在 几乎 静止 时|静止 时] [发生] 湮灭 [, 产生 两 个 [{s:letter}] 光子]',
    (_, [at]) => [fact('given', reference('physics annihilation', null, 'any', at))],
  ),
];

export const QUANTUM_RULES: Rule[] = [...METAL, ...EMISSION, ...DECAYING, ...PARTICLES];
