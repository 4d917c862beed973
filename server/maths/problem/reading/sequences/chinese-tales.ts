import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { nth, total } from './terms.ts';

const ONE = 'p:of ?';
const UNIT = '(年|月|个月|周|个星期|天|日|小时)';
const BEFORE = `比 (上一|前一|上|前) ${UNIT} [的]`;

/** What is said in a few signs that nobody here needs to know. */
const WORDS: Rule[] = [
  ...rule<{ s: string }>('words', '{s:sign}', ({ s }) => s),
  ...rule<{ s: string; w: string }>('words', '{s:sign} {w:words}', ({ s, w }) =>
    w.length < 8 ? `${s}${w}` : null,
  ),
  ...rule<{ q: RawTerm }>('much', '{q:quantity}', ({ q }) =>
    typeof q === 'object' && 'amount' in q && q.unit === '%' ? null : q,
  ),
  ...rule<{ e: string }>('much', '{e:expression} [万|亿] [元|人|吨|件|台|公里|米|{w:words}]', ({ e }) =>
    e.includes('%') ? null : e,
  ),
  ...rule<{ q: RawTerm }>('percent', '{q:quantity}', ({ q }) =>
    typeof q === 'object' && 'amount' in q && q.unit === '%' ? q.amount : null,
  ),
  ...rule<{ q: string }>('percent', '{q:percent-sign}', ({ q }) => q.replace(/\\?%$/, '')),
];

const TOLD: Rule[] = [
  ...rule<{ q: RawTerm }>('facts', `[{w:words}] (第一|首) ${UNIT} [的] {v:words} [为] {q:much}`, ({ q }) => [
    fact('equal', nth(ONE, '1'), q),
  ]),
  ...(
    [
      ['(增加|多|上升|提高)', false],
      ['(减少|少|下降|降低)', true],
    ] as const
  ).flatMap(([words, isLess]) => [
    ...rule<{ q: RawTerm }>(
      'facts',
      `(以后|此后|之后|从第二年起|) [,] (每|每一) ${UNIT} [{w:words}] [均|都] ${BEFORE} [{v:words}] ${words} {q:much}`,
      ({ q }) => [
        fact('kind', ONE, 'arithmetic'),
        fact('equal', the('difference', ONE), isLess ? the('minus', '0', q) : q),
      ],
    ),
    ...rule<{ q: string }>(
      'facts',
      `(以后|此后|之后|从第二年起|) [,] (每|每一) ${UNIT} [{w:words}] [均|都] ${BEFORE} [{v:words}] ${words} {q:percent}`,
      ({ q }) => [
        fact('kind', ONE, 'geometric'),
        fact('equal', the('ratio', ONE), isLess ? `1 - (${q})/100` : `1 + (${q})/100`),
      ],
    ),
  ]),
];

const ASKED: Rule[] = [
  ...rule<{ n: string }>('span', `{n:how-many} ${UNIT}`, ({ n }) => n),
  ...rule<{ q: RawTerm }>('span', '{q:quantity}', ({ q }) =>
    typeof q === 'object' && 'amount' in q && /^(?:年|天|日|周|小时|月)$/.test(q.unit) ? q.amount : null,
  ),
  ...rule<{ n: string }>('term', `[{w:words}] 前 {n:span} [的] 总 {v:words}`, ({ n }) => total(ONE, n)),
  ...rule<{ n: string }>('term', `[{w:words}] 第 {n:span} [的] {v:words}`, ({ n }) => nth(ONE, n)),
];

export const CHINESE_TALES: Rule[] = [...WORDS, ...TOLD, ...ASKED];
