import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const POINTS = '(交点|驻点|极值点|极大值点|极小值点|顶点|转折点|截距|最高点|最低点)';
const AXES =
  '(它|其|曲线|图像|{x:curve}|) (与|和) (坐标轴|两坐标轴|两条坐标轴|各坐标轴|x-轴|y-轴|x 轴|y 轴) [的]';

export const SKETCH_RULES: Rule[] = [
  ...rule<object>(
    'label-item',
    `(各条|所有|各|其|) 渐近线 [的方程]|[${AXES}] [各|所有|其] ${POINTS} [的] [坐标]`,
    () => '',
  ),
  ...rule<object>('label-items', '{a:label-item} [(以及|及|和|与|、|,) {b:label-items}]', () => ''),
  ...rule<object>(
    'labelled',
    '[并] (标明|标出|注明|写出|指出|标注|在图中标出|在图上标出) {i:label-items}',
    () => '',
  ),
  ...rule<{ x: RawTerm; c?: string }>(
    'goals',
    '(画出|作出|画|作|绘制) {x:curve} [在 {c:condition} [时|上|内]] [的] (草图|图像|大致图像|简图) [[,] {l:labelled}]',
    ({ x, c }): RawGoal[] => [
      { verb: 'sketch', target: the('graph', x), ...(c !== undefined && { where: [fact('holds', c)] }) },
    ],
  ),
];
