import { type Rule, rule } from '../rule.ts';

export const SHOWN = '(is|are|was|were)';

/** How many, as the least and the most: "3-" is three or more. */
const range = (low: number, high: number | '' = ''): string | null =>
  high !== '' && high < low ? null : `${low}-${high}`;
const at = (value: string, step: number): number => Number(value) + step;

/** Numbers of things. */
const NUMBERS: Rule[] = [
  ...['number', 'count'].flatMap((kind) =>
    rule<{ v: string }>('n', `{v:${kind}}`, ({ v }) => {
      const bare = v.replace(/[\s,$]|\\,/g, '');
      return /^\d{1,5}$/.test(bare) ? bare : null;
    }),
  ),
  // Days and hours are read as quantities.
  ...rule<{ v: string }>('timed', '{v:amount}', ({ v }) =>
    /^\d{1,4}⟨(?:day|hour|week|month|year|minute)s?⟩$/.test(v) ? v.replace('⟨', ' ').replace('⟩', '') : null,
  ),
  ...rule<{ v: string }>('chance', '{v:number}', ({ v }) => v),
  ...rule<{ v: string }>('chance', '{v:percent}', ({ v }) => v),
  ...rule<{ v: string }>('chance', '{v:expression}', ({ v }) =>
    /^[\s$]*\\[dt]?frac|^[\d\s./]+$/.test(v) ? v : null,
  ),
];

/** How many of them. */
const RANGES: Rule[] = [
  ...rule<{ n: string }>('range', '(exactly|only|just|precisely) {n:n}', ({ n }) =>
    range(at(n, 0), at(n, 0)),
  ),
  ...rule<{ n: string }>(
    'range',
    '(at least|no fewer than|no less than|not less than|not fewer than) {n:n}',
    ({ n }) => range(at(n, 0)),
  ),
  ...rule<{ n: string }>('range', '(more than|greater than) {n:n}', ({ n }) => range(at(n, 1))),
  ...rule<{ n: string }>('range', '(fewer than|less than) {n:n}', ({ n }) => range(0, at(n, -1))),
  ...rule<{ n: string }>('range', '(at most|no more than|not more than|up to) {n:n}', ({ n }) =>
    range(0, at(n, 0)),
  ),
  ...rule<{ n: string }>('range', '{n:n} or more', ({ n }) => range(at(n, 0))),
  ...rule<{ n: string }>('range', '{n:n} or (fewer|less)', ({ n }) => range(0, at(n, 0))),
  ...rule<{ a: string; b: string }>(
    'range',
    '(between {a:n} and {b:n} [,] (inclusive|\\( inclusive \\))|from {a:n} to {b:n} [,] inclusive)',
    ({ a, b }) => range(at(a, 0), at(b, 0)),
  ),
  ...rule<{ a: string; b: string }>(
    'range',
    'at least {a:n} (and|but) (at most|no more than|not more than) {b:n}',
    ({ a, b }) => range(at(a, 0), at(b, 0)),
  ),
  ...rule<{ a: string; b: string }>('range', 'at least {a:n} (and|but) (fewer|less) than {b:n}', ({ a, b }) =>
    range(at(a, 0), at(b, -1)),
  ),
  ...rule<{ a: string; b: string }>(
    'range',
    'more than {a:n} (and|but) (fewer|less) than {b:n}',
    ({ a, b }) => range(at(a, 1), at(b, -1)),
  ),
  ...rule<{ a: string; b: string }>(
    'range',
    'more than {a:n} (and|but) (at most|no more than|not more than) {b:n}',
    ({ a, b }) => range(at(a, 1), at(b, 0)),
  ),
  ...rule<{ a: string; b: string }>(
    'range',
    '(fewer than {b:n} but more than {a:n}|less than {b:n} but more than {a:n})',
    ({ a, b }) => range(at(a, 1), at(b, -1)),
  ),
];

/** What cannot end what is said to be so. */
const isOpen = (word: string): boolean =>
  /^(?:is|are|was|were|on|in|at|for|of|to|a|an|the|with|from|has|have|first|had)$/.test(word);
const isName = (word: string): boolean =>
  !/^(?:randomly|he|she|it|they|we|a|an|the|is|are|was|were|has|have|who|which|that|of)$/.test(word);

/** What happens or is so, with how many and with "not" as signs of their own. */
const FEATURES: Rule[] = [
  ...rule<{ a: string }>('f-item', '{a:w-word}', ({ a }) => a),
  ...rule<object>('f-item', 'not', () => '!'),
  ...rule<object>('f-item', 'any', () => '#1-'),
  ...rule<object>('f-item', '(no|none of)', () => '#0-0'),
  ...rule<object>('f-item', 'none', () => '#0-0'),
  ...rule<{ r: string }>('f-item', '{r:range}', ({ r }) => `#${r}`),
  ...rule<{ n: string }>('f-item', '{n:count}', ({ n }) => (Number(n) < 10 ? `#${n}-${n}` : null)),
  ...rule<object>('f-item', '(fails to|fail to|failed to|will not)', () => '!'),
  ...rule<{ a: string }>('f', '{a:f-item}', ({ a }) => (isOpen(a) ? null : a)),
  ...rule<{ a: string; b: string }>('f', '{a:f-item} {b:f}', ({ a, b }) =>
    /^(?:on|in|at|for)$/.test(a) && b.startsWith('#') ? null : `${a} ${b}`,
  ),
];

/** Words alone. */
const WORDS: Rule[] = [
  ...rule<{ a: string }>('w', '{a:w-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('w', '{a:w-word} {b:w}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string }>('noun', '{a:w-word}', ({ a }) => (isName(a) ? a : null)),
  ...rule<{ a: string; b: string }>('noun', '{a:noun} {b:w-word}', ({ a, b }) =>
    isName(b) && !/^randomly |^of /.test(a) && a.split(' ').length < 3 ? `${a} ${b}` : null,
  ),
  ...rule<{ a: string; b: string }>('noun', '{a:noun} (from|in|at) {b:w}', ({ a, b }) => `${a} from ${b}`),
  ...rule<{ k: string; w: string }>(
    'kth',
    '(the|his|her|their|its) {k:ordinal} {w:noun}',
    ({ k, w }) => `${k}-${k}~${w}`,
  ),
  ...rule<object>('w-word', '[part] {l:part-label}', () => 'above'),
];

export const REPEAT_WORDS: Rule[] = [...NUMBERS, ...RANGES, ...FEATURES, ...WORDS];
