import { fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const RIGHT_ANGLE = { amount: '90', unit: '°' };

const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);

const same = (name: string, a: RawTerm, b: RawTerm): RawFact => fact('equal', the(name, a), the(name, b));

/** What a current, or a charge that moves, is in a magnetic field; null where there is none. */
function inField(e: RawTerm, m: RawTerm, angle: RawTerm, isTurned = false): RawFact[] | null {
  if (!can(m, 'flux density') || can(m, 'field strength')) return null;
  const flux = same('flux density', e, m);
  const at = fact('equal', the('angle to the field', e), angle);
  if (can(e, 'length') && can(e, 'current')) return [fact('also', e, 'wire in a magnetic field'), at, flux];
  if (!can(e, 'charge') || !can(e, 'speed')) return null;
  return isTurned
    ? [fact('also', e, 'particle turned by a magnetic field'), flux]
    : [fact('also', e, 'particle in a magnetic field'), at, flux];
}

const LIES = '[水平] (放在|置于|处于|放置在|放置于|位于|处在|放入|固定在)';
const NORMAL = '(与|和) (磁场|磁场方向|磁感线|磁场的方向) [相互] 垂直';
const ENTERS = '[沿] [垂直] [于 磁场 方向|磁场 方向] (进入|射入|垂直进入|垂直射入|通过|穿过)';

