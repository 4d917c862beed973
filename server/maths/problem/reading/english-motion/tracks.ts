import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isSpeed } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const TRACK =
  '(track|slope|ramp|slide|hill|incline|chute|curved track|curved slope|curved ramp|inclined plane)';
const LOOK = '[curved|smooth|rough|straight|inclined|frictionless|vertical]';
const sliding = (at: number): RawTerm => onlyWith('loss of potential energy', at);

/** What slides or rolls down a track. */
const TRACKS: Rule[] = [
  ...rule<object>(
    'does',
    `(is|was) released [from rest] (at|from) (the top|the highest point|one end|end {l:label}|[a] point {l:label}) of (a|the) ${LOOK} ${TRACK}`,
    () => slide(),
  ),
  ...rule<object>(
    'does',
    `(starts from rest|starts|slides from rest|rolls from rest) (at|from) (the top|the highest point) of (a|the) ${LOOK} ${TRACK}`,
    () => slide(),
  ),
  ...rule<object>(
    'does',
    `(sits|stands|is at rest|is held|rests) at the (top|highest point|upper end) of (a|the) ${LOOK} ${TRACK} [in a (playground|park|water park)]`,
    () => waiting(),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    `(moves|slides|travels|rolls|is released) from rest down (a|the) ${LOOK} ${TRACK} [of length [{s:symbol}] {v:quantity}]`,
    (slots) => {
      const { v } = slots as { v?: RawTerm };
      return v === undefined ? slide() : [...slide(), equalTo('distance', v)];
    },
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(its|the) (upper end|top|upper end of the ${TRACK}) is [a] [vertical] [(distance|height) [{s:symbol}] [of]] {v:quantity} [vertically] above (its|the) (lower end|bottom|foot)`,
    ({ v }, [at]) => [equalTo('fall', v, sliding(at))],
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>(
    'facts',
    `the (bottom|lowest point|end|foot) of the ${TRACK} is [a] [vertical] (distance|height) [{s:symbol}] [of] {v:quantity} [vertically] below (the point of release|the point from which {n:flying} is released|its top|the top|the starting point|where {n:flying} is released)`,
    ({ v }, [at]) => [equalTo('fall', v, sliding(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the (bottom|lowest point|end|foot) of the ${TRACK} is {v:quantity} [vertically] below (the point of release|its top|the top|the starting point)`,
    ({ v }, [at]) => [equalTo('fall', v, sliding(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the top of the ${TRACK} is [a] [vertical] [(distance|height) [{s:symbol}] [of]] {v:quantity} [vertically] above (its|the) bottom`,
    ({ v }, [at]) => [equalTo('fall', v, sliding(at))],
  ),
  ...rule<{ v: RawTerm }>('facts', `the length of the ${TRACK} is {v:quantity}`, ({ v }, [at]) => [
    equalTo('distance', v, sliding(at)),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the ${TRACK} (has|is of) [a] [total] length [of] {v:quantity}`,
    ({ v }, [at]) => [equalTo('distance', v, sliding(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(reaches|arrives at|is at) the (bottom|lowest point|end|foot|lower end) [of the ${TRACK}] (with|at) [a] [speed [{s:symbol}] of] {v:quantity}`,
    ({ v }) => (isSpeed(v) ? [equalTo('final speed', v)] : null),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] speed [{s:symbol}] of {e:entity} (at|as it reaches|when it reaches|on reaching) the (bottom|lowest point|end|foot|lower end) [of the ${TRACK}]`,
    ({ e }) => the('final speed', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] kinetic energy [{s:symbol}] of {e:entity} (at|as it reaches|when it reaches|on reaching) the (bottom|lowest point|end|foot|lower end) [of the ${TRACK}]`,
    ({ e }) => the('final kinetic energy', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (decrease|loss|reduction|fall) (in|of) [gravitational] potential energy [{s:symbol}] of {e:entity} [(between|from) the top (and|to) the bottom [of the ${TRACK}]|as it (moves|slides|travels) (down|along) the ${TRACK}]`,
    ({ e }) => the('loss of potential energy', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (gain|increase|change) in kinetic energy [{s:symbol}] of {e:entity} [as it (moves|slides|travels) (down|along) the ${TRACK}]`,
    ({ e }) => the('gain in kinetic energy', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [average|mean|constant] (resistive|frictional|resistance) force [{s:symbol}] (acting on|on|exerted on|opposing the motion of) {e:entity} [(as|while|when) it (moves|slides|travels) (down|along) the ${TRACK}|during the (motion|descent)]`,
    ({ e }) => the('average resistance', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] work done (against|by) (the|) (resistive forces|frictional forces|friction|frictional force|resistive force) [(acting on|on) {e:entity}] [(as|while) it (moves|slides|travels) (down|along) the ${TRACK}]`,
    ({ e }, [at]) => the('work against resistance', e ?? sliding(at)),
  ),
];

const waiting = (): RawFact[] => [...also('slide down a track'), equalTo('initial speed', '0')];
const slide = (): RawFact[] => [...waiting(), fact('phase', SELF)];

const TABLE =
  '(turntable|disc|roundabout|platform|wheel|record|rotating disc|horizontal disc|horizontal turntable|rotating platform|horizontal platform)';
const turning = (at: number): RawTerm => onlyWith('turns per unit time', at);

/** Something on a disc that turns. */
const TURNING: Rule[] = [
  ...rule<object>('turning', `(a|the) [horizontal|rotating|circular|flat] ${TABLE}`, (_, [at]) =>
    reference('physics turntable', null, 'any', at),
  ),
  ...rule<{ t: RawTerm }>('entity', '{t:turning}', ({ t }) => t),
  ...rule<{ e: RawTerm; t: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (rests|is placed|sits|stands|lies|is|is fixed|is positioned) on {t:turning} [,] [at] [a] [distance [{s:symbol}] of] {v:quantity} from (its|the) (centre|axis|axis of rotation|centre of the {n:story-word}) [of rotation]',
    ({ e, t, v }) => [
      fact('also', e, 'carried round'),
      fact('equal', the('radius', e), v),
      fact('equal', the('angular speed', e), the('angular speed', t)),
    ],
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'facts',
    '{t:turning} (rotates|turns|spins|is rotated|is made to rotate|is rotating) [(about|around) (a|its) [vertical|central] [vertical] axis [through its centre]] (at|with) [a|an] [constant|steady] [(rate|angular speed|angular velocity|frequency) [{s:symbol}] of] {v:quantity}',
    ({ t, v }) => [fact('equal', the('angular speed', t), v)],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entity} does not (slip|slide|move relative to the {n:story-word})',
    ({ e }) => spokenOf(e),
  ),
  ...rule<{ p: string }>('quant', `[the] {p:property} [{s:symbol}] of the ${TABLE}`, ({ p }, [at]) =>
    the(p, turning(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] frictional force [{s:symbol}] (acting on|on|exerted on) {e:entity}',
    ({ e }) => the('frictional force', e),
  ),
];

export const TRACK_RULES: Rule[] = [...TRACKS, ...TURNING];
