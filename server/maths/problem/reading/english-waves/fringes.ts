import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';

const slits = (at: number): RawTerm => reference('physics slits', null, 'any', at);
const fringes = (at: number): RawTerm => reference('physics fringes', null, 'any', at);
const screen = (at: number): RawTerm => reference('physics screen', null, 'any', at);

const isLight = (e: RawTerm): boolean => isReference(e) && e.a === 'physics light';
const SOURCE =
  '(a|the) [red|green|blue|helium-neon] (laser|lamp|light source|source|monochromatic source|sodium lamp)';
const SEEN = '(are|is) (observed|formed|seen|produced|obtained)';
const FRINGES =
  '[a pattern of|a series of] [bright and dark|bright|dark|interference|alternate bright and dark] fringes';
const SIDE =
  '[on (one|either|the same) side of (it|the central bright fringe|the central fringe|the centre)]';

/** So many fringes from the middle. */
const apart = (count: string, at: number): RawTerm =>
  the('product', { amount: count, unit: '' }, the('fringe separation', fringes(at)));

const FRINGE = '(bright fringe|maximum|fringe|bright line)';

/** Light on two slits, and the fringes that are counted. */
export const FRINGE_RULES: Rule[] = [
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    `{e:entity} from ${SOURCE} [,] (of|with|having) {f:with} [,]`,
    ({ e, f }) => (isLight(e) ? saying(e, f) : null),
  ),
  ...rule<object>(
    'facts',
    '(two|the) (sources|light sources|waves|sources of (light|sound|waves)) [of (light|sound)] are [said to be] coherent',
    () => spokenOf(),
  ),
  ...rule<object>('facts', '(sound|light) is a (longitudinal|transverse) wave', () => spokenOf()),
  ...rule<{ e: RawTerm }>('entity', `{e:entity} [emitted] (from|by) ${SOURCE}`, ({ e }) =>
    isLight(e) ? e : null,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `${FRINGES} ${SEEN} on a screen (that|which) is parallel to the [plane of the] [double] (slits|slit) [,] and [is] [at a distance [{s:symbol}] of] {v:amount} [away] from (it|them|the slits|the double slit)`,
    ({ v }, [at]) => [
      ...spokenOf(fringes(at)),
      fact('equal', the('distance to the screen', screen(at + 0.5)), v),
    ],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `${FRINGES} ${SEEN} on a screen [placed|positioned] [at a distance [{s:symbol}] of] {v:amount} [away] (from|beyond|behind) (them|the slits|the double slit)`,
    ({ v }, [at]) => [
      ...spokenOf(fringes(at)),
      fact('equal', the('distance to the screen', screen(at + 0.5)), v),
    ],
  ),
  ...rule<{ n: string }>(
    'quant',
    `[the] distance [{s:symbol}] (between|from) [the centre of] the central ${FRINGE} (and|to) [the centre of] the {n:ordinal} [-] [order] ${FRINGE} ${SIDE}`,
    ({ n }, [at]) => apart(n, at),
  ),
  ...rule<{ n: string }>(
    'facts',
    'the distance across {n:number} [(bright|dark) fringe|fringe] (separations|spacings) is {v:amount}',
    (slots, [at]) => {
      const { n, v } = slots as unknown as { n: string; v: RawTerm };
      return [fact('equal', apart(n, at), v)];
    },
  ),
  ...[
    ['bright', 0],
    ['dark', 0.5],
  ].map(
    ([word, less]) =>
      rule<{ n: string }>(
        'quant',
        `[the] difference [{s:symbol}] (in|between) the distances from the two slits to [the centre of] the {n:ordinal} ${word} fringe [(from|away from) the (central bright fringe|centre|central maximum|central fringe)]`,
        ({ n }, [at]): RawTerm => ({
          ...the('path difference', slits(at)),
          where: [
            fact('equal', the('path difference in wavelengths', slits(at)), String(Number(n) - Number(less))),
          ],
        }),
      )[0]!,
  ),
];
