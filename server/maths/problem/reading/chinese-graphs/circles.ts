import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { pointsIn, reference, saying } from '../references.ts';
import { angleIn, lengthIn } from '../shared/figures.ts';
import { type Rule, rule } from '../rule.ts';
import { property } from '../chinese/nouns.ts';

const plain = (labels: string) => labels.replace(/\\[a-z]+|[\W∠]/g, '');
const region = (at: number, bounds: RawTerm, name: string | null = null): RawTerm => ({
  ...reference('region', name, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});
const sector = (at: number): RawTerm => reference('sector', null, 'left out', at);
const IS = '(为|是|等于|)';

const FIGURES: Rule[] = [
  ...['quantity', 'value'].flatMap((kind) => rule<{ v: RawTerm }>('measure', `{v:${kind}}`, ({ v }) => v)),
  ...rule<{ v: string }>('angle-size', '{v:expression} 弧度', ({ v }) => ({ amount: v, unit: 'rad' })),
  ...rule<{ v: RawTerm }>('angle-size', '{v:quantity}', ({ v }) =>
    typeof v === 'object' && 'amount' in v && /^(?:rad|弧度|°|deg)/.test(v.unit) ? v : null,
  ),
  ...rule<{ v: string }>('angle-size', '{v:expression}', ({ v }) => (/circ|°|pi|π/.test(v) ? v : null)),
  ...rule<{ t: string; v: RawTerm }>(
    'note',
    '[圆心角|角] {t:angle-name} (为|是|等于) {v:angle-size}',
    ({ t, v }, [at]) => [fact('equal', the('angle at', ...pointsIn(plain(t), at)), v)],
  ),
  ...rule<{ t: string; v: RawTerm }>(
    'note',
    '角 {t:three-labels} (为|是|等于) {v:angle-size}',
    ({ t, v }, [at]) => [fact('equal', the('angle at', ...pointsIn(plain(t), at)), v)],
  ),
  ...rule<{ e: string }>('note', '[圆心角|角] {e:angle-equation} [弧度]', ({ e }, [at]) => angleIn(e, at)),
  ...rule<{ e: string }>('note', '角 {e:equation} [弧度]', ({ e }, [at]) => angleIn(e, at)),
  ...rule<{ p: RawTerm; s: RawTerm }>('note', '{p:point} (在|位于) {s:segment} 上', ({ p, s }) => [
    fact('on', p, s),
  ]),
  ...rule<{ p: RawTerm; s: RawTerm }>('point', '{s:segment} 上 (的 点|一点) {p:label}', ({ p, s }, [at]) => ({
    ...reference('point', plain(String(p)), 'the', at),
    says: [fact('on', SELF, s)],
  })),
  ...rule<{ e: string }>('note', '{e:right-angles}', ({ e }, [at]) => {
    const [a, b] = plain(e.replace(/\\perp|⊥/g, ' ')).match(/[A-Z]{2}/g) ?? [];
    return a && b
      ? [fact('perpendicular', reference('segment', a, 'the', at), reference('segment', b, 'the', at + 0.1))]
      : null;
  }),
  ...rule<{ s: RawTerm; l: RawTerm }>(
    'note',
    '{s:segment} (垂直于 {l:segment}|与 {l:segment} 垂直)',
    ({ s, l }) => [fact('perpendicular', s, l)],
  ),
  ...rule<{ f: RawFact[]; m: Partial<RawGoal> }>(
    'goals',
    '(证明|求证) [:] {f:note} [\\(] [精确到|保留] {m:manner} [\\)]',
    ({ f, m }) =>
      f.map((one) => ({ verb: 'show', target: the(`statement:${one.relation}`, ...one.of), ...m })),
  ),
  ...rule<{ n: RawFact[] }>('goals', '(证明|求证) [:] {n:note}', ({ n }) =>
    n.map((one) => ({ verb: 'show', target: the(`statement:${one.relation}`, ...one.of) })),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; c: RawTerm }>(
    'facts',
    '(从|自|由|过) {p:point} (向|作) {s:segment} (作|的) 垂线 [,] [垂足 (为|是)|交 {l:segment} 于] {c:point}',
    ({ p, s, c }, [at]) => footOf(p, s, c, at),
  ),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'facts',
    '[过|圆 在] {p:points} [两点] [处] [的] [圆 的] 切线 (相交于|交于) {t:point}',
    ({ p, t }) => (isAll(p) ? p.all.map((one) => fact('touching', t, one)) : null),
  ),
];

function footOf(p: RawTerm, s: RawTerm, c: RawTerm, at: number): RawFact[] | null {
  if (!isReference(p) || !isReference(c) || p.name === null || c.name === null) return null;
  const way = reference('segment', `${p.name}${c.name}`, 'the', at + 0.7);
  return [fact('on', c, s), fact('perpendicular', way, s)];
}

