import { distributed, eachOf, fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const THEM = '(两球|两小球|两质点|两物体|它们|两个小球|两者)';
const AFTER = '(碰撞后|碰后|碰撞 之后)';

/** How bodies bounce off each other along a line. */
export const COLLISION_RULES: Rule[] = [
  ...rule<{ n: string; l: RawTerm }>(
    'bodys',
    '(两个|两|三个) [半径 (相同|相等) 的] [均匀] [光滑] [均匀] [的] {n:body-noun} {l:labels}',
    ({ n, l }, [at]) =>
      isAll(l) ? { all: l.all.map((name, i) => reference(n, name as string, 'the', at + i / 100)) } : null,
  ),
  ...rule<object>('bodys', THEM, (_, [at]) => ({
    all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
  })),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:bodys} [在 光滑 (水平面|水平桌面|水平地面) 上] [沿 同一直线|在 同一直线 上] 相向运动',
    ({ x }) => towardsEachOther(x),
  ),
  ...rule<object>(
    'facts',
    '在 光滑 (水平面|水平桌面|水平地面) 上 [沿 同一直线|在 同一直线 上] 相向运动',
    (_, [at]) =>
      towardsEachOther({
        all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
      }),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[在 光滑 (水平面|水平桌面|水平地面) 上] [沿 同一直线|在 同一直线 上] 相向运动 , 速率 分别 为 {v:speeds}',
    ({ v }, [at]) => {
      const pair = [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)];
      return isAll(v) && v.all.length === 2
        ? pair.map((one, i) => fact('go', one, 'move', the('speed', v.all[i]!), the('towards', pair[1 - i]!)))
        : null;
    },
  ),
  ...rule<object>('how', '向 (右|左)', () => the('sideways')),
  ...rule<object>('how', '[继续] 沿 (原|原来) [的] 方向', () => the('same way')),
  ...rule<{ x: RawTerm }>('body', '静止 的 {x:body}', ({ x }) => saying(x, [fact('go', SELF, 'rest')])),
  ...rule<{ y: RawTerm }>('does-body', '(与|和) {y:body} (发生正碰|正碰|相碰|发生碰撞|碰撞)', ({ y }) => [
    fact('collision', SELF, y),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    `${AFTER} [,] {x:body} 继续 沿 原 方向 运动 , 速率 为 {v:speed}`,
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('same way'), the('after'))],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    `${AFTER} [,] {x:body} [的] [运动] 方向 与 碰撞前 相反 , 速率 为 {v:speed}`,
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('other way'), the('after'))],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    `${AFTER} [,] {x:bodys} (粘在一起|粘合在一起|结合在一起|合为一体|合在一起) [运动|一起运动|共同运动]`,
    () => [fact('coalesce')],
  ),
  ...rule<{ x: RawTerm }>('facts', `${AFTER} [,] {x:bodys} (一起运动|共同运动)`, () => [fact('coalesce')]),
  ...rule<object>('wanted', `${AFTER} [{x:bodys}] [的] 共同 [运动] [的] (速率|速度|速度大小)`, () =>
    the('speed together'),
  ),
  ...rule<object>('wanted', '(碰撞造成的|因碰撞而|由于碰撞) (动能损失|损失的动能|损失的总动能)', () =>
    the('energy lost'),
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>('facts', '{x:body} [的] (速率|速度 大小) 为 {v:speed}', ({ x, v }) => [
    fact('go', x, 'move', the('speed', v)),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    `${AFTER} [,] {x:body} [的] (速率|速度 大小) 为 {v:speed}`,
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('after'))],
  ),
  ...rule<{ e: string }>('facts', `${THEM} [之间|间] 的 恢复系数 (为|是) {e:friction-value}`, ({ e }) => [
    fact('restitution', e),
  ]),
  ...rule<{ e: string }>('facts', '恢复系数 (为|是) {e:friction-value}', ({ e }) => [fact('restitution', e)]),
  ...rule<{ x: RawTerm; y: RawTerm; e: string }>(
    'facts',
    '{x:body} (与|和) {y:body} [之间|间] 的 恢复系数 (为|是) {e:friction-value}',
    ({ x, y, e }) => [fact('restitution', e, x, y)],
  ),
  ...rule<{ e: string }>('friction-value', '{e:letter-e}', ({ e }) => e),
  ...rule<{ e: string }>('wanted', '{e:letter-e} 的 值', ({ e }) => e),
  ...rule<{ e: string; t: string }>('manner', '用 {t:letter} (和|、|与) {e:letter-e} 表示', ({ t, e }) => ({
    terms: [t, e],
  })),
  ...rule<{ e: string; t: string; m: string }>(
    'manner',
    '用 {m:letter} , {t:letter} (和|与) {e:letter-e} 表示',
    ({ m, t, e }) => ({ terms: [m, t, e] }),
  ),
  ...rule<{ t: string }>('manner', '用 {t:letter} 表示', ({ t }) => ({ terms: [t] })),
  ...rule<{ t: RawTerm }>('manner', '用 {t:letters} 表示', ({ t }) =>
    isAll(t) ? { terms: t.all as string[] } : null,
  ),
  ...rule<{ x: RawTerm }>('wanted', `${AFTER} {x:bodys} [各自] 的 (速率|速度 大小)`, ({ x }) =>
    distributed('speed after', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', `${AFTER} {x:bodys} [各自] 的 速度`, ({ x }) => ({
    all: eachOf(x).map((one) => the('velocity after', one)),
  })),
  ...rule<{ x: RawTerm }>('wanted', `${AFTER} {x:body} 的 速度`, ({ x }) => the('velocity after', x)),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'wanted',
    '[碰撞 中] {x:body} 对 {y:body} 的 冲量 [的] [大小]',
    ({ y }) => the('impulse', y),
  ),
  ...rule<object>('wanted', '碰撞 [过程] [中] [系统] [所] 损失 的 [总] (动能|机械能)', () =>
    the('energy lost'),
  ),
];

const towardsEachOther = (x: RawTerm): RawFact[] | null =>
  isAll(x) && x.all.length === 2
    ? x.all.map((one, at) => fact('go', one, 'move', the('towards', x.all[1 - at]!)))
    : null;
