import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const ANGLE = '(angle|angle at the centre|central angle|sector angle)';
const sector = (at: number): RawTerm => reference('sector', null, 'left out', at);

const isSquare = (size: RawTerm): boolean =>
  typeof size === 'object' && 'unit' in size && /\^\{?2|²/.test(size.unit);

/** Sectors by their area or perimeter, and the angle that is wanted of them. */
export const SECTOR_RULES: Rule[] = [
  ...['perimeter', 'area'].flatMap((noun) =>
    rule<{ v: RawTerm }>(
      'sector-attribute',
      `[its|an|a|the] ${noun} [is|of|equal to] {v:quantity}`,
      ({ v }) => (isSquare(v) === (noun === 'area') ? [fact('equal', the(noun, SELF), v)] : null),
    ),
  ),
  ...rule<{ s: RawTerm; a: RawFact[] }>(
    'facts',
    '{s:sector} of a circle (of|with) {r:sector-attribute} has {a:sector-attributes}',
    ({ s, r, a }: { s: RawTerm; a: RawFact[]; r?: RawFact[] }) => sayOf(s, [...(r ?? []), ...a]),
  ),
  ...rule<{ s: RawTerm }>('value', `[the] ${ANGLE} of {s:sector} [, in radians|in radians]`, ({ s }) =>
    the('angle', s),
  ),
  ...rule<object>('value', `[the] ${ANGLE} of the sector , in radians`, (_, [at]) =>
    the('angle', sector(at)),
  ),
];
