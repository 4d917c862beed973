import type { Method } from '../writing/method.ts';
import { algebra } from './algebra.ts';
import { applied } from './applied.ts';
import { calculus } from './calculus.ts';
import { further } from './further.ts';
import { general } from './general.ts';

/** Every method, asked in this order. */
export const METHODS: readonly Method<never>[] = [
  ...applied,
  ...further,
  ...calculus,
  ...algebra,
  ...general,
];
