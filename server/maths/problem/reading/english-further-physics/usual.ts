import { waveOf } from '../english-electricity/alternating.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);

/** What is told of a subject, told of this thing. */
const of = (e: RawTerm, facts: readonly RawFact[]): RawFact[] =>
  facts.map(({ relation, of: [left, ...others] }) => ({
    relation,
    of: [typeof left === 'object' && 'the' in left ? { ...left, of: [e] } : left!, ...others],
  }));

const BEAMS: Rule[] = [
  ...['electron', 'proton', 'alpha-particle', 'ion'].flatMap((name) => {
    const several = name === 'alpha-particle' ? '(alpha-particles|alpha particles)' : `${name}s`;
    return [
      ...rule<object>('entity', `(a|the) [narrow] beam of ${several}`, (_, [at]) =>
        reference(`physics ${name}`, null, 'any', at),
      ),
      ...rule<object>('entity', `(the|these|those) ${several}`, (_, [at]) =>
        reference(`physics ${name}`, null, 'the', at),
      ),
      ...rule<object>('entity', `${several} in (a|the) beam`, (_, [at]) =>
        reference(`physics ${name}`, null, 'any', at),
      ),
      ...rule<object>('entity', several, (_, [at]) => reference(`physics ${name}`, null, 'any', at)),
    ];
  }),
  ...rule<{ f: RawFact[] }>(
    'entity',
    '(a|the|this) region of uniform magnetic field [(of|with) {f:with}]',
    ({ f }, [at]) => saying(reference('physics magnetic field', null, f ? 'a' : 'the', at), f ?? []),
  ),
];

const ACROSS = '(at right angles to|perpendicular to|normal to)';

const FIELD_PHRASES: Rule[] = [
  ...rule<{ m: RawTerm }>('this-field', '{m:entity}', ({ m }) => m),
  ...rule<object>('this-field', '(the|this) field', (_, [at]) =>
    reference('physics magnetic field', null, 'the', at),
  ),
  ...rule<{ n: string }>(
    'quant',
    '[the] [magnitude of the] magnetic force [{s:symbol}] (on|acting on|exerted on) (an|each|one|one of the) {n:physics-noun}',
    ({ n }, [at]) => the('magnetic force', reference(`physics ${n}`, null, 'the', at)),
  ),
];

const SUPPLIES: Rule[] = [
  ...rule<{ c: string }>(
    'facts',
    '(the|an) [output] [(voltage|potential difference|p.d.)] [{s:letter}] of (a|the|an) ([a.c.|alternating] power supply|generator|[a.c.|alternating|mains|sinusoidal] supply) ((is|may be|can be) (represented|given) by|varies with time [{t:letter}] (according to|as|and is given by)) [the] [(expression|equation)] {c:equation} [[,] where {n:unit-notes}]',
    ({ c }, [at]) => waveOf(c, 'potential difference', at),
  ),
];

