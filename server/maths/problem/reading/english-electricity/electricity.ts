import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { fact, type RawFact, type RawGoal, type RawTerm, SELF, saidOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SECOND = parseUnit('s')!.dimension.join();

/** Whether it is a number of seconds, minutes, … */
const isTime = (value: RawTerm): boolean =>
  typeof value === 'object' && 'unit' in value && parseUnit(value.unit)?.dimension.join() === SECOND;

const ownerOf = (term: RawTerm | undefined): RawTerm | null =>
  typeof term === 'object' && 'the' in term ? (term.of[0] ?? null) : null;

const lasting = (owner: RawTerm | null, time: RawTerm): RawFact[] | null =>
  owner && isTime(time) ? [fact('equal', the('time', owner), time)] : null;

const ONE_SECOND = { amount: '1', unit: 's' };

const onlyWith = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

/** What of a material a thing of it has. */
const OF_MATERIAL = new Set(['resistivity', 'number density', 'density']);
const MATERIAL =
  '(copper|aluminium|silver|gold|iron|steel|nichrome|tungsten|constantan|the metal|the alloy|the material|the metal of the wire|the material of the wire|the metal of which the wire is made|the wire material)';
const CARRIERS =
  '(electrons|free electrons|conduction electrons|charge carriers|free charge carriers|mobile electrons)';
const PLACE = '(a point|any point|one point|a particular point|a cross-section|any cross-section|each point)';
const PASSING =
  '(passing|that pass|which pass|that passes|which passes|flowing|that flow|that flows|which flows|moving)';
const FOR = '(in|during|for|over) [a] [time (of|interval of)|period of|a period of]';

const CARRIED: Rule[] = [
  ...rule<{ p: string }>('quant', `[the] {p:property} [{s:symbol}] (of|in|for) ${MATERIAL}`, ({ p }, [at]) =>
    OF_MATERIAL.has(p) ? the(p, onlyWith(p, at)) : null,
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    `[the] (drift speed|mean drift speed|average drift speed|drift velocity|mean drift velocity|average drift velocity) [{s:symbol}] of [the] ${CARRIERS} [(in|along|through) {e:entity}]`,
    ({ e }, [at]) => the('drift speed', e ?? onlyWith('drift speed', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] number [{s:symbol}] of ${CARRIERS} ${PASSING} [through|past] [${PLACE} (in|of|on|along)] {e:entity}`,
    ({ e }) => the('number of carriers', e),
  ),
  ...rule<object>('quant', `[the] number of ${CARRIERS} ${PASSING} [through|past] ${PLACE}`, (_, [at]) =>
    the('number of carriers', onlyWith('number of carriers', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (charge|total charge|amount of charge|electric charge) ${PASSING} [through|past] [${PLACE} (in|of|on|along)] {e:entity}`,
    ({ e }) => the('charge', e),
  ),
];

/** "In 5.0 minutes": how long it goes on. */
const TIMED: Rule[] = [
  ...rule<{ q: RawTerm; v: RawTerm; w: RawTerm }>(
    'facts',
    `{q:quant} ${FOR} {v:quantity} (is|was) {w:amount}`,
    ({ q, v, w }) => {
      const time = lasting(ownerOf(q), v);
      return time && [fact('equal', q, w), ...time];
    },
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>('facts', `{f:facts} ${FOR} {v:quantity}`, ({ f, v }) => {
    const time = lasting(ownerOf(f[0]?.of[0]), v);
    return time && [...f, ...time];
  }),
  ...rule<{ g: RawGoal[]; v: RawTerm }>('goals', `{g:goals} [,] ${FOR} {v:quantity}`, ({ g, v }) => {
    const time = lasting(ownerOf(g[0]?.target), v);
    return time && g.length === 1
      ? g.map((one) => ({ ...one, where: [...(one.where ?? []), ...time] }))
      : null;
  }),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} (per second|each second|per unit time|in one second)',
    ({ g }) => {
      const time = lasting(ownerOf(g[0]?.target), ONE_SECOND);
      return time && g.length === 1
        ? g.map((one) => ({ ...one, where: [...(one.where ?? []), ...time] }))
        : null;
    },
  ),
];

const QUOTED = '[\'|‘|“|\\"]';
const UNQUOTED = '[\'|’|”|\\"]';

/** "Marked 12 V, 24 W". */
const RATED: Rule[] = [
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'does',
    `(is|are|which is|that is) (rated|labelled|marked|rated at|rated as|rated to be|operated at) [${QUOTED}] {v:quantity} [,|/|and] {w:quantity} [${UNQUOTED}]`,
    ({ v, w }) => [fact('equal', the('size', SELF), v), fact('equal', the('size', SELF), w)],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entity} (operates|is operating|works|is working) (normally|at its normal power|at its normal operating voltage|at its rated power|at full power|with normal brightness|at normal brightness)',
    ({ e }) => [fact('given', e)],
  ),
  ...rule<{ g: RawGoal[]; e: RawTerm }>(
    'goals',
    '{g:goals} [,] when {e:entity} (operates|is operating|works|is working) (normally|at its normal power|at its normal operating voltage)',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (when it is operating normally|when operating normally|in normal operation|at its normal operating temperature|at its normal operating voltage|when it operates normally)',
    ({ g }) => g,
  ),
];

