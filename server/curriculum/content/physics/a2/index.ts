import type { TopicFile } from '../../topic-file.ts';
import { topic as alternatingCurrents } from './alternating-currents.ts';
import { topic as astronomyAndCosmology } from './astronomy-and-cosmology.ts';
import { topic as capacitance } from './capacitance.ts';
import { topic as electricFields } from './electric-fields.ts';
import { topic as gravitationalFields } from './gravitational-fields.ts';
import { topic as idealGases } from './ideal-gases.ts';
import { topic as magneticFields } from './magnetic-fields.ts';
import { topic as medicalPhysics } from './medical-physics.ts';
import { topic as motionInACircle } from './motion-in-a-circle.ts';
import { topic as nuclearPhysics } from './nuclear-physics.ts';
import { topic as oscillations } from './oscillations.ts';
import { topic as quantumPhysics } from './quantum-physics.ts';
import { topic as temperature } from './temperature.ts';
import { topic as thermodynamics } from './thermodynamics.ts';

export const topics: TopicFile[] = [
  motionInACircle,
  gravitationalFields,
  temperature,
  idealGases,
  thermodynamics,
  oscillations,
  electricFields,
  capacitance,
  magneticFields,
  alternatingCurrents,
  quantumPhysics,
  nuclearPhysics,
  medicalPhysics,
  astronomyAndCosmology,
];
