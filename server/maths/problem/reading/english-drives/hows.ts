import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit, CONSTANT, how } from '../mechanics/bit.ts';

/** How fast, how far, how long. */
const MEASURES: Rule[] = [
  ...bit<{ v: RawTerm }>('(at|with) [a|an] [initial] (speed|velocity) [of] {v:speed}', ({ v }) =>
    how('speed', v),
  ),
  ...bit<{ v: RawTerm }>('at {v:speed}', ({ v }) => how('speed', v)),
  ...bit<{ v: RawTerm }>(`(at|with) [a|its|this] ${CONSTANT} (speed|velocity) [of] {v:speed}`, ({ v }) =>
    how('steady', v),
  ),
  ...bit<object>(`(at|with) [a|its] ${CONSTANT} (speed|velocity)`, () => how('steady')),
  ...bit<{ a: RawTerm }>(`with [a|an] [${CONSTANT}] acceleration [of] [magnitude] {a:rate}`, ({ a }) =>
    how('acceleration', a),
  ),
  ...bit<{ a: RawTerm }>(
    `with [a|an] [${CONSTANT}] (deceleration|retardation) [of] [magnitude] {a:rate}`,
    ({ a }) => how('deceleration', a),
  ),
  ...bit<{ a: RawTerm }>(`at [a] [${CONSTANT}] [rate] [of] {a:rate}`, ({ a }) => how('acceleration', a)),
  ...bit<object>(`with [a] ${CONSTANT} (acceleration|deceleration|retardation)|uniformly`, () =>
    how('constantly'),
  ),
  ...bit<object>('(from rest|initially at rest)', () => how('from rest')),
  ...bit<object>('to [instantaneous] rest', () => how('to rest')),
  ...bit<{ v: RawTerm }>('from [a] [speed] [of] {v:speed}', ({ v }) => how('from speed', v)),
  ...bit<{ v: RawTerm }>('to [a] [speed] [of] {v:speed}', ({ v }) => how('to speed', v)),
  ...bit<{ t: RawTerm }>(
    '(for|in|after|during|in the|in a time of|a further|over|within|for a period of) [the] [first|next|a further|another|subsequent|following] {t:duration} [of [its|the] motion|after (release|being released|the release)]',
    ({ t }) => how('time', t),
  ),
  ...bit<{ t: RawTerm }>(
    '{t:duration} (after (the|its|their) release|later|after (being released|starting|it starts)|after the start)',
    ({ t }) => how('time', t),
  ),
  ...bit<object>('(from|after) (its|the|their) release', () => the('none')),
  ...bit<{ x: RawTerm }>('[vertically] below {x:who}', () => how('hung below')),
  ...bit<{ s: RawTerm }>('[,] {s:length} from {l:label}', ({ s }) => how('distance', s)),
  ...bit<{ s: RawTerm }>(
    '[for|through|in|over|a] [the|a] [total|vertical|further|next|first|last|final] [distance] [of] {s:length}',
    ({ s }) => how('distance', s),
  ),
  ...bit<{ h: RawTerm }>(
    '(through|by|rising|climbing|gaining) [a] (vertical distance|vertical height|height) [of] {h:length}',
    ({ h }) => how('rise', h),
  ),
  ...bit<{ h: RawTerm }>(
    'descending [through] [a] (vertical distance|vertical height|height) [of] {h:length}',
    ({ h }) => how('fall', h),
  ),
  ...bit<{ h: RawTerm }>(
    '[at] [a] [height] [of] {h:length} above (the|a) [horizontal] (floor|ground)',
    ({ h }) => how('above floor', h),
  ),
  ...bit<{ h: RawTerm }>('[at] [a distance] [of] {h:length} from the pulley', ({ h }) =>
    how('from pulley', h),
  ),
  ...bit<{ p: RawTerm }>(
    `(with|and with) (its|the|his|her) engine (working|operating) at [a] [${CONSTANT}] [rate|power] [of] [working] [of] {p:power}`,
    ({ p }) => how('power', p),
  ),
  ...bit<{ p: RawTerm }>(
    `(working|developing|producing|generating|using|at|with) [at] [a] [${CONSTANT}|maximum] (rate|power|power output) [of] [working] [of] {p:power}`,
    ({ p }) => how('power', p),
  ),
  ...bit<{ r: RawTerm }>(
    `against [a|the] [${CONSTANT}|total] (resistance|resistances|resisting force|resistive force|force) [to [its|the] motion] [of] [magnitude] {v:val}`,
    (slots) => how('against', (slots as unknown as { v: RawTerm }).v),
  ),
  ...rule<object>('aim', 'horizontal', () => 'level'),
  ...rule<object>('aim', '(vertical|upward)', () => 'vertical'),
  ...rule<object>(
    'along',
    '(parallel to the (plane|slope)|parallel to a line of greatest slope [of the plane]|up the (plane|slope)|along the (plane|slope))',
    () => 'along',
  ),
  ...bit<{ v: RawTerm; w?: string; p?: string }>(
    '(by|under the action of) (a|the) [constant] [{w:aim}] [driving|pulling|towing] force [of] [magnitude] {v:val} [acting] [{p:along}]',
    ({ v, w, p }) => how('force', v, '', p ?? w ?? ''),
  ),
  ...bit<{ v: RawTerm; x: RawTerm; w?: string }>(
    'by (a|the) [constant] [{w:aim}] force [of] [magnitude] {v:val} (applied to|acting on) {x:who}',
    ({ v, x, w }) => the('hows', the('force', v, '', w ?? ''), the('on', x)),
  ),
  ...bit<{ v: RawTerm; a: RawTerm }>(
    'by (a|the) [constant] force [of] [magnitude] {v:val} [acting|inclined|which acts] at [an angle [of]] {a:ang} (above|to) the horizontal',
    ({ v, a }) => how('force', v, a),
  ),
  ...bit<object>(
    `(in a straight line|in a vertical line|as shown [in the diagram]|for the whole [of the] (journey|motion)|at this speed|at this [same] instant|at that instant|at first|throughout the (climb|ascent|descent|motion|journey)|in the same direction|freely|directly|gently|in a vertical plane|of the motion|throughout|throughout the motion|in the subsequent motion|initially|respectively|parallel to the (road|rails|track)|along the road|along the track|on the road|together|again|first|by means of {c:cord}|by a crane|by a motor|by a winch|with {c:cord} taut|with the [straight] parts of the string vertical)`,
    () => the('none'),
  ),
];

export const ENGLISH_HOWS: Rule[] = MEASURES;
