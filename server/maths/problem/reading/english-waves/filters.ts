import { fact, type RawFact, type RawTerm, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { onlyWith } from '../english-physics/things.ts';
import { equalTo } from '../english-physics/tails.ts';

const KIND = 'physics filter in a row';
const NOUN =
  '(polarising filter|polarizing filter|polaroid filter|filter|polariser|polarizer|polaroid|sheet of polaroid|ideal polarising filter|ideal polariser)';
const AXIS = '(transmission axis|polarising axis|polarisation axis|axis of transmission|axis)';
const DEGREES = (v: string): RawTerm => ({ amount: v, unit: '°' });
const any = (at: number): RawTerm => onlyWith('axis direction', at);

/** Filters that light passes one after the other, each by its name or its place. */
const NAMES: Rule[] = [
  ...rule<{ l?: string }>('a-filter', `(a|the) ${NOUN} [{l:physics-name}]`, ({ l }, [at]) =>
    reference(KIND, l ?? null, 'the', at),
  ),
  ...rule<{ l: string }>('a-filter', `{l:label}`, ({ l }, [at]) => reference(KIND, l, 'bare', at)),
  ...rule<{ l: string }>('new-filter', `(a|the) ${NOUN} [{l:physics-name}]`, ({ l }, [at]) =>
    reference(KIND, l ?? null, l ? 'the' : 'a', at),
  ),
  ...rule<{ l: string }>(
    'new-filter',
    `[a] (second|another|similar|second similar|second identical) ${NOUN} [{l:physics-name}]`,
    ({ l }, [at]) => reference(KIND, l ?? null, l ? 'the' : 'a', at),
  ),
  ...rule<object>('a-filter', `the first ${NOUN}`, (_, [at]) => reference(KIND, null, 'one', at)),
  ...rule<object>('a-filter', `the (second|other) ${NOUN}`, (_, [at]) => reference(KIND, null, 'other', at)),
];

/** An angle to the vertical, in which light is polarised or lets itself through. */
const DIRECTIONS: Rule[] = [
  ...rule<object>('direction', '[is] vertical', () => DEGREES('0')),
  ...rule<object>('direction', '[is] horizontal', () => DEGREES('90')),
  ...rule<{ v: RawTerm }>(
    'direction',
    '[is] [at] [an angle [{s:symbol}] (of|is|)] {v:amount} (to|from|with) the vertical',
    ({ v }) => v,
  ),
  ...rule<{ v: RawTerm }>(
    'direction',
    '(makes|making|inclined at) [an] angle [{s:symbol}] [of] {v:amount} (to|with) the vertical',
    ({ v }) => v,
  ),
  ...rule<{ v: RawTerm }>(
    'direction',
    '[is] [at] [an angle [{s:symbol}] (of|is|)] {v:amount} (to|from|with) the horizontal',
    ({ v }) => the('difference', DEGREES('90'), v),
  ),
];

/** Light that is polarised in a direction; without one, in its own. */
const LIGHT: Rule[] = ['vertically', 'horizontally', ''].flatMap((way) =>
  rule<{ f?: RawFact[] }>(
    'polarised-beam',
    `[a|the] [parallel|narrow] [beam of] [monochromatic] ${way} ${way ? '[plane] (polarised|polarized)' : '(plane polarised|plane-polarised|plane polarized|polarised)'} [monochromatic] (light|microwaves|radiation|electromagnetic waves|light beam|beam) [(of|with) {f:with}]`,
    ({ f }) => [
      ...(f ?? []),
      ...(way === 'vertically' ? [equalTo('direction', DEGREES('0'))] : []),
      ...(way === 'horizontally' ? [equalTo('direction', DEGREES('90'))] : []),
    ],
  ),
);

const ON =
  '(is incident [normally|at right angles] (on|upon)|(passes|is passed|is directed) [normally] (through|onto|towards|at)|falls normally on|falls on)';
const HIS = `(whose ${AXIS}|with its ${AXIS}|with ${AXIS}|, the ${AXIS} of which|and the ${AXIS} of this filter)`;

const incident = (facts: RawFact[], e: RawTerm): RawFact[] =>
  sayOf(
    e,
    facts.map(({ relation, of: [left, ...rest] }) => ({
      relation,
      of: [
        typeof left === 'object' && 'the' in left ? { ...left, the: INCIDENT[left.the] ?? left.the } : left!,
        ...rest,
      ],
    })),
  );
const INCIDENT: Readonly<Record<string, string>> = {
  intensity: 'incident intensity',
  amplitude: 'incident amplitude',
  direction: 'incident direction',
};

const PASSED =
  '(from|emerging from|that emerges from|leaving|transmitted by|that is transmitted by|that has passed through|which emerges from|passing through|that passes through|after)';

/** What is incident on each of them. */
const CHAIN: Rule[] = [
  ...rule<{ b: RawFact[]; e: RawTerm; d?: RawTerm }>(
    'facts',
    `{b:polarised-beam} ${ON} {e:new-filter} [[,] ${HIS} {d:direction}]`,
    ({ b, e, d }) => [...incident(b, e), ...(d ? [fact('equal', the('axis direction', e), d)] : [])],
  ),
  ...rule<{ a: RawTerm; e: RawTerm; d?: RawTerm }>(
    'facts',
    `the (light|beam|transmitted light|transmitted beam|emergent light) [${PASSED} {a:a-filter}] [then|now] ${ON} {e:new-filter} [[,] ${HIS} {d:direction}]`,
    ({ a, e, d }, [at]) => [
      fact('passes on', a ?? any(at), e),
      ...(d ? [fact('equal', the('axis direction', e), d)] : []),
    ],
  ),
  ...rule<{ a: RawTerm; d: RawTerm }>('facts', `the ${AXIS} of {a:a-filter} {d:direction}`, ({ a, d }) => [
    fact('equal', the('axis direction', a), d),
  ]),
  ...rule<{ a: RawTerm; v: RawTerm }>(
    'facts',
    `(the ${AXIS} of {a:a-filter} is at|the angle [{s:symbol}] between the ${AXIS} of {a:a-filter} and the (plane|direction) of polarisation of the [incident] light is) [an angle [{s:symbol}] of] {v:amount} [to the (plane|direction) of polarisation of the [incident] light]`,
    ({ a, v }) => [fact('equal', the('angle to the light', a), v)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; v: RawTerm }>(
    'facts',
    `the angle [{s:symbol}] between the (transmission axes|axes|polarising axes) of {a:a-filter} and {b:a-filter} is {v:amount}`,
    ({ b, v }) => [fact('equal', the('angle to the light', b), v)],
  ),
];

const OUT =
  '(transmitted (by|through)|that is transmitted (by|through)|emerging from|that emerges from|leaving|that leaves|after passing through|that has passed through|from|beyond|after)';
const IN = '(incident on|that is incident on|falling on|before)';
const BEAM = '(light|beam|waves|microwaves|transmitted light)';

const ASKED: Rule[] = [
  ...['intensity', 'amplitude'].flatMap((name) => [
    ...rule<{ a: RawTerm }>(
      'quant',
      `[the] ${name} [{s:symbol}] of the ${BEAM} ${OUT} {a:a-filter}`,
      ({ a }) => the(`transmitted ${name}`, a),
    ),
    ...rule<{ a: RawTerm }>(
      'quant',
      `[the] ${name} [{s:symbol}] of the ${BEAM} ${IN} {a:a-filter}`,
      ({ a }) => the(`incident ${name}`, a),
    ),
    ...rule<{ a: RawTerm; b: RawTerm }>(
      'quant',
      `[the] ${name} [{s:symbol}] of the ${BEAM} between {a:a-filter} and {b:a-filter}`,
      ({ a }) => the(`transmitted ${name}`, a),
    ),
    ...rule<object>(
      'quant',
      `[the] ${name} [{s:symbol}] of the (transmitted|emergent|emerging) ${BEAM}`,
      (_, [at]) => the(`transmitted ${name}`, any(at)),
    ),
    ...rule<object>('quant', `[the] ${name} [{s:symbol}] of the incident ${BEAM}`, (_, [at]) =>
      the(`incident ${name}`, any(at)),
    ),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'quant',
    `[the] angle [{s:symbol}] between the (transmission axes|axes|polarising axes) of {a:a-filter} and {b:a-filter}`,
    ({ b }) => the('angle to the light', b),
  ),
];

/** Light through one filter after another. */
export const FILTER_RULES: Rule[] = [...NAMES, ...DIRECTIONS, ...LIGHT, ...CHAIN, ...ASKED];
