import type { Formula } from './formula.ts';
import { circlesAndGravity } from './formulas/circles-and-gravity.ts';
import { circuits } from './formulas/circuits.ts';
import { electricFields } from './formulas/electric-fields.ts';
import { forcesAndEnergy } from './formulas/forces-and-energy.ts';
import { heat } from './formulas/heat.ts';
import { magneticFields } from './formulas/magnetic-fields.ts';
import { medicalAndAstronomy } from './formulas/medical-and-astronomy.ts';
import { motion } from './formulas/motion.ts';
import { oscillations } from './formulas/oscillations.ts';
import { quantumAndNuclear } from './formulas/quantum-and-nuclear.ts';
import { waves } from './formulas/waves.ts';

export const formulas: Formula[] = [
  ...motion,
  ...forcesAndEnergy,
  ...waves,
  ...circuits,
  ...circlesAndGravity,
  ...heat,
  ...oscillations,
  ...electricFields,
  ...magneticFields,
  ...quantumAndNuclear,
  ...medicalAndAstronomy,
];
