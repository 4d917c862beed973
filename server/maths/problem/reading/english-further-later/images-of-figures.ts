import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIGURE =
  '(triangle|quadrilateral|rectangle|parallelogram|square|region|shape|figure|polygon|rhombus|trapezium|kite)';
const BY =
  '(by|by the matrix|by the transformation represented by|by the transformation with matrix|under the transformation represented by|under) {m:of-matrix}';
const UNITS = '[square units|units squared|square unit|square centimetres]';
const ONTO = '(onto|to|into)';
const NAMES = ['label', 'two-labels', 'three-labels', 'many-labels'];
const bare = (label: string) => label.replace(/\\math\w+|\W/g, '');

const figure = (name: string | null, at: number, area?: RawTerm): RawTerm => ({
  ...reference('triangle', name === null ? null : bare(name), name === null ? 'a' : 'the', at),
  says: area === undefined ? [] : [fact('area-said', SELF, area)],
});

/** Figures by their names, with their areas. */
const FIGURES: Rule[] = [
  ...['matrix', 'expression'].flatMap((kind) =>
    rule<{ m: RawTerm }>('of-matrix', `{m:${kind}}`, ({ m }) =>
      typeof m === 'string' && !m.includes('\\mathbf') ? null : m,
    ),
  ),
  ...NAMES.flatMap((kind) => [
    ...rule<{ l: string }>(
      'a-figure',
      `[a|the] ${FIGURE} {l:${kind}} [,] [{p:plane-of-axes}]`,
      ({ l }, [at]) => figure(l, at),
    ),
    ...rule<{ l: string }>('a-figure', `the unit square {l:${kind}} [,] [{p:plane-of-axes}]`, ({ l }, [at]) =>
      figure(l, at, '1'),
    ),
  ]),
  ...rule<object>('a-figure', '(the|a) unit square [,] [{p:plane-of-axes}]', (_, [at]) =>
    figure(null, at, '1'),
  ),
  ...['value', 'quantity'].flatMap((size) => [
    ...rule<{ v: RawTerm }>(
      'a-figure',
      `(a|the) ${FIGURE} (of|with|having|which has) area {v:${size}} ${UNITS}`,
      ({ v }, [at]) => figure(null, at, v),
    ),
    ...NAMES.flatMap((kind) =>
      rule<{ l: string; v: RawTerm }>(
        'a-figure',
        `[a|the] ${FIGURE} {l:${kind}} [,] (of|with|having|which has|whose area is) [area] {v:${size}} ${UNITS} [,]`,
        ({ l, v }, [at]) => figure(l, at, v),
      ),
    ),
    ...rule<{ a: RawTerm; v: RawTerm }>(
      'facts',
      `{a:a-figure} has [an] area [of] {v:${size}} ${UNITS}`,
      ({ a, v }) => [fact('area-said', a, v)],
    ),
    ...rule<{ a: RawTerm; v: RawTerm }>(
      'facts',
      `[the] area of {a:a-figure} is {v:${size}} ${UNITS}`,
      ({ a, v }) => [fact('area-said', a, v)],
    ),
    ...rule<{ a: RawTerm; v: RawTerm; x: RawTerm }>(
      'facts',
      `{a:a-figure} has [an] area [of] {v:${size}} ${UNITS} and is {x:mapped}`,
      ({ a, v, x }) => [fact('area-said', a, v), ...imageOf(a, x)],
    ),
  ]),
];

const imageOf = (figure_: RawTerm, by: RawTerm): RawFact[] =>
  isAll(by) ? [fact('image', by.all[0]!, figure_, by.all[1]!)] : [];

const IMAGES: Rule[] = [
  ...rule<{ m: RawTerm; b: RawTerm }>(
    'mapped',
    `(transformed|mapped) ${BY} ${ONTO} {b:a-figure}`,
    ({ m, b }) => ({
      all: [m, b],
    }),
  ),
  ...rule<{ m: RawTerm; b: RawTerm }>(
    'mapped',
    `(transformed|mapped) ${ONTO} {b:a-figure} ${BY}`,
    ({ m, b }) => ({
      all: [m, b],
    }),
  ),
  ...rule<{ a: RawTerm; x: RawTerm }>('facts', '{a:a-figure} is {x:mapped}', ({ a, x }) => imageOf(a, x)),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    `[the transformation represented by] {m:of-matrix} (transforms|maps) {a:a-figure} ${ONTO} {b:a-figure}`,
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    `{b:a-figure} is the image of {a:a-figure} ${BY}`,
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ a: RawTerm }>('value', '[the] [exact] area of {a:a-figure}', ({ a }) => the('area', a)),
];

/** What a matrix is said to be like. */
const QUALITIES: Rule[] = [
  ...rule<{ m: RawTerm }>(
    'facts',
    '{m:matrix} (is non-singular|is nonsingular|is invertible|has an inverse)',
    ({ m }) => [fact('nonsingular', m)],
  ),
  ...rule<{ m: RawTerm }>('value', '(det|the determinant of [the matrix]) {m:matrix}', ({ m }) =>
    the('determinant', m),
  ),
  ...rule<{ m: RawTerm }>(
    'values',
    '[the] (equation|equations) of (the|any|each) invariant (line|lines) [, through the origin ,|through the origin|which pass through the origin ,|that pass through the origin] (of|under) (the transformation [{p:plane-of-axes}] (represented by|with matrix)|) {m:of-matrix}',
    ({ m }) => the('invariant lines', m),
  ),
  ...rule<object>(
    'note',
    '[the] rows [of (each matrix|the matrices|each)] (are|being) separated by (a semicolon|semicolons)',
    (): RawFact[] => [],
  ),
];

export const FIGURE_RULES: Rule[] = [...FIGURES, ...IMAGES, ...QUALITIES];
