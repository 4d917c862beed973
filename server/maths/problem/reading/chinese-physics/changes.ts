import { fact, type RawFact, type RawProperty, type RawTerm, the } from '../meaning.ts';
import { CHINESE_WORDS } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const isProperty = (term: RawTerm): term is RawProperty => typeof term === 'object' && 'the' in term;

const at = (term: RawTerm, moment: string): RawTerm | null =>
  isProperty(term) && term.of.length === 1 && !term.where ? { ...term, of: [term.of[0]!, moment] } : null;

/** A change of what has a quantity, and what that is then. */
function changed(q: RawTerm, to: RawTerm, from?: RawTerm): RawFact[] | null {
  if (!isProperty(q) || q.where || q.of.length !== 1) return null;
  return [
    ...(from === undefined ? [] : [fact('equal', q, from)]),
    fact('change', q.of[0]!),
    fact('equal', q, to),
  ];
}

const timesBefore = (q: RawTerm, times: RawTerm): RawFact[] | null => {
  const before = at(q, 'before');
  return before === null ? null : changed(q, the('product', times, before));
};

const CHANGES =
  '变为|变成|增加到|增大到|增至|增大至|升高到|升至|上升到|上升至|升到|减小到|减小至|减少到|减为|减至|降低到|降低至|降到|降至|降为|下降到|下降至|变化到|改变为';
const BACK = '不变|恒定|一定';

const number = (v: string): boolean => /^\d{1,9}(?:\.\d{1,9})?$/.test(v);

const CHANGING: Rule[] = [
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} (${CHANGES}) {v:amount}`, ({ q, v }) =>
    changed(q, v),
  ),
  ...rule<{ q: RawTerm; a: RawTerm; b: RawTerm }>(
    'facts',
    `{q:quant} (从|由) {a:amount} (${CHANGES}) {b:amount}`,
    ({ q, a, b }) => changed(q, b, a),
  ),
  ...rule<{ q: RawTerm; a: RawTerm; b: RawTerm }>(
    'facts',
    `(使|将|把) {q:quant} [(从|由) {a:amount}] (${CHANGES}) {b:amount}`,
    ({ q, a, b }) => changed(q, b, a),
  ),
  ...rule<{ q: RawTerm }>('facts', '{q:quant} (加倍|增加一倍|变为原来的两倍|增为原来的两倍)', ({ q }) =>
    timesBefore(q, '2'),
  ),
  ...rule<{ q: RawTerm }>(
    'facts',
    '{q:quant} (减半|变为原来的一半|减为原来的一半|减小为原来的一半)',
    ({ q }) => timesBefore(q, '1/2'),
  ),
  ...rule<{ q: RawTerm; n: string }>('facts', `{q:quant} (${CHANGES}) 原来的 {n:number} 倍`, ({ q, n }) =>
    number(n) ? timesBefore(q, n) : null,
  ),
  ...rule<{ q: RawTerm }>('facts', `[保持] {q:quant} [始终] [保持] (${BACK})`, ({ q }) => [fact('stays', q)]),
  ...rule<{ q: RawTerm; f: RawFact[] }>(
    'facts',
    `在 {q:quant} [保持] 不变 的 (条件|情况) 下 [,] {f:facts}`,
    ({ q, f }) => [...f, fact('stays', q)],
  ),
];

const FIRST = '最初|原来|初始值|初始|开始时|起始值|原来值';

/** The same property as it was at first, where it has a name. */
function atFirst(q: RawTerm): RawTerm | null {
  if (!isProperty(q)) return null;
  const name = `初始${q.the.replace(/^放射性/, '')}`;
  return CHINESE_WORDS.includes(name) ? the(name, q.of[0]!) : null;
}

const TO = '降到|降至|降为|减小到|减小为|减少到|减少为|衰减到|衰减为|减为|减至|升到|升至|达到|下降到|下降为';

/** "电压降到 3.0 V 所需的时间". */
const TIMES: Rule[] = [
  ...rule<{ q: RawTerm; v: RawTerm }>('reached', `{q:quant} (${TO}) {v:amount}`, ({ q, v }) => [
    fact('equal', q, v),
  ]),
  ...rule<{ q: RawTerm; a: RawTerm; v: RawTerm }>(
    'reached',
    `{q:quant} (从|由) {a:amount} (${TO}) {v:amount}`,
    ({ q, a, v }) => {
      const first = atFirst(q);
      return first && [fact('equal', first, a), fact('equal', q, v)];
    },
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('reached', `{q:quant} (${TO}) (${FIRST}) 的 {v:part}`, ({ q, v }) => {
    const first = atFirst(q);
    return first && [fact('equal', q, the('product', v, first))];
  }),
  ...rule<{ v: RawTerm }>('part', '{v:quantity}', ({ v }) =>
    typeof v === 'object' && 'amount' in v && v.unit === '%' ? v : null,
  ),
  ...rule<{ v: string }>('part', '{v:number}', ({ v }) => v),
  ...rule<{ v: string }>('part', '{v:expression}', ({ v }) =>
    /^\\[dt]?frac\{?\d{1,4}\}?\{?\d{1,4}\}?$/.test(v) ? v : null,
  ),
  ...rule<object>('part', '一半', () => '1/2'),
  ...rule<object>('part', '四分之一', () => '1/4'),
  ...rule<object>('part', '八分之一', () => '1/8'),
  ...rule<{ r: RawFact[] }>('quant', '{r:reached} [所] [需|用|需要|经历|经过] [的] 时间', ({ r }) =>
    timeOf(r),
  ),
  ...rule<{ r: RawFact[] }>(
    'goals',
    '[再] 经过 (多长时间|多少时间|多少 年|多久|多少小时|多少天) [后] [,] {r:reached}',
    ({ r }) => asked(r),
  ),
  ...rule<{ r: RawFact[] }>(
    'goals',
    '{r:reached} [,] (需要|需|要|需经过|需要经过) (多长时间|多少时间|多久|多长的时间)',
    ({ r }) => asked(r),
  ),
];

function timeOf(reached: RawFact[]): RawTerm | null {
  const q = reached.at(-1)!.of[0]!;
  const owner = isProperty(q) ? q.of[0] : undefined;
  return owner === undefined ? null : { the: 'time', of: [owner], where: reached };
}

function asked(reached: RawFact[]) {
  const target = timeOf(reached);
  return target && [{ verb: 'find', target }];
}

const BEFORE = '最初|初始|起初|开始时|原来|初';
const BEHIND = '最终|最后|末';

/** "最初的压强". */
const MOMENTS: Rule[] = [
  ...rule<object>('moment', `(${BEFORE}) [的]`, () => 'initial'),
  ...rule<object>('moment', `(${BEHIND}) [的]`, () => 'final'),
  ...rule<{ e: RawTerm; m: string; p: string }>(
    'quant',
    '{e:entity} [的] {m:moment} {p:property}',
    ({ e, m, p }) => the(p, e, m),
  ),
  ...rule<{ m: string; p: string }>('quant', '[其] {m:moment} {p:property}', ({ m, p }, [place]) =>
    the(p, reference(`has ${p}`, null, 'only', place), m),
  ),
  ...rule<object>('quant', '[气体] [的] 初温', (_, [place]) =>
    the('温度', reference('has 温度', null, 'only', place), 'initial'),
  ),
];

export const CHANGE_RULES: Rule[] = [...CHANGING, ...TIMES, ...MOMENTS];
