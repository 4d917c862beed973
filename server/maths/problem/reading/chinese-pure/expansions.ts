import { asks, fact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const expansionOf = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', SELF, e)],
});
const UP = '(按|依) {y:letter} [的] 升幂 [次序|顺序|排列|的 顺序]';
const EXPANDED = `[二项式|多项式] {e:expression} [的] [${UP}] [的] [二项] (展开式|展开) [中|里|后|时]`;
const TERM = '[的] [含|含有] {p:expression} [的] [项] [的] 系数';
const left = (at: number): RawTerm => reference('expansion', null, 'left out', at);
const isOfFirstTerms = (goals: RawGoal[]): boolean => JSON.stringify(goals).includes('"first terms"');
const firstTerms = (e: string, x: string, n: string, at: number): RawGoal[] => [
  { verb: 'find', target: the('first terms', expansionOf(e, at), x, n) },
];

/** "Up to and including the term in x²", the powers going up. */
const UP_TO: Rule[] = [
  ...[
    `将 {e:expression} (${UP} 展开|展开 (成|为) {y:letter} [的] 升幂 [的] [级数|形式|展开式]) [,] {p:last-term} [{s:simplified}]`,
    `${UP} 展开 {e:expression} [,] {p:last-term} [{s:simplified}]`,
    `将 {e:expression} 展开 [,] ${UP} [,] {p:last-term} [{s:simplified}]`,
  ].flatMap((pattern) =>
    rule<{ e: string; y: string; p: string }>('goals', pattern, ({ e, y, p }, [at]) => [
      { verb: 'find', target: the('expansion', expansionOf(e, at), y, p) },
    ]),
  ),
  ...rule<object>('simplified', '[,] [并] 化简 [各项|各] [的] 系数', () => 'simplified'),
];

/** Expansions, their first terms, coefficients and constant terms. */
export const EXPANSION_RULES: Rule[] = [
  ...UP_TO,
  ...rule<{ e: string; p: string }>('value', `[在] ${EXPANDED} ${TERM}`, ({ e, p }) =>
    the('coefficient', e, p),
  ),
  ...rule<{ p: string }>('value', '含 {p:expression} [的] 项 [的] 系数', ({ p }, [at]) =>
    the('coefficient', left(at), p),
  ),
  ...rule<{ e: string }>('value', `[在] ${EXPANDED} [的] (常数项|常数项 的 值)`, ({ e }) =>
    the('coefficient', e, 'x^0'),
  ),
  ...rule<object>('value', '[其] 常数项 [的 值]', (_, [at]) => the('coefficient', left(at), 'x^0')),
  ...rule<{ x: string }>('value', '(不含 {x:letter} 的 [常数] 项|和 {x:letter} 无关 的 项)', ({ x }, [at]) =>
    the('coefficient', left(at), `${x}^0`),
  ),
  ...rule<{ e: string; g: RawGoal[] }>('sentence', `[已知] 在 ${EXPANDED} [,] {g:goals}`, ({ e, g }, [at]) =>
    JSON.stringify(g).includes('"expansion"')
      ? asks(g, [fact('is', reference('expansion', null, 'a', at), e)])
      : null,
  ),
  ...rule<{ e: string; n: string; y?: string }>(
    'wanted',
    `${EXPANDED} [的] 前 {n:count} 项`,
    ({ e, n, y }, [at]) => the('first terms', expansionOf(e, at), y ?? 'x', n),
  ),
  ...rule<{ e: string; n: string; y?: string }>(
    'wanted',
    `${EXPANDED} [的] 前 {n:number} 项`,
    ({ e, n, y }, [at]) => the('first terms', expansionOf(e, at), y ?? 'x', n),
  ),
  ...rule<{ g: RawGoal[]; y: string }>(
    'goals',
    `{g:goals} [,] [\\(] ${UP} [求|给出|排列] [\\)] [[,] [并] 化简 [各项|每一项] [的] [系数]]`,
    ({ g }) => (isOfFirstTerms(g) ? g : null),
  ),
  ...['count', 'number'].flatMap((kind) => [
    ...rule<{ e: string; y: string; n: string }>(
      'goals',
      `[将] [展开] {e:expression} [展开|${UP} 展开|展开 成 {y:letter} [的] 升幂 [的] [形式|级数]] [,] [${UP}] [,] 求 [其|它] [的] [展开式] [的] 前 {n:${kind}} 项`,
      ({ e, y, n }, [at]) => (y === undefined ? null : firstTerms(e, y, n, at)),
    ),
  ]),
];
