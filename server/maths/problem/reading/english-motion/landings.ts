import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isLength, isSpeed } from '../english-physics/tails.ts';

const GROUND =
  '([the] [horizontal|level] ground|the floor|the sea|the water|the surface of the (sea|water)|the beach|the lake|the river|the (valley|field) below)';
const HITS = '(hits|strikes|reaches|lands on|enters|lands in|falls into|meets|arrives at)';
const ARRIVES = `(as|when|just before|just as|immediately before|at the instant when|at the moment when|at the instant) it (${HITS} ${GROUND}|lands)`;
const BASE = '(base|foot|bottom) of the (cliff|tower|building|wall|table|bench)';

/** Where and how something that flies comes down. */
export const LANDING_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `(falls|drops) [through] [a] [vertical] [(height|distance) [{s:symbol}] [of]] {v:amount} (before it ${HITS} ${GROUND}|before (hitting|reaching|striking|entering|landing on) ${GROUND}|to ${GROUND})`,
    ({ v }) =>
      isLength(v) || typeof v === 'string'
        ? [...also('landing'), equalTo('height of projection', v), fact('scene', SELF, 'falls through')]
        : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (magnitude [{s:symbol}] of the velocity|speed) [{s:symbol}] [with which|of] {e:flying} [,] ${ARRIVES}`,
    ({ e }) => the('final speed', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [horizontal] (distance|displacement) [{s:symbol}] of {e:flying} from the ${BASE} ${ARRIVES}`,
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [horizontal] distance [{s:symbol}] from the ${BASE} (at which|to the point at which|to the point where|of the point (where|at which)) {e:flying} ${HITS} ${GROUND}`,
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] horizontal distance [{s:symbol}] (travelled|moved) by {e:flying} (before it ${HITS} ${GROUND}|before (hitting|reaching) ${GROUND}|while it is in the air)`,
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] angle [{s:symbol}] (to|with|below|that it makes with) the horizontal (of the velocity of {e:flying} ${ARRIVES}|at which {e:flying} ${HITS} ${GROUND})`,
    ({ e }) => the('angle at the ground', e),
  ),
  ...rule<object>('quant', '[the] angle [{s:symbol}] (to|with) the horizontal of this velocity', (_, [at]) =>
    the('angle at the ground', { a: 'has angle at the ground', name: null, article: 'only', says: [], at }),
  ),
  ...rule<{ v: RawTerm }>(
    'throw-direction',
    'with a horizontal (velocity|speed) [{s:symbol}] [of] {v:amount}',
    ({ v }) =>
      isSpeed(v) || typeof v === 'string'
        ? [...also('thrown horizontally'), equalTo('speed of projection', v)]
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(rolls|slides|runs) (off|from) the (edge|end) of (a|the) [horizontal] (table|bench|shelf|platform|cliff|roof) (with|at) [a] [horizontal] [(speed|velocity) [{s:symbol}] of] {v:amount}',
    ({ v }) =>
      isSpeed(v) || typeof v === 'string'
        ? [...also('thrown horizontally'), equalTo('speed of projection', v), fact('phase', SELF)]
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the (top|surface|edge|end|top surface) of the (table|bench|shelf|platform|cliff|tower|building|roof) is {v:quantity} [vertically] above ${GROUND}`,
    ({ v }, [at]) => [
      equalTo('height of projection', v, {
        a: 'has height of projection',
        name: null,
        article: 'only',
        says: [],
        at,
      }),
    ],
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] horizontal distance [{s:symbol}] [that] {e:flying} travels',
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [total] time [{s:symbol}] [taken] (for {e:flying}|by {e:flying}) to (return|fall back|come back) to ${GROUND}`,
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'sought',
    '[the] horizontal and vertical components of the initial velocity of {e:flying}',
    ({ e }) => ({ all: [the('initial horizontal velocity', e), the('initial vertical velocity', e)] }),
  ),
  ...rule<{ v: RawTerm }>('throw-direction', 'at {v:amount} to the horizontal', ({ v }) => angled(v)),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'does',
    'has [an] initial velocity [{s:symbol}] of {v:amount} at [an angle [{t:symbol}] of] {w:amount} (to|above) the horizontal',
    ({ v, w }) => (isSpeed(v) ? [...angled(w), equalTo('speed of projection', v)] : null),
  ),
];

const angled = (v: RawTerm): RawFact[] => [...also('thrown at an angle'), equalTo('angle of projection', v)];
