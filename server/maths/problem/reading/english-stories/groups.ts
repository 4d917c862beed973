import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const all = (terms: RawTerm[]): RawTerm => ({ all: terms });
export const itemsOf = (term: RawTerm): RawTerm[] =>
  typeof term === 'object' && 'all' in term ? term.all : [term];

/** Nouns that groups are called by, and how many there are of each. */
const NOUNS: Rule[] = [
  ...rule<{ a: string }>('noun', '{a:noun-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('noun', '{a:noun-word} {b:noun-word}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('noun', '{a:noun-word} of {b:noun-word}', ({ a, b }) => `${a} of ${b}`),
  ...['people', 'persons', 'person', 'members', 'member'].flatMap((word) =>
    rule<object>('noun', word, () => 'person'),
  ),
  ...['group', 'class', 'squad', 'collection'].flatMap((word) => rule<object>('noun', word, () => word)),
  ...rule<{ n: string; g: string }>('group-of', '{n:num} [other] {g:noun}', ({ n, g }) => the('group', n, g)),
  ...rule<{ n: string; g: string }>('group-of', '{n:num} different {g:noun}', ({ n, g }) =>
    the('group', n, g, 'different'),
  ),
  ...rule<{ g: string }>('group-of', '(a|an) {g:noun}', ({ g }) => the('group', '1', g)),
  ...rule<{ a: RawTerm; b: RawTerm }>('groups', '{a:group-of} [,] and {b:group-of}', ({ a, b }) =>
    all([a, b]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('groups', '{a:group-of} , {b:groups}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
  ...rule<{ a: string; b: string }>('named', '{a:name} and {b:name}', ({ a, b }) => all([a, b])),
  ...rule<{ a: string; b: RawTerm }>('named', '{a:name} , {b:named}', ({ a, b }) => all([a, ...itemsOf(b)])),
  ...rule<{ a: string; b: string }>('capital-list', '{a:capital} and {b:capital}', ({ a, b }) => all([a, b])),
  ...rule<{ a: string; b: RawTerm }>('capital-list', '{a:capital} , {b:capital-list}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
  ...rule<{ a: string }>(
    'digit-list',
    '{a:num} [,] [and|or] {b:num}',
    ({ a, b }: { a: string; b?: string }) => all([a, b!]),
  ),
  ...rule<{ a: string; b: RawTerm }>('digit-list', '{a:num} , {b:digit-list}', ({ a, b }) =>
    all([a, ...itemsOf(b)]),
  ),
];

const isNamed = (term: RawTerm): boolean => typeof term === 'object' && 'the' in term && term.the === 'names';

const THE = '[all] [of] [the|these|its|their]';

/** Some of the things: "the two Ls", "all the vowels", "Ravi and Sunita", "the three girls". */
const WHO: Rule[] = [
  ...['vowel', 'consonant'].flatMap((noun) => [
    ...rule<object>('who', `${THE} ${noun}s`, () => the('letters', noun, '')),
    ...rule<{ n: string }>('who', `${THE} {n:num} ${noun}s`, ({ n }) => the('letters', noun, n)),
    ...rule<object>('one', `(a|one) ${noun}`, () => the('letters', noun, '')),
    ...rule<object>('ones', `${noun}s`, () => the('letters', noun, '')),
    ...rule<object>('any', `[of] [the] ${noun}s`, () => the('letters', noun, '')),
  ]),
  ...rule<{ l: string }>('who', `${THE} [letter|letters] {l:capitals}`, ({ l }) => the('letters', l, '')),
  ...rule<{ l: string; n: string }>('who', `${THE} {n:num} [letter|letters] {l:capitals}`, ({ l, n }) =>
    the('letters', l, n),
  ),
  ...rule<{ l: string; n: string }>('who', `${THE} {n:num} letters {l:capital}`, ({ l, n }) =>
    the('letters', l, n),
  ),
  ...rule<{ l: string }>('who', 'both [of] [the] [letters] {l:capitals}', ({ l }) => the('letters', l, '2')),
  ...rule<{ l: RawTerm }>('who', `${THE} [letters|{n:num} letters] {l:capital-list}`, ({ l }) =>
    the('labels', ...itemsOf(l)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('who', '{a:single} and {b:single}', ({ a, b }) =>
    isNamed(a) && isNamed(b) ? null : the('both', a, b),
  ),
  ...rule<{ l: string }>('single', '[the] letter {l:capital}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: string }>('single', '(the|a|an|one) {l:capital}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: string }>('single', '{l:name}', ({ l }) => the('names', l)),
  ...rule<{ l: string }>('single', 'the {l:noun}', ({ l }) => the('group', '1', l)),
  ...rule<{ w: RawTerm }>('one', '{w:single}', ({ w }) => w),
  ...rule<{ l: string }>('one', '{l:capital}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: string }>('one', '(a|an|one) {l:noun}', ({ l }) => the('group', '', l)),
  ...rule<{ l: string }>('ones', '[the] {l:noun}', ({ l }) => the('group', '', l)),
  ...rule<{ l: string }>('ones', '[the] [letter|letters] {l:capitals}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: string }>('any', '[of] [the] {l:noun}', ({ l }) => the('group', '', l)),
  ...rule<{ l: string; n: string }>('any', '[of] the {n:num} {l:noun}', ({ l, n }) => the('group', n, l)),
  ...rule<{ l: string }>('any', '[of] [the] [letter|letters] {l:capitals}', ({ l }) => the('letters', l, '')),
  ...rule<{ l: RawTerm }>('who', '[both] {l:named}', ({ l }) => the('names', ...itemsOf(l))),
  ...rule<{ l: string }>('who', `[all] [of] (the|these) {l:noun}`, ({ l }) => the('group', '', l)),
  ...rule<{ l: string; n: string }>('who', `${THE} {n:num} {l:noun}`, ({ l, n }) => the('group', n, l)),
  ...rule<{ l: string }>('who', 'both [of] [the] {l:noun}', ({ l }) => the('group', '2', l)),
  ...rule<{ p: string }>('who', '[the] {p:parity} digits', ({ p }) => the('digits', p)),
  ...rule<{ p: string }>('one', '(a|an) {p:parity} digit', ({ p }) => the('digits', p)),
  ...rule<object>('parity', 'even', () => 'even'),
  ...rule<object>('parity', 'odd', () => 'odd'),
];

const LETTERS = '[all] [of] [the|these] [{n:num}] [different] letters';

/** What is arranged, or what is chosen from. */
const POOLS: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'pool',
    `${LETTERS} (of|in|from) [the word] {w:spelling}`,
    ({ w, n }: { w: string; n?: string }) => [fact('letters', w, n ?? '')],
  ),
  ...rule<{ w: string }>('pool', '[the] [letters of the] word {w:spelling}', ({ w }) => [
    fact('letters', w, ''),
  ]),
  ...rule<{ g: RawTerm }>('pool', '[the|these] {g:groups}', ({ g }) => [fact('people', '', g)]),
  ...rule<{ g: RawTerm }>('pool', '[the|these|all] {g:group-of}', ({ g }) => [fact('crowd', g)]),
  ...rule<{ n: string; p: string; g: RawTerm }>(
    'pool',
    '[a|the] [group|class|set|total|list|choice|collection] [of] {n:num} {p:noun} [,] (consisting of|comprising|containing|made up of|:|including|who are|namely|of whom|made from) {g:groups}',
    ({ n, p, g }) => [fact('people', the('group', n, p), g)],
  ),
  ...rule<{ g: RawTerm }>(
    'pool',
    '[a|the] (group|class|set|list|choice|collection|squad|pool) (of|consisting of|containing|comprising) {g:groups}',
    ({ g }) => [fact('people', '', g)],
  ),
  ...rule<{ g: RawTerm }>(
    'pool',
    '(a|the|an) {w:noun} (consisting of|comprising|containing|made up of|that consists of|which consists of) {g:groups}',
    ({ g }) => [fact('people', '', g)],
  ),
  ...rule<{ d: RawTerm }>(
    'pool',
    '[the] [{n:num}] [different] digits {d:digit-list}',
    ({ d, n }: { d: RawTerm; n?: string }) => [fact('digits', d, n ?? '')],
  ),
  ...rule<object>(
    'same',
    '(they|these letters|the letters|these people|these|the people|these digits|the digits|them)',
    () => '',
  ),
  ...rule<{ n: string }>('same', '[all] [of] (the|these) {n:num} letters', ({ n }) => n),
];

export const GROUP_RULES: Rule[] = [...NOUNS, ...WHO, ...POOLS];
