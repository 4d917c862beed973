import type { Text } from '../../core/locale.ts';
import { APPLIED } from './applied.ts';
import { FURTHER_AND_PHYSICS } from './further-and-physics.ts';
import { PURE } from './pure.ts';

const MAX_SAID = 240;
const MAX_ABOUT = 1200;
const ALL = [...FURTHER_AND_PHYSICS, ...APPLIED, ...PURE];

/** The reasons that answer what is asked of a problem, the nearest first; without a problem the message has to say what it is about. */
export function doubtsIn(said: string, about: string): Text[] {
  const [asked, place] = [said.slice(0, MAX_SAID), `${about.slice(0, MAX_ABOUT)} ${said.slice(0, MAX_SAID)}`];
  return ALL.filter((doubt) => doubt.asks.test(asked) && doubt.of.test(place)).map(({ say }) => say);
}
