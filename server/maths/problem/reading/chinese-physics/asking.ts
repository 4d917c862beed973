import { type RawFact, type RawGoal, type RawTerm, type Said, asks, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';
import { inState } from './things.ts';

const find = (target: RawTerm): RawGoal[] => sought(target);

/** The goals in a state; null where one of them is in none. */
function goalsIn(goals: RawGoal[], state: RawFact[]): RawGoal[] | null {
  const all = goals.map((one) => ({ ...one, target: inState(one.target, state) }));
  return all.every((one): one is RawGoal => one.target !== null) ? all : null;
}

const GOALS: Rule[] = [
  ...rule<{ q: RawTerm }>('wanted', '{q:quant}', ({ q }) => q),
  // "电子的动量和德布罗意波长": both of the electron.
  ...rule<{ e: RawTerm; p: string; r: string }>(
    'wanted',
    '{e:entity} [所] 的 {p:property} [{s:symbol}] (和|与|,|以及) [其] {r:property} [{t:symbol}]',
    ({ e, p, r }) => ({ all: [the(p, e), the(r, e)] }),
  ),
  ...rule<{ t: RawTerm }>(
    'wanted',
    '(此时|这时|此过程中|在此过程中|该过程中|这一过程中) [,] [的] {t:wanted}',
    ({ t }) => t,
  ),
  ...rule<{ q: string }>('wanted', '{q:letter} 的 (大小|数值)', ({ q }) => q),
  ...rule<{ t: RawTerm }>('goals', '求 : {t:wanted}', ({ t }) => sought(t)),
  ...rule<{ t: RawTerm }>('goals', '(估算|确定|推算|试估算|试确定|算) {t:wanted}', ({ t }) => sought(t)),
  ...rule<{ q: RawTerm }>('goals', '{q:quant} [为|是|有] (多少|多大|几何|多高|多长|多远)', ({ q }) =>
    find(q),
  ),
  ...rule<{ q: RawTerm }>('goals', '{q:quant} (为|是) (什么|何值)', ({ q }) => find(q)),
  // The choices stand behind it.
  ...rule<{ q: RawTerm }>(
    'goals',
    '{q:quant} (为|是|约为|大约为|约|最接近|接近于|最接近于) [\\( \\)]',
    ({ q }) => find(q),
  ),
  ...rule<{ q: RawTerm }>(
    'goals',
    '{q:quant} [约|大约] (为|是) (下列|以下) (哪|哪个|哪一个|哪一项|哪个值|哪一个值|哪项)',
    ({ q }) => find(q),
  ),
  ...rule<{ q: RawTerm }>(
    'goals',
    '(下列|以下) (哪个|哪一个|哪一项|哪项|选项中) [值|数值|选项] (为|是|最接近|表示|给出) {q:quant} [\\( \\)]',
    ({ q }) => find(q),
  ),
  ...rule<{ g: RawGoal[]; u: string }>(
    'goals',
    '{g:goals} [,] [\\(] [结果|答案] (用|以) {u:unit} (为单位|作单位|表示|作为单位) [\\)]',
    ({ g, u }) => g.map((one) => ({ ...one, unit: u })),
  ),
  ...rule<{ g: RawGoal[]; u: string }>(
    'goals',
    '{g:goals} [,] [\\(] 单位 [:|为|用|是] {u:unit} [\\)]',
    ({ g, u }) => g.map((one) => ({ ...one, unit: u })),
  ),
  // Measured data lead to the printed figures, and no further.
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'goals',
    '证明 {q:quant} (为|约为|大约为|约|约等于) {v:amount}',
    ({ q, v }) => [{ verb: 'show', target: the('statement:about', q, v) }],
  ),
  ...rule<{ s: RawFact[]; g: RawGoal[] }>('goals', '{s:state} , {g:goals}', ({ s, g }) => goalsIn(g, s)),
];

const SENTENCES: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '[已知|若|设|如果|当|现] {f:facts} , [则|那么|问|试|试问|由此|请|据此] {g:goals}',
    ({ f, g }): Said => asks(g, f),
  ),
  ...rule<{ g: RawGoal[] }>('sentence', '(请|试|则|问|试问|那么) {g:goals}', ({ g }) => asks(g)),
];

export const ASKING_RULES: Rule[] = [...GOALS, ...SENTENCES];
