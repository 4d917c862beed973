import { fact, isNamedAmount, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const emission = (at: number): RawTerm => reference('physics photoelectric emission', null, 'any', at);
const METAL =
  '(a|the|this) [clean|polished|particular|certain] [{m:metal-word}] [metal] (surface|plate|cathode|metal|electrode)';
const LIGHT = '[the] (light|radiation|electromagnetic radiation|ultraviolet radiation|photons)';

const EMISSION: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    `electrons are [only] emitted from ${METAL} [in a vacuum] only (if|when) the wavelength of ${LIGHT} [incident on (it|the surface)|that is incident on (it|the surface)] is (not greater than|less than|no greater than|less than or equal to|below|shorter than) {v:quantity}`,
    ({ v }, [at]) => [fact('equal', the('threshold wavelength', emission(at)), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `electrons are [only] emitted from ${METAL} [in a vacuum] only (if|when) the frequency of ${LIGHT} [incident on (it|the surface)|that is incident on (it|the surface)] is (not less than|greater than|no less than|above|higher than|at least) {v:quantity}`,
    ({ v }, [at]) => [fact('equal', the('threshold frequency', emission(at)), v)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `[monochromatic|ultraviolet] (light|radiation) of {f:with} [and of (uniform|constant) intensity] is [now|then] incident on the [metal] surface`,
    ({ f }, [at]) =>
      f.map(({ relation, of: [left, ...others] }) => ({
        relation,
        of: [typeof left === 'object' && 'the' in left ? { ...left, of: [emission(at)] } : left!, ...others],
      })),
  ),
];

const ELECTRON = '(electrons|the electrons|a beam of electrons|the beam of electrons)';

const ELECTRONS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    `[in (a|an) (vacuum tube|evacuated tube|electron gun|electron diffraction tube|vacuum|electron diffraction experiment) ,] ${ELECTRON} (is|are) accelerated from rest [in a vacuum] (through|by) a (potential difference|p.d.|voltage|potential difference \\( p.d. \\)) [{s:letter}] [of] [{v:amount}]`,
    (slots, [at]) => {
      const { v, s } = slots as unknown as { v?: RawTerm; s?: string };
      const e = the('accelerating potential difference', reference('physics electron', null, 'any', at));
      const told = [
        ...(s === undefined ? [] : [fact('equal', e, s)]),
        ...(v === undefined ? [] : [fact('equal', e, v)]),
      ];
      return told.length > 0 ? told : null;
    },
  ),
  ...rule<object>(
    'facts',
    '(they|the electrons) [then] pass through a thin (sheet|film|layer|slice|crystal) of (carbon|graphite|metal|gold) [and [then] (strike|hit|reach|arrive at) a fluorescent screen] [, on which a (series|pattern|set) of concentric [bright] rings is (seen|observed|formed)]',
    () => spokenOf(),
  ),
  // λ is the de Broglie wavelength of what is accelerated.
  ...rule<{ l: string; f: RawFact[] }>(
    'goals',
    '(calculate|determine|find) {l:letter} (for|when) {f:note}',
    ({ l, f }, [at]): RawGoal[] | null =>
      /^(?:λ|\\lambda)$/.test(l) && isNamedAmount(f)
        ? [
            {
              verb: 'find',
              target: the('wavelength', reference('has accelerating potential difference', null, 'only', at)),
              where: f,
            },
          ]
        : null,
  ),
];

const TISSUES = new Map(
  ['bone', 'muscle', 'fat', 'blood', 'skin', 'soft tissue', 'liver'].map((one) => [one, one] as const),
);

const tissue = (name: string, at: number): RawTerm => reference(`physics ${name}`, null, 'any', at);

/** A way through one tissue after the other. */
const path = (names: readonly string[], at: number): RawTerm =>
  reference('physics way of a beam', `way through ${[...new Set(names)].join(' and ')}`, 'the', at);

interface Layer {
  name: string;
  thickness: RawTerm;
}

