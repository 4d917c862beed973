import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { asks, fact, isReference, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { isSpeed, isTime } from '../english-physics/tails.ts';
import { AT } from '../english-physics/things.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';

export const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

/** Whether what a noun names has a property of itself. */
export const can = (term: RawTerm, what: string): boolean =>
  isReference(term) && capabilitiesOf(term.a.replace('physics ', '')).includes(`has ${what}`);

export const isOne = (term: RawTerm): term is Extract<RawTerm, { the: string }> =>
  typeof term === 'object' && 'the' in term && term.of.length === 1 && !term.where;

export const ownerOf = (term: RawTerm): RawTerm | undefined => (isOne(term) ? term.of[0] : undefined);

const PARTS =
  'drum|cone|tip|bob|blade|piston|diaphragm|platform|needle|rotor|seat|prong|plunger|end|free end|lower end|pan';

/** "A mass of 0.40 kg", "the tip of a prong": what moves, by a word that means something else too. */
const NOUNS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'entity',
    '(a|an|another) [small|point|hanging] mass [{m:letter}] of {v:quantity}',
    ({ v }, [at]) => saying(reference('physics mass', null, 'a', at), [fact('equal', the('mass', SELF), v)]),
  ),
  ...rule<{ v: RawTerm }>('entity', '(a|an) {v:quantity} mass', ({ v }, [at]) =>
    saying(reference('physics mass', null, 'a', at), [fact('equal', the('mass', SELF), v)]),
  ),
  ...rule<object>('entity', '(a|an) [small|point] mass', (_, [at]) =>
    reference('physics mass', null, 'a', at),
  ),
  ...rule<object>('entity', '(the|this) [oscillating|vibrating|hanging] mass', (_, [at]) =>
    reference('physics mass', null, 'the', at),
  ),
  ...rule<{ n: string }>(
    'entity',
    `(the|a|one) {n:part-noun} of (a|an|the|one) [{a:looks}] {w:story-word} [{x:story-word}]`,
    ({ n }, [at]) => reference(`physics ${n}`, null, 'any', at),
  ),
  ...PARTS.split('|').flatMap((word) => rule<object>('part-noun', word, () => word)),
  ...rule<object>(
    'doing',
    '(containing|holding|carrying) (some water|water|sand|a passenger|passengers|goods)',
    () => spokenOf(SELF),
  ),
];

/** What is fastened to something that holds it. */
const HELD: Rule[] = [
  ...rule<{ s: RawTerm }>(
    'does',
    '(is|are) (attached|fixed|connected|tied|fastened|joined) to [(the|one) [free|other|lower] end of] {s:entity}',
    ({ s }) => heldBy(s),
  ),
  ...rule<{ s: RawTerm }>(
    'doing',
    '(attached|fixed|connected|tied|fastened|joined|suspended|hung|hanging) (to|from|by|on) [(the|one) [free|other|lower] end of] {s:entity}',
    ({ s }) => heldBy(s),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '(a|the) [simple] pendulum (consists of|is made (of|from)|comprises) {e:entity}',
    ({ e }) => [fact('given', e)],
  ),
];

/** What is said of a thing behind it, or of one person alone. */
const BEHIND: Rule[] = [
  ...rule<{ e: RawTerm; p: string; v: RawTerm }>(
    'entity',
    '{e:entity} [,] (for which|of which) [the|its] {p:property} [{s:symbol}] is {v:quantity} [,]',
    ({ e, p, v }) => saying(e, [fact('equal', the(p, SELF), v)]),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} [,] (in|for) (a|this) (certain|particular) (patient|person|case|experiment)',
    ({ f }) => f,
  ),
  ...rule<object>('doing', 'on a [vertical|horizontal|light|helical] spring', () => spokenOf(SELF)),
  ...rule<object>('facts', '(a|the|an) [small|large] {n:story-word} leaves the surface of {e:entity}', () =>
    spokenOf(),
  ),
];

const heldBy = (s: RawTerm): RawFact[] | null =>
  can(s, 'spring constant') || can(s, 'Young modulus') ? spokenOf(SELF, s) : null;

