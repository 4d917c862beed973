import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const MEET = '(相遇|相碰|碰撞|相撞|到达 同一 高度|高度 相同)';

/** Two bodies on one vertical line, and when and where they meet. */
export const MEETING_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>('facts', '(同时|与此同时|在 同一 时刻|同一 时刻) [,] {f:facts}', ({ f }) =>
    isLaunch(f) ? [fact('same time'), ...f] : null,
  ),
  ...rule<{ f: RawFact[]; t: RawTerm }>(
    'facts',
    '[经过|在|经] {t:duration} (后|之后|以后) [,] {f:facts}',
    ({ f, t }) => (isLaunch(f) ? [fact('later', t), ...f] : null),
  ),
  ...['body', 'place'].flatMap((kind) =>
    rule<{ d: RawTerm; p: RawTerm }>(
      'how',
      `(从|在|自|由) {p:${kind}} [的] 正 上方 [距 {p:${kind}}] [高] {d:length} [高] (处|的 地方|的 位置)`,
      ({ d, p }) => the('above', d, p),
    ),
  ),
  ...rule<object>('how', '(从|在|自|由) 同一 (点|地点|位置|处)', () => the('same place')),
  ...rule<object>('place', '相遇 (处|点|的 位置)', () => the('meeting')),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[它们|两者|两球|两质点|二者] 相遇 (处|点|的 位置|时) [离|距|距离|高于] {p:place} [的] 高度',
    ({ p }) => the('meeting height', p),
  ),
  ...rule<{ f: RawFact[] }>(
    'wanted',
    `[从|自] {f:facts} [开始|起] [到|至] {x:bodys} ${MEET} [所] (经过|用|需|需要|经历) 的 时间`,
    ({ f }) => {
      const [only] = f;
      return only && isStart(f) ? the('meeting time', only.of[0]!) : null;
    },
  ),
  ...rule<object>(
    'wanted',
    `{x:bodys} [从 (抛出|释放|开始)] [到|至] ${MEET} [所] (经过|用|需|需要|经历) 的 时间`,
    () => the('meeting time'),
  ),
  ...rule<object>('wanted', `[经过] 多长 时间 {x:bodys} ${MEET}`, () => the('meeting time')),
  ...rule<object>(
    'moment',
    `[当] {x:bodys} (相遇|相碰|碰撞|相撞) (前 瞬间|前 的 瞬间|前 一 瞬间|前)`,
    () => ({
      the: 'moment',
      of: ['before collision'],
      where: [],
    }),
  ),
  ...rule<object>('moment', '[当] {x:bodys} 相遇 时', () => ({ the: 'moment', of: ['meeting'], where: [] })),
];

/** 小球 Q 由静止释放. */
const isLaunch = (facts: readonly RawFact[]): boolean => isStart(facts) && facts[0]!.of.length > 2;

const isStart = ([first, second]: readonly RawFact[]): boolean =>
  first?.relation === 'act' &&
  second === undefined &&
  ['project', 'release'].includes(String(first.of[1])) &&
  isReference(first.of[0]!);
