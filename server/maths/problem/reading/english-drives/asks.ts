import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const want = (name: string, who: RawTerm = ''): RawTerm => the('want', name, who);

const ENERGY: readonly (readonly [string, string, string])[] = [
  ['ke', 'kinetic energy', 'gain'],
  ['pe', '[gravitational] potential energy', 'gain'],
];
const GOES = '{g:goes}';

/** What is asked for. */
const WANTED: Rule[] = [
  ...bit<{ q: RawTerm }>('{q:quant}', ({ q }) =>
    typeof q === 'object' && 'the' in q ? the('want', ...q.of) : null,
  ),
  ...ENERGY.flatMap(([name, noun]) => [
    ...bit<{ x?: RawTerm }>(`[the|its] [total] (gain|increase) in [the] ${noun} [of {x:any-who}]`, ({ x }) =>
      want(`${name} gain`, x),
    ),
    ...bit<{ x?: RawTerm }>(`[the|its] ${noun} gained [by {x:any-who}]`, ({ x }) => want(`${name} gain`, x)),
    ...bit<{ x?: RawTerm }>(
      `[the|its] [total] (loss|decrease|reduction) (in|of) [the] ${noun} [of {x:any-who}]`,
      ({ x }) => want(`${name} loss`, x),
    ),
    ...bit<{ x?: RawTerm }>(`[the|its] ${noun} lost [by {x:any-who}]`, ({ x }) => want(`${name} loss`, x)),
  ]),
  ...bit<object>(
    `[the] [total] work done by (the [car's] engine [of {x:who}]|the driving force|{x:who})`,
    () => want('work by'),
  ),
  ...bit<object>(
    '[the] work done by (the tension [in the (rope|string)]|the [pulling|horizontal|applied|towing] force)',
    () => want('pull work'),
  ),
  ...bit<object>(
    `[the] [total] work done [by {x:who}] against [the] (resistance|resistances|resistance to motion|resisting force|resistive force|air resistance|resistance to the motion) [of {y:who}]`,
    () => want('work against'),
  ),
  ...bit<object>('[the] [total] work done [by {x:who}] against [the] (friction|frictional force)', () =>
    want('rub work'),
  ),
  ...bit<{ x?: RawTerm }>(
    `[the] distance [(that|which|through which|in which|for which)] [{x:any-who}] [${GOES}] [up|down] [{t:surface}]`,
    ({ x }) => want('distance', x),
  ),
  ...bit<{ x?: RawTerm }>(`[the] distance (travelled|moved|covered) [by {x:any-who}]`, ({ x }) =>
    want('distance', x),
  ),
  ...bit<{ x?: RawTerm }>(
    `[the] further distance [(that|which)] [{x:any-who}] [${GOES}] [up|down] [{t:surface}]`,
    ({ x }) => want('distance', x),
  ),
  ...bit<{ x?: RawTerm }>(
    `[the] total distance [(that|which)] [${GOES}] [by] [{x:any-who}] [${GOES}]`,
    ({ x }) => want('whole distance', x),
  ),
  ...bit<{ x?: RawTerm }>(
    `how (far|much further|far up {t:surface}|far beyond {l:label}) (does|will|has) {x:any-who} (travel|move|slide|moved|travelled|go)`,
    ({ x }) => want('distance', x),
  ),
  ...bit<{ x?: RawTerm }>(`how far {x:any-who} ${GOES}`, ({ x }) => want('distance', x)),
  ...bit<object>(
    '[the] (time|length of time|time taken|total time|total time taken|time it takes|time that elapses)',
    () => want('time'),
  ),
  ...bit<{ x?: RawTerm }>(
    '[the] time (taken for|taken by|for|that it takes|it takes|she takes|he takes) [{x:any-who}] [to]',
    () => want('time'),
  ),
  ...bit<object>('how long (it takes|does it take) [for {x:any-who} to]', () => want('time')),
  ...bit<{ x?: RawTerm }>(
    '[the] (greatest|maximum) height (reached|attained|) [(by|of) {x:any-who}] above (the ground|the floor)',
    ({ x }) => want('greatest height', x),
  ),
  ...bit<{ x?: RawTerm }>(
    '[the] (greatest|maximum) height above (the ground|the floor) (reached|attained) by {x:any-who}',
    ({ x }) => want('greatest height', x),
  ),
  ...bit<{ x?: RawTerm }>(
    '[the] (greatest|maximum) height (reached|attained) [by {x:any-who}]|[the] (greatest|maximum) height (it|{x:any-who}) (reaches|rises)|[the] greatest height of {x:any-who} above (its|the) (starting point|initial position|point of projection)',
    ({ x }) => want('rise', x),
  ),
  ...bit<{ k: string }>('[the] value of [the constant] {k:letter}', ({ k }) => the('letter', k)),
  ...bit<{ k: string }>('{k:letter}', ({ k }) => the('letter', k)),
  ...bit<object>(
    '(at which|with which|that|which) [{x:any-who}] (can|could|is able to|may) (travel|move|maintain|attain|reach|be driven|go|sustain|achieve|run)',
    () => the('none'),
  ),
  ...bit<object>(
    '(at which|with which|that|which) [{x:any-who}] (can|could|is able to|may) (ascend|climb|go up|travel up)',
    () => the('how', the('up')),
  ),
  ...bit<object>(
    '(at which|with which|that|which) [{x:any-who}] (can|could|is able to|may) (descend|go down|travel down)',
    () => the('how', the('down')),
  ),
  ...bit<{ x: RawTerm }>('whether [or not] {x:who} (reaches|will reach|hits|strikes) the pulley', ({ x }) =>
    want('whether pulley', x),
  ),
  ...bit<object>('(at|with) which [{x:any-who}]', () => the('none')),
  ...bit<{ x: RawTerm }>('[the] distance [that|which] {x:any-who} {g:goes}', ({ x }) => want('distance', x)),
  ...bit<object>('(now|then)', () => the('none')),
  ...bit<object>('(its|this|the) (magnitude|value|size)', () => the('want last')),
  ...bit<{ u: string }>('[,] in {u:unit} [,]', ({ u }) => the('unit', u)),
  ...bit<{ x: RawTerm }>(
    'how (much further|far) [further] [up|down] [{t:surface}] {x:who} {g:goes}',
    ({ x }) => want('distance', x),
  ),
  ...bit<{ x: RawTerm }>(
    '([the] distance of {x:who} from the pulley|how far {x:who} is from the pulley|the distance between {x:who} and the pulley)',
    ({ x }) => want('pulley gap', x),
  ),
  ...bit<{ x: RawTerm }>(
    '[the] total (time|length of time) (for which|that) {x:who} is (in motion|moving)',
    ({ x }) => want('whole time', x),
  ),
  ...bit<object>('[the] [length of] time (for which|that|during which) the string is slack', () =>
    want('slack time'),
  ),
  ...bit<object>(
    '[the] [total] [length of] time (from|after) [the instant of] (release|its release|the release|when the system is released) (until|to|before) the string (becomes|is|first becomes) taut again',
    () => want('taut time'),
  ),
  ...bit<{ x: RawTerm }>(
    '[the] (force|contact force|reaction|normal reaction|force exerted) (on {x:who} by|that) (the floor|the lift|the floor of the lift|the floor of the cage) [exerts on {x:who}]',
    ({ x }) => want('floor force', x),
  ),
  ...bit<{ x: RawTerm }>(
    '[the] [magnitude of the] (force|reaction) (exerted by|of) (the floor|the lift|the floor of the lift) on {x:who}',
    ({ x }) => want('floor force', x),
  ),
  ...bit<object>('[the] speed (with|at) which', () => the('want then', 'speed', '')),
  ...bit<object>(
    '(find|calculate|determine|work out|obtain|state|write down|hence find|find also|hence calculate|hence determine|and hence find|also find)',
    () => the('ask', 'find'),
  ),
  ...bit<object>('(show|prove|verify|hence show) that', () => the('ask', 'show')),
  ...bit<object>(
    "(by|using) (considering|applying|using|an|) [the] (energy|newton's second law|newton's second law to each of the {m:drive-nouns}|energy method|work-energy principle|an energy method|conservation of energy|use of energy) [to each of the {m:drive-nouns}] [for {x:any-who}] [to]",
    () => the('none'),
  ),
  ...bit<object>(
    "(use|using) (an energy method|newton's second law|the work-energy principle|energy considerations) [to]",
    () => the('none'),
  ),
  ...bit<object>('correct to {n:digits} significant (figures|figure)', () => the('none')),
  ...bit<object>(
    '(at|in) (this|that) (instant|moment|time|case|stage)|during (this time|this motion|the ascent|the climb|the descent|the journey)|in this (time|distance|case)',
    () => the('none'),
  ),
];

