import { fact, isReference, type RawFact, type RawTerm, SELF, saidOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const VESSEL = '钢瓶|气瓶|容器|气缸|瓶|瓶子|轮胎|密闭容器|密封容器|罐|气球|烧瓶|氧气瓶|储气罐|汽缸';
const HOLDS = '有|装有|充有|盛有|内装有|内充有|封闭有|封有|储有|内有|装着|充满|内充满';

const spoken = (...terms: RawTerm[]): RawFact[] => terms.map((one) => fact('scene', one));

/** A gas and what holds it. */
const GASES: Rule[] = [
  ...rule<object>(
    'vessel',
    `[一 [个|只]|某|该] [密闭|密封|绝热|带 [有] [可 自由移动] 活塞 的|带 有 活塞 的] (${VESSEL})`,
    () => '',
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `[一 [个|只]|某] (容积|体积) [为|是] {v:amount} 的 [密闭|密封] (${VESSEL}) [内|中|里] (${HOLDS}) {e:entity}`,
    ({ v, e }) => saidOf(e, [fact('equal', the('volume', SELF), v)]),
  ),
  ...rule<{ e: RawTerm }>('facts', `{v:vessel} [内|中|里] (${HOLDS}) {e:entity}`, ({ e }) => spoken(e)),
  ...rule<{ e: RawTerm }>('entity', '一定 (质量|量) 的 {e:entity}', ({ e }, [at]) =>
    isReference(e) && e.name === null && e.says.length === 0 ? { ...e, article: 'a', at } : null,
  ),
  ...rule<{ e: RawTerm }>('entity', `[该] (${VESSEL}) [内|中|里] [的] {e:entity}`, ({ e }) => e),
  ...rule<{ p: string }>('quant', `[该] (${VESSEL}) [内|中|里] [的] {p:property}`, ({ p }, [at]) =>
    the(p, reference(`has ${p}`, null, 'only', at)),
  ),
  ...rule<object>('does', `[被] (封闭|密封|封|装|储存) 在 {v:vessel} [内|中|里]`, () => spoken(SELF)),
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entity} [均] (可|可以|都 可|均 可|) (视为|看作|看成|当作|视作) (理想气体|质点|点电荷|黑体|点光源)',
    ({ e }) => spoken(e),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} \\( (可|) (视为|看作) (理想气体|质点|点电荷|黑体) \\)',
    ({ e }) => e,
  ),
  ...rule<{ e: RawTerm }>('entity', '{e:entity} 分子', ({ e }) =>
    isReference(e) && /gas/.test(e.a) ? e : null,
  ),
  ...rule<object>('entity', '[该 气体|气体] 分子', (_, [at]) => reference('physics gas', null, 'any', at)),
];

/** Plates and points in a field. */
const plates = (at: number) => reference('physics plates', null, 'any', at);

const FIELDS: Rule[] = [
  ...rule<{ n: string; f?: RawFact[] }>(
    'entity',
    '[真空中] [两|一对] [块] [{f:with} 的] [水平|竖直|水平放置的|竖直放置的|正对的|相互平行的] (平行金属板|平行板|金属板|平行的金属板|极板|平行极板|板)',
    ({ f }, [at]) => (f ? saying(plates(at), f) : plates(at)),
  ),
  ...rule<{ p: string }>(
    'quant',
    '[两|金属|极|平行|两 极|两 金属|两 平行] 板 [之] 间 [的] {p:property} [{s:symbol}]',
    ({ p }, [at]) => the(p, plates(at)),
  ),
  ...rule<{ v: RawTerm; e: RawTerm; p: string }>(
    'quant',
    '(距|离|距离) {e:entity} [中心] {v:amount} [处] [的] {p:property}',
    ({ v, e, p }) => ({ the: p, of: [e], where: [fact('equal', the('distance', e), v)] }),
  ),
  ...rule<{ f: RawFact[] }>('does', '真空中 {f:does}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>('facts', '(真空中|空气中) [,] {f:facts}', ({ f }) => f),
  ...rule<{ e: RawTerm; v: RawTerm; p: string }>(
    'facts',
    '(在 地球 [处|上]|地球 处|到达 地球 [处]) [产生] 的 {p:property} (为|是|约为) {v:amount}',
    ({ p, v }, [at]) => [fact('equal', the(p, reference(`has ${p}`, null, 'only', at)), v)],
  ),
  ...rule<{ v: RawTerm; p: string }>(
    'with',
    '[其|它的] [辐射|光] (在 地球 [处|上]|地球 处|到达 地球 [处]) [产生] 的 {p:property} (为|是|约为) {v:amount}',
    ({ p, v }) => [fact('equal', the(p, SELF), v)],
  ),
  ...rule<{ e: RawTerm; p: string }>(
    'quant',
    '{e:entity} 在 (地球|地面) [处|上] [产生] 的 {p:property}',
    ({ e, p }) => the(p, e),
  ),
  ...rule<{ e: RawTerm; p: string }>('quant', '{e:entity} 表面 [处] 的 {p:property}', ({ e, p }) => ({
    the: p,
    of: [e],
    where: [fact('equal', the('height above the surface', e), '0')],
  })),
];

const HANG = '挂上|挂着|挂|悬挂|悬挂着|挂 一 [个|块]|悬挂 一 [个|块]|吊着|吊 一 [个|块]';
const LOAD = '重物|物体|砝码|物块|小球|钩码|木块';

/** What hangs from springs and wires. */
const HANGING: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'hung',
    `[在] [其] [下端|末端|一端] (${HANG}) (重|重力|重量) [为] {v:amount} 的 (${LOAD})`,
    ({ v }) => [fact('equal', the('force', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'hung',
    `[在] [其] [下端|末端|一端] (${HANG}) 质量 [为] {v:amount} 的 (${LOAD})`,
    ({ v }) => [fact('equal', the('hanging mass', SELF), v)],
  ),
  ...rule<{ h: RawFact[] }>('does', '{h:hung} [时|后]', ({ h }) => h),
  ...rule<{ h: RawFact[]; e: RawTerm; f: RawFact[] }>(
    'facts',
    '{h:hung} [时|后] [,] {e:entity} {f:does}',
    ({ h, e, f }) => saidOf(e, [...h, ...f]),
  ),
  ...rule<{ e: RawTerm; h: RawFact[] }>('facts', '在 {e:entity} {h:hung} [时|后]', ({ e, h }) =>
    saidOf(e, h),
  ),
];

const HUBBLE = '哈勃常数|哈勃常量';

const SKY: Rule[] = [
  ...rule<{ v: RawTerm | RawFact[] }>(
    'facts',
    `[取] (${HUBBLE}) [{s:symbol}] [为|取|是|约为] {v:amount}`,
    ({ v }, [at]) => [
      fact('equal', the('Hubble constant', reference('physics galaxy', null, 'any', at)), v as RawTerm),
    ],
  ),
  ...rule<{ v: RawFact[] }>('facts', `[取] (${HUBBLE}) {v:named-amount}`, ({ v }, [at]) => {
    const [letter] = v[0]!.of;
    return [
      fact('equal', the('Hubble constant', reference('physics galaxy', null, 'any', at)), letter!),
      ...v,
    ];
  }),
];

export const MATTER_RULES: Rule[] = [...GASES, ...FIELDS, ...HANGING, ...SKY];