/** What a bare amount is by its unit, and a mass in atomic units. */
const AMOUNTS: Rule[] = [
  ...rule<{ v: RawTerm }>('with', '[a] [constant|steady|uniform] {v:quantity}', ({ v }) =>
    isSpeed(v) ? [fact('equal', the('speed', SELF), v)] : null,
  ),
  ...rule<{ v: string }>('amount', '{v:expression}', ({ v }) => {
    const [, size] = /^(\d{1,3}(?:\.\d{1,9})?)\s?u$/.exec(v) ?? [];
    return size === undefined ? null : { amount: size, unit: 'u' };
  }),
  ...rule<{ f: RawFact[] }>(
    'doing',
    '(moving|travelling|flying) [in a straight line] (with|at) {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'doing',
    '(having|carrying|conducting|emitting|receiving) {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ v: RawTerm }>('with', '[a] [total|constant] charge [{s:symbol}] of {v:quantity}', ({ v }) => [
    fact('equal', the('charge', SELF), v),
  ]),
];

const FALLS = '(falls|decreases|drops|decays|is reduced|has fallen|has decreased)';

/** What has a property at first has it later too: an activity, the charge of a capacitor that is discharged. */
const FALLING: Rule[] = [
  ...rule<{ q: RawTerm; a: RawTerm; b: RawTerm; t: RawTerm }>(
    'facts',
    `{q:quant} ${FALLS} from [an initial value of] {a:quantity} to {b:quantity} (in|over|during|after) [a (time|period|time interval) [{s:symbol}] of] {t:quantity}`,
    ({ q, a, b, t }) => {
      const owner = ownerOf(q);
      if (owner === undefined || !isOne(q) || !FADES.has(q.the)) return null;
      return [
        ...(q.the === 'activity' || q.the === 'number of nuclei' ? [] : [fact('also', owner, 'discharge')]),
        fact('equal', the(`initial ${q.the}`, owner), a),
        fact('equal', q, b),
        fact('equal', the('time', owner), t),
      ];
    },
  ),
  ...rule<{ c: string }>('entity', '(a|the) discharging capacitor', (_, [at]) =>
    saying(reference('physics capacitor', null, 'any', at), [fact('also', SELF, 'discharge')]),
  ),
];

const FADES = new Set(['activity', 'number of nuclei', 'potential difference', 'charge', 'current']);

const SAME = '(is equal to|equals|is the same as|is)';

/** "The distance at which the field strength is 2 N/kg", "the displacement at which the energies are equal". */
const WHERE: Rule[] = [
  ...rule<{ p: string; e: RawTerm; q: RawTerm; r: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] [${AT} {e:entity}] (at which|for which|when|where) {q:quant} ${SAME} ({r:quant}|{r:amount})`,
    ({ p, e, q, r }, [at]) => {
      const owner = ownerOf(q);
      if (owner === undefined || !isOne(q)) return null;
      const own = e ?? only(p, at);
      return { ...the(p, own), where: [fact('equal', q, r)] };
    },
  ),
  ...rule<{ p: string; e: RawTerm; q: RawTerm; k: string; r: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] (at which|for which|when|where) {q:quant} ${SAME} {k:factor} {r:quant}`,
    ({ p, q, k, r }, [at]) =>
      isOne(q) ? { ...the(p, only(p, at)), where: [fact('equal', q, the('product', k, r))] } : null,
  ),
];

const IS = '(is|was|is now|becomes|has fallen to|has decreased to|has risen to|falls to)';

/** At a time after the start, or at another temperature. */
const AT_TIMES: Rule[] = [
  ...rule<{ t: RawTerm; q: RawTerm; v: RawTerm }>(
    'facts',
    `after [a time [{s:symbol}] of] {t:quantity} [,] {q:quant} ${IS} {v:quantity}`,
    ({ t, q, v }) => {
      const owner = ownerOf(q);
      if (owner === undefined || !isOne(q) || !isTime(t)) return null;
      return [fact('equal', { ...q, where: [fact('equal', the('time', owner), t)] }, v)];
    },
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('quant', '{q:quant} at [a temperature of] {v:quantity}', ({ q, v }) => {
    const owner = ownerOf(q);
    if (owner === undefined || !isOne(q) || !isWarmth(v)) return null;
    return { ...q, where: [fact('equal', the('temperature', owner), v)] };
  }),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(at the same time|meanwhile|during this time|in this process|in doing so|as a result) [,] {f:facts}',
    ({ f }) => f,
  ),
];

