import { CIRCUITS } from './cards-as/circuits.ts';
import { DYNAMICS } from './cards-as/dynamics.ts';
import { ELECTRICITY } from './cards-as/electricity.ts';
import { ENERGY } from './cards-as/energy.ts';
import { FORCES } from './cards-as/forces.ts';
import { KINEMATICS } from './cards-as/kinematics.ts';
import { PARTICLES } from './cards-as/particles.ts';
import { PHYSICAL_QUANTITIES } from './cards-as/physical-quantities.ts';
import { SOLIDS } from './cards-as/solids.ts';
import { SUPERPOSITION } from './cards-as/superposition.ts';
import { WAVES_CARD } from './cards-as/waves.ts';
import { ALTERNATING } from './cards-a2/alternating.ts';
import { ASTRONOMY } from './cards-a2/astronomy.ts';
import { CAPACITANCE } from './cards-a2/capacitance.ts';
import { CIRCLES } from './cards-a2/circles.ts';
import { ELECTRIC_FIELDS } from './cards-a2/electric-fields.ts';
import { GASES } from './cards-a2/gases.ts';
import { GRAVITATION } from './cards-a2/gravitation.ts';
import { MAGNETISM } from './cards-a2/magnetism.ts';
import { MEDICAL } from './cards-a2/medical.ts';
import { NUCLEAR } from './cards-a2/nuclear.ts';
import { OSCILLATIONS } from './cards-a2/oscillations.ts';
import { QUANTUM } from './cards-a2/quantum.ts';
import { TEMPERATURE } from './cards-a2/temperature.ts';
import { THERMODYNAMICS } from './cards-a2/thermodynamics.ts';
import type { StatedCard, Statement } from './statement.ts';

/** The cards of statements, one for a topic. */
export const STATED_CARDS: readonly StatedCard[] = [
  CIRCUITS,
  DYNAMICS,
  ELECTRICITY,
  ENERGY,
  FORCES,
  KINEMATICS,
  PARTICLES,
  PHYSICAL_QUANTITIES,
  SOLIDS,
  SUPERPOSITION,
  WAVES_CARD,
  ALTERNATING,
  ASTRONOMY,
  CAPACITANCE,
  CIRCLES,
  ELECTRIC_FIELDS,
  GASES,
  GRAVITATION,
  MAGNETISM,
  MEDICAL,
  NUCLEAR,
  OSCILLATIONS,
  QUANTUM,
  TEMPERATURE,
  THERMODYNAMICS,
];

/** A statement with its place. */
export interface Stated {
  /** Its English name, by which a problem speaks of it. */
  key: string;
  statement: Statement;
  card: StatedCard;
}

/** Every statement by its key. */
export const STATED: ReadonlyMap<string, Stated> = new Map(
  STATED_CARDS.flatMap((card) =>
    card.statements.map((statement) => {
      const key = statement.name.en.toLowerCase();
      return [key, { key, statement, card }] as const;
    }),
  ),
);
