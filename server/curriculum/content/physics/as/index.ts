import type { TopicFile } from '../../topic-file.ts';
import { topic as dcCircuits } from './dc-circuits.ts';
import { topic as deformationOfSolids } from './deformation-of-solids.ts';
import { topic as dynamics } from './dynamics.ts';
import { topic as electricity } from './electricity.ts';
import { topic as forcesDensityAndPressure } from './forces-density-and-pressure.ts';
import { topic as kinematics } from './kinematics.ts';
import { topic as particlePhysics } from './particle-physics.ts';
import { topic as physicalQuantitiesAndUnits } from './physical-quantities-and-units.ts';
import { topic as superposition } from './superposition.ts';
import { topic as waves } from './waves.ts';
import { topic as workEnergyAndPower } from './work-energy-and-power.ts';

export const topics: TopicFile[] = [
  physicalQuantitiesAndUnits,
  kinematics,
  dynamics,
  forcesDensityAndPressure,
  workEnergyAndPower,
  deformationOfSolids,
  waves,
  superposition,
  electricity,
  dcCircuits,
  particlePhysics,
];