const MAGNETIC: Rule[] = [
  ...rule<{ f: RawFact[] }>('entity', '[磁感应强度|磁通密度] {f:with} 的 [匀强] 磁场', ({ f }, [at]) => ({
    ...reference('physics magnetic field', null, 'the', at),
    says: f,
  })),
  ...rule<{ v: RawTerm }>('entity', '{v:quantity} 的 匀强磁场', ({ v }, [at]) => ({
    ...reference('physics magnetic field', null, 'the', at),
    says: [fact('equal', the('flux density', SELF), v)],
  })),
  ...rule<object>('entity', '[该|一] 匀强磁场', (_, [at]) =>
    reference('physics magnetic field', null, 'any', at),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} [,] ${LIES} {m:entity} [中|内|里] [,] ${NORMAL}`,
    ({ e, m }) => inField(e, m, RIGHT_ANGLE),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `(把|将) {e:entity} 垂直 [于 磁场 方向] ${LIES} {m:entity} [中|内|里]`,
    ({ e, m }) => inField(e, m, RIGHT_ANGLE),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} [,] 垂直 [于 磁场 方向] ${LIES} {m:entity} [中|内|里]`,
    ({ e, m }) => inField(e, m, RIGHT_ANGLE),
  ),
  ...rule<{ e: RawTerm; m: RawTerm; v: RawTerm }>(
    'facts',
    `{e:entity} ${LIES} {m:entity} [中|内|里] [,] (与|和) (磁场|磁场方向) 成 {v:amount} [角]`,
    ({ e, m, v }) => inField(e, m, v),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} [,] ${LIES} {m:entity} [中|内|里] [,] [线圈] (平面|线圈平面|其 平面) (与|和) (磁场|磁场方向|磁感线) 垂直`,
    ({ e, m }) => (can(e, 'flux linkage') && can(m, 'flux density') ? [same('flux density', e, m)] : null),
  ),
  ...rule<{ e: RawTerm; f?: RawFact[]; m: RawTerm }>(
    'facts',
    `{e:entity} [以 {f:speed}] ${ENTERS} {m:entity} [中]`,
    ({ e, f, m }) => {
      const field = inField(e, m, RIGHT_ANGLE, true);
      return field && [...field, ...sayOf(e, f ?? [])];
    },
  ),
  ...rule<{ e: RawTerm; f?: RawFact[]; m: RawTerm; v?: RawTerm }>(
    'facts',
    `{e:entity} [以 {f:speed}] 在 {m:entity} [中|内|里] 做 [半径 [为] {v:amount} 的] (匀速圆周运动|圆周运动)`,
    ({ e, f, m, v }) => {
      const field = inField(e, m, RIGHT_ANGLE, true);
      const radius = v === undefined ? [] : [fact('equal', the('radius', SELF), v)];
      return field && [...field, ...sayOf(e, [...(f ?? []), ...radius])];
    },
  ),
  ...rule<{ v: RawTerm; p: string }>('speed', '{v:quantity} 的 [恒定] {p:property}', ({ v, p }) => [
    fact('equal', the(p, SELF), v),
  ]),
  ...rule<{ n: string }>('with', '[匝数 为] {n:number} 匝', ({ n }) => [
    fact('equal', the('number of turns', SELF), n),
  ]),
  ...rule<{ n: string }>('with', '匝数 [为] {n:number}', ({ n }) => [
    fact('equal', the('number of turns', SELF), n),
  ]),
  ...rule<{ n: string; e?: RawTerm }>(
    'entity',
    '(一 个|一|) {n:number} 匝 的 [平面|圆形|矩形] 线圈',
    ({ n }, [at]) => ({
      ...reference('physics coil', null, 'the', at),
      says: [fact('equal', the('number of turns', SELF), n)],
    }),
  ),
  ...rule<{ n: string; f: RawFact[] }>(
    'entity',
    '[一 个|一] {n:number} 匝 [的] [平面|圆形|矩形] 线圈 , {f:with} ,',
    ({ n, f }, [at]) => ({
      ...reference('physics coil', null, 'the', at),
      says: [fact('equal', the('number of turns', SELF), n), ...f],
    }),
  ),
  ...rule<{ p: string; e: RawTerm }>('quant', '[磁场] [穿过|通过] {e:entity} 的 {p:flux}', ({ p, e }) =>
    the(p, e),
  ),
  ...rule<object>('flux', '(磁链|磁通匝链数|磁链 \\( 磁通匝链数 \\))', () => 'flux linkage'),
  ...rule<object>('flux', '磁通量', () => 'flux'),
  ...rule<{ t: RawTerm }>(
    'facts',
    '(磁感应强度|磁通密度|磁场|磁场 的 磁感应强度|磁场 的 磁通密度) 在 {t:quantity} 内 [均匀] (减小到|减小为|降为|降到|减为) (零|0)',
    ({ t }, [at]) => {
      const coil = reference('has change in flux density', null, 'only', at);
      return [
        fact('equal', the('time', coil), t),
        fact('equal', the('change in flux density', coil), the('flux density', coil)),
      ];
    },
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} [中] [的|产生的] (平均感应电动势|感应电动势|感应电动势 的 平均值|感应电动势 的 大小)',
    ({ e }) => the(can(e, 'average induced emf') ? 'average induced emf' : 'induced emf', e),
  ),
];

/** What a charge is between plates, or in a field that is told. */
function inElectricField(e: RawTerm, m: RawTerm, kind: string): RawFact[] | null {
  if (!can(m, 'field strength') || can(m, 'distance from the centre') || !can(e, 'charge')) return null;
  return [fact('also', e, kind), same('field strength', e, m)];
}

const WITHIN = '(在|处于|位于|置于|放在) {m:entity} [之] [间|中|内]';

const ELECTRIC: Rule[] = [
  ...rule<{ f: RawFact[] }>('entity', '[电场强度|场强] {f:with} 的 [匀强] 电场', ({ f }, [at]) => ({
    ...reference('physics electric field', null, 'the', at),
    says: f,
  })),
  ...rule<object>('entity', '[该|一] 匀强电场', (_, [at]) =>
    reference('physics electric field', null, 'any', at),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} [静止] (悬浮|静止|平衡|保持静止|处于平衡状态) ${WITHIN}`,
    ({ e, m }) => inElectricField(e, m, 'particle held in an electric field'),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} ${WITHIN} (悬浮|静止|平衡|保持静止|处于平衡状态)`,
    ({ e, m }) => inElectricField(e, m, 'particle held in an electric field'),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>('facts', `{e:entity} ${WITHIN} [由静止释放|运动]`, ({ e, m }) =>
    inElectricField(e, m, 'particle in an electric field'),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    '{e:entity} (进入|射入|垂直进入|垂直射入) {m:entity} [之] [间|中]',
    ({ e, m }) => inElectricField(e, m, 'particle in an electric field'),
  ),
];

/** Charges and currents in electric and magnetic fields. */
export const FIELD_RULES: Rule[] = [...MAGNETIC, ...ELECTRIC];
