import type { Text } from '../../core/locale.ts';
import { APPLIED } from './applied.ts';
import { CHANCES } from './chances.ts';
import { COLLISIONS } from './collisions.ts';
import { FURTHER_AND_PHYSICS } from './further-and-physics.ts';
import { PURE } from './pure.ts';
import { SERIES_AND_SOLUTIONS } from './series-and-solutions.ts';

const MAX_SAID = 240;
const MAX_ABOUT = 1200;
const OF_NATURE = [...FURTHER_AND_PHYSICS, ...COLLISIONS, ...APPLIED];
const ALL = [...OF_NATURE, ...CHANCES, ...SERIES_AND_SOLUTIONS, ...PURE];
/** What no doubt of mathematics is about. */
const PHYSICS =
  /photon|electron|light|lamp|wave|circuit|current|voltage|nucle|光强|光子|光电|电子|电流|电压|电路|波长|原子核/i;

/** The reasons that answer what is asked of a problem, the nearest first; without a problem the message has to say what it is about. */
export function doubtsIn(said: string, about: string): Text[] {
  const [asked, place] = [said.slice(0, MAX_SAID), `${about.slice(0, MAX_ABOUT)} ${said.slice(0, MAX_SAID)}`];
  return (PHYSICS.test(asked) ? OF_NATURE : ALL)
    .filter((doubt) => doubt.asks.test(asked) && doubt.of.test(place))
    .map(({ say }) => say);
}