const SECTORS: Rule[] = [
  ...rule<{ t: string }>('sector', '[一块|该|阴影] 扇形 [草坪|区域|AOB] {t:three-labels}', ({ t }, [at]) =>
    reference('sector', plain(t), 'the', at),
  ),
  ...rule<object>('sector', '(一个|一|一块|该|此|这个|某|) 扇形', (_, [at]) =>
    reference('sector', null, 'any', at),
  ),
  ...rule<{ o: string }>('sector-attribute', `[其] 圆心 ${IS} {o:label}`, ({ o }, [at]) => [
    fact('equal', the('centre', SELF), reference('point', plain(o), 'the', at)),
  ]),
  ...rule<{ o: string }>('sector-attribute', '以 {o:label} 为圆心', ({ o }, [at]) => [
    fact('equal', the('centre', SELF), reference('point', plain(o), 'the', at)),
  ]),
  ...rule<{ r: RawTerm }>('sector-attribute', `[其] 半径 ${IS} {r:measure}`, ({ r }) => [
    fact('equal', the('radius', SELF), r),
  ]),
  ...rule<{ a: RawTerm }>('sector-attribute', `[其] (圆心角|中心角) ${IS} {a:angle-size}`, ({ a }) => [
    fact('equal', the('angle', SELF), a),
  ]),
  ...rule<{ a: RawFact[] }>('sector-attributes', '{a:sector-attribute}', ({ a }) => a),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'sector-attributes',
    '{a:sector-attribute} [,] [且|和] {b:sector-attributes}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ s: RawTerm; a: RawFact[] }>('facts', '{s:sector} [的|,] {a:sector-attributes}', ({ s, a }) => {
    const own = saying(s, a);
    return own && [fact('given', own)];
  }),
  ...rule<{ s: RawTerm; a: RawFact[] }>('sector', '{a:sector-attributes} 的 {s:sector}', ({ s, a }) =>
    saying(s, a),
  ),
  ...rule<{ t: string; a: RawFact[] }>(
    'facts',
    '{t:three-labels} 是 [一个] {a:sector-attributes} 的 扇形',
    ({ t, a }, [at]) => [fact('given', { ...reference('sector', plain(t), 'the', at), says: a })],
  ),
  ...rule<{ ends: string }>('arc', '[圆|劣] 弧 {ends:two-labels}', ({ ends }, [at]) =>
    reference('arc', `arc ${plain(ends)}`, 'the', at),
  ),
  ...property({ the: 'perimeter', noun: '周长', of: ['region', 'sector', 'triangle'] }),
  ...property({ the: 'area', noun: '面积', of: ['sector'] }),
  ...property({ the: 'radius', noun: '半径', of: ['sector'] }),
  ...property({ the: 'length', noun: '长|长度|弧长', of: ['arc'] }),
  ...rule<{ r: string }>('value', '{r:label} 的 周长', ({ r }, [at]) =>
    the('perimeter', reference('region', plain(r), 'bare', at)),
  ),
  ...['perimeter', 'area'].flatMap((name, i) =>
    rule<{ s?: RawTerm; v: RawTerm }>(
      'facts',
      `[{s:sector} 的|其] ${['周长', '面积'][i]!} (为|是|等于) {v:quantity}`,
      ({ s, v }, [at]) => [fact('equal', the(name, s ?? sector(at)), v)],
    ),
  ),
];

const isRoot = (one: string): boolean => /^\$?\s*(?:\\pi|π|pi|\\sqrt\s?\{?\d+\}?)\s*\$?$/.test(one);

const MANNERS: Rule[] = [
  ...rule<{ t: RawTerm }>('manner', '(用|以) {t:values} 表示', ({ t }) => {
    const all = isAll(t) ? t.all : [];
    const letters = all.filter(
      (one) => typeof one === 'string' && /^\$?\\?[a-zA-Z]+\$?$/.test(one) && !isRoot(one),
    );
    return all.length > letters.length &&
      all.every((one) => typeof one === 'string' && (letters.includes(one) || isRoot(one)))
      ? { ...(letters.length > 0 && { terms: letters as string[] }), exact: true as const }
      : null;
  }),
  ...['cm', 'm', 'mm'].flatMap((unit) =>
    rule<{ e: string }>('note', `{e:equation} ${unit}`, ({ e }, [at]) => lengthIn(e, unit, at)),
  ),
];

const ENCLOSED = '(所围成的|所围成|所围|围成的|所围的|围成) [封闭] (区域|图形|部分|弓形)';
const REGIONS: Rule[] = [
  ...rule<object>('region', '(阴影弓形|该弓形|阴影部分 的 弓形|弓形)', (_, [at]) => ({
    ...reference('region', null, 'the', at),
    says: [fact('segment of', SELF, sector(at))],
  })),
  ...['arc', 'segment'].flatMap((kind) => rule<{ a: RawTerm }>('edge', `{a:${kind}}`, ({ a }) => a)),
  ...rule<{ a: string }>('edge', '(切线|半径|直线) {a:two-labels}', ({ a }, [at]) =>
    reference('segment', plain(a), 'the', at),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edge} (和|与|及|以及|,) {b:edge}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edge} (,|和|与) {b:edges}', ({ a, b }) =>
    isAll(b) ? { all: [a, ...b.all] } : null,
  ),
  ...rule<{ e: RawTerm; r?: string }>('region', `[由] {e:edges} ${ENCLOSED} [{r:label}]`, ({ e, r }, [at]) =>
    region(at, e, r ? plain(r) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `[由] {e:edges} ${ENCLOSED} (为|是) (阴影部分|阴影区域|图中阴影部分|阴影)`,
    ({ e }, [at]) => [fact('given', region(at, e))],
  ),
  ...rule<{ r: RawTerm; e: RawTerm }>(
    'facts',
    '[图中] {r:region} (由|是由|是) {e:edges} (围成|所围成|所围成 的|围成 的) [部分|区域|图形]',
    ({ r, e }) => [fact('bounded', r, ...(isAll(e) ? e.all : [e]))],
  ),
  ...rule<{ e: RawTerm; r: string }>(
    'facts',
    `[由] {e:edges} ${ENCLOSED} [记] (为|作|记为|记作) [区域] {r:label}`,
    ({ e, r }, [at]) => [fact('given', region(at, e, plain(r)))],
  ),
];

export const CIRCLE_RULES: Rule[] = [...FIGURES, ...SECTORS, ...MANNERS, ...REGIONS];