const ASIDES: Rule[] = [
  ...bit<object>(
    '[,] [and] (stating|state|say|saying) whether (it|this|this force|the force) is [a] (tension or a thrust|tension or thrust|thrust or tension|thrust or a tension|tension or a compression|tension or compression|compression or tension)',
    () => the('none'),
  ),
  ...bit<object>(
    '(during|while) (the braking|braking)|(during|in|for|over) (the|this) (motion|time|journey)|in the subsequent motion|for (the|this) motion|while the brakes are applied',
    () => the('none'),
  ),
];

/** Where something is reached or passed. */
const PLACES: Rule[] = [
  ...rule<{ l: string }>('spot', '[the|a] [point] {l:label}', ({ l }) => l),
  ...rule<object>('spot', '(the|a) (floor|ground|horizontal floor|horizontal ground)', () => 'floor'),
  ...rule<object>('spot', 'the pulley', () => 'pulley'),
  ...rule<object>(
    'spot',
    '(the|its) (top|highest point) [of (the|this) (hill|slope|plane|ramp|slide|track|road|incline)]',
    () => 'top',
  ),
  ...rule<object>(
    'spot',
    '(the|its) (bottom|foot|lowest point) [of (the|this) (hill|slope|plane|ramp|slide|track|road|incline)]',
    () => 'bottom',
  ),
  ...rule<{ p: string }>(
    'spot',
    '{p:spot} [,] (at|which is) the (top|bottom|foot) of (the|this) (hill|slope|plane|ramp|slide|track|road|incline) [,]',
    ({ p }) => p,
  ),
  ...bit<{ p: string }>('{p:spot}', ({ p }) => the('spot', p)),
  ...bit<{ l: RawTerm }>('(from|at) the top of ({l:steep}|{l:sloping})', ({ l }) =>
    the('hows', the('from', 'top'), l),
  ),
  ...bit<{ l: RawTerm }>('(from|at) the (bottom|foot) of ({l:steep}|{l:sloping})', ({ l }) =>
    the('hows', the('from', 'bottom'), l),
  ),
  ...bit<{ p: string }>('(from|at) {p:spot}', ({ p }) => the('how', the('from', p))),
  ...bit<{ p: string }>('to {p:spot}', ({ p }) => the('how', the('to', p))),
  ...bit<{ p: string; q: string }>('from {p:spot} to {q:spot}', ({ p, q }) =>
    the('hows', the('from', p), the('to', q)),
  ),
  ...bit<{ v: RawTerm }>('[a] speed of {v:speed}', ({ v }) => the('to', v)),
];

