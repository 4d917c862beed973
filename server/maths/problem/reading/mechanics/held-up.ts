import { type RawTerm, the } from '../meaning.ts';

/** What holds a body on a slope, or moves it up there, acts upwards. */
export function heldUp(force: RawTerm): RawTerm {
  const [size, way] = typeof force === 'object' && 'the' in force ? force.of : [];
  const isAlong = typeof way === 'object' && 'the' in way && way.the === 'along the slope';
  return isAlong && size !== undefined ? the('force', size, the('up the slope')) : force;
}
