import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CHOICE_RULES } from './choices.ts';
import { itemsOf } from './groups.ts';

const BE =
  '(are|is|be|must be|must all be|are to be|have to be|has to be|should be|stand|sit|must stand|must sit|must all stand|must all sit|must|have to stand|have to sit|come|appear|occur|remain|are placed|are kept|must be placed|must be kept|are seated|must be seated|are sitting|are standing|are arranged|must remain|insist on sitting|insist on standing|want to sit|want to stand|wish to sit|wish to stand|must come|must appear|are put|being|to be|sitting|standing|must stay|stay)';
const NOT_BE =
  '(are not|is not|must not be|must not|cannot be|cannot|may not be|do not stand|do not sit|do not come|must not stand|must not sit|cannot stand|cannot sit|refuse to sit|refuse to stand|are not placed|are not to be|should not be|not|are never|may not sit|may not stand|not be|will not sit|will not stand|do not occur|do not appear)';
const NEAR =
  '(together|next to each other|next to one another|adjacent|adjacent to each other|adjacent to one another|side by side|beside each other|beside one another|in a block|in a single block|in one block|as a block|in one group|together as a group|together in a group|next to each other in a block|consecutive|in consecutive positions|in consecutive places)';
const ENDS = '(at each end|at both ends|at the two ends|at either end|at the ends)';
const LINE = '(of the (line|row|arrangement|queue|bench|shelf|word)|)';

const INCLUDED =
  '(chosen|selected|included|picked|on the {g:noun}|in the {g:noun}|included in the {g:noun}|members of the {g:noun})';

