import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './groups.ts';

const EXACTLY: readonly [sign: string, words: string][] = [
  ['=', 'exactly|precisely|only'],
  ['>=', 'at least'],
  ['<=', 'at most|no more than|not more than'],
  ['>', 'more than'],
  ['<', 'fewer than|less than'],
];

/** How many of a group are chosen. */
const AMOUNTS: Rule[] = [
  ...rule<{ d: string }>('any', '[the] digit {d:num}', ({ d }) => the('figure', d)),
  ...EXACTLY.flatMap(([sign, words]) => [
    ...rule<{ n: string; w: RawTerm }>('some', `(${words}) {n:num} {w:any}`, ({ n, w }) =>
      the('number', sign, n, w),
    ),
    ...rule<{ n: string; l: string }>('some', `(${words}) {n:num} {l:capital}`, ({ n, l }) =>
      the('number', sign, n, the('letters', l, '')),
    ),
    ...rule<{ n: string }>(
      'some',
      `(${words}) {n:num} [{g:noun}] (of|from) each [of (the|these) [{k:num}]] (type|types|kind|kinds|group|groups|category|categories|sort)`,
      ({ n, k }: { n: string; k?: string }) => the('each number', sign, n, ...(k ? [k] : [])),
    ),
    ...rule<{ n: string }>('some', `(${words}) {n:num} (of each|from each group|from each)`, ({ n }) =>
      the('each number', sign, n),
    ),
  ]),
  ...rule<{ n: string; w: RawTerm }>('some', '{n:num} {w:any}', ({ n, w }) => the('number', '=', n, w)),
  ...rule<{ w: RawTerm }>('some', '(a|an) {w:any}', ({ w }) => the('number', '>=', '1', w)),
  ...rule<{ n: string; m: string; w: RawTerm }>(
    'some',
    '(either) {n:num} or {m:num} {w:any}',
    ({ n, m, w }) => the('number', 'in', n, m, w),
  ),
  ...rule<{ w: RawTerm }>('some', '(no|none of the) {w:any}', ({ w }) => the('number', '=', '0', w)),
  ...rule<{ a: RawTerm; b: RawTerm }>('some', 'more {a:ones} than {b:ones}', ({ a, b }) =>
    the('compare', '>', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('some', '(fewer|less) {a:ones} than {b:ones}', ({ a, b }) =>
    the('compare', '>', b, a),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'some',
    '(equal numbers of|an equal number of|the same number of|as many) {a:ones} (and|as) {b:ones}',
    ({ a, b }) => the('compare', '=', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('some', 'at least as many {a:ones} as {b:ones}', ({ a, b }) =>
    the('compare', '>=', a, b),
  ),
  ...rule<{ w: RawTerm }>('some', 'both {w:any}', ({ w }) => the('every', '2', w)),
  ...rule<{ w: RawTerm; n: string }>('some', 'all {n:num} {w:any}', ({ n, w }) => the('every', n, w)),
  ...rule<{ w: RawTerm }>('some', '[both] {w:named}', ({ w }) =>
    the('number', '=', String(itemsOf(w).length), the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: string }>('some', '{w:name}', ({ w }) => the('number', '=', '1', the('names', w))),
  ...rule<{ w: RawTerm }>('some', '(either {w:named-or} but not both|exactly one of {w:named})', ({ w }) =>
    the('number', '=', '1', the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: RawTerm }>('some', '(at least one of|either or both of) {w:named}', ({ w }) =>
    the('number', '>=', '1', the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: RawTerm }>('some', 'neither {w:named-nor}', ({ w }) =>
    the('number', '=', '0', the('names', ...itemsOf(w))),
  ),
  ...rule<{ a: string; b: string }>('named-or', '{a:name} or {b:name}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: string }>('named-nor', '{a:name} nor {b:name}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: RawTerm; b: RawTerm }>('somes', '{a:some} [,] and {b:some}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: RawTerm; b: RawTerm }>('somes', '{a:some} , {b:somes}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: RawTerm }>('somes', '{a:some}', ({ a }) => a),
];

const CONTAIN =
  '(contain|contains|containing|include|includes|including|consist of|consists of|consisting of|have|has|having|must contain|must include|must consist of|must have|should contain|should include|is to contain|is to include|are to include|must have|comprises|has to include|are to contain|contained)';
const CHOSEN = '(chosen|selected|included|picked|on the [{a:noun}]|in the [{b:noun}]|in)';

const CHOICES: Rule[] = [
  ...rule<{ n: string; w: RawTerm }>(
    'cond',
    `all [of] [the|these] [{n:num}] [{g:noun}|of them] [${CHOSEN.slice(1, -1)}] are {w:ones}`,
    ({ n = 'all', w }: { n?: string; w: RawTerm }) => the('all are', n, w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    `none of (the|these) [{g:noun}|them] [${CHOSEN.slice(1, -1)}] (is|are) {w:ones}`,
    ({ w }) => the('number', '=', '0', w),
  ),
  ...rule<{ s: RawTerm }>('that', `${CONTAIN} {s:somes}`, ({ s }) => s),
  ...rule<{ w: RawTerm }>(
    'that',
    '(do not contain|does not contain|contain no|contains no|do not include|does not include) [any|either] {w:any}',
    ({ w }) => the('number', '=', '0', w),
  ),
  ...rule<{ s: RawTerm }>('with', '{s:somes}', ({ s }) => s),
  ...rule<{ s: RawTerm }>(
    'cond',
    `there (are|is|must be|are to be|have to be|should be) {s:somes} [(in|on) (the|each|it|) [{g:noun}]]`,
    ({ s }) => s,
  ),
  ...rule<{ s: RawTerm }>(
    'cond',
    `{s:somes} (are|is|must be|are to be|have to be|must both be|are both) ${CHOSEN}`,
    ({ s }) => s,
  ),
  ...rule<{ c: RawTerm }>(
    'cond',
    '(it|the {g:noun}|each {g:noun}|the selection|they|a {g:noun}|the {g:noun} chosen) {c:that}',
    ({ c }) => c,
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '{w:who} (cannot both|must not both|may not both|do not both|are not both|cannot both be|will not both|refuse to both|must not both be|are not both to be) (be chosen|be selected|serve|chosen|selected|be included|be in the {g:noun}|be on the {g:noun}|serve on the {g:noun}|included|be in the same {g:noun}|play)',
    ({ w }) => the('most of', '1', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '{w:who} (refuse to serve together|cannot serve together|will not serve together|refuse to be chosen together)',
    ({ w }) => the('most of', '1', w),
  ),
  ...rule<{ w: RawTerm }>('cond', 'neither {w:named-nor} (is|are) (chosen|selected|included)', ({ w }) =>
    the('number', '=', '0', the('names', ...itemsOf(w))),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '(at most one of|not more than one of) {w:who} (is|are|can be|may be) (chosen|selected|included)',
    ({ w }) => the('most of', '1', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '(at least one of) {w:who} (is|are|must be) (chosen|selected|included)',
    ({ w }) => the('least of', '1', w),
  ),
];

export const CHOICE_RULES: Rule[] = [...AMOUNTS, ...CHOICES];