const MADE = '(is|are|which is|that is) (made|made up|constructed|drawn) (of|from|out of)';

const DONE = '(transferred|dissipated|supplied|delivered|converted|stored|produced|released)';

/** "How much energy is transferred", "how many electrons pass". */
const HOW_MUCH: Rule[] = [
  ...rule<{ e?: RawTerm }>(
    'goals',
    `how much [electrical|thermal|electric] energy is ${DONE} [(in|by|to|from) {e:entity}]`,
    ({ e }, [at]) => [{ verb: 'find', target: the('energy', e ?? onlyWith('power', at)) }],
  ),
  ...rule<{ e: RawTerm }>(
    'goals',
    `how much [electric] charge (passes|flows|moves) [through|past] [${PLACE} (in|of|on)] {e:entity}`,
    ({ e }) => [{ verb: 'find', target: the('charge', e) }],
  ),
  ...rule<{ e: RawTerm }>(
    'goals',
    `how many ${CARRIERS} (pass|flow|move) [through|past] [${PLACE} (in|of|on)] {e:entity}`,
    ({ e }) => [{ verb: 'find', target: the('number of carriers', e) }],
  ),
  ...rule<{ q: RawTerm; w: RawTerm }>(
    'facts',
    '{q:quant} (per second|each second|in one second|per unit time) is {w:amount}',
    ({ q, w }) => {
      const time = lasting(ownerOf(q), ONE_SECOND);
      return time && [fact('equal', q, w), ...time];
    },
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '{e:entity} (carrying|that carries|which carries) {f:with}',
    ({ e, f }) => saying(e, f),
  ),
];

/** Of what it is made, and what that has. */
const ENDS: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (between|across) (the|its) [two] (ends|terminals) of {e:entity}',
    ({ p, e }) => the(p, e),
  ),
  ...rule<{ p: string; x: string; y: string }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (between|across) [points|the points] {x:label} and {y:label}',
    ({ p, x, y }, [at]) => the(p, reference('physics thing', `${x}${y}`, 'bare', at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    `${MADE} (a|an) (metal|material|alloy|conductor|metal alloy) (of|with|having|that has|which has|whose) {f:with}`,
    ({ f }) => f,
  ),
  ...rule<object>(
    'does',
    `${MADE} (copper|aluminium|silver|gold|iron|steel|nichrome|tungsten|constantan|metal)`,
    () => [fact('given', SELF)],
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    `${MADE} (copper|aluminium|silver|gold|iron|steel|nichrome|tungsten|constantan) (of|with|having) {f:with}`,
    ({ f }) => f,
  ),
  ...rule<{ q: RawTerm; f: RawFact[] }>(
    'facts',
    '{q:quant} is (chosen|adjusted|set) (so that|such that|until) {f:facts}',
    ({ f }) => f,
  ),
  ...rule<object>('entity', 'it', (_, [at]) => reference('physics thing', null, 'only', at)),
];

/** What leaves resistances and currents as they are. */
const STEADY: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    'the temperature of {e:entity} (is constant|remains constant|does not change|is kept constant|may be assumed to be constant)',
    ({ e }) => saidOf(e, [fact('given', SELF)]),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    'the resistance of {e:entity} (is constant|remains constant|does not change|may be assumed to be constant)',
    ({ e }) => [fact('given', e)],
  ),
  ...rule<{ f: RawFact[]; p: string }>(
    'facts',
    '{f:facts} [,] and has negligible {p:property}',
    ({ f, p }) => {
      const owner = ownerOf(f[0]?.of[0]);
      return owner && [...f, fact('equal', the(p, owner), '0')];
    },
  ),
];

/** Charge that is carried, for how long, and what devices are made for. */
export const ELECTRICITY_RULES: Rule[] = [...CARRIED, ...TIMED, ...RATED, ...HOW_MUCH, ...ENDS, ...STEADY];
