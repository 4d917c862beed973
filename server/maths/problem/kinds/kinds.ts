import { ASTRONOMY_KINDS } from './astronomy.ts';
import { ELECTRIC_KINDS } from './electricity.ts';
import { ELECTROMAGNETIC_KINDS } from './electromagnetism.ts';
import { FIELD_KINDS } from './fields.ts';
import { FLIGHTS } from './flights.ts';
import { FORCE_KINDS } from './forces.ts';
import type { Kind, Law, Property } from './kind.ts';
import { MATTER_KINDS } from './matter.ts';
import { MEDICAL_KINDS } from './medical.ts';
import { MOTIONS } from './motion.ts';
import { NUCLIDE_AND_HEAT_KINDS } from './situations/nuclides.ts';
import { OSCILLATION_AND_WAVE_KINDS } from './oscillations-and-waves.ts';
import { QUANTUM_AND_NUCLEAR_KINDS } from './quantum-and-nuclei.ts';
import { FLUID_KINDS } from './situations/fluids.ts';
import { IMPACT_KINDS } from './situations/impacts.ts';
import { MACHINE_KINDS } from './situations/machines.ts';
import { SOUND_KINDS } from './situations/sound.ts';
import { TRAVEL_KINDS } from './situations/travels.ts';

const ALL = [
  MOTIONS,
  FLIGHTS,
  FORCE_KINDS,
  ELECTRIC_KINDS,
  MATTER_KINDS,
  OSCILLATION_AND_WAVE_KINDS,
  FIELD_KINDS,
  ELECTROMAGNETIC_KINDS,
  QUANTUM_AND_NUCLEAR_KINDS,
  ASTRONOMY_KINDS,
  MEDICAL_KINDS,
  FLUID_KINDS,
  IMPACT_KINDS,
  MACHINE_KINDS,
  SOUND_KINDS,
  NUCLIDE_AND_HEAT_KINDS,
  TRAVEL_KINDS,
];

/** Every kind of thing whose quantities are known with their laws; to add one, add its tables. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(ALL.flat().map((one) => [one.name, one]));

const combined = new Map<string, Kind>();
/** Whoever sends a question as data may combine them at will. */
const MOST_COMBINED = 500;

/** The kind of a name; what is of several kinds, joined by ` + `, has the properties and the laws of each. */
export function kindNamed(name: string): Kind | null {
  const known = KINDS.get(name) ?? combined.get(name);
  if (known) return known;
  const parts = name.split(' + ').map((one) => KINDS.get(one));
  if (parts.length < 2 || parts.length > 8 || !parts.every((one) => one !== undefined)) return null;
  const properties = new Map(parts.toReversed().flatMap((one) => [...one.properties]));
  const kind: Kind = {
    name,
    topic: parts[0]!.topic,
    properties,
    laws: parts.flatMap(({ laws }) => laws.map((law) => lawAmong(law, properties))),
  };
  if (combined.size >= MOST_COMBINED) combined.clear();
  combined.set(name, kind);
  return kind;
}

/** A law in the words of the kind: what has another name in one of its parts is one property. */
const lawAmong = (law: Law, all: ReadonlyMap<string, Property>): Law => ({
  ...law,
  properties: new Map([...law.properties].map(([id, name]) => [id, all.get(name)!.name])),
});
