import { fact, type RawFact, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './groups.ts';

const FORMED = '(formed|made|written|constructed|made up|produced|created)';

/** Numbers made of digits: their length, what they are like, and whether a digit may come twice. */
const NUMBERS: Rule[] = [
  ...rule<{ n: string }>('long', '{n:hyphened} digit', ({ n }) => n),
  ...rule<{ n: string }>('long', '{n:digit-long}', ({ n }) => n),
  ...rule<object>('sort', 'even', () => the('divisible', '2')),
  ...rule<object>('sort', 'odd', () => the('not divisible', '2')),
  ...rule<{ v: string }>(
    'size',
    '[that are|which are] (greater than|larger than|more than|bigger than) {v:num}',
    ({ v }) => the('value', '>', v),
  ),
  ...rule<{ v: string }>('size', '[that are|which are] (less than|smaller than) {v:num}', ({ v }) =>
    the('value', '<', v),
  ),
  ...rule<{ v: string; w: string }>(
    'size',
    '[that are|which are|that lie] between {v:num} and {w:num}',
    ({ v, w }) => the('value', 'between', v, w),
  ),
  ...rule<{ v: string }>(
    'size',
    '(divisible by|that are divisible by|which are divisible by|that are multiples of|which are multiples of) {v:num}',
    ({ v }) => the('divisible', v),
  ),
  ...rule<object>('size', '(that are|which are) even', () => the('divisible', '2')),
  ...rule<object>('size', '(that are|which are) odd', () => the('not divisible', '2')),
  ...rule<{ a: RawTerm; b: RawTerm }>('sizes', '{a:size} and {b:sizes}', ({ a, b }) => ({
    all: [...itemsOf(a), ...itemsOf(b)],
  })),
  ...rule<{ a: RawTerm }>('sizes', '{a:size}', ({ a }) => a),
  ...rule<{ l: string; s: RawTerm; z: RawTerm }>(
    'numbers',
    '[different] [{s:sort}] {l:long} [{s:sort}] numbers [{z:sizes}]',
    ({ l, s, z }: { l: string; s?: RawTerm; z?: RawTerm }) =>
      the('numbers', l, ...(s ? [s] : []), ...(z ? itemsOf(z) : [])),
  ),
  ...rule<{ s: RawTerm; z: RawTerm }>(
    'numbers',
    '[different] [{s:sort}] numbers [{z:sizes}]',
    ({ s, z }: { s?: RawTerm; z?: RawTerm }) =>
      the('numbers', '', ...(s ? [s] : []), ...(z ? itemsOf(z) : [])),
  ),
];

const ONCE =
  '(no digit being used more than once|no digit may be used more than once|no digit is used more than once|no digit can be used more than once|each digit may be used only once|each digit can be used only once|each digit being used only once|each digit may be used at most once|each digit is used at most once|each digit can be used at most once|repetition is not allowed|repetition of digits is not allowed|repetitions are not allowed|no digit is repeated|no digit may be repeated|no digit can be repeated|digits may not be repeated|the digits may not be repeated|digits cannot be repeated|without repetition|no repetitions are allowed|no repetition is allowed|no digit is to be used more than once|repeated digits are not allowed|all the digits are different)';
const AGAIN =
  '(digits may be repeated|the digits may be repeated|digits can be repeated|repetition is allowed|repetition of digits is allowed|repetitions are allowed|any digit may be repeated|each digit may be used more than once|each digit can be used more than once|each digit may be used any number of times|repeated digits are allowed)';

const REPEATS: Rule[] = [
  ...rule<object>('repeats', `${ONCE}`, () => [fact('repeats', 'no')]),
  ...rule<object>('repeats', `${AGAIN}`, () => [fact('repeats', 'yes')]),
  ...rule<{ f: RawFact[] }>('repeating', '[,] [if|and|where|when|with] {f:repeats}', ({ f }) => f),
  ...rule<{ p: RawFact[] }>(
    'digit-pool',
    '(using|from|with|by using) [some of|any of] {p:pool}',
    ({ p }) => p,
  ),
  ...rule<{ n: string; p: RawFact[] }>(
    'digit-pool',
    '(using|from|with|by using) {n:num} of {p:pool}',
    ({ n, p }) => [...p, fact('length', n)],
  ),
  ...rule<{ p: RawFact[] }>('digit-pool', '(using|from|with|by using) all [of] {p:pool}', ({ p }) => [
    ...p,
    fact('length', 'all'),
  ]),
];

const said = (numbers: RawTerm, facts: RawFact[], tail?: RawTerm): Said => {
  const [length, ...conditions] = (numbers as { of: RawTerm[] }).of;
  return {
    facts: [...facts, ...(length === '' ? [] : [fact('length', length!)])],
    goals: [{ verb: 'find', target: the('ways', 'number', ...conditions, ...(tail ? itemsOf(tail) : [])) }],
  };
};

type Slots = { n: RawTerm; p?: RawFact[]; r?: RawFact[]; c?: RawTerm };

const ASKED: Rule[] = [
  ...rule<Slots>(
    'asked',
    `how many {n:numbers} (can|may|could) be ${FORMED} [{p:digit-pool}] [{r:repeating}]`,
    ({ n, p = [], r = [] }) => said(n, [...p, ...r]),
  ),
  ...rule<Slots>(
    'asked',
    `(find|calculate|determine) (how many|the number of) {n:numbers} (that|which|) can be ${FORMED} [{p:digit-pool}] [{r:repeating}]`,
    ({ n, p = [], r = [] }) => said(n, [...p, ...r]),
  ),
  ...rule<Slots>('asked', `how many of these {n:numbers} are there`, ({ n }) => said(n, [])),
  ...rule<{ s: RawTerm }>(
    'asked',
    'how many of (these numbers|the numbers|them|these) are {s:kind-of}',
    ({ s }) => said(the('numbers', '', ...itemsOf(s)), []),
  ),
  ...rule<{ s: RawTerm }>('kind-of', '{s:sort}', ({ s }) => s),
  ...rule<{ s: RawTerm }>('kind-of', '{s:sizes}', ({ s }) => s),
  ...rule<{ s: RawTerm; z: RawTerm }>('kind-of', '[both] {s:sort} and {z:sizes}', ({ s, z }) => ({
    all: [...itemsOf(s), ...itemsOf(z)],
  })),
  ...rule<{ s: RawTerm; z: RawTerm }>('kind-of', '[both] {z:sizes} and {s:sort}', ({ s, z }) => ({
    all: [...itemsOf(s), ...itemsOf(z)],
  })),
  ...rule<{ n: RawTerm; p: RawFact[]; r: RawFact[] }>(
    'facts',
    `{n:numbers} (are|are to be|is|is to be) ${FORMED} {p:digit-pool} [{r:repeating}]`,
    ({ n, p, r }: { n: RawTerm; p: RawFact[]; r?: RawFact[] }) => {
      const [length, ...conditions] = (n as { of: RawTerm[] }).of;
      return conditions.length > 0
        ? null
        : [...p, ...(r ?? []), ...(length === '' ? [] : [fact('length', length!)])];
    },
  ),
  ...rule<{ r: RawFact[] }>('facts', '{r:repeats}', ({ r }) => r),
];

export const NUMBER_RULES: Rule[] = [...NUMBERS, ...REPEATS, ...ASKED];
