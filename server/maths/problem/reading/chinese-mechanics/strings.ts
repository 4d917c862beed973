import { fact, isAll, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const joined = (x: RawTerm): RawFact[] | null =>
  isAll(x) && x.all.length === 2 ? [fact('string', ...x.all)] : null;

/** A string and a pulley. */
const ROPES: Rule[] = [
  ...rule<object>('rope', '(细绳|绳|绳子|轻绳|细线)', () => ''),
  ...rule<object>('inextensible', '(轻质|轻|) 不可伸长 的 [轻质|轻] {r:rope}', () => ''),
  ...rule<object>('inextensible', '(轻质|轻) {r:rope}', () => ''),
  ...rule<object>('inextensible', '一根 {r:inextensible}', () => ''),
  ...rule<object>('pulley', '光滑 [的] [小|轻|定] 滑轮', () => ''),
  ...rule<object>('pulley-at', '(固定在|固定于|) 斜面 (顶端|的顶端|顶部) 的 {p:pulley}', () => ''),
  ...rule<object>('pulley-at', '(固定在|固定于|) (桌边|桌子边缘|桌面边缘) 的 {p:pulley}', () => ''),
  ...rule<object>('pulley-at', '[一个] [固定] [的] {p:pulley}', () => ''),
  ...rule<object>('over-pulley', '(绕过|跨过) {p:pulley-at} [后]', () => ''),
  ...rule<object>('ties', '(连接|系着|系住|系|悬挂|挂着|系有)', () => ''),
];

/** Two bodies on a string over a pulley. */
const TIES: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{r:inextensible} 一端 {t:ties} {x:body} , {o:over-pulley} , 另一端 [竖直] {u:ties} {y:body}',
    ({ x, y }) => [fact('string', x, y), fact('hangs', y)],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:bodys} (用|由|通过) {r:inextensible} (连接|相连) , [{q:rope}] {o:over-pulley}',
    ({ x }) => joined(x),
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:bodys} [分别] 系在 {r:inextensible} 的 两端 , [{q:rope}] {o:over-pulley}',
    ({ x }) => joined(x),
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '[{x:body} 与 滑轮 间 的] {r:rope} 平行于 (最大倾斜线|最大斜率线|斜面)',
    () => [fact('taut')],
  ),
  ...rule<object>('facts', '{r:rope} (拉直|绷紧|张紧)', () => [fact('taut')]),
  ...rule<{ d: RawTerm; x: RawTerm }>(
    'facts',
    '{x:body} (下落|下降) {d:length} 后 (着地|落地|到达地面)',
    ({ x, d }) => [fact('height', x, d)],
  ),
  ...rule<{ d: RawTerm; x: RawTerm }>(
    'facts',
    '{x:body} (离|距) [水平] (地面|地) [高] {d:length}',
    ({ x, d }) => [fact('height', x, d)],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '[此时] {x:body} (尚未|没有|未|始终没有|不会) (到达|碰到) 滑轮',
    ({ x }) => [fact('no pulley', x)],
  ),
  ...rule<{ x: RawTerm }>('facts', '{x:body} (着地|落地) 后 (不再反弹|不反弹|不再弹起)', ({ x }) => [
    fact('no rebound', x),
  ]),
];

/** What is asked of them. */
const ASKED: Rule[] = [
  ...rule<object>('wanted', '(系统|两物体|两物块|两质点) 的 加速度 [大小|的大小]', () => the('acceleration')),
  ...rule<object>('wanted', '{r:rope} [中] [的] (张力|拉力) [大小|的大小]', () => the('tension')),
  ...rule<object>('slides', '[沿斜面] [继续] [向上] (上滑|滑行|运动|移动|滑动)', () => ''),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '(此后|随后) {x:body} [在] (瞬时静止|停下|静止) (之前|前) {s:slides} 的 (距离|路程)',
    ({ x }) => the('way after floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} 从 释放 到 (停下|静止|停止) [所] (经过|通过|滑行|运动) 的 [总] (距离|路程)',
    ({ x }) => the('whole way', x),
  ),
];

export const STRING_RULES: Rule[] = [...ROPES, ...TIES, ...ASKED];
