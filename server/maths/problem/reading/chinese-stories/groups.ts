import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const itemsOf = (term: RawTerm): RawTerm[] =>
  typeof term === 'object' && 'all' in term ? term.all : [term];
const all = (terms: RawTerm[]): RawTerm => ({ all: terms });

export const CL = '(个|名|位|本|张|件|支|盆|朵|只|枚|辆|封|人)';
const ALL = '[全部|所有] [这] ';

const NOUNS: Rule[] = [
  ...['同学', '同事'].flatMap((word) => rule<object>('noun', word, () => word)),
  ...rule<{ k: string }>('noun', '{k:sign} 同学', ({ k }) => `${k}同学`),
  ...rule<{ n: string }>('group-of', '{n:num} [个] 人', ({ n }) => the('group', n, 'person')),
  ...rule<{ a: string }>('noun', '{a:sign}', ({ a }) => a),
  ...[2, 3, 4].flatMap((length) =>
    rule<Record<string, string>>(
      'noun',
      'abcd'.slice(0, length).replace(/./g, (one) => `{${one}:sign} `),
      (signs) => Object.values(signs).join(''),
    ),
  ),
  ...rule<{ n: string; g: string }>('group-of', `{n:num} ${CL} {g:noun}`, ({ n, g }) => the('group', n, g)),
  ...rule<{ n: string; g: string }>('group-of', `{n:num} ${CL} 不同的 {g:noun}`, ({ n, g }) =>
    the('group', n, g, 'different'),
  ),
  ...rule<{ g: string; n: string }>('group-of', `{g:noun} {n:num} ${CL}`, ({ n, g }) => the('group', n, g)),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'groups',
    '{a:group-of} (和|与|及|以及|,) [有] {b:groups}',
    ({ a, b }) => all([a, ...itemsOf(b)]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'groups',
    '{a:group-of} (和|与|及|以及|,) [有] {b:group-of}',
    ({ a, b }) => all([a, b]),
  ),
  ...rule<{ a: string; b: string }>('names', '{a:person} [和|与|,] {b:person}', ({ a, b }) => all([a, b])),
  ...rule<{ a: string; b: RawTerm }>('names', '{a:person} , {b:names}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
  ...rule<{ a: string; b: string }>('capital-list', '{a:capital} (和|与|,) {b:capital}', ({ a, b }) =>
    all([a, b]),
  ),
  ...rule<{ a: string; b: RawTerm }>('capital-list', '{a:capital} , {b:capital-list}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
  ...rule<{ a: string; b: string }>('digit-list', '{a:num} (,|和) {b:num}', ({ a, b }) => all([a, b])),
  ...rule<{ a: string; b: RawTerm }>('digit-list', '{a:num} , {b:digit-list}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
];

const WHO: Rule[] = [
  ...(
    [
      ['vowel', '元音字母|元音'],
      ['consonant', '辅音字母|辅音'],
    ] as const
  ).flatMap(([group, words]) => [
    ...rule<{ l: string }>('who', `${ALL} (${words}) [{l:listed}]`, ({ l }: { l?: string }) =>
      the('letters', group, '', l ?? ''),
    ),
    ...rule<{ n: string; l: string }>(
      'who',
      `${ALL} {n:num} 个 (${words}) [{l:listed}]`,
      ({ n, l }: { n: string; l?: string }) => the('letters', group, n, l ?? ''),
    ),
    ...rule<object>('any', `(${words})`, () => the('letters', group, '')),
  ]),
  ...rule<{ l: string; n: string }>('who', `${ALL} {n:num} 个 [字母] {l:capital}`, ({ l, n }) =>
    the('letters', l, n),
  ),
  ...rule<{ l: RawTerm }>('who', `[字母|{n:num} 个字母] {l:capital-list} [两 [个] [字母]]`, ({ l }) =>
    the('labels', ...itemsOf(l)),
  ),
  ...rule<{ l: string }>('any', '[字母] {l:capital}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: RawTerm }>('who', `{l:names} [两人|二人|三人|两位|两名 {g:noun}]`, ({ l }) =>
    the('names', ...itemsOf(l)),
  ),
  ...rule<{ l: string }>('who', `(全部|所有|全体) {l:noun}`, ({ l }) => the('group', '', l)),
  ...rule<{ l: string }>('who', `{l:noun}`, ({ l }) => the('group', '', l)),
  ...rule<{ n: string; l: string }>('who', `${ALL} {n:num} ${CL} {l:noun}`, ({ n, l }) => the('group', n, l)),
  ...rule<{ l: string }>('any', '{l:noun}', ({ l }) => the('group', '', l)),
  ...rule<{ l: string }>('one', '{l:person}', ({ l }) => the('names', l)),
  ...rule<{ l: RawTerm }>('one', '{l:any}', ({ l }) => l),
];

const POOLS: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'pool',
    '[英文] [单词] {w:spelling} [的|中|中的] [全部|所有] [{n:num} 个] 字母',
    ({ w, n }: { w: string; n?: string }) => [fact('letters', w, n ?? '')],
  ),
  ...rule<{ w: string }>('pool', '[英文] 单词 {w:spelling}', ({ w }) => [fact('letters', w, '')]),
  ...rule<{ g: RawTerm }>('pool', '{g:groups}', ({ g }) => [fact('people', '', g)]),
  ...rule<{ g: RawTerm }>('pool', '{g:group-of}', ({ g }) => [fact('crowd', g)]),
  ...rule<{ d: RawTerm; n: string }>(
    'pool',
    '[{n:num} 个] 数字 {d:digit-list} [这 {n:num} 个数字]',
    ({ d, n }: { d: RawTerm; n?: string }) => [fact('digits', d, n ?? '')],
  ),
  ...rule<{ n: string }>('same', '[全部|所有] (这|该|上述|其|) {n:num} 个字母', ({ n }) => n),
  ...rule<{ n: string }>('same', `[全部|所有] 这 {n:num} ${CL} [人]`, ({ n }) => n),
  ...rule<object>('same', '(这些字母|全部字母|所有字母|他们|这些人|它们|这些字母全部|其|其中)', () => ''),
];

export const CHINESE_GROUPS: Rule[] = [...NOUNS, ...WHO, ...POOLS];
