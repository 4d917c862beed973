import { type RawFact, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const both = (a: RawTerm, b: RawTerm): RawTerm => ({ all: [a, b] });

const BE =
  '[的] [大小] [始终|一直|均|都|总] (为|恒为|恒等于|保持为|等于|分别为|恒定为|均为|恒 分别 为|分别 恒 为|恒定,为)';

const TOLD: Rule[] = [
  ...bit<{ q: RawTerm; v: RawTerm }>(`{q:quant} ${BE} {v:val}`, ({ q, v }) => the('is', q, v)),
  ...bit<{ q: RawTerm; v: RawTerm }>(`{q:quant} [仍|仍然] (为|是) {v:val}`, ({ q, v }) => the('is', q, v)),
  ...bit<{ q: RawTerm; v: RawTerm }>(`{q:quant} {v:state}`, ({ q, v }) => the('is', q, v)),
  ...bit<{ q: RawTerm; v: RawTerm; w: RawTerm }>(
    `{q:quant} [的] [大小] [恒定,] (分别 为|分别 恒 为|分别) {v:val} (和|、|与) {w:val}`,
    ({ q, v, w }) => the('is', q, both(v, w)),
  ),
  ...bit<{ q: RawTerm; w: RawTerm; v: RawTerm }>(
    `[当] [{y:who} 的] (速度|速率|车速) 为 {w:speed} 时 [,] {q:quant} ${BE} {v:val}`,
    ({ q, w, v }) => the('is at', q, w, v),
  ),
  ...bit<{ w: RawTerm; v: RawTerm }>(
    '[当] [{y:who} 的] (速度|速率|车速) 为 {w:speed} 时 [,] (受到|受) [的|到 的] 阻力 [大小] 为 {v:val}',
    ({ w, v }) => the('is at', the('q', 'resistance', ''), w, v),
  ),
  ...bit<{ v: RawTerm; w: RawTerm }>(
    '{q:quant} (由|从) {v:speed} [均匀|匀] [增大|减小|增加|变|增|减|降|加速|减速] (到|至|为) {w:speed}',
    ({ v, w }) => the('whole', 'move', the('from speed', v), the('to speed', w)),
  ),
  ...bit<{ v: RawTerm }>('{q:quant} (达到|增大 到|减为|降到|增加 到|减小 到|减 到) {v:speed}', ({ v }) =>
    the('whole', 'reach', the('speed', v)),
  ),
  ...bit<{ p: string; v: RawTerm }>(
    '[{x:who}] (滑到|到达|经过|通过|滑至) {p:spot} 时 [的] (速度|速率|速度 大小|速度 的 大小) 为 {v:speed}',
    ({ p, v }) => the('whole', 'reach', the('object', p), the('speed', v)),
  ),
  ...bit<{ p: RawTerm }>('[发动机] (以|用) {p:power} 的 [恒定] 功率 (工作|运转)', ({ p }) =>
    the('has', the('q', 'power', ''), p),
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>(
    '(受到|受|提供|产生) [的] [大小] [恒] [为] {v:val} 的 {q:quant}',
    ({ q, v }) => the('has', q, v),
  ),
  ...bit<{ w: RawTerm }>('[{x:who}] 克服 (阻力|摩擦力|摩擦) [所] 做 的 功 为 {w:energy}', ({ w }) =>
    the('is', the('q', 'work against', ''), w),
  ),
  ...bit<{ w: RawTerm }>('[{x:who}] (发动机|牵引力) [所] 做 的 功 为 {w:energy}', ({ w }) =>
    the('is', the('q', 'work by', ''), w),
  ),
  ...bit<{ q: RawTerm }>('(取|设) (重力加速度|g) [g] [的 大小] 为 ({q:rate}|{q:number})', ({ q }) =>
    the('fact', 'equal', 'g', q),
  ),
  ...bit<{ q: RawTerm }>(
    '(重力加速度|自由落体加速度) [g] [的 大小] [均] (取|取为|取作|为) ({q:rate}|{q:number})',
    ({ q }) => the('fact', 'equal', 'g', q),
  ),
  ...bit<{ x?: RawTerm; l: RawTerm; v: RawTerm }>(
    '[{x:any-who}] (在|沿) {l:level} [上] [行驶|骑行|运动] [时] [所] (能|能够) 达到 的 (最大|最大 稳定|最大 的 稳定) (速度|速率) 为 {v:speed}',
    ({ x, l, v }) => the('is on', the('q', 'greatest speed', x ?? ''), l, v),
  ),
  ...bit<{ u: string }>('[,] [答案] (以|用) {u:unit} (为 单位|作 单位|表示)', ({ u }) => the('unit', u)),
  ...bit<object>(
    '(撤去|撤掉|撤除|去掉) (牵引力|驱动力)|(牵引力|驱动力) [随即|随之|立即] (消失|变为 零|为 零)',
    () => the('whole', 'engine off'),
  ),
  ...bit<{ f: RawFact[] }>('[取|令|设] {f:note}', ({ f }) =>
    f.length === 1 ? the('fact', f[0]!.relation, ...f[0]!.of) : null,
  ),
  ...bit<{ c: string }>('[取|令|设|使] {c:equation}', ({ c }) => {
    const { relation, of } = holds(c);
    return the('fact', relation, ...of);
  }),
  ...bit<object>('[其中] {k:letter} 为 [正] 常数', () => the('none')),
  ...bit<{ w: RawTerm }>('其中 ({w:speed}|{w:letter}) 为 (车速|速度|速率)', ({ w }) => the('any speed', w)),
  ...bit<{ p: string; q: string; h: RawTerm }>('{p:spot} 比 {q:spot} 高 [出] {h:length}', ({ p, q, h }) =>
    the('above', p, q, h),
  ),
  ...rule<{ l: string }>('spot', '{l:label} [点]', ({ l }) => l),
  ...rule<object>('spot', '[滑梯|滑道|斜面|坡] 顶端 [A]', () => 'top'),
  ...rule<object>('spot', '[滑梯|滑道|斜面|坡] (底端|底部) [B]', () => 'bottom'),
  ...bit<{ p: string }>('{p:spot}', ({ p }) => the('spot', p)),
  ...bit<{ p: string }>('(从|由|自) {p:spot} [处]', ({ p }) => the('how', the('from', p))),
  ...bit<{ p: string }>('(到|至) {p:spot}', ({ p }) => the('how', the('to', p))),
];

export const CHINESE_TOLD: Rule[] = TOLD;
