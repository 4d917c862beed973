import {
  asks,
  fact,
  isReference,
  type RawFact,
  type RawGoal,
  type RawProperty,
  type RawTerm,
  sayOf,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const isProperty = (term: RawTerm | undefined): term is RawProperty =>
  typeof term === 'object' && 'the' in term;
const isChange = (facts: readonly RawFact[]): boolean => facts.some(({ relation }) => relation === 'change');
const isEqual = ({ relation, of: [left] }: RawFact): boolean => relation === 'equal' && isProperty(left);

/** What is said of what takes the place of something is said of that from there on. */
const replacedBy = (e: RawTerm, f: RawTerm): RawFact[] | null =>
  isReference(e) &&
  isReference(f) &&
  f.name === null &&
  f.a === e.a &&
  f.says.length > 0 &&
  f.says.every(isEqual)
    ? [fact('change', e), ...sayOf(e, f.says)]
    : null;

const NOW = '[now|then|next]';
const REPLACED = `((is|are|was) ${NOW} (replaced|substituted|exchanged|changed)|is ${NOW} removed and replaced)`;
const BECOMES = '(becomes|is now|changes to|is then|goes to|has become)';

const CHANGED: Rule[] = [
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'facts',
    `{e:entity} ${REPLACED} (by|with|for) {f:entity}`,
    ({ e, f }) => replacedBy(e, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `{e:entity} ${REPLACED} (by|with|for) (one|another|another one|a new one|a different one) (of|with|having|that has|whose) {f:with}`,
    ({ e, f }) => (f.every(isEqual) ? [fact('change', e), ...sayOf(e, f)] : null),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} ${BECOMES} {v:amount}`, ({ q, v }) => {
    const owner = isProperty(q) ? q.of[0] : undefined;
    return owner === undefined ? null : [fact('change', owner), fact('equal', q, v)];
  }),
  ...rule<{ f: RawFact[] }>('changing', '{f:facts}', ({ f }) => (isChange(f) ? f : null)),
  ...rule<{ f: RawFact[]; c: RawFact[] }>(
    'facts',
    '(when|if|once|after) {c:changing} [,] {f:facts}',
    ({ f, c }) => (isChange(f) ? null : [...c, ...f]),
  ),
  ...rule<{ f: RawFact[]; c: RawFact[] }>(
    'facts',
    '{f:facts} [,] (when|if|once|after) {c:changing}',
    ({ f, c }) => (isChange(f) ? null : [...c, ...f]),
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>(
    'sentence',
    '{g:goals} [,] (when|if|once|after) {c:changing}',
    ({ g, c }) => asks(g, c),
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>('sentence', '(once|after) {c:changing} [,] {g:goals}', ({ g, c }) =>
    asks(g, c),
  ),
];

const HOTTER =
  '(increased|decreased|raised|lowered|changed|reduced|varied|increases|decreases|rises|falls|changes)';

/** What is done to something whose resistance then is another. */
const CAUSES: Rule[] = [
  ...rule<{ e: RawTerm }>('cause', `the temperature of {e:entity} (is ${NOW} |) ${HOTTER}`, ({ e }) =>
    isSet(e) ? [fact('change', e)] : null,
  ),
  ...rule<{ e: RawTerm }>(
    'cause',
    `{e:entity} is ${NOW} (warmed|heated|cooled|(placed|put|immersed) in (warm|hot|cold|iced|boiling) water|moved to a (warmer|colder|brighter|darker) place|covered|shaded|illuminated by a bright lamp)`,
    ({ e }) => (isSet(e) ? [fact('change', e)] : null),
  ),
  ...rule<object>(
    'cause',
    `the (intensity of the light|light intensity|brightness of the light|intensity of light|intensity of the light (falling|incident) on the ldr|light level) (is ${NOW} |) ${HOTTER}`,
    (_, [at]) => [fact('change', ldr(at))],
  ),
  ...rule<{ e: RawTerm }>('cause', `{e:entity} is ${NOW} (adjusted|varied|altered|reset)`, ({ e }) =>
    isOneOf(e, ['variable resistor']) ? [fact('change', e)] : null,
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'cause',
    `the {p:property} of {e:entity} is ${NOW} (adjusted|varied|changed|increased|decreased|reduced)`,
    ({ p, e }) => (p === 'resistance' && isOneOf(e, ['variable resistor']) ? [fact('change', e)] : null),
  ),
  ...rule<{ c: RawFact[] }>('facts', '{c:cause}', ({ c }) => c),
  ...rule<{ c: RawFact[]; f: RawFact[] }>(
    'facts',
    '{c:cause} [,] (so that|such that|until|and|and then|so) {f:facts}',
    ({ c, f }) => (isChange(f) ? f : [...c, ...f]),
  ),
];

const ldr = (at: number): RawTerm => reference('physics light-dependent resistor', null, 'the', at);

const isOneOf = (e: RawTerm, nouns: readonly string[]): boolean =>
  isReference(e) && nouns.includes(e.a.replace('physics ', ''));
const isSet = (e: RawTerm): boolean => isOneOf(e, ['thermistor', 'light-dependent resistor']);

/** What holds in one condition, and what in another. */
const placedIn = (term: RawTerm, label: string): RawTerm =>
  isProperty(term) && term.of.length === 1 && !term.where ? { ...term, of: [term.of[0]!, label] } : term;

const CONDITIONS: Rule[] = [
  ...['dim', 'bright', 'strong', 'low', 'moderate', 'room'].flatMap((word) =>
    rule<object>('held-at', `in ${word} (light|sunlight|daylight|lighting)`, () => `while in ${word} light`),
  ),
  ...rule<object>(
    'held-at',
    '(in the dark|in darkness|in total darkness|when it is dark)',
    () => 'while in the dark',
  ),
  ...rule<object>('held-at', '(in daylight|in sunlight|in full sunlight)', () => 'while in daylight'),
  ...rule<object>('held-at', '(at room temperature)', () => 'while at room temperature'),
  ...rule<{ v: RawTerm }>(
    'held-at',
    '[(at|when) (a|the|its) temperature [{s:symbol}] [(of|is)]|at] {v:quantity}',
    ({ v }) =>
      typeof v === 'object' && 'unit' in v && /°|\\circ|degree|℃/.test(v.unit)
        ? `while at ${'amount' in v ? v.amount : ''} degrees`
        : null,
  ),
  ...rule<{ q: RawTerm; c: string; v: RawTerm }>(
    'facts',
    '{q:quant} is {v:amount} [,] {c:held-at}',
    ({ q, c, v }) => heldAt(q, c, v),
  ),
  ...rule<{ q: RawTerm; c: string; v: RawTerm }>(
    'facts',
    '{q:quant} {c:held-at} is {v:amount}',
    ({ q, c, v }) => heldAt(q, c, v),
  ),
  ...rule<{ q: RawTerm; c: string; v: RawTerm }>(
    'facts',
    '{c:held-at} [,] {q:quant} is {v:amount}',
    ({ q, c, v }) => heldAt(q, c, v),
  ),
  ...rule<{ e: RawTerm; c: string; p: string; v: RawTerm }>(
    'facts',
    '{e:entity} has [a] {p:property} [{s:symbol}] [of] {v:amount} [,] {c:held-at}',
    ({ e, c, p, v }) => heldAt(the(p, e), c, v),
  ),
  ...rule<{ q: RawTerm; c: string; v: RawTerm; w: RawTerm; d: string }>(
    'facts',
    '{q:quant} is {v:amount} {c:held-at} and {w:amount} {d:held-at}',
    ({ q, c, v, w, d }) => {
      const [one, other] = [heldAt(q, c, v), heldAt(q, d, w)];
      return one && other && [...one, ...other];
    },
  ),
  ...rule<{ q: RawTerm; c: string }>('quant', '{q:quant} {c:held-at}', ({ q, c }) => {
    const placed = placedIn(q, c);
    return placed === q ? null : placed;
  }),
];

const heldAt = (q: RawTerm, label: string, v: RawTerm): RawFact[] | null => {
  const placed = placedIn(q, label);
  return placed === q ? null : [fact('equal', placed, v)];
};

/** What is altered in a circuit, under what conditions things hold in it, and what meters say. */
export const ALTERED_RULES: Rule[] = [...CHANGED, ...CAUSES, ...CONDITIONS];
