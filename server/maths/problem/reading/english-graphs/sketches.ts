import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** What is labelled on every sketch. */
const POINTS =
  '(points|point|turning points|turning point|stationary points|stationary point|intersections|intersection|intercepts|points of intersection|point of intersection|vertex|maximum point|minimum point|maximum|minimum)';
const AXES =
  '(with|of the curve with|of [the] {x:curve} with|of the graph with|on) (the axes|the coordinate axes|the x-axis|the y-axis|each axis)|(at which|where) (the curve|the graph|it|{x:curve}) (~meet|~cross|~intersect|~cut|~touch) (the axes|the coordinate axes|the x-axis|the y-axis|either axis)';

export const SKETCH_RULES: Rule[] = [
  ...rule<{ x: RawTerm }>('graph', '[the shape of] {x:curve}', ({ x }) => the('graph', x)),
  ...rule<{ x: RawTerm }>(
    'label-item',
    `[the] [equations of|equation of] [the|any|all] [its] (asymptotes|asymptote)|[the] [coordinates of|exact coordinates of] [the|any|all] [its] ${POINTS} [${AXES}]`,
    () => '',
  ),
  ...rule<object>('label-item', '[the] (coordinates|exact coordinates) of [the] {i:label-item}', () => ''),
  ...rule<object>('label-items', '{a:label-item} [[,] and [of] {b:label-items}]', () => ''),
  ...rule<object>('label-items', '{a:label-item} , {b:label-items}', () => ''),
  ...rule<object>(
    'labelled',
    '[clearly] (stating|showing|indicating|giving|marking|labelling|and state|and give|and label|and indicate|and mark) [clearly] {i:label-items}',
    () => '',
  ),
  ...rule<{ t: RawTerm; c?: string }>(
    'goals',
    '(sketch|draw) {t:graph} [for {c:condition}] [[,] {l:labelled}]',
    ({ t, c }): RawGoal[] => [
      { verb: 'sketch', target: t, ...(c !== undefined && { where: [fact('holds', c)] }) },
    ],
  ),
];
