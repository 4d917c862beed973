import { type RawTerm, the } from '../meaning.ts';
import type { Rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const want = (name: string, who: RawTerm = ''): RawTerm => the('want', name, who);

/** What is asked for, and what joins clauses. */
export const CHINESE_ASKS: Rule[] = [
  ...bit<{ q: RawTerm }>('{q:quant}', ({ q }) =>
    typeof q === 'object' && 'the' in q ? the('want', ...q.of) : null,
  ),
  ...bit<{ x?: RawTerm }>(
    '[{x:any-who}] [的] (重力势能|势能) 的 (减少|损失|减少量|损失量)|(减少|损失) 的 (重力势能|势能)',
    ({ x }) => want('pe loss', x),
  ),
  ...bit<{ x?: RawTerm }>(
    '[{x:any-who}] [的] (重力势能|势能) 的 (增加|增加量)|(增加) 的 (重力势能|势能)',
    ({ x }) => want('pe gain', x),
  ),
  ...bit<{ x?: RawTerm }>(
    '[{x:any-who}] [的] 动能 的 (减少|损失|减少量|损失量)|(减少|损失) 的 动能',
    ({ x }) => want('ke loss', x),
  ),
  ...bit<{ x?: RawTerm }>('[{x:any-who}] [的] 动能 的 (增加|增加量)|增加 的 动能', ({ x }) =>
    want('ke gain', x),
  ),
  ...bit<object>('[{x:any-who}] [由 {l:label} 到 {m:label}] 克服 阻力 [所] 做 的 功', () =>
    want('work against'),
  ),
  ...bit<object>('[{x:any-who}] [由 {l:label} 到 {m:label}] 克服 (摩擦力|摩擦) [所] 做 的 功', () =>
    want('rub work'),
  ),
  ...bit<object>('[{x:any-who}] (发动机|牵引力) [所] 做 的 功', () => want('work by')),
  ...bit<object>('(拉力|绳 的 拉力) [所] 做 的 功', () => want('pull work')),
  ...bit<{ x?: RawTerm }>('[的] [最大] (距离|路程|位移)', ({ x }) => want('distance', x)),
  ...bit<object>('[的] [总] (时间|所 用 的 时间|所用 时间|所 需 的 时间)', () => want('time')),
  ...bit<object>('[所 经过] [的] (总路程|总 路程|总距离|总 距离|总位移)', () => want('whole distance')),
  ...bit<object>('(所 用 的 总时间|[所 用] [的] 总时间)', () => want('whole time')),
  ...bit<{ k: string }>('[常数] {k:letter} [的 值]', ({ k }) => the('letter', k)),
  ...bit<{ x: RawTerm }>('{x:who} (会不会|能否|是否 会|是否) (碰到|到达|撞到) 滑轮 [处]', ({ x }) =>
    want('whether pulley', x),
  ),
  ...bit<object>(
    '[则|并|再|分别|试|由此|因此|并 且] [用 [能量|能量 的] [的] 方法|用 牛顿 第二 定律|通过 计算] [,] [试] (求|判断)',
    () => the('ask', 'find'),
  ),
  ...bit<object>('(证明)', () => the('ask', 'show')),
  ...bit<object>(
    '[,] [并] (说明|指明|判断|指出) [它|其|这 个 力] [是|为] (张力|拉力) 还 [是|为] (压力|推力)',
    () => the('none'),
  ),
  ...bit<object>('[,] 并 说明 理由', () => the('none')),
  ...bit<object>('(,|、|;|和|及|并|而|且|则|但|\\(|\\))', () => the('link', 'and')),
  ...bit<object>('(时|的 瞬间|时刻|的 时刻|那一刻|瞬间|时 的|前 [的] [一] 瞬间|前 一刻)', () =>
    the('end', 'when'),
  ),
  ...bit<object>('(后|以后|之后)', () => the('end', 'after')),
  ...bit<object>('(过程 中|的 过程 中|期间|过程中|过程中 的|的 过程中)', () => the('end', 'while')),
  ...bit<object>('(之前|前|以前)', () => the('end', 'before')),
  ...bit<object>('的', () => the('none')),
  ...bit<object>('(此|这) 过程 [中]|在 (此|这一) 过程 中|下滑 过程 中|在 此 期间', () => the('none')),
  ...bit<object>('(从|自) (开始 运动|释放|静止 释放) [时] (到|至)|[所] [用|过|走过|通过] 的', () =>
    the('none'),
  ),
];
