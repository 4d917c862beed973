import { fact, isReference, type RawFact, type RawGoal, type RawTerm, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';
import { reference } from '../references.ts';

const RATED = '(rated (as|at)|rated|marked|labelled|marked as)';

/** What lamps are made for, and wires that are tapped along their length. */
export const DIVIDER_RULES: Rule[] = [
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'does',
    `(is|are) ${RATED} {v:quantity} [,|/|and] {w:quantity}`,
    ({ v, w }) => [equalTo('size', v), equalTo('size', w)],
  ),
  ...rule<{ e: RawTerm; g: RawGoal[] }>(
    'goals',
    'for {e:entity} (operating|working|when operating|when it operates|when it is operating) (normally|at its normal power) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<object>('quant', '[the] current [{s:symbol}] in the filament', (_, [at]) =>
    the('current', reference('physics filament lamp', null, 'the', at)),
  ),
  ...rule<object>('quant', '[the] resistance [{s:symbol}] of the filament', (_, [at]) =>
    the('resistance', reference('physics filament lamp', null, 'the', at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'the filament is a [uniform|thin|long|coiled] [metal|tungsten] wire [of circular cross-section] (of|with|having) {f:with}',
    ({ f }, [at]) => {
      const lamp = reference('physics filament lamp', null, 'the', at);
      return [fact('also', lamp, 'wire'), ...sayOf(lamp, f)];
    },
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'at (its|the) [normal] (operating|working) temperature [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ p: string }>('quant', '[the] {p:property} [{s:symbol}] of the filament', ({ p }, [at]) =>
    the(p, reference('physics filament lamp', null, 'the', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} (of|with|having) [a] (very high|very large|infinite|high) resistance',
    ({ e }) => (isReference(e) && e.a === 'physics voltmeter' ? e : null),
  ),
  ...rule<{ e: RawTerm }>('entity', '{e:entity} with a negative temperature coefficient', ({ e }) =>
    isReference(e) && e.a === 'physics thermistor' ? e : null,
  ),
  ...rule<{ x: string; e: RawTerm }>(
    'facts',
    '(end {x:label}|{x:label}) is connected to the (positive|negative) terminal of {e:entity}',
    ({ e }) => spokenOf(e),
  ),
  ...rule<object>('quant', '[the] reading (on|of) the (voltmeter|meter)', (_, [at]) =>
    the('potential difference', reference('physics voltmeter', null, 'the', at)),
  ),
  ...rule<{ e: RawTerm; f: RawTerm; g: RawFact[] }>(
    'facts',
    '{e:entity} is connected to {f:entity} and {g:does}',
    ({ e, f, g }, [at]) => [
      fact('joined across', e, f, reference('physics combination', null, 'a', at + 0.5)),
      ...sayOf(e, g),
    ],
  ),
  ...rule<object>(
    'quant',
    '[the] (power [dissipated|lost|wasted]|rate of dissipation of [thermal] energy|thermal power) in the internal resistance [of {e:entity}]',
    (_, [at]) => the('power wasted', onlyWith('power wasted', at)),
  ),
  ...rule<{ v: RawTerm; q: RawTerm; w: RawTerm }>(
    'facts',
    'at a temperature [{s:symbol}] of {v:quantity} [,] {q:quant} is {w:amount}',
    ({ q, v, w }) => atTemperature(q, v, w),
  ),
];

/** How warm a thermistor is says what its resistance is, and no more. */
const atTemperature = (q: RawTerm, v: RawTerm, w: RawTerm): RawFact[] | null =>
  typeof v === 'object' && 'unit' in v && /°|\\circ|K/.test(v.unit) ? [fact('equal', q, w)] : null;
