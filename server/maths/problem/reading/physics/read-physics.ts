import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { ASKING_RULES as CHINESE_ASKING } from '../chinese-physics/asking.ts';
import { CHANGE_RULES as CHINESE_CHANGES } from '../chinese-physics/changes.ts';
import { CIRCUIT_RULES as CHINESE_CIRCUITS } from '../chinese-physics/circuits.ts';
import { FIELD_RULES as CHINESE_FIELDS } from '../chinese-physics/fields.ts';
import { MATTER_RULES as CHINESE_MATTER } from '../chinese-physics/matter.ts';
import { IMPACT_RULES as CHINESE_IMPACTS } from '../chinese-machines/impacts.ts';
import { FLIGHT_RULES as CHINESE_FLIGHTS } from '../chinese-machines/flights.ts';
import { LOAD_RULES as CHINESE_LOADS } from '../chinese-machines/loads.ts';
import { meant } from '../chinese-physics/meant.ts';
import { MOTION_RULES as CHINESE_MOTION } from '../chinese-physics/motion.ts';
import { ORBIT_RULES as CHINESE_ORBITS } from '../chinese-physics/orbits.ts';
import { QUANTUM_RULES as CHINESE_QUANTA } from '../chinese-physics/quanta.ts';
import { RAY_RULES as CHINESE_RAYS } from '../chinese-physics/rays.ts';
import { SCENE_RULES as CHINESE_SCENES } from '../chinese-physics/scenes.ts';
import { TELLING_RULES as CHINESE_TELLING } from '../chinese-physics/telling.ts';
import { THING_RULES as CHINESE_THINGS } from '../chinese-physics/things.ts';
import { FURTHER_SCENE_RULES as CHINESE_FURTHER_SCENES } from '../chinese-further-physics/scenes.ts';
import { USUAL_RULES as CHINESE_USUAL } from '../chinese-further-physics/usual.ts';
import { WAVE_RULES as CHINESE_WAVES } from '../chinese-physics/waves.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { phrasesOfToken } from '../formulas.ts';
import { kindsAbove } from '../kinds.ts';
import { fact, type Meaning, type RawFact, type Said } from '../meaning.ts';
import type { Token } from '../tokens.ts';
import { ASKING_RULES } from '../english-physics/asking.ts';
import { POLARISATION_RULES } from '../english-waves/polarisation.ts';
import { SPRING_RULES } from '../english-physics/springs.ts';
import { FLIGHT_RULES } from '../english-physics/flights.ts';
import { SCENE_RULES } from '../english-physics/scenes.ts';
import { TELLING_RULES } from '../english-physics/telling.ts';
import { ALTERED_RULES } from '../english-electricity/altered.ts';
import { CAPACITOR_RULES } from '../english-electricity/capacitors.ts';
import { CIRCUIT_RULES } from '../english-electricity/circuits.ts';
import { ELECTRICITY_RULES } from '../english-electricity/electricity.ts';
import { FIELD_RULES } from '../english-electricity/fields.ts';
import { SEVERAL_RULES } from '../english-physics/several.ts';
import { CHANGE_RULES } from '../english-physics/changes.ts';
import { BACKGROUND_RULES } from '../english-physics/background.ts';
import { WORDING_RULES } from '../english-physics/wording.ts';
import { OBSTACLE_RULES } from '../english-motion/obstacles.ts';
import { TRACK_RULES } from '../english-motion/tracks.ts';
import { CONTAINER_RULES } from '../english-matter/containers.ts';
import { EMISSION_RULES } from '../english-matter/emission.ts';
import { JOINED_RULES } from '../english-electricity/joined.ts';
import { METERED_RULES } from '../english-electricity/metered.ts';
import { RECTIFIED_RULES } from '../english-electricity/rectified.ts';
import { STRING_RULES } from '../english-waves/strings.ts';
import { GAS_RULES } from '../english-matter/gases.ts';
import { DECAYING_RULES } from '../english-matter/decaying.ts';
import { ORBIT_RULES } from '../english-matter/orbits.ts';
import { CURRENT_RULES } from '../english-quantities/currents.ts';
import { GAS_CHANGE_RULES } from '../english-quantities/gas-changes.ts';
import { PAIR_RULES } from '../english-quantities/pairs.ts';
import { QUANTA_RULES } from '../english-quantities/quanta.ts';
import { SKY_RULES } from '../english-quantities/sky.ts';
import { SPOT_RULES } from '../english-quantities/spots.ts';
import { STANDING_RULES } from '../english-quantities/standing.ts';
import { ROUND_RULES } from '../english-matter/round.ts';
import { OSCILLATION_RULES } from '../english-waves/oscillating.ts';
import { QUANTUM_RULES } from '../english-matter/quanta.ts';
import { RAY_AND_STAR_RULES } from '../english-matter/rays-and-stars.ts';
import { CYCLE_RULES } from '../english-further-physics/cycles.ts';
import { HEAT_RULES } from '../english-further-physics/heat.ts';
import { MELTING_RULES } from '../english-further-physics/melting.ts';
import { LIGHT_AND_RAY_RULES } from '../english-further-physics/light-and-rays.ts';
import { NUCLEUS_RULES } from '../english-further-physics/nuclei.ts';
import { USUAL_RULES } from '../english-further-physics/usual.ts';
import { ORDINARY_RULES } from '../english-further-physics/ordinary.ts';
import { SHARE_RULES } from '../english-further-physics/shares.ts';
import { CHARGE_RULES } from '../english-further-physics/charges.ts';
import { DISCHARGE_AND_DAMPING_RULES } from '../english-further-physics/discharges-and-damping.ts';
import { ORBIT_AND_LOOP_RULES } from '../english-further-physics/orbits-and-loops.ts';
import { withWords } from './spelling.ts';
import { THING_RULES } from '../english-physics/things.ts';
import { WAVE_RULES } from '../english-waves/waves.ts';
import { ALTERNATING_RULES } from '../english-electricity/alternating.ts';
import { WHENEVER_RULES } from '../english-physics/whenever.ts';
import { LIKENESS_RULES } from '../english-physics/likeness.ts';
import { BEAM_RULES } from '../english-motion/beams.ts';
import { COLLISION_RULES } from '../english-impacts/collisions.ts';
import { FALLING_RULES } from '../english-motion/falling.ts';
import { LANDING_RULES } from '../english-motion/landings.ts';
import { PUMP_RULES } from '../english-motion/pumps.ts';
import { IMPACT_RULES } from '../english-impacts/impacts.ts';
import { JET_RULES } from '../english-impacts/jets.ts';
import { LEVER_RULES } from '../english-motion/levers.ts';
import { LIFT_RULES } from '../english-motion/lifts.ts';
import { FLOAT_RULES } from '../english-matter/floats.ts';
import { PULL_RULES } from '../english-motion/pulls.ts';
import { TRAVEL_RULES } from '../english-motion/travels.ts';
import {
  FORCE_RULES,
  ON_THE_WAY_GOALS,
  STEADY_RULES,
  TRAVEL_GOALS,
} from '../english-motion/travels-asked.ts';
import { VEHICLE_RULES } from '../english-motion/vehicles.ts';
import { IMMERSED_RULES } from '../english-matter/immersed.ts';
import { FILTER_RULES } from '../english-waves/filters.ts';
import { FRINGE_RULES } from '../english-waves/fringes.ts';
import { MOVING_SOURCE_RULES } from '../english-waves/moving-sources.ts';
import { SOUNDING_RULES } from '../english-waves/sounding.ts';
import { SUPERPOSED_RULES } from '../english-waves/superposed.ts';
import { TRACE_RULES } from '../english-waves/traces.ts';
import { TUBE_RULES } from '../english-waves/tubes.ts';
import { DIVIDER_RULES } from '../english-electricity/dividers.ts';
import { GRAPH_RULES } from '../english-measured/graphs.ts';
import { physicsTokens } from './physics-tokens.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...THING_RULES,
    ...TELLING_RULES,
    ...ASKING_RULES,
    ...SEVERAL_RULES,
    ...CIRCUIT_RULES,
    ...ELECTRICITY_RULES,
    ...FIELD_RULES,
    ...CAPACITOR_RULES,
    ...SCENE_RULES,
    ...WAVE_RULES,
    ...SPRING_RULES,
    ...ALTERNATING_RULES,
    ...LIKENESS_RULES,
    ...WHENEVER_RULES,
    ...FLIGHT_RULES,
    ...POLARISATION_RULES,
    ...TRAVEL_RULES,
    ...TRAVEL_GOALS,
    ...ON_THE_WAY_GOALS,
    ...FORCE_RULES,
    ...STEADY_RULES,
    ...CHANGE_RULES,
    ...WORDING_RULES,
    ...BACKGROUND_RULES,
    ...CONTAINER_RULES,
    ...EMISSION_RULES,
    ...RECTIFIED_RULES,
    ...STRING_RULES,
    ...OBSTACLE_RULES,
    ...TRACK_RULES,
    ...GAS_RULES,
    ...ORBIT_RULES,
    ...ROUND_RULES,
    ...STANDING_RULES,
    ...SPOT_RULES,
    ...PAIR_RULES,
    ...QUANTA_RULES,
    ...SKY_RULES,
    ...CURRENT_RULES,
    ...GAS_CHANGE_RULES,
    ...OSCILLATION_RULES,
    ...QUANTUM_RULES,
    ...RAY_AND_STAR_RULES,
    ...ORBIT_AND_LOOP_RULES,
    ...CHARGE_RULES,
    ...CYCLE_RULES,
    ...HEAT_RULES,
    ...MELTING_RULES,
    ...LIGHT_AND_RAY_RULES,
    ...NUCLEUS_RULES,
    ...SHARE_RULES,
    ...ORDINARY_RULES,
    ...USUAL_RULES,
    ...DISCHARGE_AND_DAMPING_RULES,
    ...BEAM_RULES,
    ...COLLISION_RULES,
    ...FALLING_RULES,
    ...LANDING_RULES,
    ...IMPACT_RULES,
    ...JET_RULES,
    ...LIFT_RULES,
    ...LEVER_RULES,
    ...FLOAT_RULES,
    ...PULL_RULES,
    ...VEHICLE_RULES,
    ...PUMP_RULES,
    ...IMMERSED_RULES,
    ...FRINGE_RULES,
    ...MOVING_SOURCE_RULES,
    ...TRACE_RULES,
    ...TUBE_RULES,
    ...DIVIDER_RULES,
    ...FILTER_RULES,
    ...SUPERPOSED_RULES,
    ...ALTERED_RULES,
    ...DECAYING_RULES,
    ...METERED_RULES,
    ...SOUNDING_RULES,
    ...JOINED_RULES,
    ...GRAPH_RULES,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseChinese = openParser<Meaning>({
  rules: [
    ...CHINESE_SENTENCES,
    ...CHINESE_THINGS,
    ...CHINESE_TELLING,
    ...CHINESE_ASKING,
    ...CHINESE_SCENES,
    ...CHINESE_CIRCUITS,
    ...CHINESE_CHANGES,
    ...CHINESE_WAVES,
    ...CHINESE_MATTER,
    ...CHINESE_MOTION,
    ...CHINESE_IMPACTS,
    ...CHINESE_LOADS,
    ...CHINESE_FLIGHTS,
    ...CHINESE_FIELDS,
    ...CHINESE_ORBITS,
    ...CHINESE_QUANTA,
    ...CHINESE_RAYS,
    ...CHINESE_USUAL,
    ...CHINESE_FURTHER_SCENES,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

/** Every meaning of a sentence about quantities of physics. */
export function readPhysics(tokens: readonly Token[]): Said[] {
  const all = withWords(physicsTokens(tokens)).filter(
    (token) => !isBlank(token) && token.formula?.source !== '*',
  );
  const bare = withoutBracket(all);
  if (bare.length === 0 && all.length > 0) return [{ facts: [fact('scene')], goals: [] }];
  const trimmed = [',', ';'].includes(bare.at(-1)?.word ?? '') ? bare.slice(0, -1) : bare;
  const inChinese = trimmed.some(isChinese);
  const ways = inChinese ? meant(saidBy(parseChinese, trimmed)) : inUnits(trimmed);
  const distinct = [...new Map(ways.map((one) => [JSON.stringify(one), one])).values()];
  return distinct.filter((one) => !distinct.some((other) => saysMore(other, one)));
}

const saidBy = (parse: typeof parseEnglish, tokens: readonly Token[]): Said[] =>
  parse(tokens)
    .at('sentence', [0, tokens.length])
    .map(({ meaning }) => meaning as Said);

/** Whether it says the same, and which letters stand for properties. */
function saysMore(other: Said, one: Said): boolean {
  const [more, less] = [other, one].map(({ facts }) => facts.map((each) => JSON.stringify(each)));
  return (
    more!.length > less!.length &&
    JSON.stringify(other.goals) === JSON.stringify(one.goals) &&
    less!.every((each) => more!.includes(each)) &&
    other.facts.every((each, at) => less!.includes(more![at]!) || isNaming(each))
  );
}

const isNaming = ({ relation, of: [left, letter] }: RawFact): boolean =>
  relation === 'equal' &&
  typeof letter === 'string' &&
  !/^[-\d]/.test(letter) &&
  typeof left === 'object' &&
  'the' in left;

/** "The wavelength, in nm, of the light": the unit of what is asked for, wherever it stands. */
function inUnits(tokens: readonly Token[]): Said[] {
  const found = saidBy(parseEnglish, tokens);
  const at = tokens.findIndex((_, i) => isUnitAside(tokens, i));
  if (found.length > 0 || at < 0) return found;
  const rest = [...tokens.slice(0, at), ...tokens.slice(at + 4)];
  if (rest.some((_, i) => isUnitAside(rest, i))) return [];
  return saidBy(parseEnglish, rest).flatMap(({ facts, goals: [goal, another] }) =>
    goal && !another && goal.unit === undefined && typeof goal.target === 'object' && !('all' in goal.target)
      ? [{ facts, goals: [{ ...goal, unit: tokens[at + 2]!.unit! }] }]
      : [],
  );
}

const isUnitAside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === ',' &&
  tokens[at + 1]?.word === 'in' &&
  tokens[at + 2]?.unit !== undefined &&
  tokens[at + 3]?.word === ',';

/** "(It may be ignored.)": the brackets around a sentence. */
function withoutBracket(tokens: readonly Token[]): readonly Token[] {
  const count = (sign: string) => tokens.filter(({ word }) => word === sign).length;
  const [opens, closes] = [count('('), count(')')];
  if (tokens[0]?.word === '(' && opens === closes + 1) return tokens.slice(1);
  return tokens.length === 1 && closes === 1 ? [] : tokens;
}

/** "（ ）": where the letter of a choice is to be written. */
const isBlank = ({ formula }: Token): boolean => /^[（(]\s*[)）]$/.test(formula?.source ?? '');

const isChinese = ({ word }: Token): boolean => word !== null && /[\u4e00-\u9fff]/.test(word);
