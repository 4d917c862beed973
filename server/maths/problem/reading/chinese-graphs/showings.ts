import { type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { alwaysShown, areSameValue, ifShown } from '../shared/manners.ts';

const SHOW = '(证明|求证|验证|说明|试证|证明 在|试说明) [:]';
const ALWAYS =
  '[对|对于|无论] (任意|所有|一切|任何|任意 的|) [实数|常数] {k:letter} [的] [任意|所有|一切|任何] [值|取 何 值|取 任何 值|取 任意 值|为 何 值|取 什么 值]';

/** 公共点的坐标所满足的方程、对任意常数都成立的结论，以及证明的方法。 */
export const SHOWING_RULES: Rule[] = [
  ...[
    ['x', '横坐标|x 坐标'],
    ['y', '纵坐标|y 坐标'],
  ].flatMap(([letter, noun]) =>
    rule<{ x: RawTerm; y: RawTerm; e: string }>(
      'goals',
      `${SHOW} {x:thing} [与|和] {y:thing} [的] [任何|所有|任意] (交点|公共点) 的 (${noun}) [都|均] (满足|是) [方程] {e:equation} [的 根|的 解]`,
      ({ x, y, e }) => [{ verb: 'show', target: the('statement:meeting', x, y, e, letter!) }],
    ),
  ),
  ...rule<{ k: string; g: RawGoal[] }>('goals', `${SHOW} ${ALWAYS} [,] {g:shown-always}`, ({ k, g }) =>
    alwaysShown(g, k),
  ),
  ...[
    ['[总|都|恒|必|一定] 有 两个 [不同|不等|不相等|互异] [的] (实根|实数根|实数解)', '2'],
    ['[总|都|恒] (没有|无) (实根|实数根|实数解)', '0'],
  ].flatMap(([has, count]) =>
    rule<{ e: string }>('shown-always', `{e:an-equation} ${has}`, ({ e }) => [
      { verb: 'show', target: the('statement:equal', the('number of roots', e), count!) },
    ]),
  ),
  ...[
    ['[总|都|恒|必|一定] 有 两个 [不同|不等|不相等|相异] [的] (交点|公共点)', '2'],
    ['[总|都|恒] (没有|无) (交点|公共点)', '0'],
  ].flatMap(([has, count]) =>
    rule<{ x: RawTerm; y: RawTerm }>('shown-always', `{x:thing} (与|和) {y:thing} ${has}`, ({ x, y }) => [
      { verb: 'show', target: the('statement:equal', the('number of intersections', x, y), count!) },
    ]),
  ),
  ...rule<{ a: string; b: string; g: RawGoal[] }>(
    'goals',
    '[先|首先|通过] [把|将] {a:expression} (写成|写为|表示为|表示成|改写为|看作|看成|化为) {b:expression} [的 形式] [,] [再|然后|由此] {g:goals}',
    ({ a, b, g }) => (areSameValue(a, b) ? ifShown(g) : null),
  ),
  ...['(利用|用|运用|由|根据) (棣莫弗定理|棣莫弗 公式|隶莫弗定理|判别式|配方法|配方) [,] {g:goals}'].flatMap(
    (pattern) => rule<{ g: RawGoal[] }>('goals', pattern, ({ g }) => ifShown(g)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] 对 [于] (一切|任意|所有|任何) [实数|角|角度|的] {x:letter} [的 值] [都|均|恒|总] 成立',
    ({ g }) => ifShown(g),
  ),
];
