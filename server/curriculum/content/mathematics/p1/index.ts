import type { TopicFile } from '../../topic-file.ts';
import { topic as circularMeasure } from './circular-measure.ts';
import { topic as coordinateGeometry } from './coordinate-geometry.ts';
import { topic as differentiation } from './differentiation.ts';
import { topic as functions } from './functions.ts';
import { topic as integration } from './integration.ts';
import { topic as quadratics } from './quadratics.ts';
import { topic as series } from './series.ts';
import { topic as trigonometry } from './trigonometry.ts';

export const topics: TopicFile[] = [
  quadratics,
  functions,
  coordinateGeometry,
  circularMeasure,
  trigonometry,
  series,
  differentiation,
  integration,
];
