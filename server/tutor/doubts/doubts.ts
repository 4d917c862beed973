import type { Text } from '../../core/locale.ts';
import { APPLIED } from './applied.ts';
import { CHANCES } from './chances.ts';
import { COLLISIONS } from './collisions.ts';
import { FURTHER_AND_PHYSICS } from './further-and-physics.ts';
import { PURE } from './pure.ts';
import { SERIES_AND_SOLUTIONS } from './series-and-solutions.ts';
import { ALGEBRA } from './told/algebra.ts';
import { APPLIED as TOLD_APPLIED } from './told/applied.ts';
import { EXAM_FACTS } from './told/exam-facts.ts';
import { CALCULUS } from './told/calculus.ts';
import { FURTHER } from './told/further.ts';
import { PHYSICS as TOLD_PHYSICS } from './told/physics.ts';
import { isTold, readDoubt } from './told/told.ts';

const MAX_SAID = 240;
const MAX_ABOUT = 1200;
const OF_NATURE = [...FURTHER_AND_PHYSICS, ...COLLISIONS, ...APPLIED];
const ALL = [...OF_NATURE, ...CHANCES, ...SERIES_AND_SOLUTIONS, ...PURE];
/** What no doubt of mathematics is about. */
const PHYSICS =
  /photon|electron|light|lamp|wave|circuit|current|voltage|nucle|光强|光子|光电|电子|电流|电压|电路|波长|原子核/i;
const TOLD_OF_NATURE = TOLD_PHYSICS.map(readDoubt);
const TOLD = [...ALGEBRA, ...CALCULUS, ...TOLD_APPLIED, ...FURTHER].map(readDoubt).concat(TOLD_OF_NATURE);
/** How much a doubt weighs that is told by its form. */
const USUAL = 1.9;

/** The reasons that answer what is asked of a problem, the nearest first; without a problem the message has to say what it is about. */
export function doubtsIn(said: string, about: string, least = 0): Text[] {
  const [asked, place] = [said.slice(0, MAX_SAID), `${about.slice(0, MAX_ABOUT)} ${said.slice(0, MAX_SAID)}`];
  const isOfNature = PHYSICS.test(asked);
  const usual = (isOfNature ? OF_NATURE : ALL)
    .filter((doubt) => doubt.asks.test(asked) && doubt.of.test(place))
    .map(({ say }) => ({ say, weight: USUAL }));
  const [words, around] = [asked.toLowerCase(), place.toLowerCase()];
  const told = (isOfNature ? TOLD_OF_NATURE : TOLD).filter((doubt) => isTold(doubt, words, around));
  return [...usual, ...told]
    .filter(({ weight }) => weight >= least)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ say }) => say);
}

const FACTS = EXAM_FACTS.map(readDoubt);

/** What is said of the examination where the message or the problem names the thing. */
export function examFactIn(said: string, about: string): Text | null {
  const asked = said.slice(0, MAX_SAID).toLowerCase();
  const around = `${asked} ${about.slice(0, MAX_ABOUT).toLowerCase()}`;
  const [ofThings, ofAll] = [
    FACTS.filter(({ about: of }) => of.length > 0),
    FACTS.filter(({ about: of }) => of.length === 0),
  ];
  const found =
    ofThings.find((fact) => isTold(fact, asked, asked)) ??
    ofThings.find((fact) => isTold(fact, asked, around)) ??
    ofAll.find((fact) => isTold(fact, asked, around));
  return found?.say ?? null;
}
