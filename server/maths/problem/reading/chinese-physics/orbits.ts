import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

/** The radius of an orbit is not that of what moves on it. */
const ofOrbit = (facts: RawFact[]): RawFact[] =>
  facts.map((one) => ({
    ...one,
    of: one.of.map((term) =>
      typeof term === 'object' && 'the' in term && term.the === '半径'
        ? { ...term, the: 'orbital radius' }
        : term,
    ),
  }));

const circling = (p: RawTerm, f: RawFact[] = []): RawFact[] => [
  fact('also', SELF, 'satellite'),
  fact('equal', the('central mass', SELF), the('mass', p)),
  fact('equal', the('central radius', SELF), the('radius', p)),
  ...ofOrbit(f),
];

const MOVES = '做 匀速圆周运动|做 圆周运动|运行|转动|公转|运动|运转|飞行|做 匀速圆周 运动';
const ROUND = '绕|环绕|围绕';

const ORBITS: Rule[] = [
  ...rule<{ p: RawTerm }>('does', `(${ROUND}) {p:entity} (${MOVES})`, ({ p }) => circling(p)),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'does',
    `(${ROUND}) {p:entity} 做 {f:with} 的 (匀速圆周运动|圆周运动)`,
    ({ p, f }) => circling(p, f),
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'does',
    `(在|沿) {f:with} 的 [圆形|圆] 轨道 [上] (${ROUND}) {p:entity} (${MOVES})`,
    ({ p, f }) => circling(p, f),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'does',
    `在 (距|离|距离) {p:entity} 表面 [高度 为|高] {v:amount} [高] [处] 的 [圆形|圆] 轨道 上 [绕 其] (${MOVES})`,
    ({ p, v }) => [...circling(p), fact('equal', the('height above the surface', SELF), v)],
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'does',
    `在 {p:entity} (表面 上方|上空|上方) {v:amount} [高] [处] (绕 其 ${MOVES.replaceAll(' ', '')}|${MOVES})`,
    ({ p, v }) => [...circling(p), fact('equal', the('height above the surface', SELF), v)],
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} [到|离|距|距离] [行星|地球|月球|其] (地面|表面|地球表面) 的 (高度|距离)',
    ({ e }) => the('height above the surface', e),
  ),
  ...rule<{ p: string; e?: RawTerm }>('quant', '[{e:entity}] [的] {p:orbital}', ({ p, e }, [at]) =>
    the(p, e ?? only(p, at)),
  ),
  ...rule<object>('orbital', '(轨道半径|轨道的半径|圆轨道的半径)', () => '轨道半径'),
];

const AT_SURFACE: Record<string, string> = {
  引力势: 'surface potential',
  引力场强度: 'surface field strength',
  重力场强度: 'surface field strength',
  重力加速度: 'surface field strength',
  自由落体加速度: 'surface field strength',
};

const FIELDS: Rule[] = [
  ...Object.keys(AT_SURFACE).flatMap((name) => rule<object>('field-property', name, () => name)),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '{e:entity} 表面 [处] 的 {p:field-property} [{s:symbol}]',
    ({ p, e }) => the(AT_SURFACE[p]!, e),
  ),
  ...rule<{ p: string }>(
    'quant',
    '(其|它的|它) 表面 [处] 的 {p:field-property} [{s:symbol}]',
    ({ p }, [at]) => the(AT_SURFACE[p]!, only('surface potential', at)),
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    '(距|离|距离) {e:entity} 表面 [高|高度 为] {v:amount} [处] [的] {p:field-property} [{s:symbol}]',
    ({ p, v, e }) => placedAt(p, e, 'height above the surface', v),
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    '(距|离|距离) {e:entity} (中心|球心) {v:amount} [处] [的] {p:field-property} [{s:symbol}]',
    ({ p, v, e }) => placedAt(p, e, 'distance from the centre', v),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (可|可以|) (视为|看作|看成) [半径 [为] {v:amount} 的] (均匀球体|质点|孤立的均匀球体|孤立球体)',
    ({ e, v }) => (v === undefined ? [fact('scene', e)] : sayOf(e, [fact('equal', the('radius', SELF), v)])),
  ),
];

function placedAt(p: string, e: RawTerm, where: string, v: RawTerm): RawTerm {
  const name = p === '引力势' ? 'potential' : 'field strength';
  return { the: name, of: [e], where: [fact('equal', the(where, e), v)] };
}

/** Planets and stars that have a name of their own. */
const NAMES: Rule[] = ['地球', '火星', '木星', '土星', '金星', '海王星', '天王星'].flatMap((name) =>
  rule<object>('entity', name, (_, [at]) => reference('physics planet', name, 'the', at)),
);

export const ORBIT_RULES: Rule[] = [...ORBITS, ...FIELDS, ...NAMES];
