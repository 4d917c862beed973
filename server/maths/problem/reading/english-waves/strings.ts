import { fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { onlyWith } from '../english-physics/things.ts';

const FIXED = '(fixed points|fixed supports|supports|points|fixed ends|points [{l:label}] and {m:label})';
const STATIONARY = '(stationary|standing)';
const strung = (at: number): RawTerm => onlyWith('number of loops', at);

/** A wave between the fixed ends of a string. */
const STRINGS: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    `{e:entity} is (stretched|fixed|held|attached|clamped|held taut) between two ${FIXED} [that are|which are|,] [a distance [{s:symbol}] [of]] {v:amount} apart`,
    ({ e, v }) => [
      fact('also', e, 'string with a wave'),
      fact('equal', the('distance between the ends', e), v),
    ],
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '(a|the) (vibrator|oscillator|vibration generator|vibrator of variable frequency) [(of|with|operating at|vibrating at) [a] {f:with}] is used to make {e:entity} (vibrate|oscillate) [so that|such that|and] {g:on-string}',
    ({ e, f, g }) => [...sayOf(e, f ?? []), ...g],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{e:entity} (is made to (vibrate|oscillate)|vibrates|is vibrated) [(at|with) [a] {f:frequent}] [so that|such that|and] {g:on-string}',
    (slots) => {
      const { e, f, g } = slots as unknown as { e: RawTerm; f?: RawFact[]; g: RawFact[] };
      return [...sayOf(e, f ?? []), ...g];
    },
  ),
  ...rule<{ v: RawTerm }>('frequent', '[frequency [{s:symbol}] of] {v:quantity}', ({ v }) =>
    typeof v === 'object' && 'amount' in v && v.unit.endsWith('Hz')
      ? [fact('equal', the('frequency', SELF), v)]
      : null,
  ),
  ...rule<{ n: string }>(
    'on-string',
    `(a|the) ${STATIONARY} wave (with|having|that has|containing) {n:count} (antinodes|loops) is (formed|set up|produced|established) [between the ${FIXED}|on (the string|it)]`,
    ({ n }, [at]) => [fact('equal', the('number of loops', strung(at)), n)],
  ),
  ...rule<{ n: string }>(
    'on-string',
    `a ${STATIONARY} wave is (formed|set up|produced|established) [on the string|between the ${FIXED}] with {n:count} (antinodes|loops)`,
    ({ n }, [at]) => [fact('equal', the('number of loops', strung(at)), n)],
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:on-string}', ({ f }) => f),
  ...rule<{ e: RawTerm; n: string }>(
    'facts',
    '{e:entity} is (fixed|clamped|held) at both ends and (vibrates|is made to vibrate|is vibrating) with {n:count} (loops|antinodes)',
    ({ e, n }) => [
      fact('also', e, 'string with a wave'),
      fact('equal', the('distance between the ends', e), the('length', e)),
      fact('equal', the('number of loops', e), n),
    ],
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} [that is|which is|,] (fixed|clamped|held|attached) at (both|its two|each of its) ends [,]',
    ({ e }) =>
      isReference(e)
        ? saying(e, [
            fact('also', SELF, 'string with a wave'),
            fact('equal', the('distance between the ends', SELF), the('length', SELF)),
          ])
        : null,
  ),
  ...rule<{ n: string }>(
    'facts',
    '(the|this) (string|wire|cord|rope) [then|now] (vibrates|oscillates|is vibrating|is oscillating) with {n:count} (loops|antinodes)',
    ({ n }, [at]) => [fact('equal', the('number of loops', strung(at)), n)],
  ),
  ...rule<{ n: string }>(
    'facts',
    '(the stationary wave|the wave|it) has {n:count} (loops|antinodes)',
    ({ n }, [at]) => [fact('equal', the('number of loops', strung(at)), n)],
  ),
  ...rule<object>(
    'quant',
    '[the] time [{s:symbol}] [taken] for one [complete] (oscillation|vibration|cycle) [of the wave]',
    (_, [at]) => the('period', onlyWith('wavelength', at)),
  ),
  ...rule<{ v: RawTerm }>('facts', 'two points (on|along) the wave are {v:quantity} apart', ({ v }, [at]) => [
    fact('equal', the('distance between points', onlyWith('wavelength', at)), v),
  ]),
  ...rule<object>('quant', '[the] phase difference [{s:symbol}] between (the|these) two points', (_, [at]) =>
    the('phase difference', onlyWith('wavelength', at)),
  ),
  ...rule<object>(
    'facts',
    '(there is a node at (each|either) end|there are nodes at (the|both) ends|each end is a node|the ends are nodes) [of the (string|wire)]',
    () => spokenOf(),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of the [progressive|${STATIONARY}|transverse] (wave|waves) (on|along|in) {e:entity}`,
    ({ p, e }) => the(p, e),
  ),
];

/** How much further the light of one slit goes, in wavelengths. */
function further(wavelengths: number, at: number): RawTerm {
  const slits = reference('physics slits', null, 'any', at);
  return {
    ...the('path difference', slits),
    where: [fact('equal', the('path difference in wavelengths', slits), String(wavelengths))],
  };
}

const PATH =
  '[the] path difference [{s:symbol}] [between the (light|waves) (from|emerging from|arriving from) the [two] slits]';
const CENTRAL =
  '[from|away from|counting from] [the] [centre|central bright fringe|central maximum|central fringe|zero-order fringe]';

const PATHS: Rule[] = [
  ...rule<{ n: string }>(
    'quant',
    '[the] difference [in|between] (the distances|the distance) from the two slits to [the centre of] the {n:ordinal} bright fringe (from|away from) [the] (central bright fringe|central maximum|centre)',
    ({ n }, [at]) => further(Number(n), at),
  ),
  ...rule<{ n: string }>(
    'quant',
    `${PATH} (for|at|to) the {n:ordinal} [-] [order] (dark fringe|minimum) ${CENTRAL}`,
    ({ n }, [at]) => further(Number(n) - 0.5, at),
  ),
  ...rule<{ n: string }>(
    'quant',
    `${PATH} (for|at|to) the {n:ordinal} [-] [order] (bright fringe|maximum) from [the] (centre|central bright fringe|central maximum|central fringe|zero-order fringe)`,
    ({ n }, [at]) => further(Number(n), at),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:wave-entity} (emerging|arriving|coming) from (the two slits|the slits|each slit)',
    ({ e }) => e,
  ),
];

/** A part of something that vibrates, and the middle of it. */
const PARTS: Rule[] = [
  ...rule<object>(
    'entity',
    '(the|a|one) (cone|diaphragm|prong|tip|end) of (a|the) (loudspeaker|tuning fork|speaker|microphone|vibrator|blade|strip)',
    (_, [at]) => reference('physics cone', null, 'any', at),
  ),
  ...rule<object>('entity', '(the|a) piston (in|of) (an|the|a) [car] engine', (_, [at]) =>
    reference('physics piston', null, 'any', at),
  ),
  ...rule<object>('entity', 'the (centre|midpoint|middle) of the (cone|diaphragm)', (_, [at]) =>
    reference('physics cone', null, 'any', at),
  ),
];

export const STRING_RULES: Rule[] = [...STRINGS, ...PATHS, ...PARTS];
