import { fact, isNamedAmount, type RawFact, type RawTerm, SELF, saidOf, the, valued } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const IS = '为|是|约为|大约为|有|等于|约等于|约|测得为|保持为|保持在|维持在|恒为|始终为|高达|达';

const AMOUNTS: Rule[] = [
  ...rule<{ v: RawTerm }>('amount', '[约] {v:quantity}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:number}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:letter}', ({ v }) => v),
  ...rule<{ v: RawFact[] }>('named-amount', '{v:note}', ({ v }) => (isNamedAmount(v) ? v : null)),
  ...rule<object>('amount', '零', () => '0'),
  ...['amount', 'named-amount'].flatMap((kind) => [
    // "长 2.0 m", "直径为 0.40 mm", "电动势 E 为 12 V".
    ...rule<{ p: string; v: RawTerm | RawFact[] }>(
      'with',
      `[其|它的] {p:property} [的 大小|大小] [{s:symbol}] [均|都] [${IS}] {v:${kind}}`,
      ({ p, v }) => valued(the(p, SELF), v),
    ),
    ...rule<{ q: RawTerm; v: RawTerm | RawFact[] }>('facts', `{q:quant} (${IS}) {v:${kind}}`, ({ q, v }) =>
      valued(q, v),
    ),
    ...rule<{ q: RawTerm; v: RawTerm | RawFact[] }>('facts', `{q:quant} {v:${kind}}`, ({ q, v }) =>
      valued(q, v),
    ),
    // "导线中通有 1.4 A 的电流", "在电阻两端加 6.0 V 的电压".
    ...rule<{ p: string; v: RawTerm | RawFact[] }>(
      'does',
      `[中|内|里|上|两端|之间|间|两板间] [里] (通有|通以|通入|通过|有|加有|加上|加|接|施加|接有|存在|产生|提供|输出|带有|带|消耗|放出|发出|储存|受到|受|承受) {v:${kind}} 的 [恒定|稳定|直流] {p:property}`,
      ({ p, v }) => valued(the(p, SELF), v),
    ),
    ...rule<{ p: string; v: RawTerm | RawFact[]; e: RawTerm }>(
      'facts',
      `[有] {v:${kind}} 的 [恒定|稳定] {p:property} (通过|流过|流经) {e:entity}`,
      ({ p, v, e }) => valued(the(p, e), v),
    ),
    ...rule<{ p: string; v: RawTerm | RawFact[]; e: RawTerm }>(
      'facts',
      `(对|给|向|在|将|使) {e:entity} [中|内|里|上|两端|之间|间] (通有|通以|通入|加有|加上|加|施加|施以|提供) {v:${kind}} 的 [恒定|稳定|水平] {p:property}`,
      ({ p, v, e }) => valued(the(p, e), v),
    ),
    // "以 3.0 m s⁻¹ 的速度运动".
    ...rule<{ p: string; v: RawTerm | RawFact[] }>(
      'does',
      `以 {v:${kind}} 的 [恒定|水平] {p:property} [沿 (水平面|水平地面|平直公路|水平公路|水平轨道|直线|水平直线|x-轴)] [匀速] (运动|行驶|前进|飞行|滑行|移动|奔跑|行进|做 匀速直线运动)`,
      ({ p, v }) => valued(the(p, SELF), v),
    ),
    ...rule<{ p: string; v: RawTerm | RawFact[] }>(
      'with',
      `以 {v:${kind}} 的 [恒定|水平] {p:property} [匀速] (运动|行驶|前进|飞行|滑行|移动|奔跑|行进)`,
      ({ p, v }) => valued(the(p, SELF), v),
    ),
  ]),
  ...rule<{ p: string }>(
    'with',
    '{p:property} (不计|可忽略|可忽略不计|忽略不计|可以忽略|可以忽略不计|很小可忽略)',
    ({ p }) => [fact('equal', the(p, SELF), '0')],
  ),
  ...rule<{ p: string }>('with', '(不计|忽略) {p:property}', ({ p }) => [fact('equal', the(p, SELF), '0')]),
  ...rule<{ q: RawTerm }>('facts', '(不计|忽略) {q:quant}', ({ q }) => [fact('equal', q, '0')]),
  ...rule<{ q: RawTerm }>(
    'facts',
    '{q:quant} (不计|可忽略|可忽略不计|忽略不计|可以忽略|可以忽略不计)',
    ({ q }) => [fact('equal', q, '0')],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('with', '{f:with} [,] [且|和|而|并且] {g:with}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
];

/** How something moves, and the kind whose laws hold for that. */
const MANNERS = [
  ['简谐运动|简谐振动', 'oscillation'],
  ['匀速圆周运动|圆周运动', 'circular motion'],
] as const;

const AROUND =
  '水平面内|水平面内的|在水平面内|在光滑水平面上|沿水平方向|沿竖直方向|在水平方向|在竖直方向|水平方向的|竖直方向的|水平';

const QUOTED = '[“|”|"|「|」|\'|‘|’]';

const SAYING: Rule[] = [
  ...rule<{ f: RawFact[] }>('does', '{f:with}', ({ f }) => f),
  ...MANNERS.flatMap(([words, kind]) => [
    ...rule<object>('does', `[${AROUND}] [沿 直线] (做|作|在做) [${AROUND}] (${words})`, () => [
      fact('also', SELF, kind),
    ]),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('does', '{f:does} 时 [,] {g:does}', ({ f, g }) => [...f, ...g]),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'does',
    `(标有|上标有|铭牌上标有|的规格为|的铭牌标有) ${QUOTED} {v:quantity} [,|/] {w:quantity} ${QUOTED}`,
    ({ v, w }) => [fact('equal', the('size', SELF), v), fact('equal', the('size', SELF), w)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'with',
    `(标有|规格为) ${QUOTED} {v:quantity} [,|/] {w:quantity} ${QUOTED}`,
    ({ v, w }) => [fact('equal', the('size', SELF), v), fact('equal', the('size', SELF), w)],
  ),
  ...rule<object>('does', '正常 (工作|发光)', () => [fact('scene', SELF)]),
  ...rule<{ e: RawTerm; p: string }>(
    'quant',
    '{e:entity} 正常 (工作|发光) 时 [的] {p:property}',
    ({ e, p }) => the(p, e),
  ),
  ...rule<{ e: RawTerm; p: string }>(
    'quant',
    '{e:entity} (放电前|充电后|开始放电时|刚开始放电时|充满电后) [所] [的|带的|储存的] {p:property}',
    ({ e, p }) => the(p, e),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('does', '{f:does} [,] [并|且|并且] {g:does}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:entity} [,] [的] {f:does}', ({ e, f }) => saidOf(e, f)),
  ...rule<{ e: RawTerm }>('facts', '有 {e:entity}', ({ e }) => [fact('given', e)]),
];

export const TELLING_RULES: Rule[] = [...AMOUNTS, ...SAYING];
