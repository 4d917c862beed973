import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { onlyWith } from '../english-physics/things.ts';

const supply = (at: number): RawTerm => reference('physics alternating supply', null, 'the', at);
const IDEAL =
  '[(consisting of|containing|made of|that contains|that consists of|with) (four|4) ideal diodes]';
const BRIDGE = `(a|the) [full-wave] (bridge rectifier|bridge-rectifier) ${IDEAL}`;

/** Full-wave rectification leaves every size as it is. */
const RECTIFIED: Rule[] = [
  ...rule<object>('does', `is (connected|applied) to [the input of] ${BRIDGE}`, () => spokenOf(SELF)),
  ...rule<{ r: RawTerm }>(
    'facts',
    '[the] output (of|from) the (rectifier|bridge rectifier) is connected (to|across) {r:entity}',
    ({ r }, [at]) => [fact('equal', the('resistance', supply(at)), the('resistance', r))],
  ),
  ...rule<object>('facts', 'it is (connected|applied) to [the input of] ' + BRIDGE, () => spokenOf()),
  ...rule<object>('facts', '(the|all of the|all the) diodes (are|may be assumed to be) ideal', () =>
    spokenOf(),
  ),
];

const coil = (at: number): RawTerm => onlyWith('flux linkage', at);
const PLANE =
  '(so that|such that|with) [(the plane of the coil|its plane)] [is] (at right angles to|perpendicular to|normal to) the [direction of the] [magnetic] (field|flux|flux density|field lines)';

/** A coil in a field. */
const COILS: Rule[] = [
  ...rule<{ n: string; v: RawTerm }>(
    'with',
    '{n:number} turns [,] each (of area|with area|with an area of|of cross-sectional area) {v:quantity}',
    ({ n, v }) => [fact('equal', the('number of turns', SELF), n), fact('equal', the('area', SELF), v)],
  ),
  ...rule<{ n: string }>('with', '{n:number} turns', ({ n }) => [
    fact('equal', the('number of turns', SELF), n),
  ]),
  ...rule<{ e: RawTerm; n: string; v: RawTerm }>(
    'entity',
    '{e:entity} (of|with|that has|which has) {n:number} turns [,] each (of area|with area|with an area of|having an area of|of cross-sectional area) {v:quantity} [,]',
    ({ e, n, v }) =>
      saying(e, [fact('equal', the('number of turns', SELF), n), fact('equal', the('area', SELF), v)]),
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    'the [magnetic] flux density [of the (field|magnetic field)] (is reduced|falls|decreases|is decreased) [uniformly|at a constant rate|steadily] to zero in [a time [{s:symbol}] of] {t:quantity}',
    ({ t }, [at]) => [
      fact('change', coil(at)),
      fact('equal', the('flux density', coil(at)), '0'),
      fact('equal', the('change in flux density', coil(at)), the('flux density', coil(at), 'before')),
      fact('equal', the('time', coil(at)), t),
    ],
  ),
  ...rule<{ m: RawTerm }>(
    'does',
    `is (placed|situated|held|positioned|in) [in] {m:entity} ${PLANE}`,
    ({ m }) => [fact('equal', the('flux density', SELF), the('flux density', m))],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; t: RawTerm }>(
    'facts',
    'the [magnetic] flux density [of the (field|magnetic field)] (is (changed|reduced|increased)|changes|decreases|increases|falls) [uniformly|at a constant rate|steadily] (from {a:quantity}|) to {b:quantity} in [a time of] {t:quantity}',
    ({ a, b, t }, [at]) => changing(a, b, t, at, false),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; t: RawTerm }>(
    'facts',
    'the [magnetic] flux density [of the (field|magnetic field)] (is changed|changes) [uniformly|at a constant rate|steadily] from {a:quantity} to {b:quantity} in the opposite direction in [a time of] {t:quantity}',
    ({ a, b, t }, [at]) => changing(a, b, t, at, true),
  ),
];

/** By how much the field changes, and how fast. */
function changing(a: RawTerm, b: RawTerm, t: RawTerm, at: number, isTurned: boolean): RawFact[] | null {
  if (a === undefined) return null;
  const [from, to] = [a, b].map((one) =>
    typeof one === 'object' && 'amount' in one ? Number(one.amount) : NaN,
  );
  if (!Number.isFinite(from!) || !Number.isFinite(to!)) return null;
  const change = isTurned
    ? the('sum', a, b)
    : from! > to!
      ? the('difference', a, b)
      : the('difference', b, a);
  return [
    fact('change', coil(at)),
    ...(isTurned ? [] : [fact('equal', the('flux density', coil(at)), b)]),
    fact('equal', the('change in flux density', coil(at)), change),
    fact('equal', the('time', coil(at)), t),
  ];
}

/** A charged capacitor that is joined to a resistor. */
const DISCHARGED: Rule[] = [
  ...rule<{ r: RawTerm }>(
    'facts',
    '(it|the capacitor|the charged capacitor) is [then|now] (disconnected|removed) from the (supply|power supply|battery|source) and [is] [then] (connected (across|to)|discharged through|connected in series with) {r:entity}',
    ({ r }, [at]) => {
      const c = onlyWith('capacitance', at);
      return [
        fact('also', c, 'discharge'),
        fact('equal', the('resistance', c), the('resistance', r)),
        fact('equal', the('time', c), '0'),
      ];
    },
  ),
  ...rule<object>('quant', '[the] initial charge [stored] [on|of|in] [the capacitor]', (_, [at]) =>
    the('initial charge', onlyWith('initial charge', at)),
  ),
];

export const RECTIFIED_RULES: Rule[] = [...RECTIFIED, ...COILS, ...DISCHARGED];
