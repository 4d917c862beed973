import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const RIGHT_ANGLE = { amount: '90', unit: '°' };
const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);

const same = (name: string, a: RawTerm, b: RawTerm): RawFact => fact('equal', the(name, a), the(name, b));

const ACROSS =
  '(at right angles to|perpendicular to|normal to|perpendicularly to|in a direction at right angles to|in a direction perpendicular to|in a direction normal to)';
const IN = '(in|into|through|within) [a region of]';

/** What a current, or a charge that moves, is in a magnetic field; null where there is none. */
function inField(e: RawTerm, m: RawTerm, angle: RawTerm, isTurned = false): RawFact[] | null {
  if (!can(m, 'flux density') || can(m, 'field strength')) return null;
  const flux = same('flux density', e, m);
  if (can(e, 'length') && (can(e, 'current') || can(e, 'tension')) && isTurned)
    return [fact('also', e, 'rod that cuts a field'), flux];
  if (can(e, 'length') && can(e, 'current'))
    return [
      fact('also', e, 'wire in a magnetic field'),
      fact('equal', the('angle to the field', e), angle),
      flux,
    ];
  if (can(e, 'charge') && can(e, 'speed'))
    return isTurned
      ? [fact('also', e, 'particle turned by a magnetic field'), flux]
      : [
          fact('also', e, 'particle in a magnetic field'),
          fact('equal', the('angle to the field', e), angle),
          flux,
        ];
  return null;
}

