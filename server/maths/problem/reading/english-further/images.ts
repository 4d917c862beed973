import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIGURE = '(triangle|quadrilateral|rectangle|parallelogram|square|region|shape|figure|polygon)';
const OF_M =
  '(by|by the matrix|by the transformation represented by|under the transformation represented by) {m:matrix}';
const UNITS = '[square units|units squared|square unit]';
const NAMES = ['three-labels', 'many-labels'];

const figure = (name: string | null, at: number): RawTerm =>
  reference('triangle', name === null ? null : name.replace(/\W/g, ''), name === null ? 'a' : 'the', at);

/** "A triangle of area 5 is mapped onto triangle DEF", and the image by itself. */
export const IMAGE_RULES: Rule[] = [
  ...['value', 'quantity'].flatMap((kind) => [
    ...rule<{ v: RawTerm }>(
      'area-figure',
      `(a|the) ${FIGURE} (of|with|which has|has) area {v:${kind}} ${UNITS}`,
      ({ v }, [at]) => ({
        ...reference('triangle', null, 'a', at),
        says: [fact('area-said', SELF, v)],
      }),
    ),
    ...NAMES.flatMap((labels) =>
      rule<{ l: string; v: RawTerm }>(
        'area-figure',
        `[a|the] ${FIGURE} {l:${labels}} [,] (of|with|which has|has) area {v:${kind}} ${UNITS} [,]`,
        ({ l, v }, [at]) => ({
          ...reference('triangle', l.replace(/\W/g, ''), 'the', at),
          says: [fact('area-said', SELF, v)],
        }),
      ),
    ),
  ]),
  ...rule<{ a: RawTerm }>('facts', '{a:area-figure}', ({ a }) => [fact('given', a)]),
  ...NAMES.flatMap((labels) =>
    rule<{ l: string }>('image-figure', `[the] ${FIGURE} {l:${labels}}`, ({ l }, [at]) => figure(l, at)),
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    `{a:area-figure} is (transformed|mapped) ${OF_M} (onto|to|into) {b:image-figure}`,
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ a: RawTerm; m: RawTerm; b: RawTerm }>(
    'facts',
    '({m:matrix}|the transformation represented by {m:matrix}) (transforms|maps) {a:area-figure} (onto|to|into) {b:image-figure}',
    ({ a, m, b }) => [fact('image', m, a, b)],
  ),
  ...rule<{ a: RawTerm; m: RawTerm }>('facts', `{a:area-figure} is transformed ${OF_M}`, ({ a, m }, [at]) => [
    fact('image', m, a, reference('triangle', 'image', 'the', at + 0.5)),
  ]),
  ...rule<object>(
    'value',
    `[the] area of (its image|the image [of (this|the) ${FIGURE}]|the image of the ${FIGURE} under the transformation|the transformed ${FIGURE}|the resulting ${FIGURE})`,
    (_, [at]) => the('area', reference('triangle', 'image', 'the', at)),
  ),
];