/** How high one place is above another. */
const HEIGHTS: Rule[] = [
  ...bit<{ h: RawTerm; p: string; q: string }>(
    '[the] [vertical] height of {p:spot} above [the level of] {q:spot} is {h:length}',
    ({ h, p, q }) => the('above', p, q, h),
  ),
  ...bit<{ h: RawTerm; p: string; q: string }>(
    '{p:spot} is {h:length} [vertically] (above|higher than) [the level of] {q:spot}',
    ({ h, p, q }) => the('above', p, q, h),
  ),
  ...bit<{ h: RawTerm; p: string; q: string }>(
    '{p:spot} is {h:length} [vertically] (below|lower than) [the level of] {q:spot}',
    ({ h, p, q }) => the('above', q, p, h),
  ),
  ...bit<{ h: RawTerm; p: string; q: string }>(
    '[the] (distance|length|length of the road|length of the path) [of] [from] {p:spot} to {q:spot} is {h:length}',
    ({ h }) => the('is', the('q', 'length', ''), h),
  ),
];

export const ENGLISH_ASKS: Rule[] = [
  ...WANTED,
  ...ASIDES,
  ...PLACES,
  ...HEIGHTS,
  ...bit<{ x: RawTerm }>('{x:any-who}', ({ x }) => the('who', x)),
];
