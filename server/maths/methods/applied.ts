import type { Method } from '../method.ts';
import { physicsMethods } from '../physics/methods.ts';

export const applied: Method<never>[] = [...physicsMethods] as Method<never>[];
