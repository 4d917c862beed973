import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const STEADY = '[大小] [恒定|不变|恒] [的]';

/** Forces that pull or push a body, with the way they act. */
export const PUSH_RULES: Rule[] = [
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] 与 水平 [方向|面|线] (成|夹) {a:an-angle} [角] [且] (斜 向上|向上|斜 向 上方) [方向]',
    ({ a }) => the('above', a),
  ),
  // What pulls pulls upwards; what pushes has to say which way.
  ...rule<{ f: RawTerm; a: RawTerm }>(
    'a-force',
    `[一个|一|该|此] [大小 [恒] 为] {f:force} [、|,] ${STEADY} [的] [方向] 与 水平 [方向|面|线] (成|夹) {a:an-angle} [角] [的] 拉力`,
    ({ f, a }) => the('force', f, the('above', a, 'to')),
  ),
  ...rule<{ f: RawTerm; a: RawTerm }>(
    'a-force',
    `[一个|一] [方向] 与 水平 [方向|面|线] (成|夹) {a:an-angle} [角] [的] [、|,|,|且] [大小 [恒] 为] {f:force} ${STEADY} [的] 拉力`,
    ({ f, a }) => the('force', f, the('above', a, 'to')),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[方向] 与 水平 [方向|面|线] (成|夹) {a:an-angle} [角] [且] (斜 向下|向下|斜 向 下方) [方向]',
    ({ a }) => the('below', a),
  ),
  ...rule<object>(
    'force-way',
    '(沿|平行 于) (斜面|斜面 的 最大倾斜线|最大倾斜线) [且] [方向] (向上|向 上)',
    () => the('up the slope'),
  ),
  ...rule<object>('force-way', '水平 [方向]', () => the('level')),
  ...rule<{ f: RawTerm }>(
    'a-force',
    `[一个|一|该|此] [大小 [恒] 为] {f:force} ${STEADY} [的] (力|拉力|推力|恒力|牵引力)`,
    ({ f }) => the('force', f),
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'a-force',
    `[一个|一|该|此] [大小 [恒] 为] {f:force} [、|,] ${STEADY} [的] {w:force-way} [的] (力|拉力|推力|恒力)`,
    ({ f, w }) => the('force', f, w),
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'a-force',
    `[一个|一] {w:force-way} [的] [、|,|,且] [大小 [恒] 为] {f:force} ${STEADY} [的] (力|拉力|推力|恒力)`,
    ({ f, w }) => the('force', f, w),
  ),
  ...rule<{ f: RawTerm }>('does', '受 [到] {f:a-force} [的] [作用]', ({ f }) => [fact('push', SELF, f)]),
  ...rule<{ f: RawTerm; d: RawFact[] }>(
    'does',
    '[在] [受] {f:a-force} [的] 作用 [下] [,] {d:does}',
    ({ f, d }) => [...d, fact('push', SELF, f)],
  ),
  ...rule<{ f: RawTerm; x: RawTerm; w: RawTerm }>(
    'facts',
    '{f:a-force} [,] [{w:force-way}] 作用 (于|在) {x:body} [上] [,] [{w:force-way}]',
    ({ f, x, w }: { f: RawTerm; x: RawTerm; w?: RawTerm }) => [
      fact('push', x, f, ...(w === undefined ? [] : [w])),
    ],
  ),
  ...rule<{ f: RawTerm; x: RawTerm; d: RawFact[] }>(
    'facts',
    '[用] {f:a-force} (拉|推|拉动|推动|拉着|推着) {x:body} [使 [其|它]] [,] [{d:does}]',
    ({ f, x, d }: { f: RawTerm; x: RawTerm; d?: RawFact[] }) => [...sayOf(x, d ?? []), fact('push', x, f)],
  ),
  ...rule<{ f: RawTerm; d: RawFact[] }>(
    'does',
    '(被|由) {f:a-force} (拉动|拉着|推动|推着|牵引|拖动|拖着|拉|推) [,] [{d:does}]',
    ({ f, d }: { f: RawTerm; d?: RawFact[] }) => [...(d ?? []), fact('push', SELF, f)],
  ),
];
