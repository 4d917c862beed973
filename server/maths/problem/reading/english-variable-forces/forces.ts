import { fact, type RawFact, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { letterIn } from '../shared/bodies.ts';

const RESISTANCE =
  '(a|an) [single] [constant|variable|horizontal|vertical] (resistance|resistive force|resisting force|resistance force|drag force|resistive force|retarding force|air resistance|force)';

const FLUID = '[the] (air|liquid|water|oil|medium|fluid|surface|table|plane)';

const named = (kind: string, amount: RawTerm): RawFact[] | null => {
  const letter = letterIn(amount);
  return letter === null ? null : [fact('named', kind, letter)];
};

/** Towards O, away from it, with the motion or against it. */
const WAYS: Rule[] = [
  ...rule<object>('force-way', '[directed|acting|in a direction] (towards|toward) {o:label}', () => 'pull'),
  ...rule<object>('force-way', '[directed|acting|in a direction] away from {o:label}', () => 'push'),
  ...rule<{ d: string }>(
    'force-way',
    '[directed|acting] in the direction [of] [from] {d:two-labels}',
    ({ d }) => (d.endsWith('O') ? 'pull' : d.startsWith('O') ? 'push' : null),
  ),
  ...rule<object>(
    'force-way',
    '[directed|acting] in the (direction of (its|the) motion|direction of motion [of {x:who}]|positive direction|direction of [{x:letter}] increasing [{x:letter}]|positive {x:letter} direction)',
    () => 'push',
  ),
  ...rule<object>(
    'force-way',
    '[directed|acting] in the (negative direction|direction of [{x:letter}] decreasing [{x:letter}])',
    () => 'pull',
  ),
  ...rule<object>(
    'force-way',
    '[directed|acting] (in the opposite direction to (its|the) motion|opposing (its|the) motion|against (its|the) motion|opposite to (its|the) [direction of] motion|opposing the motion of {x:who}|which opposes (its|the) motion|that opposes (its|the) motion)',
    () => 'force',
  ),
];

const ON = '(acting on {x:who}|on {x:who}|acting|that acts on {x:who}|which acts on {x:who}|)';
const FORCES: Rule[] = [
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    `(the only|a|the|the resultant) [single] [horizontal|resultant|variable] force ${ON} (has|is of|of|having) magnitude {f:amount} [and] [is|acts|,] {w:force-way}`,
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    `(the only|the|the resultant) [single] [horizontal|resultant|variable] force ${ON} (is|is a force) [of magnitude] {f:amount} [and] [is|acts|,] {w:force-way}`,
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    '(a|an|the) [single|constant|variable|horizontal|driving|resultant] [horizontal|driving] force [of magnitude] {f:amount} acts on {x:who} [and] [is|acts|,] {w:force-way}',
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `[the|its] (engine|motor|engine of {x:who}|motor of {x:who}) (exerts|provides|produces) (a|an) [constant] [driving|forward] force [of [magnitude]] {f:amount}`,
    ({ f }) => [fact('push', f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'does',
    '(is acted on|is acted upon|moves under the action of|is subject to|experiences) [by] (a|an) [single|only] [horizontal|variable] force of magnitude {f:amount} {w:force-way}',
    ({ f, w }) => [fact(w, f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `(the|the only) forces ${ON} are (its|the|his|her) weight and ${RESISTANCE} [to motion] of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `${FLUID} exerts [on {x:who}] ${RESISTANCE} of magnitude {f:amount} [on {x:who}]`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `(its|the) motion [of {x:who}] is (resisted|opposed) by ${RESISTANCE} of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ d: RawFact[]; f: RawTerm }>(
    'does',
    `{d:does} [,] under (the action of|) ${RESISTANCE} of magnitude {f:amount}`,
    ({ d, f }) => [...d, fact('force', f)],
  ),
  // 4000/(5t + 4)³ m s⁻²: behind an expression the unit stands alone.
  ...rule<{ e: string; q: RawTerm }>('amount', '{e:expression} {q:quantity}', ({ e, q }) =>
    typeof q === 'object' && 'amount' in q && q.amount === 'm' && /^s\^-[12]$/.test(q.unit)
      ? { amount: e, unit: `m ${q.unit}` }
      : null,
  ),
  ...rule<{ f: RawTerm }>(
    'does',
    `(is subject to|experiences|is acted on by|is acted upon by|moves against|is opposed by|is resisted by|against) ${RESISTANCE} of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm; w: string }>(
    'say',
    '(the|its) acceleration [of {x:who}] is {f:amount} {w:force-way}',
    ({ f, w }) => [fact('acceleration', f, w)],
  ),
];

const from = (origin: string, facts: RawFact[] | null): RawFact[] | null =>
  facts && [...facts, fact('origin', origin)];
const areOf = (facts: RawFact[], ...relations: string[]): boolean =>
  facts.every(({ relation }) => relations.includes(relation));

const LINE = '[on the [straight] line|on the surface|on the plane]';
const POINT = '(a fixed point|the fixed point|the point|a point|the origin|) {o:label}';
const START = '(its|the|his|her) (starting point|starting position|initial position|point of projection)';
const LETTERS: Rule[] = [
  ...rule<{ v: RawTerm; o: string }>(
    'say',
    `(its|the) (displacement|distance) [of {x:who}] from ${POINT} ${LINE} is {v:amount} [in the positive direction]`,
    ({ v, o }) => from(o, named('x', v)),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    '(its|the|his|her) (velocity|speed) [of {x:who}] is {v:amount} {w:force-way}',
    (slots) => {
      const { v, w } = slots as unknown as { v: RawTerm; w: string };
      return w === 'push' ? named('v', v) : null;
    },
  ),
  ...rule<{ v: RawTerm }>('say', '(his|her) (velocity|speed) is {v:amount}', ({ v }) => named('v', v)),
  ...rule<object>('who', '(he|him|she|her)', () => ({ the: 'body', of: [''], where: [] })),
  ...rule<object>('noun-who', '(a|the) (parachutist|skydiver|diver|raindrop|rocket|swimmer)', () => ({
    the: 'body',
    of: [''],
    where: [],
  })),
  ...rule<{ v: RawTerm }>('say', `{x:who} is (travelling|moving) with (speed|velocity) {v:amount}`, ({ v }) =>
    named('v', v),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    `{x:who} has (fallen|travelled|moved|risen|descended) [through] [a] [vertical] [distance] [of] {v:amount} [from (the point where (he|she|it) opened (his|her) parachute|${START})]`,
    ({ v }) => named('x', v),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    `(its|the|his|her) (displacement|distance) [of {x:who}] from ${START} is {v:amount}`,
    ({ v }) => named('x', v),
  ),
  ...rule<{ v: RawTerm; o: string }>(
    'say',
    `(its|the) (displacement|distance) [of {x:who}] from ${POINT} at time {t:amount} is {v:amount}`,
    (slots) => {
      const { v, o, t } = slots as unknown as { v: RawTerm; o: string; t: RawTerm };
      const clock = named('t', t);
      const place = from(o, named('x', v));
      return clock && place && [...clock, ...place];
    },
  ),
  ...rule<{ v: RawTerm; o: string }>(
    'say',
    `{x:who} has displacement {v:amount} from ${POINT} ${LINE}`,
    ({ v, o }) => from(o, named('x', v)),
  ),
  ...rule<{ v: RawTerm; t: RawTerm }>(
    'note',
    '{v:amount} is (the|its|his|her) (velocity|speed) [of {x:who}] ({t:amount} after (leaving|passing through|passing) {o:label}|at time {t:amount})',
    ({ v, t }) => {
      const [speed, clock] = [named('v', v), named('t', t)];
      return speed && clock && [...speed, ...clock];
    },
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>(
    'say',
    'at time {t:amount} [after (projection|release|leaving {o:label}|passing through {o:label}|opening (his|her|the) parachute|entering the liquid)] [,] {f:say}',
    ({ t, f }) => {
      const clock = named('t', t);
      return clock && [...clock, ...f];
    },
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', 'when {g:say} [,] {f:say}', ({ f, g }) =>
    areOf(g, 'named', 'origin') && areOf(f, 'named', 'origin', 'force', 'push', 'pull') ? [...g, ...f] : null,
  ),
];

export const VARIABLE_FORCES: Rule[] = [...WAYS, ...FORCES, ...LETTERS];