const MAGNETIC: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    'the length [{s:symbol}] of {e:entity} (in|within|that is in) the [magnetic] field',
    ({ e }) => (can(e, 'current') ? the('length', e) : null),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} (is|lies|is placed|is situated|is held|is positioned) ${ACROSS} {m:entity}`,
    ({ e, m }) => inField(e, m, RIGHT_ANGLE),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} (is|lies|is placed|is situated|is held|is positioned) ${IN} {m:entity} [so that it is|and is|and] (at right angles to|perpendicular to|normal to) (the|this) [magnetic] field`,
    ({ e, m }) => inField(e, m, RIGHT_ANGLE),
  ),
  ...rule<{ e: RawTerm; m: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} ((is|lies|is placed|is situated|is held|is positioned|is inclined) at|makes) [an angle [{s:symbol}] [of]] {v:amount} (to|with) [the direction of] {m:entity}',
    ({ e, m, v }) => inField(e, m, v),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} (is|lies|is placed|is situated) with its plane (at right angles to|perpendicular to|normal to) {m:entity}`,
    ({ e, m }) => (can(e, 'flux linkage') && can(m, 'flux density') ? [same('flux density', e, m)] : null),
  ),
  ...['moves|travels|is moving|is travelling|enters|passes|is projected|moves along|is fired'].flatMap(
    (verbs) => [
      ...rule<{ e: RawTerm; f?: RawFact[]; m: RawTerm }>(
        'facts',
        `{e:entity} (${verbs}) [(with|at) {f:with}] ${ACROSS} {m:entity}`,
        ({ e, f, m }) => moving(e, f, inField(e, m, RIGHT_ANGLE, true)),
      ),
      ...rule<{ e: RawTerm; f?: RawFact[]; m: RawTerm }>(
        'facts',
        `{e:entity} (${verbs}) [(with|at) {f:with}] [in|into|through] {m:entity} [in a direction] (at right angles to|perpendicular to|normal to) (the|this) [magnetic] field`,
        ({ e, f, m }) => moving(e, f, inField(e, m, RIGHT_ANGLE, true)),
      ),
      ...rule<{ e: RawTerm; f?: RawFact[]; v: RawTerm; m: RawTerm }>(
        'facts',
        `{e:entity} (${verbs}) [(with|at) {f:with}] at an angle of {v:quantity} to {m:entity}`,
        ({ e, f, v, m }) => moving(e, f, inField(e, m, v)),
      ),
      ...rule<{ e: RawTerm; f?: RawFact[]; v: RawTerm; m: RawTerm; g?: RawFact[] }>(
        'facts',
        `{e:entity} (moves|travels|follows|is moving|move|travel|follow|are moving) [(with|at) {f:with}] [in|along|on] a (circle|circular path|circular orbit|circular arc|path) of radius [{s:symbol}] [of] {v:amount} [(with|at) {g:with}] ${IN} {m:entity}`,
        ({ e, f, g, v, m }) =>
          moving(
            e,
            [...(f ?? []), ...(g ?? []), fact('equal', the('radius', SELF), v)],
            inField(e, m, RIGHT_ANGLE, true),
          ),
      ),
    ],
  ),
];

/** What is said of how it moves, and of the field. */
const moving = (e: RawTerm, own: RawFact[] | undefined, field: RawFact[] | null): RawFact[] | null =>
  field && [
    ...field,
    ...(own ?? []).map(({ relation, of }) => ({
      relation,
      of: of.map((one) =>
        typeof one === 'object' && 'the' in one
          ? { ...one, of: one.of.map((each) => (each === SELF ? e : each)) }
          : one,
      ),
    })),
  ];

/** What a charge is between plates, or in a field that is told. */
function inElectricField(e: RawTerm, m: RawTerm, kind: string): RawFact[] | null {
  if (!can(m, 'field strength') || can(m, 'distance from the centre')) return null;
  if (!can(e, 'charge')) return null;
  return [fact('also', e, kind), same('field strength', e, m)];
}

const SECONDS = '(in|over|during) [a] [time] [interval] [of]';
const REDUCED = '(reduced|decreased|reduces|decreases|falls)';
const INCREASED = '(increased|increases|rises)';
const STEADILY = '[uniformly|steadily|at a constant rate]';

const coil = (at: number): RawTerm => reference('has flux linkage', null, 'only', at);

/** How much a flux density changes, and in what time. */
const changed = (from: RawTerm, to: RawTerm, time: RawTerm, at: number): RawFact[] => [
  fact('equal', the('change in flux density', coil(at)), the('difference', from, to)),
  fact('equal', the('time', coil(at)), time),
];

/** All its flux is lost. */
const lost = (e: RawTerm, time: RawTerm): RawFact[] | null =>
  can(e, 'flux linkage')
    ? [
        fact('equal', the('change in flux linkage', e), the('flux linkage', e)),
        fact('equal', the('time', e), time),
      ]
    : null;

const INDUCED: Rule[] = [
  ...rule<{ v: string; f?: RawFact[] }>(
    'with',
    '{v:number} turns [of wire] [[,] (each of|each with|each having) {f:with}]',
    ({ v, f }) => [fact('equal', the('number of turns', SELF), v), ...(f ?? [])],
  ),
  ...rule<{ v: RawTerm; w: RawTerm; t: RawTerm }>(
    'facts',
    `[the] [magnetic] flux density [of the field|of the magnetic field] [is] ${REDUCED} ${STEADILY} from {v:amount} to {w:amount} ${SECONDS} {t:quantity}`,
    ({ v, w, t }, [at]) => changed(v, w, t, at),
  ),
  ...rule<{ v: RawTerm; w: RawTerm; t: RawTerm }>(
    'facts',
    `[the] [magnetic] flux density [of the field|of the magnetic field] [is] ${INCREASED} ${STEADILY} from {v:amount} to {w:amount} ${SECONDS} {t:quantity}`,
    ({ v, w, t }, [at]) => changed(w, v, t, at),
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `[the] ([magnetic] flux density|magnetic field|field) [of the field] [is] ${REDUCED} ${STEADILY} to zero ${SECONDS} {t:quantity}`,
    ({ t }, [at]) => changed(the('flux density', coil(at)), '0', t, at),
  ),
  ...rule<{ e: RawTerm; t: RawTerm }>(
    'facts',
    `{e:entity} is [then|now] (removed|withdrawn|pulled out) [completely] (from|of) the [magnetic] field ${SECONDS} {t:quantity}`,
    ({ e, t }) => lost(e, t),
  ),
  ...rule<{ e: RawTerm; t: RawTerm }>(
    'facts',
    `{e:entity} is [then|now] (turned|rotated) [through {v:quantity}] ${SECONDS} {t:quantity} so that its plane (becomes|is) parallel to the [magnetic] field`,
    ({ e, t }) => lost(e, t),
  ),
];

const WITHIN =
  '(in|between|in the region between|within|in the space between|midway between|in the field between|in the electric field between)';

const ELECTRIC: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} are ([placed|situated|positioned|mounted|fixed] (a distance|at a distance|a distance of) [{s:symbol}] [of] {v:amount} apart|(separated|placed) [by] [a (distance|gap) [of]] {v:amount} [apart]|{v:quantity} apart) [in (a vacuum|air)]',
    ({ e, v }) => (can(e, 'separation') ? [fact('equal', the('separation', e), v)] : null),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'entity',
    '{e:entity} [,] ([that are|which are|are] (separated by|a distance|at a distance|a distance of) [a distance [of]] {v:amount} [apart]|[(that|which) are] {v:quantity} apart) [in a vacuum] [,]',
    ({ e, v }) =>
      can(e, 'separation') && isReference(e)
        ? { ...e, says: [...e.says, fact('equal', the('separation', SELF), v)] }
        : null,
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} (is|remains|is held|is suspended|is observed to be) [held|at] (stationary|rest|in equilibrium|suspended) ${WITHIN} {m:entity}`,
    ({ e, m }) => inElectricField(e, m, 'particle held in an electric field'),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `{e:entity} (is|is placed|is situated|is located|is released|is released from rest|moves|is moving|enters) ${WITHIN} {m:entity}`,
    ({ e, m }) => inElectricField(e, m, 'particle in an electric field'),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (is|are) [initially] accelerated from rest (through|by|across) (a|an) [accelerating] (potential difference|p.d.|voltage|potential difference \\( p.d. \\)) [{s:symbol}] [of] {v:amount} [in a vacuum]',
    ({ e, v }) =>
      can(e, 'accelerating potential difference')
        ? [fact('equal', the('accelerating potential difference', e), v)]
        : null,
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'entity',
    '{e:entity} [that is|which is|that has been|when it is|when] accelerated from rest (through|by|across) (a|an) [accelerating] (potential difference|p.d.|voltage|potential difference \\( p.d. \\)) [{s:symbol}] [of] {v:amount}',
    ({ e, v }) =>
      isReference(e) && can(e, 'accelerating potential difference')
        ? { ...e, says: [...e.says, fact('equal', the('accelerating potential difference', SELF), v)] }
        : null,
  ),
  ...rule<{ p: string; e?: RawTerm }>(
    'quant',
    '(its|the) (final|maximum) {p:property} [{s:symbol}] [of {e:entity}]',
    ({ p, e }, [at]) =>
      ['speed', 'kinetic energy', 'momentum', 'velocity'].includes(p) &&
      (!e || can(e, 'accelerating potential difference'))
        ? the(p, e ?? reference('has accelerating potential difference', null, 'only', at))
        : null,
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    '[the] [magnitude of the] {p:property} [{s:symbol}] at a (distance|point a distance|point at a distance|point that is a distance|point) [of] {v:quantity} from [the centre of] {e:entity}',
    ({ p, v, e }) =>
      can(e, 'distance') && can(e, p)
        ? { the: p, of: [e], where: [fact('equal', the('distance', e), v)] }
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'entity',
    '(a|an) [positive|isolated] point charge of {v:amount}',
    ({ v }, [at]) => ({
      ...reference('physics point charge', null, 'a', at),
      says: [fact('equal', the('charge', SELF), v)],
    }),
  ),
];

/** Charges and currents in electric and magnetic fields. */
export const FIELD_RULES: Rule[] = [...MAGNETIC, ...INDUCED, ...ELECTRIC];
