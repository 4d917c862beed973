import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const itemsOf = (term: RawTerm): RawTerm[] =>
  typeof term === 'object' && 'all' in term ? term.all : [term];

const BOX = '(bag|box|jar|tin|drawer|bowl|packet|urn|basket|pack|set|case|container|pencil case|pot|tray)';

/** Names of colours and things, bags, and numbers on discs. */
const NAMES: Rule[] = [
  ...rule<{ n: string }>('ordinal', '{n:num} (th|st|nd|rd)', ({ n }) => n),
  ...rule<{ a: string }>('kind', '{a:noun-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('kind', '{a:noun-word} {b:noun-word}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string; c: string }>(
    'kind',
    '{a:noun-word} {b:noun-word} {c:noun-word}',
    ({ a, b, c }) => `${a} ${b} ${c}`,
  ),
  ...rule<{ n: string; k: string }>('kind-group', '{n:num} {k:kind}', ({ n, k }) => the('group', n, k)),
  ...rule<{ n: string; k: string }>(
    'kind-group',
    '{n:num} [of these|of them|of which] (is|are) [coloured|painted] {k:kind}',
    ({ n, k }) => the('group', n, k),
  ),
  ...rule<{ k: string }>('kind-group', '(a|an|one) {k:kind}', ({ k }) => the('group', '1', k)),
  ...rule<{ k: string }>(
    'rest-group',
    '(the rest|the others|the remainder|the remaining ones) [of them] (are|of which are) [coloured|painted] {k:kind}',
    ({ k }) => the('group', 'rest', k),
  ),
  ...rule<{ n: string; k: string }>(
    'rest-group',
    '(the remaining|the other) {n:num} (are|of which are|) {k:kind}',
    ({ n, k }) => the('group', n, k),
  ),
  ...['kind-group', 'rest-group'].flatMap((kind) =>
    rule<{ a: RawTerm; b: RawTerm }>('kind-groups', `{a:kind-group} [,] and {b:${kind}}`, ({ a, b }) => ({
      all: [a, b],
    })),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('kind-groups', '{a:kind-group} , {b:kind-groups}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ b: string }>('own-box', `(a|an|one) [opaque|large|small|plastic] {b:box-word}`, ({ b }) => b),
  ...rule<{ b: string }>('the-box', `(the|this|his|her|their) {b:box-word}`, ({ b }) => b),
  ...rule<{ b: string; x: string }>('own-box', `[a] {b:box-word} {x:capital}`, ({ b, x }) => `${b} ${x}`),
  ...rule<{ b: string; x: string }>('the-box', `{b:box-word} {x:capital}`, ({ b, x }) => `${b} ${x}`),
  ...BOX.slice(1, -1)
    .split('|')
    .flatMap((word) => [
      ...rule<object>('box-word', word, () => word),
      ...['first', 'second', 'red', 'blue', 'green'].flatMap((which) => [
        ...rule<object>('the-box', `the ${which} ${word}`, () => `${which} ${word}`),
        ...rule<object>('own-box', `(the|a) ${which} ${word}`, () => `${which} ${word}`),
      ]),
    ]),
  ...['first', 'second'].flatMap((which) => [
    ...rule<object>('the-box', `the ${which}`, () => which),
    ...rule<object>('own-box', `the ${which}`, () => which),
  ]),
  ...rule<{ a: string; b: string }>('value-list', '{a:num} [,] and {b:num}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: string }>('value-list', '{a:num} , {b:num}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: RawTerm }>('value-list', '{a:num} , {b:value-list}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: string; b: string }>('value-list', '[from] {a:num} to {b:num} [inclusive]', ({ a, b }) =>
    runOf(a, b),
  ),
  ...rule<{ a: RawTerm; b: string }>(
    'value-list',
    '{a:value-list} , {d:dots} [,] [and] {b:num}',
    ({ a, b }) => {
      const all = itemsOf(a).map(Number);
      const isRun = all.every((one, at) => one === all[0]! + at);
      return isRun && Number(b) > all.at(-1)! ? runOf(String(all[0]), b) : null;
    },
  ),
];

/** 1 to 6: each whole number. */
function runOf(from: string, to: string): RawTerm | null {
  const count = Number(to) - Number(from) + 1;
  if (!(count > 1 && count <= 60)) return null;
  return { all: Array.from({ length: count }, (_, at) => String(Number(from) + at)) };
}

const HOLDS = '(contains|contain|contained|holds|has|has in it|containing)';

/** Bags with coloured balls, discs with numbers. */
const CONTENTS: Rule[] = [
  ...rule<{ b: string; g: RawTerm }>('facts', `{b:own-box} ${HOLDS} {g:kind-groups}`, ({ b, g }) => [
    fact('contents', b, '', ...itemsOf(g)),
  ]),
  ...rule<{ b: string; g: RawTerm }>('facts', `there are {g:kind-groups} in {b:own-box}`, ({ b, g }) => [
    fact('contents', b, '', ...itemsOf(g)),
  ]),
  ...rule<{ b: string; g: RawTerm }>(
    'facts',
    `{g:kind-groups} are (placed|put) in {b:own-box}`,
    ({ b, g }) => [fact('contents', b, '', ...itemsOf(g))],
  ),
  ...rule<{ b: string; g: RawTerm; n: string; k: string }>(
    'facts',
    `{b:own-box} ${HOLDS} {n:num} {k:kind} [,] [,] (:|consisting of|of which) {g:kind-groups}`,
    ({ b, g, n, k }) => [fact('contents', b, the('group', n, k), ...itemsOf(g))],
  ),
  ...rule<{ b: string; n: string; k: string; m: string; j: string }>(
    'facts',
    `{b:own-box} ${HOLDS} {n:num} {k:kind} [,] of which {m:num} are {j:kind}`,
    ({ b, n, k, m, j }) => [
      fact('contents', b, the('group', n, k), the('group', m, j), the('group', 'rest', 'others')),
    ],
  ),
  ...rule<{ b: string; n: string; k: string; m: string; j: string }>(
    'facts',
    `{b:own-box} ${HOLDS} {n:num} {k:kind} [,] {m:num} of which are {j:kind}`,
    ({ b, n, k, m, j }) => [
      fact('contents', b, the('group', n, k), the('group', m, j), the('group', 'rest', 'others')),
    ],
  ),
  ...rule<{ f: RawFact[]; b: string; g: RawTerm }>(
    'facts',
    `{f:facts} [,|and|, and|while] {b:own-box} ${HOLDS} {g:kind-groups}`,
    ({ f, b, g }) => [...f, fact('contents', b, '', ...itemsOf(g))],
  ),
  ...rule<{ n: string; k: string; v: RawTerm }>(
    'facts',
    `{n:num} {k:kind} are (numbered|labelled|marked) [with the (numbers|integers)] {v:value-list}`,
    ({ n, k, v }) => [fact('numbered', '', n, k, ...itemsOf(v))],
  ),
  ...rule<{ n: string; k: string; v: RawTerm; b: string }>(
    'facts',
    `{b:own-box} ${HOLDS} {n:num} {k:kind} [,] [which are|that are|each] (numbered|labelled|marked) [with the (numbers|integers)] {v:value-list}`,
    ({ n, k, v, b }) => [fact('numbered', b, n, k, ...itemsOf(v))],
  ),
  ...rule<{ n: string; k: string; v: RawTerm; b: string }>(
    'facts',
    `{n:num} {k:kind} (numbered|labelled|marked) {v:value-list} are (placed|put) in {b:own-box}`,
    ({ n, k, v, b }) => [fact('numbered', b, n, k, ...itemsOf(v))],
  ),
];

/** "Two balls are taken from a bag containing …". */
const CONTENTS_ASIDE: Rule[] = [
  ...rule<{ b: string; g: RawTerm }>(
    'box-told',
    `{b:own-box} (containing|that contains|which contains) {g:kind-groups}`,
    ({ b, g }) => [fact('contents', b, '', ...itemsOf(g))],
  ),
];

const THINGS_SAME =
  '(they|the {k:kind}|all the {k:kind}) are (identical|indistinguishable|the same|alike) (apart from|except for|in every way apart from|in all respects except|in all other respects|but for) [their|the|its] (colour|color|colours|number|numbers)';

/** What only says that all are equally likely. */
const SCENES: Rule[] = [...rule<object>('facts', THINGS_SAME, () => [])];

export const THING_RULES: Rule[] = [...NAMES, ...CONTENTS, ...CONTENTS_ASIDE, ...SCENES];
