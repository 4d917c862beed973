import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { letterIn, nameOf } from '../shared/bodies.ts';

const named = (kind: string, amount: RawTerm): RawFact[] | null => {
  const letter = letterIn(amount);
  return letter === null ? null : [fact('named', kind, letter)];
};
const areOf = (facts: RawFact[], ...relations: string[]): boolean =>
  facts.every(({ relation }) => relations.includes(relation));
const SPEED = '(速度|速率|速度大小)';
const LINE = '[直线 上 的|线 上 的|水平面 上 的]';

const FORCES: Rule[] = [
  ...rule<object>('force-way', '(指向|朝向|方向 指向) {o:place} [点]', () => 'pull'),
  ...rule<object>('force-way', '(背离|远离|方向 背离) {o:place} [点]', () => 'push'),
  ...rule<object>(
    'force-way',
    '[方向] [始终] (与 [其|它 的] 运动方向 相同|沿 运动方向|沿 x 轴 正方向|沿 x 增大 的 方向)',
    () => 'push',
  ),
  ...rule<object>(
    'force-way',
    '[方向] [始终] (与 [其|它 的|{x:who} 的] 运动方向 相反|与 速度方向 相反)',
    () => 'force',
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    '[{x:who}] (所受|受到|受) [的|到 的] [唯一] [的] [水平] (力|合力|外力) [的] 大小 (为|是) {f:amount} [,] [且] {w:force-way}',
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    '[{x:who}] [只|仅] (受|受到) [一个] {w:force-way} 的 [水平] [变] 力 [作用] [,] [其] 大小 (为|是) {f:amount}',
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    '[此时] [{x:who}] [只|仅] (受|受到) [水平 方向 的|水平 的|空气 的|液体 的] [空气] 阻力 [的] [作用] [,] [其] [阻力] 大小 (为|是) {f:amount}',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    '[{x:who}] [的] 加速度 [的] [大小] (为|是) {f:amount} [,] [且] {w:force-way}',
    ({ f, w }) => [fact('acceleration', f, w)],
  ),
];

const LETTERS: Rule[] = [
  ...rule<{ d: RawTerm }>('say', `[它|其|{x:who}] [的] 位移 (为|是) {d:amount}`, ({ d }) => named('x', d)),
  ...rule<{ d: RawTerm }>(
    'say',
    '[它|其|{x:who}] (下落|运动|通过) [的] (距离|高度|路程) (为|是) {d:amount}',
    ({ d }) => named('x', d),
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>('say', '[在|设] 时刻 {t:amount} [时] [,] {f:say}', ({ t, f }) => {
    const clock = named('t', t);
    return clock && areOf(f, 'named', 'origin', 'force', 'push', 'pull') ? [...clock, ...f] : null;
  }),
];

const BEGINS: Rule[] = [
  ...rule<{ v: RawTerm; o: RawTerm }>(
    'does',
    `[从] 以 {v:amount} 的 [初] ${SPEED} (通过|经过|离开) ${LINE} {o:place}`,
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', nameOf(o))],
  ),
  ...rule<{ e: string; n: RawFact[] }>('say', '[当] {e:equation} 时 [,] {n:note}', ({ e, n }) => {
    const all = n.map(begun);
    return /^t\s*=\s*0$/.test(e) && all.every((one) => one !== null) ? all : null;
  }),
  ...rule<{ e: string; f: RawFact[] }>('say', '[当] {e:equation} 时 [,] {f:say}', ({ e, f }) =>
    /^t\s*=\s*0$/.test(e) && areOf(f, 'begins', 'origin', 'begins at') ? f : null,
  ),
  ...rule<object>('does', '(由静止|从静止) [开始|释放] [竖直] [向下] 下落', () => [
    fact('starts', SELF, 'rest', '0'),
    fact('vertical', 'down'),
  ]),
  ...[
    ['竖直向下', 'down'],
    ['竖直向上', 'up'],
  ].flatMap(([word, way]) =>
    rule<{ v: RawTerm }>(
      'does',
      `[从 {o:place}] 以 [${SPEED}] {v:amount} [的 [初] ${SPEED}] [被] ${word} (抛出|投出|射出|运动)`,
      ({ v }) => [fact('begins', SELF, v), fact('vertical', way!)],
    ),
  ),
];

function begun(one: RawFact): RawFact | null {
  const [left, right, more] =
    one.relation === 'holds'
      ? String(one.of[0])
          .split('=')
          .map((each) => each.trim())
      : one.relation === 'equal'
        ? one.of
        : [];
  if (right === undefined || more !== undefined) return null;
  return left === 'v' ? fact('begins', '', right) : left === 'x' ? fact('begins at', '', right) : null;
}

const WANTS: Rule[] = [
  ...rule<{ a: string; t: RawTerm }>(
    'ask',
    '求 {a:amount} 关于 (下落时间|运动时间|时间|位移|距离) {t:amount} 的 (函数|表达式)',
    ({ a, t }) => {
      const letter = letterIn(t);
      return letter === null ? null : [{ verb: 'find', target: the('formula', a), terms: [letter] }];
    },
  ),
  ...rule<{ g: RawGoal[] }>(
    'ask',
    '[试] (建立|写出|列出) {a:letter} (关于|与) {b:letter} 的 微分方程 , [并] [由此|据此] {g:ask}',
    ({ g }) => g,
  ),
  ...rule<object>('want', '{x:who} (速度|速率) [的] (极限值|最终 趋近 的 值|趋近 的 值)', () =>
    the('limit speed'),
  ),
  ...rule<object>('want', '[{x:who} 的] (终极速度|极限速度|收尾速度|终端速度)', () => the('limit speed')),
];

export const MOTION_RULES: Rule[] = [...FORCES, ...LETTERS, ...BEGINS, ...WANTS];
