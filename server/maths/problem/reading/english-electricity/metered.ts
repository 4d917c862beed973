import {
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawProperty,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { tellOf } from './circuits.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { AT, onlyWith } from '../english-physics/things.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { sought } from '../shared/manners.ts';

const isProperty = (term: RawTerm | undefined): term is RawProperty =>
  typeof term === 'object' && 'the' in term;
const isEqual = ({ relation, of: [left] }: RawFact): boolean => relation === 'equal' && isProperty(left);

const isOneOf = (e: RawTerm, nouns: readonly string[]): boolean =>
  isReference(e) && nouns.includes(e.a.replace('physics ', ''));

const METER = '(voltmeter|ammeter|milliammeter|meter)';
const meter = (word: string, at: number): RawTerm => reference(`physics ${word}`, null, 'the', at);

/** What meters say, and what is joined where it is spoken of. */
const METERS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    '(reads|indicates|records|displays|shows|gives) [a] [(reading|value) of] {v:amount}',
    ({ v }) => [fact('equal', the('reading', SELF), v)],
  ),
  ...['voltmeter', 'ammeter'].flatMap((word) => [
    ...rule<object>('quant', `[the] ${word} reading [{s:symbol}]`, (_, [at]) =>
      the('reading', meter(word, at)),
    ),
    ...rule<{ m: string }>('quant', `[the] {m:moment} ${word} reading [{s:symbol}]`, ({ m }, [at]) =>
      the('reading', meter(word, at), m),
    ),
    ...rule<object>(
      'quant',
      `[the] reading [{s:symbol}] (shown|given|indicated) (by|on) the ${word}`,
      (_, [at]) => the('reading', meter(word, at)),
    ),
    ...rule<{ m: string }>(
      'quant',
      `[the] {m:moment} reading [{s:symbol}] (on|of|shown by|shown on|given by) the ${word}`,
      ({ m }, [at]) => the('reading', meter(word, at), m),
    ),
  ]),
  ...rule<{ e: RawTerm; j: RawFact[] }>(
    'entity',
    '{e:entity} [that is|which is|,] (connected|joined|placed) {j:joining} [,]',
    ({ e, j }) => (isReference(e) && e.says.every(isEqual) ? saying(e, j) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    `{e:entity} (of|with|having) [a] (very high|very large|infinite|high|very low|zero|negligible|very small) resistance`,
    ({ e }) => (isOneOf(e, ['voltmeter', 'ammeter']) ? e : null),
  ),
  ...rule<object>('facts', `(the ${METER}|the meters|both meters) (is|are) [both] ideal`, () => spokenOf()),
  ...rule<object>(
    'facts',
    `the (voltmeter|ammeter) has [a] (very high|infinite|very low|negligible) resistance`,
    () => spokenOf(),
  ),
];

const MATERIAL = '(metal|material|alloy|substance)';

/** Of what a wire is made, and what is between its ends. */
const WIRES: Rule[] = [
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', `the ${MATERIAL} of {e:entity} {f:does}`, ({ e, f }) =>
    isReference(e) && f.every((one) => isEqual(one) && OF_MATERIAL.has((one.of[0] as RawProperty).the))
      ? sayOf(e, f)
      : null,
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'facts',
    'there is (a|an) [constant|steady] {p:property} [{s:symbol}] of {v:amount} (between|across) the (ends|terminals) of {e:entity}',
    ({ p, v, e }) => [fact('equal', the(p, e), v)],
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'facts',
    '(a|an) [constant|steady] {p:property} [{s:symbol}] of {v:amount} (is (applied|maintained) (between|across)|exists (between|across)) the ends of {e:entity}',
    ({ p, v, e }) => [fact('equal', the(p, e), v)],
  ),
  ...rule<{ f: RawFact[] }>(
    'with',
    '[a] [uniform|constant|circular] (cross-section|cross section) (of|with|having) {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('with', '[a] [uniform|constant|circular|solid] {f:with}', ({ f }) =>
    f.length === 1 ? f : null,
  ),
];

const OF_MATERIAL = new Set(['resistivity', 'number density', 'density']);

const VALUE = '(is|was|is found to be|is now|becomes)';
const resistorAt = (at: number): RawTerm => onlyWith('number of carriers', at);
const sourceAt = (at: number): RawTerm => onlyWith('emf', at);

/** "The current", where there is but one; what has a resistance, where there is but one. */
const ALONE: Rule[] = [
  ...rule<{ v: RawTerm }>('facts', `the current [{s:symbol}] ${VALUE} {v:amount}`, ({ v }, [at]) => [
    fact('one current', sourceAt(at)),
    fact('equal', the('current', sourceAt(at)), v),
  ]),
  ...['{n:physics-noun}', 'of (them|the|these) [{c:count}] {n:physics-nouns}'].flatMap((words) =>
    rule<{ p: string; n: string }>(
      'quant',
      `[the] {p:property} [{s:symbol}] ${AT} each ${words}`,
      ({ p, n }, [at]) => the(p, reference(`physics ${n}`, null, 'all', at), 'each'),
    ),
  ),
  ...rule<object>('quant', '(its|the) resistance [{s:symbol}]', (_, [at]) =>
    the('resistance', resistorAt(at)),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `the (heating element|element|filament|coil) [(of|in) {e:entity}] (is|is made from|consists of|is made of) a [uniform|thin|long|coiled|single] [metal|tungsten|nichrome] wire [of circular cross-section] (of|with|having) {f:with}`,
    ({ e, f }, [at]) => {
      const wire = reference('physics wire', null, 'a', at);
      const whole = e ?? resistorAt(at + 0.5);
      return [fact('equal', the('resistance', whole), the('resistance', wire)), ...sayOf(wire, f)];
    },
  ),
  ...rule<{ e: RawTerm; j: RawFact[] }>(
    'facts',
    '{e:entitys} are [both|all] [made] (of|from) the same (material|metal) and are [both|all] (connected|joined) {j:joining}',
    ({ e, j }) => (isAll(e) ? [fact('alike', e, 'resistivity', 'number density'), ...tellOf(e, j)] : null),
  ),
];

