import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const KINDS = [
  ['arithmetic', '等差'],
  ['geometric', '等比'],
] as const;
const SUM =
  '(无穷和|无穷项 [的|之] 和|无限项 [的|之] 和|各项 [的|之] 和|所有项 [的|之] 和|无穷级数 [的|之] 和|和 的 极限)';

/** What a progression has, of itself. */
const ATTRIBUTES: Rule[] = [
  ...rule<{ n: string }>('sequence-attribute', '{n:nth-term}', ({ n }) => the('term', SELF, n)),
  ...rule<object>('sequence-attribute', '首项', () => the('term', SELF, '1')),
  ...rule<object>('sequence-attribute', '公差', () => the('common difference', SELF)),
  ...rule<object>('sequence-attribute', '公比', () => the('common ratio', SELF)),
  ...rule<{ n: string }>('sequence-attribute', '{n:first-terms} [的|之] [总] 和', ({ n }) =>
    the('sum', SELF, n),
  ),
  ...rule<object>('sequence-attribute', SUM, () => the('sum to infinity', SELF)),
  ...rule<{ a: RawTerm; v: RawTerm }>(
    'being-progression',
    '{a:sequence-attribute} 为 {v:value}',
    ({ a, v }) => [fact('equal', a, v)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; v: RawTerm }>(
    'being-progression',
    '{a:sequence-attribute} (和|,) {b:sequence-attribute} (分别|依次|) 为 {v:values}',
    ({ a, b, v }) =>
      isAll(v) && v.all.length === 2 ? [fact('equal', a, v.all[0]!), fact('equal', b, v.all[1]!)] : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm; v: RawTerm }>(
    'being-progression',
    '{a:sequence-attribute} (和|,) {b:sequence-attribute} (均为|相等 , 都为) {v:value}',
    ({ a, b, v }) => [fact('equal', a, v), fact('equal', b, v)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'being-progression',
    '{a:being-progression} (,|且|, 且|并且|, 而) {b:being-progression}',
    ({ a, b }) => [...a, ...b],
  ),
];

const OF_PROGRESSIONS: Rule[] = [
  ...rule<{ says: RawFact[]; p: RawTerm }>(
    'progression',
    '{says:being-progression} 的 {p:progression}',
    ({ says, p }) =>
      typeof p === 'object' && 'a' in p && p.says.length === 0 ? saying({ ...p, article: 'a' }, says) : null,
  ),
  ...rule<{ says: RawFact[]; p: RawTerm }>(
    'facts',
    '[在] {p:progression} (中|的) [,] {says:being-progression}',
    ({ says, p }) => {
      const told = saying(p, says);
      return told && [fact('given', told)];
    },
  ),
  ...rule<{ says: RawFact[]; p: RawTerm }>(
    'facts',
    '{p:progression} [,] {says:being-progression}',
    ({ says, p }) => {
      const told = saying(p, says);
      return told && [fact('given', told)];
    },
  ),
  ...rule<{ p: RawTerm; g: RawGoal[] }>('sentence', '在 {p:progression} 中 [,] {g:goals}', ({ p, g }) =>
    asks(g, [fact('given', p)]),
  ),
  ...rule<{ p: RawTerm }>('value', `{p:progression} [的] ${SUM}`, ({ p }) => the('sum to infinity', p)),
  ...KINDS.map(([kind]) => `${kind} progression`).flatMap((kind) => [
    ...rule<object>('progression', '[该] 数列', (_, [at]) => reference(kind, null, 'left out', at)),
    ...rule<object>('value', `[其|它的] ${SUM}`, (_, [at]) =>
      kind.startsWith('a') ? null : the('sum to infinity', reference(kind, null, 'left out', at)),
    ),
    ...rule<object>(
      'wanted',
      `[其|它的] 首项 和 [其|它的] ${kind.startsWith('a') ? '公差' : '公比'}`,
      (_, [at]) => {
        const p = reference(kind, null, 'left out', at);
        return {
          all: [the('term', p, '1'), the(kind.startsWith('a') ? 'common difference' : 'common ratio', p)],
        };
      },
    ),
  ]),
];

export const PROGRESSION_RULES: Rule[] = [...ATTRIBUTES, ...OF_PROGRESSIONS];
