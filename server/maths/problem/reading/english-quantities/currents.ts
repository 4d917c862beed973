import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { can, isOne, only } from './standing.ts';

const SUPPLY = '(supply|battery|cell|power supply|d.c. supply|source)';

/** A capacitor, what charges it and what it is discharged through. */
const CAPACITORS: Rule[] = [
  ...rule<{ r: RawTerm }>(
    'facts',
    '(it|the [charged] capacitor) is (then|now) [(disconnected|removed) from the (supply|battery|cell) and] [then] (connected|joined) (across|to|in series with) {r:entity}',
    ({ r }, [at]) => {
      const c = only('capacitance', at);
      return can(r, 'resistance') && !can(r, 'emf')
        ? [
            fact('also', c, 'discharge'),
            fact('equal', the('resistance', c), the('resistance', r)),
            fact('equal', the('time', c), '0'),
          ]
        : null;
    },
  ),
  ...rule<object>(
    'quant',
    '[the] [magnitude of the] charge [{s:symbol}] [stored] on (the plates|each plate|its plates|one plate|either plate) [of the capacitor]',
    (_, [at]) => the('charge', only('capacitance', at)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(the|this) ${SUPPLY} is [now|then] (replaced (with|by)|changed (to|for)) (one|another|another one|a ${SUPPLY}|another ${SUPPLY}) (of|with|having|that has) [[a|an] (e.m.f.|voltage|potential difference|p.d.|electromotive force) [{s:symbol}] [of]] {v:quantity}`,
    ({ v }, [at]) => {
      const c = only('capacitance', at);
      return [fact('change', c), fact('equal', the('potential difference', c), v)];
    },
  ),
  ...rule<object>(
    'quant',
    '[the] [total] resistance [{s:symbol}] (of|in) the (discharge|discharging) circuit',
    (_, [at]) => the('resistance', only('time constant', at)),
  ),
];

/** What a capacitor keeps. */
const STORED: Rule[] = rule<object>(
  'quant',
  '[the] [electrical|electric] [potential] energy [{w:symbol}] stored [(in|on|by) (it|the capacitor)]',
  (_, [at]) => the('energy', only('capacitance', at)),
);

const BALANCE = '[top-pan|electronic|sensitive|digital] [top-pan] balance';
const field = (at: number): RawTerm => reference('physics magnetic field', null, 'any', at);
const wire = (at: number): RawTerm => only('change in reading', at);
const RIGHT_ANGLE = { amount: '90', unit: '°' };
const ACROSS =
  '(perpendicular to|at right angles to|normal to|so that it is perpendicular to|so that it is at right angles to)';
const POLES = 'between (the|its) poles [of (the|a) magnet]';

/** A wire between the poles of a magnet that stands on a balance. */
const BALANCES: Rule[] = [
  ...rule<object>(
    'facts',
    `a [U-shaped|horseshoe|permanent|strong] magnet [is placed|rests|stands|that rests] (on|placed on) (the pan of|) (a|an) ${BALANCE} [(and|) (produces|provides|producing) a [uniform] [horizontal] [magnetic] field ${POLES}]`,
    (_, [at]) => [fact('given', field(at))],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entity} is (fixed|clamped|held|placed|supported) [horizontally|rigidly|in place] ${POLES} [,] [and] ${ACROSS} the [magnetic] field`,
    ({ e }, [at]) =>
      can(e, 'length') && can(e, 'current')
        ? [
            fact('also', e, 'wire in a magnetic field'),
            fact('also', e, 'wire beside a balance'),
            fact('equal', the('angle to the field', e), RIGHT_ANGLE),
            fact('equal', the('flux density', e), the('flux density', field(at + 0.5))),
          ]
        : null,
  ),
  ...rule<object>(
    'facts',
    'the [magnetic] field (may be assumed to be|is|can be assumed to be) uniform (in this region|between the poles|in the region between the poles) and zero (elsewhere|outside this region|everywhere else)',
    (_, [at]) => [fact('given', field(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] length of [the] wire (in|within|that is in|inside) the [magnetic] field is {v:quantity}',
    ({ v }, [at]) => [fact('equal', the('length', wire(at)), v)],
  ),
  ...rule<{ i?: RawTerm; v: RawTerm }>(
    'facts',
    `[when ([the] current in the wire is (changed|increased) from zero to {i:quantity}|there is a current of {i:quantity} in the wire|the current in the wire is {i:quantity}|a current of {i:quantity} is switched on in the wire|the wire carries a current of {i:quantity}) ,] (the [balance] reading|the reading [on|of] the balance) [on the balance] (changes|increases|decreases|rises|falls) by {v:quantity}`,
    ({ i, v }, [at]) => [
      ...(i === undefined ? [] : [fact('equal', the('current', wire(at)), i)]),
      fact('equal', the('change in reading', wire(at)), v),
    ],
  ),
  ...rule<object>(
    'quant',
    `[the] [magnetic] flux density [{b:symbol}] [of the [magnetic] field] [(in the region|)] ${POLES}`,
    (_, [at]) => the('flux density', field(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] [magnetic] flux density [{b:symbol}] [of the [magnetic] field]',
    (_, [at]) => the('flux density', reference('physics magnetic field', null, 'the', at)),
  ),
  ...rule<{ q: RawTerm }>(
    'quant',
    '{q:quant} (due to|caused by|exerted by|from) (the|this) [magnetic|electric] field',
    ({ q }) => (isOne(q) && q.the.endsWith('force') ? q : null),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (e.m.f.|induced e.m.f.|electromotive force) [{e:symbol}] [that is] [induced] (across|between) the ends of {e:entity}',
    ({ e }) => (isReference(e) ? the('induced emf', e) : null),
  ),
];

/** Fields at right angles to each other that let a charge go straight on. */
const STRAIGHT =
  '(undeviated|undeflected|without deflection|without deviation|in a straight line|without being deflected)';
const GOES = '(pass|passes|travel|travels|move|moves|continue|continues)';

const CROSSED: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'field-told',
    '(a|an|the) [uniform] electric field [of] [(of|with) [electric] [field] strength] [{e:symbol}] [of] {v:quantity}',
    ({ v }) => the('field strength', v),
  ),
  ...rule<{ v: RawTerm }>(
    'field-told',
    '(a|an|the) [uniform] magnetic field (of|with) [magnetic] flux density [{b:symbol}] [of] {v:quantity}',
    ({ v }) => the('flux density', v),
  ),
  ...rule<{ e: RawTerm; a: RawTerm; b: RawTerm }>(
    'facts',
    `{e:entity} ${GOES} ${STRAIGHT} through (a region (in which|where) there (is|are)|a region of|) {a:field-told} (and|at right angles to|perpendicular to|that is at right angles to|which is perpendicular to) {b:field-told} [(at right angles|perpendicular) to (each other|it)]`,
    ({ e, a, b }) => crossed(e, a, b),
  ),
];

function crossed(e: RawTerm, a: RawTerm, b: RawTerm): RawFact[] | null {
  const both = [a, b].map((one) => one as { the: string; of: RawTerm[] });
  if (both[0]!.the === both[1]!.the || !can(e, 'charge')) return null;
  return [
    fact('also', e, 'particle selected by its velocity'),
    ...both.map(({ the: name, of: [v] }) => fact('equal', the(name, e), v!)),
  ];
}

/** The mains. */
const MAINS: Rule[] = [
  ...rule<object>('entity', '(the|a) (mains|mains electricity)', (_, [at]) =>
    reference('physics alternating supply', null, 'any', at),
  ),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:alternating-name} [{s:symbol}] of (the|a) [domestic|electricity] (mains|mains supply|mains electricity)',
    ({ p }, [at]) => (p === '' ? null : the(p, reference('physics alternating supply', null, 'any', at))),
  ),
  ...rule<object>('does', '(is|are) sinusoidal', () => spokenOf(SELF)),
];

export const CURRENT_RULES: Rule[] = [...CAPACITORS, ...STORED, ...BALANCES, ...CROSSED, ...MAINS];