/** Kinds of phrases that say what an arrangement is like: a clause, and what stands behind "with". */
const SHAPES: Rule[] = [
  ...rule<{ w: RawTerm }>('cond', `{w:who} ${BE} [all|both] ${NEAR}`, ({ w }) => the('block', w)),
  ...rule<{ w: RawTerm }>('with', `{w:who} [all|both|being|kept|placed|sitting|standing] ${NEAR}`, ({ w }) =>
    the('block', w),
  ),
  ...rule<{ w: RawTerm }>('cond', `{w:who} ${NOT_BE} [all] ${NEAR}`, ({ w }) => the('unlike block', w)),
  ...rule<{ w: RawTerm }>('cond', `{w:who} ${NOT_BE} all ${NEAR}`, ({ w }) => the('not block', w)),
  ...rule<{ w: RawTerm }>('cond', `not all [of] {w:who} ${BE} ${NEAR}`, ({ w }) => the('not block', w)),
  ...rule<{ w: RawTerm }>('with', `{w:who} not ${NEAR}`, ({ w }) => the('unlike block', w)),
  ...rule<{ w: RawTerm }>(
    'cond',
    `{w:who} (are|must be|are all|must all be) (separated|separated from each other|apart)`,
    ({ w }) => the('apart', w),
  ),
  ...['cond', 'with'].flatMap((kind) =>
    rule<{ w: RawTerm }>(
      kind,
      `(no two|no 2) {w:any} ${kind === 'cond' ? BE : `[being|sitting|standing]`} ${NEAR}`,
      ({ w }) => the('apart', w),
    ),
  ),
  ...rule<{ w: RawTerm }>('cond', `none of {w:who} ${BE} ${NEAR}`, ({ w }) => the('apart', w)),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'cond',
    `{a:single} ${BE} (next to|beside|adjacent to) {b:single}`,
    ({ a, b }) => the('block', the('both', a, b)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'cond',
    `{a:single} ${NOT_BE} (next to|beside|adjacent to) {b:single}`,
    ({ a, b }) => the('not block', the('both', a, b)),
  ),
  ...rule<{ w: RawTerm }>('cond', `there ${BE} {w:one} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm; v: RawTerm }>(
    'cond',
    `there (is|must be) {w:one} at the (beginning|start) and {v:one} at the end ${LINE}`,
    ({ w, v }) => ({ all: [the('place', 'first', w), the('place', 'last', v)] }),
  ),
  ...rule<{ w: RawTerm; v: RawTerm }>(
    'with',
    `{w:one} at the (beginning|start) and {v:one} at the end ${LINE}`,
    ({ w, v }) => ({ all: [the('place', 'first', w), the('place', 'last', v)] }),
  ),
  ...rule<{ w: RawTerm }>('cond', `{w:one} (is|stands|sits) ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('with', `{w:one} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('cond', `{w:who} ${BE} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('with', `{w:who} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('cond', `{w:one} ${BE} at (one end|an end) ${LINE}`, ({ w }) => the('an end', w)),
  ...rule<{ w: RawTerm }>('cond', `neither end [${LINE}] is {w:one}`, ({ w }) => the('no end', w)),
  ...rule<{ w: RawTerm }>(
    'cond',
    `{w:one} ${BE} in the (middle|centre|central position|middle position|middle place|middle seat) ${LINE}`,
    ({ w }) => the('place', 'middle', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    `{w:one} ${BE} (first|at the beginning|at the front|at the start|at the left-hand end) ${LINE}`,
    ({ w }) => the('place', 'first', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    `{w:one} ${BE} (last|at the end|at the back|at the right-hand end) ${LINE}`,
    ({ w }) => the('place', 'last', w),
  ),
  ...rule<{ w: RawTerm }>('cond', 'the (first|first letter|first person|first digit) is {w:one}', ({ w }) =>
    the('place', 'first', w),
  ),
  ...rule<{ w: RawTerm }>('cond', 'the (last|last letter|last person|last digit) is {w:one}', ({ w }) =>
    the('place', 'last', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    'the (first|first letter) and [the] (last|last letter) are [both] {w:ones}',
    ({ w }) => the('ends', w),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'cond',
    `{a:ones} and {b:ones} (alternate|occur alternately|stand alternately|sit alternately|are alternate|are placed alternately|are arranged alternately|must alternate|sit in alternate seats|appear alternately)`,
    ({ a, b }) => the('alternate', a, b),
  ),
];

/** "Are the two Ls together": the verb before its subject. */
const QUESTIONS: Rule[] = [
  ...rule<{ w: RawTerm }>(
    'question',
    `(are|do|is|will) {w:who} [all|both] [be|come|stand|sit|appear|occur] ${NEAR}`,
    ({ w }) => the('block', w),
  ),
  ...rule<{ w: RawTerm }>(
    'question',
    `(are|do|is|will) {w:who} not [be|come|stand|sit|appear|occur] ${NEAR}`,
    ({ w }) => the('unlike block', w),
  ),
  ...rule<{ w: RawTerm }>(
    'question',
    `(are|do) no two {w:any} [come|stand|sit|appear|occur] ${NEAR}`,
    ({ w }) => the('apart', w),
  ),
  ...rule<{ w: RawTerm }>('question', `is there {w:one} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ w: RawTerm }>('question', `are {w:who} ${ENDS} ${LINE}`, ({ w }) => the('ends', w)),
  ...rule<{ s: RawTerm }>('question', `are there {s:somes}`, ({ s }) => s),
  ...rule<{ s: RawTerm }>('question', `(are|is) {s:somes} ${INCLUDED}`, ({ s }) => s),
  ...rule<{ w: RawTerm }>('question', `are {w:who} both ${INCLUDED}`, ({ w }) => the('every', '2', w)),
  ...rule<{ w: RawTerm }>('question', `are {w:who} not both ${INCLUDED}`, ({ w }) => the('most of', '1', w)),
];

const BEGIN =
  '(begin with|begins with|start with|starts with|must begin with|must start with|beginning with|starting with|have as first letter)';
const END =
  '(end with|ends with|end in|ends in|must end with|must end in|ending with|ending in|finish with|finishes with)';
const BOTH_ENDS =
  '(begin and end with|start and end with|begins and ends with|starts and ends with|must begin and end with|must start and end with|beginning and ending with|starting and ending with|start and finish with)';

/** How many stand between two of them. */
const BETWEEN: Rule[] = (
  [
    ['=', '[exactly]'],
    ['>=', 'at least'],
    ['<=', 'at most'],
  ] as const
).flatMap(([sign, words]) =>
  [
    'people',
    'other people',
    'letters',
    'other letters',
    'persons',
    '{g:noun}',
    'other {g:noun}',
    'others',
  ].flatMap((noun) => [
    ...rule<{ n: string; w: RawTerm; g: string }>(
      'cond',
      `there (are|is|must be) ${words} {n:num} ${noun} between {w:who}`,
      ({ n, w, g }: { n: string; w: RawTerm; g?: string }) => the('between', sign, n, w, g ?? 'person'),
    ),
    ...rule<{ n: string; w: RawTerm; g: string }>(
      'with',
      `${words} {n:num} ${noun} between {w:who}`,
      ({ n, w, g }: { n: string; w: RawTerm; g?: string }) => the('between', sign, n, w, g ?? 'person'),
    ),
  ]),
);

/** What is said of the arrangement itself: "that begin with R". */
const PLACES: Rule[] = [
  ...rule<{ w: RawTerm }>('that', `${BEGIN} {w:one}`, ({ w }) => the('place', 'first', w)),
  ...rule<{ w: RawTerm }>('that', `(do not|does not) (begin|start) with {w:one}`, ({ w }) =>
    the('not place', 'first', w),
  ),
  ...rule<{ w: RawTerm }>('that', `${END} {w:one}`, ({ w }) => the('place', 'last', w)),
  ...rule<{ w: RawTerm }>('that', `(do not|does not) end (with|in) {w:one}`, ({ w }) =>
    the('not place', 'last', w),
  ),
  ...rule<{ c: RawTerm }>('that', '(have|has|having) {c:withs}', ({ c }) => c),
  ...['one', 'ones'].flatMap((kind) =>
    rule<{ w: RawTerm }>('that', `${BOTH_ENDS} {w:${kind}}`, ({ w }) => the('ends', w)),
  ),
  ...rule<{ c: RawTerm }>(
    'cond',
    '(the arrangement|the arrangements|they|it|the word|the number) {c:that}',
    ({ c }) => c,
  ),
];

const JOINED: Rule[] = [
  ...['cond', 'with', 'that'].flatMap((kind) => [
    ...rule<{ a: RawTerm; b: RawTerm }>(
      `${kind}s`,
      `{a:${kind}} [,] (and|but|and also) {b:${kind}s}`,
      ({ a, b }) => ({ all: [...itemsOf(a), ...itemsOf(b)] }),
    ),
    ...rule<{ a: RawTerm }>(`${kind}s`, `{a:${kind}}`, ({ a }) => ({ all: itemsOf(a) })),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>('thats', '{a:that} (and|but) (in which|the) {b:conds}', ({ a, b }) => ({
    all: [...itemsOf(a), ...itemsOf(b)],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('conds', '{a:cond} [,] (and|but) {b:thats}', ({ a, b }) => ({
    all: [...itemsOf(a), ...itemsOf(b)],
  })),
  ...rule<{ c: RawTerm }>(
    'tail',
    '[,] (in which|if|such that|so that|where|when|on condition that|given that|provided that|in such a way that) {c:conds}',
    ({ c }) => c,
  ),
  ...rule<{ c: RawTerm }>('tail', '[,] with {c:withs}', ({ c }) => c),
  ...rule<{ c: RawTerm }>('tail', '[,] (that|which|in which they) {c:thats}', ({ c }) => c),
  ...rule<{ c: RawTerm }>('tail', '{c:thats}', ({ c }) => c),
  ...rule<object>(
    'tail',
    '(altogether|in total|with no restrictions|without restriction|without restrictions|without any restrictions|if there are no restrictions|if there is no restriction|with no restriction|if there are no other restrictions|there are no restrictions|with no further restrictions)',
    () => ({ all: [the('free')] }),
  ),
];

export const CONDITION_RULES: Rule[] = [
  ...SHAPES,
  ...BETWEEN,
  ...QUESTIONS,
  ...PLACES,
  ...CHOICE_RULES,
  ...JOINED,
];
