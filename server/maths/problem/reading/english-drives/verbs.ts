import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

/** What a body does by itself: each verb with what it comes to. */
const ACTIVE: readonly (readonly [string, string])[] = [
  ['move', 'move travel slide run go drive ride ski cycle walk swim roll continue skate sail sledge'],
  ['climb', 'climb ascend rise'],
  ['descend', 'descend fall'],
  ['accelerate', 'accelerate'],
  ['decelerate', 'decelerate slow retard'],
  ['coast', 'free-wheel freewheel coast'],
  ['pass', 'pass'],
  ['reach', 'reach hit strike attain'],
  ['hang', 'hang'],
  ['rest', 'rest lie stand'],
];
/** What is done to it. */
const PASSIVE: readonly (readonly [string, string])[] = [
  ['pull', 'pulled dragged pushed hauled drawn winched'],
  ['raise', 'raised lifted hoisted'],
  ['lower', 'lowered'],
  ['move', 'driven'],
];

const THIRD: Record<string, string> = {
  go: 'goes',
  pass: 'passes',
  reach: 'reaches',
  ski: 'skis',
  rise: 'rises',
};
const PAST: Record<string, string> = {
  fall: 'fallen',
  rise: 'risen',
  go: 'gone',
  drive: 'driven',
  ride: 'ridden',
  run: 'run',
  slide: 'slid',
  ski: 'skied',
  hit: 'hit',
  strike: 'struck',
  swim: 'swum',
  travel: 'travelled',
  hang: 'hung',
  lie: 'lain',
  stand: 'stood',
};
const ING: Record<string, string> = {
  run: 'running',
  swim: 'swimming',
  hit: 'hitting',
  travel: 'travelling',
  lie: 'lying',
};