function throughAll(layers: readonly Layer[], at: number): RawFact[] {
  const each = layers.map(({ name, thickness }, i) => {
    const label =
      typeof thickness === 'object' && 'amount' in thickness ? thickness.amount : String(thickness);
    return {
      name,
      thickness,
      layer: reference('physics layer of a beam', `${label} of ${name}`, 'the', at + (i + 1) / 100),
    };
  });
  const parts = each.map(({ layer }) => the('fraction transmitted', layer));
  return [
    ...each.flatMap(({ layer, name, thickness }, i) => [
      fact('equal', the('thickness', layer), thickness),
      fact(
        'equal',
        the('attenuation coefficient', layer),
        the('attenuation coefficient', tissue(name, at + 0.5 + i / 100)),
      ),
    ]),
    fact(
      'equal',
      the(
        'fraction transmitted',
        path(
          layers.map(({ name }) => name),
          at,
        ),
      ),
      parts.length === 1 ? parts[0]! : the('product', ...parts),
    ),
  ];
}

const layersOf = (text: string): Layer[] => JSON.parse(text) as Layer[];

const PART =
  '(part of the beam|another part [of the beam]|one part [of the beam]|(a|the) [parallel|narrow] beam [of (x-rays|the x-rays)]|some of the beam|the rest of the beam)';
const NAMED =
  '(intensity|intensity of (the|) [x-ray] beam) (transmitted|that is transmitted|emerging) (through|from)';

const RAYS: Rule[] = [
  ...rule<object>(
    'facts',
    'a parallel beam of [the|these] (x-rays|x-ray photons) [is used to image|passes through|is incident on] [a model of] (a limb|a leg|an arm|a body|part of the body)',
    () => spokenOf(),
  ),
  ...rule<{ v: RawTerm; n: string }>('layer-of', '{v:quantity} of {n:physics-noun}', ({ v, n }) =>
    TISSUES.has(n) ? JSON.stringify([{ name: n, thickness: v }]) : null,
  ),
  ...rule<{ l: string; m?: string }>(
    'layers-of',
    '{l:layer-of} [(and|and then|then|followed by|, followed by) {m:layers-of}]',
    ({ l, m }) => JSON.stringify([...layersOf(l), ...(m === undefined ? [] : layersOf(m))]),
  ),
  ...rule<{ l: string }>(
    'facts',
    `${PART} (passes|travels) through {l:layers-of} [only|alone]`,
    ({ l }, [at]) => throughAll(layersOf(l), at),
  ),
  ...rule<{ v: RawTerm; w: RawTerm; a: string; b: string }>(
    'facts',
    '[the] [linear] (attenuation|absorption) coefficients [for (these|the) x-rays|of the x-rays] are {v:quantity} (for|in) {a:physics-noun} and {w:quantity} (for|in) {b:physics-noun}',
    ({ v, w, a, b }, [at]) =>
      TISSUES.has(a) && TISSUES.has(b)
        ? [
            fact('equal', the('attenuation coefficient', tissue(a, at)), v),
            fact('equal', the('attenuation coefficient', tissue(b, at + 0.5)), w),
          ]
        : null,
  ),
  ...rule<{ a: string }>('way-through', '{a:physics-noun} [only|alone]', ({ a }, [at]) =>
    TISSUES.has(a) ? path([a], at) : null,
  ),
  ...rule<{ a: string; b: string }>(
    'way-through',
    '{a:physics-noun} and {b:physics-noun}',
    ({ a, b }, [at]) => (TISSUES.has(a) && TISSUES.has(b) ? path([a, b], at) : null),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'sought',
    `[the] ratio [of] [\\(] ${NAMED} {a:way-through} [\\)] (/|to|to the) [\\(] ${NAMED} {b:way-through} [\\)]`,
    ({ a, b }) => the('ratio', the('fraction transmitted', a), the('fraction transmitted', b)),
  ),
];

const PEAK =
  'wavelength at which (its|the) [intensity of] (emission|radiation|intensity) [of (its|the) radiation] is [a] maximum';

const STARS: Rule[] = [
  ...rule<object>('quant', `[the] ${PEAK}`, (_, [at]) =>
    the('peak wavelength', reference('has peak wavelength', null, 'only', at)),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    'for {e:entity} [,] the corresponding wavelength is {v:quantity}',
    ({ e, v }) => [fact('equal', the('peak wavelength', e), v)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'facts',
    'the star is [at] a distance of {v:quantity} from the earth , where the radiant flux intensity of its radiation is {w:quantity}',
    ({ v, w }, [at]) => {
      const star = reference('has peak wavelength', null, 'the', at);
      return [fact('equal', the('distance', star), v), fact('equal', the('radiant flux intensity', star), w)];
    },
  ),
];

export const LIGHT_AND_RAY_RULES: Rule[] = [...EMISSION, ...ELECTRONS, ...RAYS, ...STARS];
