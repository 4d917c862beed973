import { ELECTRICITY } from './electricity.ts';
import type { Law } from './law.ts';
import { MECHANICS } from './mechanics.ts';
import { WAVES } from './waves.ts';

/** Every law; to add one, add its line to the table of its subject. */
export const LAWS: readonly Law[] = [...MECHANICS, ...WAVES, ...ELECTRICITY];