/** Charges that are turned, or go straight on, in a field that was told before. */
const IN_FIELDS: Rule[] = [
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    '{e:entity} (enters|enter|then enters|passes into) {m:entity}',
    ({ e, m }) => (can(e, 'charge') && can(m, 'flux density') ? spokenOf(e, m) : null),
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; m: RawTerm }>(
    'facts',
    `{e:entity} (are|is) (travelling|moving) (at|with) [a] {f:with} ${ACROSS} {m:this-field}`,
    ({ e, f, m }) => (can(e, 'charge') && can(m, 'flux density') ? [...turned(e, m), ...of(e, f)] : null),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `(the (direction of motion|initial direction of motion|velocity|path) of {e:entity} is|{e:entity} (is|are) (travelling|moving)) [initially] ${ACROSS} [the direction of] {m:this-field}`,
    ({ e, m }) => (can(e, 'charge') && can(m, 'flux density') ? turned(e, m) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '(a|the) uniform electric field is [now|then] applied [in the (same|) region] [at right angles to the magnetic field] (so that|such that) {e:entity} (passes|pass|travels|travel|moves|move) [straight] (through|in|along) [the (region|fields|field)] [(undeviated|undeflected|in a straight line|without deflection|without deviation)]',
    ({ e }) => [fact('also', e, 'particle selected by its velocity')],
  ),
  ...rule<object>(
    'quant',
    '[the] [magnitude of the] electric field strength [{s:symbol}] [of (the|this) electric field]',
    (_, [at]) => the('field strength', reference('has flux density', null, 'only', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] radius [{s:symbol}] of the (path|arc|circular path|circle|orbit) [(of|followed by) {e:entity}] [in the [magnetic] field]',
    ({ e }, [at]) =>
      e === undefined ? the('radius', only('flux density', at)) : can(e, 'charge') ? the('radius', e) : null,
  ),
];

/** A path that lies across the field. */
const PATHS: Rule[] = rule<{ e: RawTerm }>(
  'facts',
  `the [direction of the] [magnetic] field is ${ACROSS} the (path|plane of the path|direction of motion|plane of the circle|initial direction of motion|velocity) of {e:entity}`,
  ({ e }) => (can(e, 'charge') ? spokenOf(e) : null),
);

const turned = (e: RawTerm, m: RawTerm): RawFact[] => [
  fact('also', e, 'particle turned by a magnetic field'),
  fact('equal', the('flux density', e), the('flux density', m)),
];

const coil = (at: number): RawTerm => only('flux linkage', at);

const COILS: Rule[] = [
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    '{e:entity} is (placed|situated|held|positioned) in {m:entity}',
    ({ e, m }) => (can(e, 'flux linkage') && can(m, 'flux density') ? spokenOf(e, m) : null),
  ),
  ...rule<{ e: RawTerm; m: RawTerm }>(
    'facts',
    `the plane of {e:entity} is ${ACROSS} [the direction of] {m:this-field}`,
    ({ e, m }) =>
      can(e, 'flux linkage') && can(m, 'flux density')
        ? [fact('equal', the('flux density', e), the('flux density', m))]
        : null,
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    '(the coil|it) is [now|then] [quickly|completely|steadily] (withdrawn|removed|pulled out|taken out) [from|of] [the] [magnetic] [field] (in|over|during) [a] [time] [interval] [of] {t:quantity}',
    ({ t }, [at]) => [
      fact('equal', the('change in flux density', coil(at)), the('flux density', coil(at))),
      fact('equal', the('time', coil(at)), t),
    ],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    '[the] [magnetic] (flux density|field) [of the [magnetic] field] is [now|then] (reduced|decreased) [uniformly|steadily] to zero [at a (constant|uniform|steady) rate] (in|over|during) [a] [time] [interval] [of] {t:quantity}',
    ({ t }, [at]) => [
      fact('equal', the('change in flux density', coil(at)), the('flux density', coil(at))),
      fact('equal', the('time', coil(at)), t),
    ],
  ),
];

const SPHERICAL = '(capacitor|it)';

const CAPACITORS: Rule[] = [
  ...rule<{ q: RawTerm }>(
    'quant',
    `{q:quant} when (the ${SPHERICAL}|${SPHERICAL}) is fully charged`,
    ({ q }) =>
      typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where
        ? { ...q, of: [q.of[0]!, 'initial'] }
        : null,
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'quant',
    '{q:quant} [at a time] {v:quantity} after the discharge (begins|starts|has begun)',
    ({ q, v }) =>
      typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where
        ? { ...q, where: [fact('equal', the('time', q.of[0]!), v)] }
        : null,
  ),
];

const sample = (at: number): RawTerm => only('half-life', at);

