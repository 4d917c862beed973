import type { TopicFile } from '../../topic-file.ts';
import { topic as dynamics } from './dynamics.ts';
import { topic as kinematics } from './kinematics.ts';
import { topic as physicalQuantitiesAndUnits } from './physical-quantities-and-units.ts';

export const topics: TopicFile[] = [physicalQuantitiesAndUnits, kinematics, dynamics];