const PASS = '(pass|flow|move|be transferred|travel)';
const PLACE =
  '[(a point|any point|one point|this point|the point|a cross-section|any cross-section) (in|of|on|along)|the ends of]';

/** How long it goes on, and what happens meanwhile. */
const TIMES: Rule[] = [
  ...rule<{ f: RawFact[]; e: RawTerm }>(
    'timed-goal',
    `[the] time [{s:symbol}] [(taken|needed|required)] for [a] {f:with} to ${PASS} (through|past|along) ${PLACE} {e:entity}`,
    ({ f, e }) => timeFor(f, e),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'timed-goal',
    `[the] time [{s:symbol}] [(taken|needed|required)] for {v:quantity} of charge to ${PASS} (through|past|along) ${PLACE} {e:entity}`,
    ({ v, e }) => timeFor([fact('equal', the('charge', SELF), v)], e),
  ),
  ...rule<{ q: RawTerm }>(
    'timed-goal',
    '{q:quant} (in|during|for|over) (this|that|the same) (time|time interval|interval|period)',
    ({ q }) => {
      const owner = isProperty(q) ? q.of[0] : undefined;
      return owner === undefined ? null : [{ verb: 'find', target: q, where: [fact('this time', owner)] }];
    },
  ),
  ...rule<{ g: RawGoal[]; h?: RawGoal[] }>(
    'goals',
    '(calculate|determine|find|deduce) {g:timed-goal} [[,] and {h:timed-goal}]',
    ({ g, h }) => [...g, ...(h ?? [])],
  ),
  ...rule<object>(
    'quant',
    '[the] number [{s:symbol}] of (electrons|free electrons|conduction electrons|charge carriers) (passing|that pass|which pass|flowing|that flow) (this point|the point|that point|through it|past it)',
    (_, [at]) => the('number of carriers', onlyWith('number of carriers', at)),
  ),
];

const timeFor = (f: RawFact[], e: RawTerm): RawGoal[] | null =>
  f.every(isEqual) ? [{ verb: 'find', target: the('time', e), where: sayOf(e, f) }] : null;

/** "The power supplied by the battery", "the greatest current it can supply". */
const POWERS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (total power|power|rate) [{s:symbol}] (produced|generated|converted|provided|at which energy is (supplied|transferred|converted|transformed)) (by|in) {e:entity}',
    ({ e }) => (isSource(e) ? the('total power', e) : null),
  ),
  ...rule<{ e: RawTerm; p: string }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (wasted|lost|dissipated) (in|inside|within) {e:entity}',
    ({ e, p }) => (p === 'power' && isSource(e) ? the('power wasted', e) : null),
  ),
  ...rule<object>(
    'quant',
    '[the] efficiency [{s:symbol}] [(of|in) the (circuit|battery|cell|supply|power supply|transfer|transfer of energy|energy transfer)|(with|at) which (power|energy) is (transferred|supplied|delivered) (to|by) {e:entity}]',
    (_, [at]) => the('efficiency', onlyWith('efficiency', at)),
  ),
  ...rule<{ f: RawFact[]; e: RawTerm }>(
    'does',
    '(supplies|delivers|provides) {f:with} to {e:entity}',
    ({ f, e }, [at]) => [
      ...f,
      fact('joined across', SELF, e, reference('physics combination', null, 'a', at + 0.5)),
    ],
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'facts',
    '{q:quant} (in|during|for) (this|that|the same) (time|time interval|interval|period) is {v:amount}',
    ({ q, v }) => [fact('equal', q, v)],
  ),
  ...rule<object>(
    'quant',
    '[the] (lost volts|potential difference across the internal resistance|p.d. across the internal resistance) [{s:symbol}]',
    (_, [at]) => the('lost volts', onlyWith('lost volts', at)),
  ),
];

const isSource = (e: RawTerm): boolean =>
  isReference(e) && capabilitiesOf(e.a.replace('physics ', '')).includes('has emf');

/** "Calculate, in terms of R, …". */
const TERMS: Rule[] = [
  ...rule<{ l: string; t: RawTerm }>(
    'goals',
    '(find|determine|calculate|obtain|state|deduce) [,] in terms of {l:letter} [,] {t:sought}',
    ({ l, t }) => sought(t).map((one) => ({ ...one, terms: [l] })),
  ),
];

/** What meters say, how long charge passes, and what is spoken of alone. */
export const METERED_RULES: Rule[] = [...METERS, ...WIRES, ...TIMES, ...POWERS, ...ALONE, ...TERMS];
