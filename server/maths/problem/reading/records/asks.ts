import { type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|calculate|determine|work out|state|write down|obtain|show|deduce|what is)';
const EST = '[an estimate (of|for)|estimates (of|for)|the value of|the values of|the exact value of]';
const find = (...targets: RawTerm[]): RawGoal[] => targets.map((target) => ({ verb: 'find', target }));

const NAMES: readonly [name: string, words: string][] = [
  ['mean', 'mean|average|arithmetic mean'],
  ['median', 'median'],
  ['lower quartile', 'lower quartile|first quartile'],
  ['upper quartile', 'upper quartile|third quartile'],
  ['interquartile range', 'interquartile range|inter-quartile range|iqr'],
  ['range', 'range'],
  ['variance', 'variance'],
  ['standard deviation', 'standard deviation'],
  ['mode', 'mode'],
];

const asked = (names: string, words: string): RawTerm[] =>
  names.split('|').map((name) => the('record', name, words));

/** What is wanted of data, alone or several together, and of which. */
const MOMENTS: Rule[] = [
  ...NAMES.flatMap(([name, words]) => rule<object>('r-moment', `(${words})`, () => name)),
  ...rule<object>('r-moment', 'quartiles', () => 'lower quartile|upper quartile'),
  ...rule<{ a: string }>('r-moments', `${EST} [the] {a:r-moment}`, ({ a }) => a),
  ...rule<{ a: string; b: string }>(
    'r-moments',
    `${EST} [the] {a:r-moment} [,] and {b:r-moments}`,
    ({ a, b }) => `${a}|${b}`,
  ),
  ...rule<{ a: string; b: string }>(
    'r-moments',
    `${EST} [the] {a:r-moment} , {b:r-moments}`,
    ({ a, b }) => `${a}|${b}`,
  ),
  ...rule<{ m: string; w?: string }>(
    'goals',
    `${FIND} [also] {m:r-moments} [(of|for) {w:wn}]`,
    ({ m, w = '' }) => find(...asked(m, w)),
  ),
  ...rule<{ m: string; w: string }>(
    'goals',
    `${FIND} [also] {m:r-moments} {w:w} [(of|for) {v:wn}]`,
    ({ m, w, v = '' }: { m: string; w: string; v?: string }) =>
      MEASURED.test(w) ? find(...asked(m, `${w} of ${v}`)) : null,
  ),
  ...['new', 'combined', 'overall'].flatMap((word) =>
    rule<object>('r-new', word, () => (word === 'new' ? word : 'all')),
  ),
  ...rule<{ q: string; m: string; w?: string; v?: string }>(
    'goals',
    `${FIND} (the|their|his|her) {q:r-new} {m:r-moments} [{w:w}] [(of|for) {v:wn}]`,
    ({ q, m, w = '', v = '' }) => find(...asked(m, `${q} ${w} ${v}`)),
  ),
  ...rule<{ m: string; w?: string; v: string }>(
    'goals',
    `show that {m:r-moments} [(of|for) {w:wn}] is {v:datum}`,
    ({ m, w = '', v }) => (m.includes('|') ? null : [{ verb: 'show', target: the('record', m, w, v) }]),
  ),
  ...rule<{ m: string; w: string; v: string; u?: string }>(
    'goals',
    `show that {m:r-moments} {w:w} [(of|for) {u:wn}] is {v:datum}`,
    ({ m, w, v, u = '' }) =>
      m.includes('|') || !MEASURED.test(w)
        ? null
        : [{ verb: 'show', target: the('record', m, `${w} of ${u}`, v) }],
  ),
  ...rule<{ e: string }>('goals', 'show that {e:record-equation}', ({ e }) => {
    const [, k, v] = /^([a-z])=(-?\d+(?:\.\d+)?)$/.exec(e) ?? [];
    return k ? [{ verb: 'show', target: the('record letter', k, v!) }] : null;
  }),
  ...rule<{ e: string }>('goals', `${FIND} [the] [value of] {e:sum-name}`, ({ e }) =>
    find(the('record sum', e)),
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    `${FIND} [the] [values of] {e:sum-name} and {f:sum-name}`,
    ({ e, f }) => find(the('record sum', e), the('record sum', f)),
  ),
  ...rule<{ k: string }>('goals', `${FIND} [the] [value of] [the] [constant] {k:unknown}`, ({ k }) =>
    find(the('record letter', k)),
  ),
  ...rule<{ m: string }>(
    'goals',
    `[(in|state|find|write down|identify|give)] [in] which (class interval|class|interval) (does the {m:r-moment} lie|contains the {m:r-moment}|the {m:r-moment} lies)`,
    ({ m }) => find(the('record class', m)),
  ),
  ...rule<{ m: string }>(
    'goals',
    `${FIND} the (class interval|class|interval) (in which the {m:r-moment} lies|containing the {m:r-moment}|that contains the {m:r-moment}|which contains the {m:r-moment})`,
    ({ m }) => find(the('record class', m)),
  ),
  ...rule<{ w?: string }>(
    'goals',
    `${FIND} the {x:r-extreme} possible [value of the|value for the] interquartile range [of {w:wn}]`,
    ({ x }: { x?: string; w?: string }) => find(the('record extreme', x!)),
  ),
  ...rule<object>('r-extreme', '(greatest|largest|maximum)', () => 'greatest'),
  ...rule<object>('r-extreme', '(least|smallest|minimum)', () => 'least'),
];

/** "The mean time": what is measured stands behind the noun at once. */
const MEASURED =
  /^(?:[a-z-]+ )?(?:time|mass|weight|height|length|age|score|mark|speed|distance|price|temperature|wage|salary|width|depth|amount|number|value|volume|cost|thickness|diameter|rainfall|salaries|earnings|income|profit|pulse rate|temperature)s?(?: .*)?$/;

export const RECORDS_ASKS: Rule[] = MOMENTS;
