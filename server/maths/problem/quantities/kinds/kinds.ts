import { ELECTRIC_KINDS } from './electricity.ts';
import { FAR_KINDS } from './far.ts';
import { FORCE_KINDS } from './forces.ts';
import type { Kind } from './kind.ts';
import { MATTER_KINDS } from './matter.ts';
import { MOTIONS } from './motion.ts';

/** Every kind of thing whose quantities are known with their laws; to add one, add its tables. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...MOTIONS, ...FORCE_KINDS, ...ELECTRIC_KINDS, ...MATTER_KINDS, ...FAR_KINDS].map((one) => [
    one.name,
    one,
  ]),
);
