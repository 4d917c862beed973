import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isSpeed } from '../english-physics/tails.ts';

/** The moment at which something that was thrown meets what stands in its way. */
const THERE = 'at the obstacle';
const OBSTACLE =
  '[vertical|tall|high] (wall|fence|building|tree|target|net|crossbar|post|cliff|screen|hedge|barrier)';
const MEETS = '(hits|strikes|reaches|passes over|just passes over|just clears|clears|hit|strike|reach)';
const START =
  '(its starting point|the point of projection|the (launch|starting) point|the point from which it (is|was) (thrown|projected|kicked|fired)|[point] {l:label}|where it (is|was) (thrown|projected|kicked|fired))';

const met = (v: RawTerm): RawFact[] => [
  fact('scene', SELF, 'obstacle'),
  fact('equal', the('horizontal distance', SELF, THERE), v),
  fact('positive', the('height', SELF, THERE)),
];

const MEETING: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `[then] ${MEETS} (a|the) ${OBSTACLE} [that is|which is|at|,] [at] [a] [horizontal] [distance [{s:symbol}] of] {v:amount} [away|horizontally] from ${START}`,
    ({ v }) => met(v),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[then] ${MEETS} (a|the) ${OBSTACLE} [that is|which is|,] {v:quantity} (away|horizontally away) [from ${START}]`,
    ({ v }) => met(v),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [vertical] height [{s:symbol}] [above the [horizontal] ground] [of {f:flying}] at which {e:flying} ${MEETS} the ${OBSTACLE}`,
    ({ e }) => the('height', e, THERE),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [vertical] height [{s:symbol}] [above the [horizontal] ground] of {e:flying} [above the [horizontal] ground] (when|as) it ${MEETS} the ${OBSTACLE}`,
    ({ e }) => the('height', e, THERE),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] [taken|it takes] (for {e:flying}|by {e:flying}) to (reach|hit|strike) the ${OBSTACLE}`,
    ({ e }) => the('time', e, THERE),
  ),
  ...[
    ['speed', 'speed'],
    ['horizontal component of [the] velocity', 'horizontal velocity'],
    ['vertical component of [the] velocity', 'vertical velocity'],
    ['horizontal velocity', 'horizontal velocity'],
    ['vertical velocity', 'vertical velocity'],
  ].flatMap(([words, name]) =>
    rule<{ e: RawTerm }>(
      'quant',
      `[the] ${words} [{s:symbol}] of {e:flying} [,] (when|as|just before|immediately before|at the instant) it ${MEETS} the ${OBSTACLE}`,
      ({ e }) => the(name!, e, THERE),
    ),
  ),
];

const THROWN = '(thrown|projected|fired|launched|kicked|hit|struck|shot)';

/** How it starts, told by itself. */
const STARTING: Rule[] = [
  ...rule<{ f: RawFact[] }>('does', `(is|was) ${THROWN} [{g:player}] (from|at) {f:place}`, ({ f }) => f),
  ...rule<object>('player', 'by (a|the) {w:story-word}', () => ''),
  ...rule<object>(
    'place',
    '(a|the) point [{l:label}] on [the] [horizontal|level|flat] (ground|field|surface)',
    () => also('landing on the level', 'landing'),
  ),
  ...rule<object>('place', '[a] (horizontal|level|flat) (ground|field|surface)', () =>
    also('landing on the level', 'landing'),
  ),
  ...rule<{ v: RawTerm; d: RawFact[] }>(
    'does',
    `leaves ([point] {l:label}|the (ground|racket|bat|foot|hand|surface|gun|cannon|cliff|table|{w:story-word})) (with|at) [a|an] [initial] (velocity|speed) [{s:symbol}] [of] {v:amount} [,] {d:throw-direction}`,
    ({ v, d }) => started(v, d),
  ),
  ...rule<{ v: RawTerm; d: RawFact[] }>(
    'does',
    'has [a|an] initial (velocity|speed) [{s:symbol}] of {v:amount} [,] {d:throw-direction}',
    ({ v, d }) => started(v, d),
  ),
  ...rule<{ v: RawTerm }>(
    'throw-direction',
    '(at|in a direction) [an angle [{s:symbol}] of] {v:amount} above the horizontal',
    ({ v }) => [...also('thrown at an angle'), equalTo('angle of projection', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'throw-direction',
    '(in a direction that makes|making) an angle [{s:symbol}] of {v:amount} (with|to) the horizontal',
    ({ v }) => [...also('thrown at an angle'), equalTo('angle of projection', v)],
  ),
];

const started = (v: RawTerm, direction: RawFact[]): RawFact[] | null =>
  isSpeed(v) || typeof v === 'string'
    ? [...direction, equalTo('speed of projection', v), fact('phase', SELF)]
    : null;

export const OBSTACLE_RULES: Rule[] = [...MEETING, ...STARTING];
