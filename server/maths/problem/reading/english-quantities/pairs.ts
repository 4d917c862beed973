import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { isLength } from '../english-physics/tails.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { can } from './standing.ts';

/** Two things beside each other: how far apart they are, and what is between them. */
const APART = 'joined apart';
const IN = '[in (a vacuum|air|free space|vacuum)]';
const SET = '(are|are placed|are situated|are fixed|are held|are separated|are positioned|lie)';

const apart = (both: RawTerm, v: RawTerm): RawFact[] | null =>
  isAll(both) && both.all.length !== 2 ? null : [fact(APART, both, v)];

const NOUN = '(spheres|masses|bodies|charges|particles|point charges|stars|planets|wires|objects|conductors)';

const TOLD: Rule[] = [
  ...rule<{ e: RawTerm }>('several', '{e:several} [,] in (a vacuum|air|free space) [,]', ({ e }) => e),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    `{e:entitys} ${SET} [with their centres] [by] [(a|at a) (distance|separation) [{d:symbol}] of] {v:quantity} [apart|from each other] [, measured between their centres] ${IN}`,
    ({ e, v }) => apart(e, v),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(are|are placed|are situated|are fixed|are held|are separated|lie) [with their centres] [by] [(a|at a) (distance|separation) [{d:symbol}] of] {v:quantity} [apart|from each other] ${IN}`,
    ({ v }) => (isLength(v) ? [fact(APART, v)] : null),
  ),
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'facts',
    `[the] (distance|separation) [{d:symbol}] (between|of) (their centres|the centres of {e:entitys}|{e:entitys}|the centres of the [two] ${NOUN}|the [two] ${NOUN}|them) is {v:quantity}`,
    ({ v, e }) => (e === undefined ? [fact(APART, v)] : apart(e, v)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(their centres|the centres of the [two] ${NOUN}|the [two] ${NOUN}|they) ${SET} [by] [(a|at a) (distance|separation) [{d:symbol}] of] {v:quantity} [apart|from each other] ${IN}`,
    ({ v }) => (isLength(v) ? [fact(APART, v)] : null),
  ),
  ...rule<{ v: RawTerm; l: string }>(
    'facts',
    'the (distance|separation|length) {l:two-labels} is {v:quantity}',
    ({ v }) => [fact(APART, v)],
  ),
  ...rule<{ a: string; b: string; v: RawTerm }>(
    'facts',
    '(points|) {a:label} and {b:label} are [separated by] [a distance of] {v:quantity} [apart]',
    ({ v }) => (isLength(v) ? [fact(APART, v)] : null),
  ),
  ...rule<{ p: RawTerm; q: RawTerm; a: string; b: string }>(
    'facts',
    '[two] [small] [positive] [point] charges of {p:quantity} and {q:quantity} are [placed|fixed|situated|held] at [the] [two] points {a:label} and {b:label} [respectively]',
    ({ p, q, a, b }, [at]) => [
      fact('equal', the('charge', reference('physics point charge', a, 'the', at)), p),
      fact('equal', the('charge', reference('physics point charge', b, 'the', at + 0.5)), q),
    ],
  ),
  ...rule<{ e: RawTerm; v: RawTerm; f: RawTerm }>(
    'facts',
    `{e:entity} is [placed|situated|fixed|held] [at] [a (distance|separation) [{d:symbol}] of] {v:quantity} [away] from {f:entity} ${IN}`,
    ({ e, v, f }) => (isReference(e) && isReference(f) && both(e, f) ? [fact(APART, e, f, v)] : null),
  ),
  ...rule<{ v: RawTerm; e: RawTerm; f: RawTerm }>(
    'facts',
    '[the] (distance|separation) between [the centres of] {e:entity} and {f:entity} is {v:quantity}',
    ({ v, e, f }) => (isReference(e) && isReference(f) && both(e, f) ? [fact(APART, e, f, v)] : null),
  ),
  ...rule<{ v: RawTerm }>('with', '[a|an] [electric] charge [{s:symbol}] of {v:quantity}', ({ v }) => [
    fact('equal', the('charge', SELF), v),
  ]),
];

/** What has a mass, or a charge, each of both. */
const both = (e: RawTerm, f: RawTerm): boolean =>
  ['mass', 'charge'].some((name) => can(e, name) && can(f, name)) &&
  !can(e, 'recession speed') &&
  !can(f, 'recession speed');

const BETWEEN = `(between (them|the two [${NOUN}]|the ${NOUN}|these [two] ${NOUN}|{e:entitys})|that (each|one) [of the ${NOUN}] exerts on the other|(on|acting on|exerted on) each of (them|the ${NOUN})|(on|acting on|exerted on) (each|either|one) [of the] (sphere|mass|charge|body|particle))`;

const FORCES: readonly [words: string, name: string][] = [
  ['gravitational force [of attraction]', 'gravitational force between'],
  ['(electric|electrostatic|coulomb) force [of (attraction|repulsion)]', 'electric force between'],
];

const ASKED: Rule[] = [
  ...FORCES.flatMap(([words, name]) =>
    rule<{ e?: RawTerm }>('quant', `[the] [magnitude of the] ${words} [{s:symbol}] ${BETWEEN}`, ({ e }) =>
      the(name, ...(e === undefined ? [] : [e])),
    ),
  ),
  ...(['gravitational', 'electric'] as const).flatMap((field) => [
    ...rule<{ e?: RawTerm }>(
      'quant',
      `[the] ${field} potential energy [{s:symbol}] of (the [two] ${NOUN}|the (system|pair) [of [two] ${NOUN}]|{e:entitys}|the two [${NOUN}])`,
      ({ e }) => the(`${field} energy of both`, ...(e === undefined ? [] : [e])),
    ),
    ...rule<{ e: RawTerm }>(
      'quant',
      `[the] distance [{x:symbol}] (from [the centre of] {e:entity} of|of) [the|this] point [{p:label}] [from [the centre of] {e:entity}] [on the line [{l:two-labels}] [(joining|between) [the centres of] [the] [two] (${NOUN}|centres|{f:entitys})]] (at which|where) the [resultant] [${field}] (field|field strength) [due to {g:entitys}] is zero`,
      ({ e }) => (e === undefined ? null : the(balance(field), e)),
    ),
  ]),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] distance [{x:symbol}] of ({p:label}|this point|the point [{p:label}]) from [the centre of] {e:entity}`,
    ({ e }) => the('balanced from', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] distance [{x:symbol}] (from|between) [the centre of] {e:entity} (to|and|of) ({p:label}|this point|the point [{p:label}])`,
    ({ e }) => the('balanced from', e),
  ),
];

const balance = (field: string): string =>
  field === 'electric' ? 'the electric field is balanced from' : 'gravity is balanced from';

const LINE = `[(,|that is|which is|and is|lies)] [lying] [(on|along) the line (joining|between) [the centres of] [the] [two] (${NOUN}|centres|{f:entitys}) [,]]`;

/** A point between both where there is no field. */
const BALANCED: Rule[] = (['gravitational', 'electric'] as const).flatMap((field) => [
  ...rule<object>(
    'facts',
    `(at (a|the|point) [point] [{p:label}]) ${LINE} , the [resultant] [${field}] (field|field strength) [due to {g:entitys}] is zero`,
    () => [fact('no field', field)],
  ),
  ...rule<object>(
    'facts',
    `there is a point [{p:label}] ${LINE} (at which|where) the [resultant] [${field}] (field|field strength) [due to {g:entitys}] is zero`,
    () => [fact('no field', field)],
  ),
]);

export const PAIR_RULES: Rule[] = [...TOLD, ...ASKED, ...BALANCED];
