import { isAll, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const PLACES: Rule[] = [
  ...rule<{ l: string }>(
    'place',
    '[定|固定|车站|站|公交站|下一站|起点站] [点] {l:label} [点|处|站]',
    ({ l }, [at]) => reference('point', l, 'the', at),
  ),
  ...rule<{ t: RawTerm }>(
    'place',
    '[{t:track} [的]] (顶端|顶部|坡顶|顶点|顶|最高处)',
    ({ t }: { t?: RawTerm }) => the('top', ...(t === undefined ? [] : [t])),
  ),
  ...rule<{ t: RawTerm }>('place', '[{t:track} [的]] (底端|底部|坡底|底|最低处)', ({ t }: { t?: RawTerm }) =>
    the('bottom', ...(t === undefined ? [] : [t])),
  ),
  ...rule<object>('place', '[水平] (地面|地板) [上]', () => the('ground')),
  ...rule<{ l: string }>(
    'place',
    '[水平] (地面|地板) 上 [的] [某|一] [点|一点|某点] {l:label} [点|处]',
    ({ l }, [at]) => the('on the ground', reference('point', l, 'the', at)),
  ),
  ...rule<{ d: RawTerm }>(
    'place',
    '(高出|高于|距|离|距离) [水平] (地面|地板) [的 高度 为|高|高度 为|上方] {d:length} [高] (处|的 (地方|位置|高处)|高处)',
    ({ d }) => the('raised', '', d),
  ),
  ...rule<{ d: RawTerm }>('place', '[水平] (地面|地板) (上方|上空|以上) {d:length} [高] 处', ({ d }) =>
    the('raised', '', d),
  ),
  ...rule<object>('place', '滑轮', () => the('pulley')),
  ...rule<object>('place', '(出发点|抛出点|初始位置|起点|原处)', () => the('start')),
];

const ANGLES: Rule[] = [
  ...rule<{ a: RawTerm }>('an-angle', '{a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('an-angle', '{a:letter}', ({ a }) => the('angle', a)),
  ...rule<{ a: string; s: string }>('an-angle', '{a:letter} \\( [其中] {s:equation} \\)', ({ a, s }) =>
    the('angle', a, s),
  ),
  ...rule<{ a: string }>('an-angle', '{a:expression}', ({ a }) =>
    /^\\?(?:arc)?(?:sin|cos|tan)/.test(a.trim()) ? the('angle', a) : null,
  ),
];

const CLASSES: Record<string, string> = {
  slope: '斜面|斜坡|山坡|坡|坡道|滑道|滑梯|坡路|直坡|雪坡|斜坡路|坡面',
  road: '公路|道路|直路|路面|马路|轨道|铁轨|直道|路|直公路|直轨道|路段|街道',
  floor: '面|地面|桌面|平面|台面|冰面|桌|雪地|地|工作台',
  line: '直线',
  rod: '杆|直杆|细杆|长杆|金属杆',
};

const TRACKS: Rule[] = [
  ...Object.entries(CLASSES).flatMap(([kind, nouns]) => rule<object>('track-noun', `(${nouns})`, () => kind)),
  ...rule<object>('track-how', '(光滑|光滑的)', () => the('smooth')),
  ...rule<object>('track-how', '(粗糙|粗糙的)', () => the('rough')),
  ...rule<object>('track-how', '(水平|水平的|平直|平直的)', () => the('horizontal')),
  ...rule<object>(
    'track-how',
    '(固定|固定的|笔直|笔直的|长|足够长|足够长的|直|长直|同一|直线|倾斜|倾斜的)',
    () => the('plain'),
  ),
  ...rule<{ a: RawTerm }>('track-how', '(倾角|倾斜角) [为] {a:an-angle} [的]', ({ a }) => the('inclined', a)),
  ...rule<{ a: RawTerm }>('track-how', '与 水平 [面|方向] 成 {a:an-angle} [角] [的]', ({ a }) =>
    the('inclined', a),
  ),
  ...rule<{ d: RawTerm }>('track-how', '(长|全长|长度) [为] {d:length} [的]', ({ d }) => the('length', d)),
  ...rule<{ h: RawTerm }>('track-hows', '{h:track-how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('track-hows', '{h:track-how} [、|,] {r:track-hows}', ({ h, r }) =>
    isAll(r) ? { all: [h, ...r.all] } : null,
  ),
  ...rule<{ h: RawTerm; n: string }>(
    'track',
    '[一|一个|一条|某|一段] {h:track-hows} {n:track-noun}',
    ({ h, n }) => track(n, 'a', h),
  ),
  ...rule<{ n: string }>('track', '[该|此|这个|这条] {n:track-noun}', ({ n }) => track(n, 'the')),
];

function track(noun: string, article: string, hows?: RawTerm): RawTerm | null {
  const props = (hows !== undefined && isAll(hows) ? hows.all : []).filter(
    (one) => !(typeof one === 'object' && 'the' in one && one.the === 'plain'),
  );
  const names = props.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));
  return new Set(names).size < names.length
    ? null
    : the('track', noun, props.length === 0 ? 'the' : article, ...props);
}

const told = (term: RawTerm, prop: RawTerm): RawFact[] | null =>
  typeof term === 'object' && 'the' in term
    ? [{ relation: 'track', of: [{ ...term, of: [...term.of, prop] }] }]
    : null;

const TOLD: Rule[] = [
  ...rule<{ t: RawTerm; a: RawTerm }>(
    'facts',
    '{t:track} [的] (倾角|倾斜角) (为|是) {a:an-angle}',
    ({ t, a }) => told(t, the('inclined', a)),
  ),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'facts',
    '{t:track} (全长|长|长度 为|的 长度 为) [为] {d:length}',
    ({ t, d }) => told(t, the('length', d)),
  ),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'facts',
    '{t:track} (为|是) [一|一条] 直线 [形] [,] [全|其] 长 [为] {d:length}',
    ({ t, d }) => told(t, the('length', d)),
  ),
  ...rule<{ t: RawTerm }>('facts', '{t:track} (足够长|是 足够 长 的)', () => [{ relation: 'long', of: [] }]),
];

export const PLACE_RULES: Rule[] = [...PLACES, ...ANGLES, ...TRACKS, ...TOLD];
