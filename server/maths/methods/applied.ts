import type { Method } from '../method.ts';

export const applied: Method<never>[] = [];
