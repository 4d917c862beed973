import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isLength, isTime } from '../english-physics/tails.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const OBJECT = '重物|物体|砝码|物块|钩码|木块|负载';
const measures = (v: RawTerm, ...units: string[]): boolean =>
  typeof v === 'object' && 'unit' in v && units.includes(v.unit);

/** What is hung from a spring or a wire. */
const HUNG: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'load',
    `[一 [个|只]] (重|重量为|重力为|重为|) {v:quantity} [的] (${OBJECT}|拉力|力)`,
    ({ v }) => (measures(v, 'N', 'kN') ? [equalTo('force', v)] : null),
  ),
  ...rule<{ v: RawTerm }>('load', `[一 [个|只]] 质量 [为] {v:quantity} 的 (${OBJECT})`, ({ v }) =>
    measures(v, 'kg', 'g') ? [equalTo('hanging mass', v)] : null,
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    '[在|在 其|其] [下端|末端|自由端] (挂|悬挂|挂 上|悬挂 上|挂 有|悬挂 着|挂 着|施加|受到|受) {f:load} [作用] [时|后]',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '在 [组合 [的]|弹簧组 [的]|弹簧 [的]] (下端|下方|下面) (挂|悬挂|挂 上) {f:load}',
    ({ f }, [at]) => sayOf(reference('physics combination', null, 'the', at), f),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[其] [总] (长度 变为|长度 为|伸长 到|长度 变成|长度 增加 到) {v:quantity}',
    ({ v }) => (isLength(v) ? [equalTo('length', v)] : null),
  ),
  ...rule<{ v: RawTerm }>('does', '[被] (伸长|拉长|压缩) [了] {v:quantity}', ({ v }) =>
    isLength(v) ? [equalTo('extension', v)] : null,
  ),
  ...rule<object>('does', '(上端|一端) (固定|固定 在 天花板 上|悬挂 在 天花板 上) [,]', () => [
    fact('scene', SELF),
  ]),
  ...rule<object>('quant', '(总伸长量|总的伸长量|弹簧组的伸长量|组合的伸长量|总伸长)', (_, [at]) =>
    the('extension', reference('physics combination', null, 'the', at)),
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} 后 [竖直] (悬挂|挂) 在 (天花板|支架|铁架台) 上', ({ f }) =>
    f.some(({ relation }) => relation.startsWith('joined')) ? f : null,
  ),
];

const MACHINE = '起重机|电动机|吊车|卷扬机|升降机|绞车|电机|马达';
const ROPE = '钢索|绳|绳子|缆绳|钢缆|钢绳|细绳|钢丝绳';
const RAISE = '提升|吊起|举高|提高|拉升|举起|提起|吊高|匀速提升|匀速吊起|匀速提起|匀速举高';
const HIGH = '[了] [(到|至)] [高度] {h:quantity} [高] [的 高度] [处]';
const lift = (e: RawTerm, h: RawTerm, t?: RawTerm): RawFact[] | null =>
  isLength(h) && (t === undefined || isTime(t))
    ? sayOf(e, [
        ...also('lift by a motor'),
        equalTo('height raised', h),
        ...(t === undefined ? [] : [equalTo('time', t)]),
      ])
    : null;
const lifted = (at: number): RawTerm => only('lifting power', at);

/** What lifts, climbs, or is pulled up by a rope. */
const LIFTS: Rule[] = [
  ...rule<{ e: RawTerm; h: RawTerm; t?: RawTerm }>(
    'facts',
    `[一 台|某|用 [一 台]] (${MACHINE}) [在 {t:quantity} [的 时间] 内] (把|将) {e:entity} [匀速] [竖直] [向上] (${RAISE}) ${HIGH}`,
    ({ e, h, t }) => lift(e, h, t),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[该] (${MACHINE}) 的 (输入功率|电功率) (为|是) {v:quantity}`,
    ({ v }, [at]) => [equalTo('input power', v, lifted(at))],
  ),
  ...rule<{ v: RawTerm }>('facts', `[该] (${MACHINE}) 的 效率 (为|是) {v:quantity}`, ({ v }, [at]) => [
    equalTo('efficiency', v, lifted(at)),
  ]),
  ...rule<object>('quant', `[该] (${MACHINE}) [对 {e:entity}] [所] 做 的 [有用] 功`, (_, [at]) =>
    the('work done on the load', lifted(at)),
  ),
  ...rule<object>('quant', `[该] (${MACHINE}) 的 [有用] (输出功率|有用功率)`, (_, [at]) =>
    the('lifting power', lifted(at)),
  ),
  ...rule<object>('quant', `[该] (${MACHINE}) 的 (输入功率|电功率)`, (_, [at]) =>
    the('input power', lifted(at)),
  ),
  ...rule<object>('quant', `[该] (${MACHINE}) 的 效率`, (_, [at]) => the('efficiency', lifted(at))),
  ...rule<{ h: RawTerm; t?: RawTerm }>(
    'does',
    '[在 {t:quantity} 内] (跑 上|爬 上|走 上|登 上) [竖直] [高|高度 为|高 为] {h:quantity} [高] 的 (楼梯|台阶|山坡)',
    ({ h, t }) => lift(SELF, h, t),
  ),
  ...rule<{ e: RawTerm }>('quant', '{e:entity} 的 [平均] (功率|输出功率)', ({ e }) =>
    the('lifting power', e),
  ),
  ...rule<object>('does', `[用|由|被] (${ROPE}) (悬挂|吊着|吊起|拉着|悬吊)`, () => [fact('scene', SELF)]),
  ...[
    ['向上|上升|竖直向上|竖直上升', 'pulled upwards'],
    ['向下|下降|竖直向下|竖直下降', 'let downwards'],
  ].flatMap(([way, kind]) =>
    rule<{ a: RawTerm }>(
      'does',
      `以 {a:quantity} 的 加速度 [匀] [加速] (${way}) [加速|匀加速|匀加速运动|加速运动|运动|做匀加速运动]`,
      ({ a }) => (measures(a, 'm s^-2') ? [...also(kind!), equalTo('acceleration', a)] : null),
    ),
  ),
  ...rule<object>('quant', `(${ROPE}) [中] [的] (拉力|张力)`, (_, [at]) =>
    the('tension', reference('has supporting force', null, 'the', at)),
  ),
];

/** What floats. */
const FLOATS: Rule[] = [
  ...rule<object>('does', '(浮|漂浮|静止 漂浮) 在 (水面 上|水 面 上|水 中|水 上)', (_, [at]) => [
    ...also('floating block'),
    fact('equal', the('fluid density', SELF), the('density', reference('physics water', null, 'any', at))),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    '(浸 入 水 中 的 深度|浸 在 水 中 的 深度|水 面 下 的 深度|浸 没 的 深度) (为|是) {v:quantity}',
    ({ v }) => (isLength(v) ? [equalTo('submerged depth', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[有] {v:quantity} 的 体积 (浸 在|浸 入|浸 没 在|在) (水 中|水 面 下)',
    ({ v }) => [equalTo('submerged fraction', v)],
  ),
];

export const LOAD_RULES: Rule[] = [...HUNG, ...LIFTS, ...FLOATS];