const third = (verb: string): string => THIRD[verb] ?? `${verb}s`;
const ing = (verb: string): string =>
  ING[verb] ?? (/[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`);
const past = (verb: string): string => PAST[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** Every form of a verb that tells what goes on. */
const forms = (verb: string): string =>
  [
    verb,
    third(verb),
    `(is|are|was|were) [now|then|still] ${ing(verb)}`,
    ing(verb),
    `(has|have) [just] ${past(verb)}`,
    `(starts|start|begins|begin|continues|continue) to ${verb}`,
    `(starts|begins|continues) ${ing(verb)}`,
    `to ${verb}`,
  ].join('|');

const WHEN = '[then|now|subsequently|initially|later|next|finally]';

const MOVES: Rule[] = [
  ...ACTIVE.flatMap(([does, verbs]) =>
    verbs.split(' ').flatMap((verb) => bit<object>(`${WHEN} (${forms(verb)})`, () => the('do', does))),
  ),
  ...rule<object>(
    'goes',
    `(${['move', 'travel', 'slide', 'rise', 'fall', 'climb', 'descend', 'run'].map(forms).join('|')}|covers|covered|moved|travelled)`,
    () => '',
  ),
  ...PASSIVE.flatMap(([does, verbs]) =>
    verbs
      .split(' ')
      .flatMap((verb) =>
        bit<object>(
          `${WHEN} ((is|are|was) [now|then] ${verb}|(is|are) being ${verb}|being ${verb}|${verb})`,
          () => the('do', does),
        ),
      ),
  ),
  // "A crane raises a load": of the load it is told.
  ...bit<{ x: RawTerm }>(
    '(raises|lifts|hauls up|is raising|is lifting|is used to raise|is used to lift) {x:any-who}',
    ({ x }) => the('do to', 'raise', x),
  ),
  ...bit<{ x: RawTerm }>('(lowers|is lowering|is used to lower) {x:any-who}', ({ x }) =>
    the('do to', 'lower', x),
  ),
  ...bit<object>(
    `${WHEN} (starts|start|starts to move|starts moving|sets off|begins to move|moves off|starting|start to move|begins moving|start moving)`,
    () => the('do', 'start'),
  ),
  ...bit<object>(`${WHEN} ((is|are|is then|are then|being) (released|let go)|released)`, () =>
    the('do', 'release'),
  ),
  ...bit<object>(`${WHEN} (is|was) (projected|launched|pushed off|thrown|given a push)`, () =>
    the('do', 'project'),
  ),
  ...bit<object>(`${WHEN} ((is|are|is initially|are initially|being) (placed|on|both)|is|are)`, () =>
    the('do', 'rest'),
  ),
  ...bit<object>(
    `${WHEN} ((is|are|is initially|are initially|being|is originally) (held|held at rest|at rest|held in position|held stationary|stationary))`,
    () => the('do', 'still'),
  ),
  ...bit<object>(`${WHEN} (comes|come|coming|has come|to come) to [instantaneous] (rest|a halt|a stop)`, () =>
    the('do', 'stop'),
  ),
  ...bit<object>(`${WHEN} (stops|stop|stopping|is brought to rest|are brought to rest|has stopped)`, () =>
    the('do', 'stop'),
  ),
  ...bit<object>(`${WHEN} ((is|are) brought [uniformly])`, () => the('do', 'decelerate')),
  ...bit<object>(`${WHEN} (slows down|is slowing down|speeds down)`, () => the('do', 'decelerate')),
  ...bit<object>(`${WHEN} (speeds up|is speeding up|gains speed)`, () => the('do', 'accelerate')),
  ...bit<object>('(arrives at|gets to|comes to|gains|acquires)', () => the('do', 'reach')),
  ...bit<object>(
    '((remains|stays) (there|at rest|on the (floor|ground)|at rest on the (floor|ground))|does not (rebound|bounce)|(comes|is brought) to rest (on the (floor|ground)|without rebounding)|does not reach the pulley|do not reach the pulley)',
    () => the('do', 'stay'),
  ),
];

const EVENTS: Rule[] = [
  ...bit<{ v: RawTerm; x: RawTerm; w?: string }>(
    '(a|the) [constant] [{w:aim}] [constant] force [of] [magnitude] {v:val} (is [now|then] applied to|acts on|is exerted on) {x:who}',
    ({ v, x, w }) => the('whole', 'move', the('force', v, '', w ?? ''), the('on', x)),
  ),
  ...bit<object>(
    '(the|this) force is [then|now] removed|(the|this) force (ceases|stops) [to act|acting]',
    () => the('whole', 'let be'),
  ),
  ...bit<object>(
    '(the|its) (driving|tractive) force [exerted by the engine|of the engine] (is [then|now] removed|ceases [to act]|is no longer applied)|the engine (stops working|fails|cuts out)',
    () => the('whole', 'engine off'),
  ),
  ...bit<{ x: RawTerm }>('(carries|is carrying|carrying|contains|containing) {x:who}', ({ x }) =>
    the('holds', x),
  ),
  ...bit<{ a: RawTerm }>(
    '(by|by means of|using|with) (a|the) [light] [inextensible] (rope|string|cable|chain) [[which|that] (is inclined|makes|making|inclined|is)] [at] [an angle] [of] {a:ang} (to|with|above) the horizontal',
    ({ a }) => the('how', the('rope', a)),
  ),
  ...bit<object>('(by|by means of|using|with) (a|the) [light] horizontal (rope|string|cable|chain)', () =>
    the('how', the('rope')),
  ),
  ...bit<object>('with (its|the|his|her) engine [switched|turned|shut] (off|disengaged)', () =>
    the('whole', 'engine off'),
  ),
  ...bit<object>('(switches|turns|shuts) off (the|his|her|its) engine', () => the('do', 'engine off')),
  ...bit<object>(
    '(the|its) engine [of {x:who}] is [then|now] (switched off|turned off|shut off|cut|cut off|disengaged)',
    () => the('whole', 'engine off'),
  ),
  ...bit<{ x?: RawTerm }>('[the|its] brakes [of {x:who}] are [then|now] applied', ({ x }) =>
    the('whole', 'brakes on', ...(x === undefined ? [] : [the('on', x)])),
  ),
  ...bit<object>('(applies|applying) (the|his|her|its) brakes', () => the('do', 'brakes on')),
  ...bit<object>(
    '(the|its) brakes (produce|provide|exert|apply) (a|an) [constant] [braking] [force] [of] [magnitude] {v:force} [on {x:who}]',
    (slots) => the('is', the('q', 'brake', ''), (slots as { v?: RawTerm }).v!),
  ),
  ...bit<object>('{x:who} has no brakes', () => the('none')),
  ...bit<object>(
    'the (string|rope|cable|chain|tow-bar|tow bar|towbar|coupling|tow-rope|bar) [then|suddenly|now] (breaks|snaps|is cut|is disconnected|comes undone|fails)',
    () => the('whole', 'break'),
  ),
  ...bit<object>('the trailer becomes (uncoupled|detached|disconnected)', () => the('whole', 'break')),
];

const CORD = '{c:cord}';
const TIED = '(attached|connected|joined|tied|fastened|coupled)';

/** What a pulley is called, and at the edge of what it is. */
function pulleyOf(pulley: RawTerm): RawTerm[] {
  const [name, edge] = typeof pulley === 'object' && 'the' in pulley ? pulley.of : [];
  return [
    ...(name ? [the('name', name)] : []),
    ...(typeof edge === 'object' && 'the' in edge ? [the('edge', ...edge.of)] : []),
  ];
}

const JOINTS: Rule[] = [
  ...rule<object>(
    'cord',
    '(a|an|the) [light] [and] [,] [inextensible|horizontal|rigid|inelastic] [vertical|horizontal] (string|rope|cable|chain|wire|tow-bar|tow bar|towbar|tow-rope|rod|bar|coupling) [[,] which is (parallel to the road|horizontal|vertical|inextensible|light)]',
    () => '',
  ),
  ...bit<object>(
    `(is|are) ${TIED} [to each other|together] [by|at|to|with] (the [opposite] ends of|opposite ends of|the ends of|each end of|either end of|) ${CORD}`,
    () => the('tie', 'string'),
  ),
  ...bit<object>(`(is|are) ${TIED} to (one|an|the) end of ${CORD}`, () => the('tie', 'string')),
  ...bit<{ x: RawTerm; l: RawTerm }>(
    `(is|are) ${TIED} [to {x:who}] by ${CORD} [,] [which passes|that passes|passing] over (a|the) {l:pulley} [,] [to {x:who}]`,
    ({ x, l }) => (x === undefined ? null : the('tie over', x, ...pulleyOf(l))),
  ),
  ...bit<{ l: RawTerm }>(
    `(is|are) ${TIED} by ${CORD} [,] (which passes|that passes|passing) over (a|the) {l:pulley}`,
    ({ l }) => the('tie over', '', ...pulleyOf(l)),
  ),
  ...bit<{ x: RawTerm }>(`(is|are) ${TIED} [by ${CORD}] to {x:who} [by ${CORD}]`, ({ x }) =>
    the('tie', 'string', x),
  ),
  ...bit<object>('(is|are) ATTACHED to the other end [of the string]'.replace('ATTACHED', TIED), () =>
    the('tie', 'string'),
  ),
  ...bit<{ x: RawTerm }>('[and] the other end [of the string] is attached to {x:who}', ({ x }) =>
    the('tie', 'string', x),
  ),
  ...bit<object>('[and] to {x:who} at the other end', (slots) =>
    the('tie', 'string', (slots as { x?: RawTerm }).x!),
  ),
  ...bit<{ l: RawTerm }>(
    '[the string|which|it|that] [(passes|passing|hangs|runs|is passed)] over (a|the) {l:pulley}',
    ({ l }) => the('whole', 'pulley', ...pulleyOf(l)),
  ),
  ...rule<{ l?: string; t?: RawTerm }>(
    'pulley',
    '[small|light] [,] [and] [fixed|smooth|frictionless|light|small] [,] [and] [fixed|smooth|light] [light] (pulley|peg) [{l:label}] [,] [[which is] [fixed|attached|situated|at] [at|to] (the edge of {t:surface}|the edge|the top|the top of {t:surface}|the end of {t:surface}|a fixed point)]',
    ({ l, t }) => the('pulley', l ?? '', t ?? ''),
  ),
  ...bit<{ x: RawTerm; l: RawTerm }>(
    `(a|the) [light] [and] [inextensible] string [which is|is] ${TIED} to {x:who} (passes|and passes|, which passes|, passing|passing) over (a|the) {l:pulley}`,
    ({ x, l }) => the('strung', x, ...pulleyOf(l), the('over')),
  ),
  ...bit<{ x: RawTerm }>(
    '[one end of] (a|the) [light] [inextensible] string is ATTACHED to {x:who}'.replace('ATTACHED', TIED),
    ({ x }) => the('strung', x),
  ),
  ...bit<{ x: RawTerm }>(`[and] is ${TIED} [at (its|the) other end] to {x:who}`, ({ x }) => the('strung', x)),
  ...bit<{ x: RawTerm }>(`(the|its) other end [of the string] is ${TIED} to {x:who}`, ({ x }) =>
    the('strung', x),
  ),
  ...bit<{ x: RawTerm }>(`{x:who} is ${TIED} to (the|its) other end [of the string]`, ({ x }) =>
    the('strung', x),
  ),
  ...bit<object>(`(by|using|with) ${CORD}`, () => the('none')),
  ...bit<object>(
    '[,] [with] both [straight] parts of the string [being] [vertical and taut|taut and vertical|vertical]',
    () => the('none'),
  ),
  ...bit<object>('which is at a great height above the (ground|floor)', () => the('none')),
  ...bit<object>('[vertically] below the pulley', () => the('none')),
  ...bit<{ x: RawTerm }>(
    '(tows|is towing|pulls|is pulling|towing|pulling|drags|is dragging) {x:who}',
    ({ x }) => the('do', 'tow', x),
  ),
  ...rule<object>(
    'rig',
    `[the|both|its|each|the two] [straight|hanging] (string|rope|cable|chain|strings|tow-bar|tow bar|towbar|bar|part of the string|parts of the string|parts|portion of the string|part of the string|string) [which connects {y:whos}|connecting {y:whos}|between {x:who} and the pulley|connecting {x:who} to {z:who}] [is|are|being] (taut|vertical|horizontal|light|rigid|light and rigid|light and inextensible|taut and vertical|light , rigid and parallel to the road|parallel to (a|the) line of greatest slope [of {t:surface}]|parallel to ({t:surface}|the plane|the road|the slope)|parallel to the line of greatest slope [of the plane]|taut and parallel to (a|the) line of greatest slope [of the plane])`,
    () => '',
  ),
  ...bit<object>('[with] {r:rig} [and] [with] [{s:rig}]', () => the('none')),
  ...bit<object>('[and] the string (becomes|goes|is then|is now) slack', () => the('none')),
  ...bit<object>(
    'the (rope|tow-bar|tow bar|towbar|cable|coupling|string|bar) (joining|connecting) them is (light|light and horizontal|horizontal|light and rigid|rigid)',
    () => the('none'),
  ),
  ...bit<{ x: RawTerm; y: RawTerm }>('[,] with {x:who} behind {y:who}', () => the('none')),
  ...bit<object>(
    '(by|by means of|using) (a|the) [light] [inextensible] (rope|cable|chain|string) [which is] parallel to the (slope|plane|hill|ramp|line of greatest slope)',
    () => the('how', the('rope along')),
  ),
  ...bit<{ t: RawTerm }>(
    '{t:surface} is {x:texture} and is inclined [at] [an] [angle] [of] {a:ang} (to|with) the horizontal',
    (slots) => {
      const { t, x, a } = slots as unknown as { t: RawTerm; x: string; a: RawTerm };
      return t === '' ? null : the('is track', x, a);
    },
  ),
  ...bit<object>(
    '(stands|is standing|rests|sits|is placed|lies|is) [at rest] (in|on the [horizontal] floor of) (the|a) (lift|cage|elevator)',
    () => the('do', 'inside'),
  ),
];

export const ENGLISH_VERBS: Rule[] = [...MOVES, ...EVENTS, ...JOINTS];
