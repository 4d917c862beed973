import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CL } from './groups.ts';

const ROW = '(站成一排拍照|站成一排照相|站成一排合影|站成一排合影留念|站成一排留影|排成一排照相)';
const IN_TEAM = '(入选|被选中|当选|参加|被选上)';

/** Who is chosen, for what, and two of them that belong together. */
export const TEAM_RULES: Rule[] = [
  ...rule<{ p: RawFact[] }>(
    'facts',
    '[{h:noun}] 有 {p:pool} [报名] 参加 [一] [次|项|个] {g:noun}',
    ({ p }) => p,
  ),
  ...rule<{ a: string; b: string }>(
    'purpose',
    `(组成|成立|参加) [一] [${CL.slice(1, -1)}] {a:noun} {b:noun}`,
    ({ a, b }) => (a.length === 2 ? `${a}${b}` : null),
  ),
  ...rule<{ p: RawFact[] }>('facts', '[最后|最终] (选出的|所选的) {g:noun} 由 {p:pool} 组成', ({ p }) => p),
  ...rule<{ p: RawFact[] }>('facts', '[最后|最终] (选出的是|选出|选出了) {p:pool}', ({ p }) => p),
  ...rule<{ n: string }>('deed', `{n:num} 人 [全部|都] ${ROW}`, ({ n }) => [fact('arranged', n)]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'some',
    '{a:any} [人数] (必须|要|应) (多于|比) {b:any} [人数] [多]',
    ({ a, b }) => the('compare', '>', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'some',
    '{a:any} [人数] (必须|要|应|) (少于|比) {b:any} [人数] 少',
    ({ a, b }) => the('compare', '>', b, a),
  ),
  ...rule<object>(
    'facts',
    `[报名的|参加的] [{g:noun}] [{n:num} 人] [的] [{h:noun}] [中|里] 有一对 (夫妻|夫妇|兄妹|姐弟|情侣|恋人)`,
    () => [fact('couple')],
  ),
  ...rule<object>('who', '[这|他们] 两人', () => the('couple')),
  ...rule<{ w: RawTerm }>('cond', `{w:who} (不能同时|不同时|不能都|不都) ${IN_TEAM}`, ({ w }) =>
    the('most of', '1', w),
  ),
  ...rule<{ w: RawTerm }>('cond', `{w:who} [必须] (都|同时|均) ${IN_TEAM}`, ({ w }) => the('every', '2', w)),
  ...rule<object>('cond', '对 {g:noun} [人数] (没有|不作|不做) [其他] 要求', () => ({ all: [] })),
  ...rule<{ c: RawTerm }>(
    'cond',
    '{c:cond} \\( 对 {g:noun} [人数] (没有|不作|不做) [其他] 要求 \\)',
    ({ c }) => c,
  ),
];
