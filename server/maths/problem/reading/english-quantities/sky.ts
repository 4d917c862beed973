import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { only } from './standing.ts';

const NAMES =
  'rigel|betelgeuse|sirius|vega|antares|aldebaran|polaris|arcturus|spica|deneb|canopus|capella|procyon|bellatrix|altair';
const LAB = '(in|from a source in) (the|a) laboratory';
const LINE =
  '[particular|certain] [spectral|hydrogen|emission|absorption] line [of {w:story-word}|in the [{x:story-word}] spectrum [of {y:story-word}]]';
const galaxy = (at: number): RawTerm => reference('physics galaxy', null, 'any', at);
const HAS =
  '(has|is observed to have|is found to have|is measured to have|is observed at|occurs at|is seen at|has been measured to have)';

/** Stars with names, and the lines of galaxies. */
const SKY: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|lies) [at] [a distance of] {v:quantity} [away] from (the earth|earth)',
    ({ v }) => [fact('equal', the('distance', SELF), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm; w: RawTerm }>(
    'facts',
    `in the (spectrum|light|radiation|spectrum of the light) (from|of|received from) {e:entity} [,] (a|one) ${LINE} (of|with) wavelength {v:quantity} (in|when measured in|as measured in) the laboratory (is observed at|is observed to have|has|is found to have|appears at|is seen at) [a] wavelength [of] {w:quantity}`,
    ({ e, v, w }) => [
      fact('equal', the('emitted wavelength', e), v),
      fact('equal', the('observed wavelength', e), w),
    ],
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (speed|velocity) [{v:symbol}] (at|with) which {e:entity} is (moving away|receding|travelling away) [from [the] earth]',
    ({ e }) => the('recession speed', e),
  ),
  ...NAMES.split('|').map(
    (name) =>
      rule<object>('entity', `[the] [star] ${name}`, (_, [at]) =>
        reference('physics star', `${name[0]!.toUpperCase()}${name.slice(1)}`, 'the', at),
      )[0]!,
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (of|in) (the|its) (radiation|light|spectrum) (from|emitted by|of|received from) {e:entity}',
    ({ p, e }) => (p === 'peak wavelength' && isReference(e) ? the(p, e) : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] wavelength [{s:symbol}] of (a|the|one) ${LINE} [(measured|observed|when measured|as measured|emitted)] ${LAB} is {v:quantity}`,
    ({ v }, [at]) => [fact('equal', the('emitted wavelength', galaxy(at)), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    `in the (spectrum|light|radiation|spectrum of the light) (from|of|received from) {e:entity} [,] (the|this) [same] [spectral] line ${HAS} [a] wavelength [of] {v:quantity}`,
    ({ e, v }) => [
      fact(
        'equal',
        the('observed wavelength', isReference(e) && e.name === null ? { ...e, article: 'any' } : e),
        v,
      ),
    ],
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(is moving|moves|is receding|recedes|is travelling) [away] from [the] (earth|observer) (with|at) {f:with}',
    ({ f }) =>
      f.map(({ relation, of: [left, ...others] }) => ({
        relation,
        of: [typeof left === 'object' && 'the' in left ? the('recession speed', SELF) : left!, ...others],
      })),
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    '[the] observed wavelength [{s:symbol}] of (light|radiation|a [spectral] line|the light|a line [in its spectrum]) [(that|which) (is emitted|is|has)] [emitted] [(with|of|at)] [a] [emitted] wavelength [of] {v:quantity}',
    ({ v }, [at]) => {
      const e = only('observed wavelength', at);
      return { ...the('observed wavelength', e), where: [fact('equal', the('emitted wavelength', e), v)] };
    },
  ),
];

export const SKY_RULES: Rule[] = SKY;
