import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { along, imageOf, imageOfImage, moved, STRETCHES } from '../shared/images.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const RESULT = '(translated|reflected|stretched|transformed|resulting|final|new|image)';

/** Translations, reflections and stretches of curves, one after the other. */
export const IMAGE_RULES: Rule[] = [
  // What is done.
  ...rule<{ v: RawTerm }>(
    'transformation',
    '(translated|moved|shifted) (by|through) [the] [(column vector|vector)] {v:matrix}',
    ({ v }) => moved(v),
  ),
  ...rule<{ v: string }>(
    'transformation',
    '(translated|moved|shifted) (by|through) the vector {v:pair}',
    ({ v }) => moved(v),
  ),
  ...['number', 'expression'].flatMap((kind) =>
    [
      ['(to the right|in the positive x-direction|in the direction of the positive x-axis)', 1, 0],
      ['(to the left|in the negative x-direction)', -1, 0],
      ['(up|upwards|in the positive y-direction|vertically upwards)', 0, 1],
      ['(down|downwards|in the negative y-direction|vertically downwards)', 0, -1],
    ].flatMap(([way, x, y]) =>
      rule<{ n: string }>(
        'transformation',
        `(translated|moved|shifted) [by|through] {n:${kind}} (unit|units) ${String(way)}`,
        ({ n }) => along(n, x as number, y as number),
      ),
    ),
  ),
  ...['x', 'y'].flatMap((axis) => [
    ...rule<object>('transformation', `reflected in the ${axis}-axis`, () => [fact('reflected', SELF, axis)]),
    ...['number', 'expression'].flatMap((kind) =>
      [
        `stretched [with|by] [a] [scale] factor [of] {n:${kind}} [,] (${STRETCHES[axis as 'x' | 'y']})`,
        `stretched (${STRETCHES[axis as 'x' | 'y']}) (with|by) [a] [scale] factor [of] {n:${kind}}`,
      ].flatMap((pattern) =>
        rule<{ n: string }>('transformation', pattern, ({ n }) => [fact('stretched', SELF, axis, n)]),
      ),
    ),
  ]),
  ...rule<{ n: string; m: string }>(
    'transformation',
    '(translated|moved|shifted) [by] {n:number} (unit|units) to the right and {m:number} (unit|units) (up|upwards)',
    ({ n, m }) => [fact('translated', SELF, n, m)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'transformation',
    '{a:transformation} [,] (and then|then|followed by being) {b:transformation}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ x: RawTerm; t: RawFact[] }>('facts', '{x:curve} is [first] {t:transformation}', ({ x, t }) =>
    imageOf(x, t),
  ),
  ...rule<{ x: RawTerm; t: RawFact[] }>('facts', '{x:curve} is (then|next) {t:transformation}', ({ x, t }) =>
    imageOfImage(x, t),
  ),
  ...rule<{ t: RawFact[] }>(
    'facts',
    `(the|this) ${RESULT} (curve|graph) is [then|next|now] {t:transformation}`,
    ({ t }, [at]) => imageOfImage(curve(at), t),
  ),
  ...rule<{ t: RawFact[] }>(
    'facts',
    '(this|the) (curve|graph) (so obtained|obtained|so formed|formed) is [then|next|now] {t:transformation}',
    ({ t }, [at]) => imageOfImage(curve(at), t),
  ),
  ...rule<{ t: RawFact[] }>('facts', 'it is then {t:transformation}', ({ t }, [at]) =>
    imageOfImage(curve(at), t),
  ),
  ...rule<{ x: RawTerm; t: RawFact[]; e: string }>(
    'facts',
    '{x:curve} is [first] {t:transformation} [,] to (give|form|obtain|produce) the (curve|graph) [of|with equation] {e:equation}',
    ({ x, t, e }) => {
      return [...imageOf(x, t), fact('image equation', x, e)];
    },
  ),
  ...rule<{ t: RawFact[]; e: string }>(
    'facts',
    `the ${RESULT} (curve|graph) (has equation|is the graph of|is|is given by) {e:equation}`,
    ({ e }, [at]) => [fact('image equation', curve(at), e)],
  ),
  ...rule<{ e: string }>(
    'facts',
    `[the] equation of the ${RESULT} (curve|graph) is {e:equation}`,
    ({ e }, [at]) => [fact('image equation', curve(at), e)],
  ),
  // What is asked for.
  ...rule<object>('formula', `[the|an] equation of the ${RESULT} (curve|graph)`, (_, [at]) =>
    the('equation', the('image', curve(at))),
  ),
  ...rule<object>(
    'formula',
    '[the|an] equation of the (curve|graph) (so obtained|obtained|that is obtained)',
    (_, [at]) => the('equation', the('image', curve(at))),
  ),
];
