import type { Method } from '../method.ts';
import { quadratic } from './quadratic.ts';

// The parameters of a method are its own affair: the registry only hands them back to it.
export const algebra = [quadratic] as Method<never>[];
