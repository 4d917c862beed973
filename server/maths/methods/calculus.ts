import type { Method } from '../method.ts';

export const calculus: Method<never>[] = [];
