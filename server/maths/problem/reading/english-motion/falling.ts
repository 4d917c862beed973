import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isSpeed } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const TERMINAL = 'at terminal speed';
const LIQUID =
  '(oil|water|a liquid|the liquid|the oil|the water|glycerol|an oil|a viscous liquid|a column of (oil|liquid|water)|a tank of (oil|liquid|water)|a tall cylinder of (oil|liquid|water)|the surface of (an oil|the oil|a liquid|the liquid|the water|some oil))';
const AIR = '(the air|air|the atmosphere)';
const FALLS = '(falls|is falling|then falls|descends|fall)';
const DRAG =
  '(drag [force]|viscous (force|drag|drag force)|air resistance|resistive force|force due to air resistance|resistance force)';
const SPEED = '(terminal|terminal \\( constant \\)|constant|constant \\( terminal \\)|maximum)';

const falling = (at: number): RawTerm => onlyWith('drag force', at);

/** How something falls through a fluid, and what it comes to. */
const FALLS_SO: Rule[] = [
  ...rule<{ f?: RawFact[] }>(
    'does',
    `(steps|jumps) from (a|an) [stationary] (balloon|hot-air balloon|aircraft|aeroplane|helicopter|plane) and ${FALLS} [vertically] through ${AIR}`,
    () => also('fall through air'),
  ),
  ...rule<object>('does', `${FALLS} [vertically] (through|in) ${AIR}`, () => also('fall through air')),
  ...rule<object>('does', `${FALLS} [vertically] (through|in) ${LIQUID}`, () =>
    also('fall through a liquid'),
  ),
  ...rule<object>('does', `is (released|dropped) [from rest] (below|just below|at|in|into) ${LIQUID}`, () =>
    also('fall through a liquid'),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(reaches|attains|falls at|is falling at|falls with|has) (a|its) ${SPEED} (speed|velocity) [{s:symbol}] [of] {v:amount}`,
    ({ v }) => (isSpeed(v) || typeof v === 'string' ? terminal(SELF, v) : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(she|he|it) (reaches|attains) (a|her|his|its) ${SPEED} (speed|velocity) [{s:symbol}] [of] {v:amount} [before opening (her|his|the) parachute]`,
    ({ v }, [at]) => terminal(falling(at), v),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `the ${SPEED} (speed|velocity) [{s:symbol}] of {e:falling} is {v:amount}`,
    ({ v, e }) => terminal(e, v),
  ),
  ...rule<{ e: RawTerm }>('falling', '{e:entity}', ({ e }) => e),
  ...rule<object>('falling', '(she|he|it|her|him)', (_, [at]) => falling(at)),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(just after|immediately after|after) the parachute opens [,] the ${DRAG} [{s:symbol}] [on {e:falling}] is {v:amount}`,
    ({ v }, [at]) => [equalIn('drag force', falling(at), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the upthrust [{s:symbol}] (on|acting on) {e:falling} is {v:amount}`,
    (slots, [at]) => {
      const { v } = slots as { v: RawTerm };
      return [equalTo('upthrust', v, falling(at))];
    },
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} including (equipment|her equipment|his equipment|the equipment|her parachute|his parachute|the parachute|its load|the driver|the rider)',
    ({ e }) => e,
  ),
];

const equalIn = (name: string, of: RawTerm, v: RawTerm): RawFact =>
  fact('equal', the(name, of, 'with the parachute open'), v);

/** At its terminal speed it gets no faster. */
const terminal = (of: RawTerm, v: RawTerm): RawFact[] => [
  fact('equal', the('velocity', of, TERMINAL), v),
  fact('equal', the('acceleration', of, TERMINAL), '0'),
];

/** "With equipment": said in passing. */
const ASIDES: Rule[] = [
  ...rule<{ p: string; v: RawTerm }>(
    'with',
    '[total] {p:property} {v:amount} [,] (including|with) (equipment|her equipment|his equipment|the equipment|her parachute|his parachute|its parachute|the parachute|its load|the driver)',
    ({ p, v }) => [fact('equal', the(p, SELF), v)],
  ),
];

const ASKED: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [magnitude of the] ${DRAG} [{s:symbol}] [acting] [on {e:falling}] [acting] (when|while|as) {f:falling} is (falling|moving|travelling) at [(her|his|its|the)] (terminal|constant|this) (speed|velocity)`,
    ({ e }, [at]) => the('drag force', e ?? falling(at), TERMINAL),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [magnitude of the] ${DRAG} [{s:symbol}] [acting] on {e:falling} at (terminal|constant|this) (speed|velocity)`,
    ({ e }) => the('drag force', e, TERMINAL),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] total weight of {e:entity} and (her|his|its|their|the) (equipment|parachute|load|contents|driver)',
    ({ e }) => the('weight', e),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'quant',
    `[(the|her|his|its)] [magnitude of (the|her|his|its)] acceleration [of {e:falling}] (at the instant when|at the moment when|at the instant that|when) the ${DRAG} [{s:symbol}] [on {f:falling}] is {v:amount}`,
    ({ e, v }, [at]) => {
      const body = e ?? falling(at);
      return { the: 'acceleration', of: [body], where: [fact('equal', the('drag force', body), v)] };
    },
  ),
  ...rule<{ e: RawTerm }>('entity', '{e:entity} (who|that|which) is falling', ({ e }) =>
    isReference(e) ? saying(e, spokenOf(SELF)) : e,
  ),
];

export const FALLING_RULES: Rule[] = [...FALLS_SO, ...ASIDES, ...ASKED];
