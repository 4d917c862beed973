import { fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { CHINESE_BODIES } from '../physics-nouns/chinese-nouns.ts';
import { CHINESE_WORDS, NOUNS } from '../physics-nouns/vocabulary.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** Of what it is, how it looks and how it lies: nothing that a law asks for. */
const MATERIALS =
  '铜|钢|铁|黄铜|铝|镍铬|钨|银|金|铅|康铜|金属|合金|玻璃|塑料|木|木质|木制|橡胶|尼龙|铂|碳|钠|锌|镍铬合金';
const LOOKS =
  '均匀|均匀的|细|粗|长|短|直|长直|圆柱形|圆柱形的|球形|球形的|实心|实心的|水平|水平的|竖直|竖直的|水平放置的|竖直放置的|竖直悬挂的|固定|固定的|轻|轻质|单色|玩具|小型|红色|蓝色|绿色|家用|待测|普通|大型|孤立|孤立的|带电|入射';

const MEASURES =
  '个|只|根|条|段|块|辆|列|束|台|颗|枚|架|名|位|种|艘|座|张|节|片|盏|股|滴|支|份|团|道|件|口|套|部|粒|卷|匹';

const THINGS: Rule[] = [
  ...NOUNS.filter(({ chinese }) => chinese.length > 0).flatMap(({ name, chinese }) =>
    rule<object>('physics-noun', `(${chinese.join('|')})`, () => name),
  ),
  ...CHINESE_BODIES.split('|').flatMap((name) => rule<object>('physics-noun', name, () => name)),
  ...['石块', '木块', '物块', '滑块', '石子', '铁块'].flatMap((name) =>
    rule<object>('physics-noun', `小${name}`, () => name),
  ),
  ...rule<object>('look', `(${MATERIALS}|${LOOKS})`, () => ''),
  ...rule<object>('looks', '{a:look} [{b:looks}]', () => ''),
  ...rule<{ l: string }>('physics-name', '{l:label}', ({ l }) => l),
  ...rule<{ l: string }>('physics-name', '{l:letter}', ({ l }) =>
    /^[A-Z](?:_\{?\d\}?)?$/.test(l) ? l : null,
  ),
  ...rule<object>(
    'new',
    `(一 [${MEASURES}]|某 [${MEASURES}]|另 一 [${MEASURES}]|有 一 [${MEASURES}]|设 有 一 [${MEASURES}])`,
    () => '',
  ),
  ...rule<object>('known', `(该|这|那|上述) [${MEASURES}]`, () => ''),
  // "一根铜导线", "该导线", "导线": what has no article was spoken of, or is new.
  ...rule<{ n: string; l?: string }>(
    'entity',
    '{a:new} [{b:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at),
  ),
  ...rule<{ n: string; l?: string }>(
    'entity',
    '{a:known} [{b:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, 'the', at),
  ),
  ...rule<{ n: string; l?: string }>(
    'entity',
    '[每 [个]] [{b:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, l ? 'the' : 'any', at),
  ),
  ...rule<{ l: string }>('entity', '{l:physics-name}', ({ l }, [at]) =>
    l.length > 1 ? reference('physics thing', l, 'bare', at) : null,
  ),
  ...rule<{ l: string }>('entity', '{l:label}', ({ l }, [at]) => reference('physics thing', l, 'bare', at)),
  ...rule<object>('entity', '(它|其)', (_, [at]) => reference('physics thing', null, 'only', at)),
  // "质量为 0.40 kg 的小车", "一根长 2.0 m、直径 0.46 mm 的铜导线".
  ...rule<{ f: RawFact[]; n: string; l?: string }>(
    'entity',
    '[{a:new}] [{c:looks}] {f:with} 的 [{b:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ f, n, l }, [at]) => saying(reference(`physics ${n}`, l ?? null, 'the', at), f),
  ),
  ...(['{a:new}', ''] as const).flatMap((article) =>
    rule<{ v: RawTerm; n: string; l?: string }>(
      'entity',
      `${article} {v:quantity} [的] [{b:looks}] {n:physics-noun} [{l:physics-name}]`,
      ({ v, n, l }, [at]) =>
        saying(
          reference(`physics ${n}`, l ?? null, article === '' && l === undefined ? 'sized' : 'the', at),
          [fact('equal', the('size', SELF), v)],
        ),
    ),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('entity', '{e:entity} \\( {f:with} \\)', ({ e, f }) => saying(e, f)),
];

/** "其", and a property alone: of the only one that has it. */
const onlyWith = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

const LINK =
  '的|中|中的|轨道的|做圆周运动的|圆周运动的|运动的|做匀速圆周运动的|运动轨道的|振动的|内|内的|里|里的|上|上的|两端|两端的|之间的|间的|处的|所|所受|所受的|受到的|所受到的|有的|中通有的|对应的|提供的|输出的|产生的|供给的|发出的|放出的|辐射的';

const UNCERTAIN = [
  [
    '百分不确定度|百分比不确定度|百分误差|百分误差 \\( 百分不确定度 \\)|相对不确定度',
    'percentage uncertainty',
  ],
  ['绝对不确定度', 'absolute uncertainty'],
] as const;

const SIZE = '[的] (大小|值|数值)';

const QUANTITIES: Rule[] = [
  ...CHINESE_WORDS.flatMap((word) => rule<object>('property', word, () => word)),
  ...rule<{ s: string }>('symbol', '{s:letter}', ({ s }) => s),
  ...rule<{ p: string; e: RawTerm }>('quant', `{e:entity} [${LINK}] {p:property} [{s:symbol}]`, ({ p, e }) =>
    the(p, e),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '(通过|流过|流经|加在|作用在|作用于|储存在) {e:entity} [两端|上|中] 的 {p:property} [{s:symbol}]',
    ({ p, e }) => the(p, e),
  ),
  ...rule<{ p: string }>(
    'quant',
    '(振动|该振动|运动|该运动|转动|圆周运动) 的 {p:property} [{s:symbol}]',
    ({ p }, [at]) => the(p, onlyWith(p, at)),
  ),
  // "铜的电阻率": of the only one that is made of something.
  ...rule<{ p: string }>(
    'quant',
    `[这种|该] (${MATERIALS}) [材料|丝] (的|内|中|内的|中的) {p:property} [{s:symbol}]`,
    ({ p }, [at]) => the(p, onlyWith(p, at)),
  ),
  ...rule<{ p: string }>(
    'quant',
    '[其|它的|其中的|它们的|该|所得|所得的|所测得的|测得的] {p:property} [{s:symbol}]',
    ({ p }, [at]) => the(p, onlyWith(p, at)),
  ),
  ...UNCERTAIN.flatMap(([words, name]) =>
    rule<{ q: RawTerm }>('quant', `{q:quant} [的] (${words})`, ({ q }) => the(name, q)),
  ),
  ...rule<{ q: RawTerm }>('quant', `{q:quant} ${SIZE}`, ({ q }) => the('magnitude', q)),
  // "当电流为 2 A 时", "5.0 s 后".
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'state',
    '[当|若|如果|在] {q:quant} (为|是|减为|降为|降到|降至|减小到|减小至|增加到|升高到|升至|升到|达到) {v:amount} 时',
    ({ q, v }) => [fact('equal', q, v)],
  ),
  ...rule<{ v: RawTerm }>('state', '[经过|在] {v:quantity} (后|时|末|内)', ({ v }) => [
    fact('equal', the('time', SELF), v),
  ]),
  ...rule<{ e: RawTerm; s: RawFact[]; p: string }>(
    'quant',
    '{e:entity} {s:state} [的] {p:property}',
    ({ e, s, p }) => inState(the(p, e), s),
  ),
  ...rule<{ s: RawFact[]; q: RawTerm }>('quant', '{s:state} [,] [的] {q:quant}', ({ s, q }) => inState(q, s)),
];

/** A quantity in a state of its owner in which more holds. */
export function inState(one: RawTerm, state: RawFact[]): RawTerm | null {
  if (typeof one !== 'object' || !('the' in one)) return null;
  const [owner] = one.of;
  if (typeof owner !== 'object') return null;
  if ('the' in owner) {
    const inner = inState(owner, state);
    return inner && { ...one, of: [inner] };
  }
  return isReference(owner) ? { ...one, where: [...(one.where ?? []), ...sayOf(owner, state)] } : null;
}

export const THING_RULES: Rule[] = [...THINGS, ...QUANTITIES];
