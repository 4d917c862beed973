import type { Method } from '../method.ts';

export const further: Method<never>[] = [];
