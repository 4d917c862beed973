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
import { readDoubt, toldIn } from './told/told.ts';

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
const USUAL = { weight: 1.9, length: 0 };
/** A word of its own, and no letter alone. */
const LEAST = 1;

/** The reasons that answer what is asked of a problem, the nearest first; without a problem the message has to say what it is about. */
export function doubtsIn(said: string, about: string, least = 0): Text[] {
  const [asked, place] = [said.slice(0, MAX_SAID), `${about.slice(0, MAX_ABOUT)} ${said.slice(0, MAX_SAID)}`];
  const isOfNature = PHYSICS.test(asked);
  const usual = (isOfNature ? OF_NATURE : ALL)
    .filter((doubt) => doubt.asks.test(asked) && doubt.of.test(place))
    .map(({ say }) => ({ say, ...USUAL }));
  const [words, around] = [asked.toLowerCase(), place.toLowerCase()];
  const told = (isOfNature ? TOLD_OF_NATURE : TOLD).flatMap((doubt) => {
    const match = toldIn(doubt, words, around);
    return match && match.weight >= LEAST ? [{ say: doubt.say, ...match }] : [];
  });
  return [...usual, ...told]
    .filter(({ weight }) => weight >= least)
    .toSorted((one, other) => other.weight - one.weight || other.length - one.length)
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
    nearest(ofThings, asked, asked) ?? nearest(ofThings, asked, around) ?? nearest(ofAll, asked, around);
  return found && (BY_HEART.test(asked) ? withoutVerdict(found) : found);
}

/** The fact of which the longest words were found. */
const nearest = (facts: typeof FACTS, asked: string, around: string): Text | null =>
  facts
    .flatMap((fact) => {
      const match = toldIn(fact, asked, around);
      return match ? [{ say: fact.say, length: match.length }] : [];
    })
    .toSorted((one, other) => other.length - one.length)[0]?.say ?? null;

/** Asked whether it has to be known, "yes" and "no" say the opposite of what they say of being given. */
const BY_HEART = /remember|memori[sz]|by heart|\blearn\b|背|记住|要记/;

function withoutVerdict({ en, zh }: Text): Text {
  const said = en.replace(/^(?:yes|no)[:,] /i, '');
  return {
    en: `${said[0]?.toUpperCase() ?? ''}${said.slice(1)}`,
    zh: zh.replace(/^[是有在会不没要能]{1,3}[：:，,]/u, ''),
  };
}