const SAMPLES: Rule[] = [
  ...rule<object>(
    'entity',
    '(a|the) [pure] (sample|source) of a radioactive (isotope|nuclide|substance|material)',
    (_, [at]) => reference('physics radioactive sample', null, 'any', at),
  ),
  ...rule<object>(
    'quant',
    '[the] initial number of [undecayed|radioactive] nuclei [of the (isotope|nuclide)] [(in|present in) the (sample|source)]',
    (_, [at]) => the('initial number of nuclei', sample(at)),
  ),
  ...rule<{ p: string; v: RawTerm }>(
    'quant',
    '[the] {p:property} of the (sample|source|isotope) after [a time of] {v:quantity}',
    ({ p, v }, [at]) =>
      p === 'activity' || p === 'number of nuclei' || p === 'mass'
        ? { ...the(p, sample(at)), where: [fact('equal', the('time', sample(at)), v)] }
        : null,
  ),
  ...rule<{ f: RawFact[] }>('with', 'an initial activity [{s:symbol}] [of] {v:quantity}', (slots) => {
    const { v } = slots as unknown as { v: RawTerm };
    return [fact('equal', the('initial activity', SELF), v)];
  }),
];

const BOUNDARIES: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] for [the] ultrasound [incident] (at|on) {e:entity}',
    ({ p, e }) => (p === 'intensity reflection coefficient' ? the(p, e) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] fraction of the [incident] [ultrasound] intensity [that is|which is] transmitted (at|through|across|into the bone at) {e:entity}',
    ({ e }) =>
      can(e, 'intensity transmission coefficient') ? the('intensity transmission coefficient', e) : null,
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] of the (radiation|light) (from|received from|emitted by) {e:entity} [,] (measured|observed|received) (at|on|from) [the] earth [,]',
    ({ p, e }) => (p === 'radiant flux intensity' ? the(p, e) : null),
  ),
];

const GASES: Rule[] = [
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'does',
    '(occupies|has) [a] {f:with} at [a|an] {g:with}',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
  ...rule<{ f: RawFact[] }>('does', 'occupies [a] {f:with}', ({ f }) => f),
];

const swung = (at: number): RawTerm => only('angle to the vertical', at);

/** A ball on a string that moves on a horizontal circle. */
const CONES: Rule[] = [
  ...rule<{ e: RawTerm; f?: RawFact[] }>(
    'facts',
    '{e:entity} (is attached to|hangs from|is suspended from|is fixed to) [(the|one) [lower|free] end of] a [light] [inextensible] (string|thread|cord) [(of|with) {f:with}] [,] and (moves|rotates|travels|is made to move|swings|is whirled) [at constant speed] in a horizontal circle [at constant speed]',
    ({ e, f }) => cone(e, f),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the (string|thread|cord) (makes|is at|makes with the vertical) [an angle [{s:symbol}] of] {v:quantity} (with|to) the vertical',
    ({ v }, [at]) => [fact('equal', the('angle to the vertical', swung(at)), v)],
  ),
  ...rule<object>('quant', '[the] tension [{s:symbol}] in the (string|thread|cord)', (_, [at]) =>
    the('tension', swung(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] (period|time period) [{s:symbol}] of (the|its) [circular] motion',
    (_, [at]) => the('period', only('centripetal acceleration', at)),
  ),
];

function cone(e: RawTerm, f: RawFact[] = []): RawFact[] | null {
  const told = f.map(({ relation, of: [left, ...others] }): RawFact | null =>
    typeof left === 'object' && 'the' in left && left.the === 'length'
      ? { relation, of: [the('string length', e), ...others] }
      : null,
  );
  return told.every((one) => one !== null)
    ? [fact('also', e, 'conical pendulum'), fact('also', e, 'circular motion'), ...told]
    : null;
}

export const USUAL_RULES: Rule[] = [
  ...BEAMS,
  ...FIELD_PHRASES,
  ...SUPPLIES,
  ...IN_FIELDS,
  ...PATHS,
  ...COILS,
  ...CAPACITORS,
  ...SAMPLES,
  ...BOUNDARIES,
  ...GASES,
  ...CONES,
];
