import { fact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** A body on an elastic string that hangs from a fixed point. */
export const ELASTIC_RULES: Rule[] = [
  ...rule<{ l: RawTerm; k: RawTerm }>(
    'facts',
    '(一根|一条) 轻 弹性 绳 的 (自然长度|原长|自然长) 为 {l:length} , 弹性模量 为 {k:force}',
    ({ l, k }) => [fact('stretches', l, k)],
  ),
  ...rule<{ o: RawTerm; x: RawTerm; m: RawTerm }>(
    'facts',
    '绳 的 一端 固定 在 [天花板 上 的] {o:origin} , 另一端 (系|系着|连接|系有) [一个] {x:body}',
    ({ o, x }) => [fact('tied', o), fact('on the string', x)],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'facts',
    '[现] 将 {x:body} 托 到 {o:origin} [处] , 由静止释放 [, {x:body} 竖直下落]',
    ({ x, o }) => [fact('dropped', x, o)],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>('facts', '{x:body} 从 {o:origin} [处] 由静止释放', ({ x, o }) => [
    fact('dropped', x, o),
  ]),
  ...rule<object>('facts', '不计空气阻力', () => [fact('no air')]),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} 静止 悬挂 时 绳 的 伸长量', ({ x }) =>
    the('extension at rest', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} 下落 的 最大距离', ({ x }) => the('greatest drop', x)),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [在] 下落 过程 中 的 最大速率', ({ x }) =>
    the('greatest speed', x),
  ),
  ...rule<object>('wanted', '绳 的 最大 伸长量', () => the('greatest extension')),
  ...rule<object>(
    'wanted',
    '{x:body} 在 最低点 (时|处) [的] 加速度 [的] 大小',
    ({ x }: { x?: RawTerm }, [at]) => the('acceleration at the bottom', x ?? it(at)),
  ),
];