const isWarmth = (v: RawTerm): boolean =>
  typeof v === 'object' && 'amount' in v && /°|\\circ|℃|^K$/.test(v.unit);

/** A part, half or a number of times what it was. */
const OF_ITS_OWN: Rule[] = [
  ...rule<{ q: RawTerm; k: string }>(
    'facts',
    '{q:quant} (is|has|) [then|now|later|been] (reduced|decreased|increased|raised|changed|falls|decreases|increases|rises|fallen|decreased) to {k:factor} [of] (its|the) (original|initial|previous|first) value',
    ({ q, k }) => {
      const owner = ownerOf(q);
      if (owner === undefined || !isOne(q)) return null;
      return [fact('change', owner), fact('equal', q, the('product', k, { ...q, of: [owner, 'before'] }))];
    },
  ),
];

const COUNTED =
  '[complete|full] (revolutions|rotations|turns|circles|oscillations|vibrations|cycles|swings|revolution|rotation|turn|oscillation|vibration|cycle)';

/** "12 revolutions", "one complete turn". */
const COUNTS: Rule[] = [
  ...rule<{ n: string; c: string }>('cycle-count', `({n:number}|{c:count}|a|each) ${COUNTED}`, ({ n, c }) =>
    String(n ?? c ?? '1'),
  ),
  ...rule<{ v: RawTerm }>('cycle-count', '{v:quantity}', ({ v }) =>
    typeof v === 'object' &&
    'amount' in v &&
    /^(?:revolution|rotation|turn|oscillation|vibration|cycle)s?$/.test(v.unit)
      ? v.amount
      : null,
  ),
];

/** What is taken for granted and changes nothing. */
const GRANTED: Rule[] = [
  ...rule<{ e: RawTerm; t: RawTerm }>(
    'sentence',
    '(calculate|determine|find|state|estimate) [,] for {e:entity} [,] {t:sought}',
    ({ e, t }) => asks(sought(t), spokenOf(e)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(assuming|assume) [that] (no [thermal] (energy|heat) is lost [to the surroundings]|(heat|energy|thermal energy) losses are negligible|all the energy is absorbed|the gas is ideal|ideal gas behaviour|no energy is lost to the surroundings) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (assuming|assume) [that] (no [thermal] (energy|heat) is lost [to the surroundings]|(heat|energy|thermal energy) losses are negligible|the gas is ideal|ideal gas behaviour)',
    ({ g }) => g,
  ),
];

/** The unit in which a letter is measured, where a formula says it. */
const UNITS: Rule[] = [
  ...rule<{ s: string; u: string }>('unit-note', '{s:letter} is [measured] in {u:unit}', ({ s, u }) =>
    JSON.stringify({ [s]: u }),
  ),
  // As "m s⁻²" is typed, its first letter may be a number.
  ...rule<{ s: string; v: RawTerm }>('unit-note', '{s:letter} is [measured] in {v:quantity}', ({ s, v }) =>
    typeof v === 'object' && 'amount' in v && /^[A-Za-z]{1,2}$/.test(v.amount)
      ? JSON.stringify({ [s]: `${v.amount} ${v.unit}` })
      : null,
  ),
  ...rule<{ v: RawTerm; u: string }>('unit-note', 'a is [measured] in ({u:unit}|{v:quantity})', ({ v, u }) =>
    JSON.stringify({
      a: u ?? (typeof v === 'object' && 'amount' in v ? `${v.amount} ${v.unit}` : ''),
    }),
  ),
  ...rule<{ a: string; b?: string }>(
    'unit-notes',
    '{a:unit-note} [(and|,|, and) {b:unit-notes}]',
    ({ a, b }) => JSON.stringify({ ...(JSON.parse(a) as object), ...(JSON.parse(b ?? '{}') as object) }),
  ),
];

export const STANDING_RULES: Rule[] = [
  ...NOUNS,
  ...HELD,
  ...BEHIND,
  ...AMOUNTS,
  ...FALLING,
  ...WHERE,
  ...AT_TIMES,
  ...OF_ITS_OWN,
  ...COUNTS,
  ...GRANTED,
  ...UNITS,
];
