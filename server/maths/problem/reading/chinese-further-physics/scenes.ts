import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);

/** What is hung on, held and turned. */
const TURNING: Rule[] = [
  ...rule<{ n: string }>('does', '每 (秒|秒钟) 转 [动|过] {n:number} (圈|周|转)', ({ n }) =>
    turning({ amount: '1', unit: 's' }, n),
  ),
  ...rule<{ n: string }>('does', '每 (分|分钟) 转 [动|过] {n:number} (圈|周|转)', ({ n }) =>
    turning({ amount: '1', unit: 'min' }, n),
  ),
  ...rule<{ t: RawTerm; n: string }>(
    'does',
    '[在|经] {t:quantity} [内] 转 [动|过] [了] {n:number} (圈|周|转)',
    ({ t, n }) => turning(t, n),
  ),
];

const turning = (time: RawTerm, count: string): RawFact[] => [
  fact('also', SELF, 'circular motion'),
  fact('equal', the('period', SELF), the('ratio', time, count)),
];

/** A gas that takes or gives energy. */
const HEAT: Rule[] = [
  ...rule<{ v: RawTerm }>('does', '[从 外界] 吸收 [了] {v:quantity} 的 (热量|能量|热)', ({ v }) => [
    fact('equal', the('heat supplied', SELF), v),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    '[向 外界] (放出|散失|释放) [了] {v:quantity} 的 (热量|能量|热)',
    ({ v }) => [fact('equal', the('heat lost', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>('does', '对 (外|外界) 做 [了] ({v:quantity} 的 功|功 {v:quantity})', ({ v }) => [
    fact('equal', the('work done by it', SELF), v),
  ]),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '外界 对 {e:entity} 做 [了] ({v:quantity} 的 功|功 {v:quantity})',
    ({ v, e }) => [fact('equal', the('work done on it', e), v)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('does', '{f:does} [,] 同时 {g:does}', ({ f, g }) => [...f, ...g]),
];

/** A capacitor that is discharged through something. */
const DISCHARGES: Rule[] = [
  ...rule<{ r: RawTerm }>('does', '[然后|再|随后] (通过|经|经过) {r:entity} 放电', ({ r }) =>
    can(r, 'resistance')
      ? [
          fact('also', SELF, 'discharge'),
          fact('equal', the('resistance', SELF), the('resistance', r)),
          fact('equal', the('time', SELF), '0'),
        ]
      : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('does', '{f:does} , (然后|再|随后) {g:does}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<object>('quant', '[该] 放电 [电路|过程] 的 时间常数', (_, [at]) =>
    the('time constant', only('capacitance', at)),
  ),
  ...rule<{ v: RawTerm; p: string }>(
    'quant',
    '放电 {v:quantity} (后|时) [,] 电容器 [两端|上] 的 {p:property}',
    ({ v, p }, [at]) => {
      const c = only('capacitance', at);
      return { ...the(p, c), where: [fact('equal', the('time', c), v)] };
    },
  ),
];

const coil = (at: number): RawTerm => only('flux linkage', at);
const ZERO = '(减小到|减小为|降为|降到|减为|变为) (零|0)';

/** A coil across a field that falls. */
const COILS: Rule[] = [
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    '{e:entity} 垂直 [于 磁场 方向] (放在|置于|处于|放置在|放置于|位于) {m:entity} [中|内|里]',
    ({ e, m }) =>
      can(e, 'flux linkage') && can(m, 'flux density')
        ? [fact('equal', the('flux density', e), the('flux density', m))]
        : null,
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `在 {t:quantity} [时间] 内 [,] (磁感应强度|磁通密度|磁场) [均匀|匀速] ${ZERO}`,
    ({ t }, [at]) => [
      fact('equal', the('time', coil(at)), t),
      fact('equal', the('change in flux density', coil(at)), the('flux density', coil(at))),
    ],
  ),
];

export const FURTHER_SCENE_RULES: Rule[] = [...TURNING, ...HEAT, ...DISCHARGES, ...COILS];
