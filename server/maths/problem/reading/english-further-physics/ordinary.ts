import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);
const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const plates = (at: number): RawTerm => reference('physics plates', null, 'the', at);

const PLATE = '(the|one) [negative|positive|upper|lower|earthed] plate';

const PLATES: Rule[] = [
  ...rule<object>(
    'does',
    '(is|are) isolated (in space|from other charges|from other bodies|from its surroundings)',
    () => spokenOf(SELF),
  ),
  ...rule<{ f: RawFact[] }>('facts', 'in a vacuum [,] {f:facts}', ({ f }) => f),
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entity} (is released from rest|starts from rest|is initially at rest) (at|from|next to|close to) ${PLATE}`,
    ({ e }, [at]) =>
      can(e, 'accelerating potential difference')
        ? [
            fact('also', e, 'particle in an electric field'),
            fact('equal', the('field strength', e), the('field strength', plates(at + 0.5))),
            fact(
              'equal',
              the('accelerating potential difference', e),
              the('potential difference', plates(at + 0.5)),
            ),
          ]
        : null,
  ),
  ...['speed', 'kinetic energy', 'momentum'].flatMap((name) =>
    rule<{ e: RawTerm }>(
      'quant',
      `[the] ${name} [{s:symbol}] (of|with which) {e:entity} [(as|when) it] (reaches|hits|strikes|arrives at|on reaching) the (positive|negative|other|opposite|second|upper|lower) plate`,
      ({ e }) => (can(e, 'accelerating potential difference') ? the(name, e) : null),
    ),
  ),
];

const beam = (at: number): RawTerm => reference('has photons per unit time', null, 'the', at);

const BEAMS: Rule[] = [
  ...rule<object>('quant', '[the] power of the [laser|light] beam', (_, [at]) => the('power', beam(at))),
  ...rule<object>(
    'facts',
    'the (beam|light|laser beam) is incident normally on a (black|blackened) surface [(and|that|which) (is [completely|fully] absorbed|absorbs all of it)]',
    (_, [at]) => [fact('given', beam(at))],
  ),
  ...rule<object>(
    'quant',
    '[the] force [{s:symbol}] [exerted] (on the [black|blackened] surface by the (beam|light|photons)|by the (beam|light|photons) on the [black|blackened] surface)',
    (_, [at]) => the('force when absorbed', beam(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    'a [parallel|narrow] [monochromatic] beam of (x-rays|x-ray photons) [of intensity {s:letter}] is incident [normally] on {e:entity}',
    ({ e }) => (can(e, 'attenuation coefficient') ? [fact('given', e)] : null),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] thickness of [the] {e:entity} (that|which) (reduces|will reduce|halves) the intensity [of the (beam|x-rays)] [(by|to) (half|one half|50%)]',
    ({ e }) => (can(e, 'attenuation coefficient') ? the('half-value thickness', e) : null),
  ),
];

const supply = (at: number): RawTerm => reference('physics alternating supply', null, 'the', at);

const SUPPLIES: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    '(it|this voltage|this potential difference|this supply|this p.d.) is (applied|connected) (across|to) [the terminals of] {e:entity}',
    ({ e }, [at]) =>
      can(e, 'resistance') ? [fact('equal', the('resistance', supply(at)), the('resistance', e))] : null,
  ),
];

const galaxy = (at: number): RawTerm => reference('physics galaxy', null, 'the', at);

const LINES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    '(a|one) [particular] [spectral] line in the [emission|absorption] spectrum of the light (from|received from) (the|this) galaxy has [a] wavelength [of] {v:quantity} (when [it is] measured|as measured|when observed) in (the|a) laboratory',
    ({ v }, [at]) => [fact('equal', the('emitted wavelength', galaxy(at)), v)],
  ),
  ...rule<object>(
    'quant',
    '[the] [observed] wavelength [{s:symbol}] of (this|the|the same) [spectral] line [(as observed|as measured|observed|measured|when observed|that is observed)] in (the|) (light|spectrum) (from|received from|of the light from|of) (the|this) galaxy [on earth]',
    (_, [at]) => the('observed wavelength', galaxy(at)),
  ),
];

const TURNS: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} is [now|then] (turned|rotated) [in the plane of the field] so that it (makes|is at) an angle of {v:quantity} (with|to) the [direction of the] [magnetic] field',
    ({ e, v }) =>
      can(e, 'current') && can(e, 'length')
        ? [
            fact('change', e),
            fact('equal', the('angle to the field', e), v),
            fact('stays', the('current', e)),
          ]
        : null,
  ),
];

const sphere = (at: number): RawTerm => only('surface field strength', at);

const POINTS: Rule[] = [
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'quant',
    '[the] [electric] potential [{s:symbol}] at a point {v:quantity} from the centre of {e:entity}',
    ({ v, e }, [at]) => {
      const owner = e ?? sphere(at);
      return can(owner, 'surface field strength')
        ? { ...the('potential', owner), where: [fact('equal', the('distance from the centre', owner), v)] }
        : null;
    },
  ),
];

export const ORDINARY_RULES: Rule[] = [...PLATES, ...BEAMS, ...SUPPLIES, ...LINES, ...TURNS, ...POINTS];
