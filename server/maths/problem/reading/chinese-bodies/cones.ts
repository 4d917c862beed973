import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** Bodies that go round in horizontal circles. */
export const CONE_RULES: Rule[] = [
  ...rule<object>(
    'does',
    '[在] [水平面 内|水平面 上|一个 水平面 内] (做|作) [水平] (匀速圆周运动|圆周运动|匀速 圆周运动)',
    () => [fact('goes level', SELF)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '以 [恒定 的|恒定] (速率|速度) {v:amount} [在] [水平面 内|水平面 上] (做|作) [水平] (匀速圆周运动|圆周运动)',
    ({ v }) => [fact('goes level', SELF), fact('level speed', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '以 [恒定 的|恒定] 角速度 {v:amount} [在] [水平面 内|水平面 上] (做|作) [水平] (匀速圆周运动|圆周运动)',
    ({ v }) => [fact('goes level', SELF), fact('level turn', v)],
  ),
  ...rule<{ v: RawTerm }>('say', '[其|{x:who} 的] 角速度 (为|是) {v:amount}', ({ v }) => [
    fact('level turn', v),
  ]),
  ...rule<object>('say', '(圆心|圆 的 圆心) (在|位于) {o:place} [的] 正下方', () => []),
  ...rule<{ t: RawTerm }>(
    'say',
    '(绳|绳子|{l:two-labels}) 与 竖直 [方向] (的 夹角 为|成|的 夹角 是) {t:amount} [角]',
    ({ t }) => [fact('level angle', t, 'vertical')],
  ),
  ...rule<{ f: RawFact[] }>('want', '[{x:who} 的] [运动 的] 角速度 [大小]', () => the('turn')),
  ...rule<object>('want', '[{x:who} 的] [圆周运动 的|运动 的|运动] 周期', () => the('period')),
  ...rule<object>('want', '[圆周运动 的|圆周 的|圆 的] 半径', () => the('circle radius')),
];
