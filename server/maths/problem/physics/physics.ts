import { layoutOf } from '../layout/layout.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { problemsIn } from '../problems-in.ts';
import type { Problem } from '../schema/problem.ts';
import { readPhysics } from './reading/read-physics.ts';
import { solvePhysics } from './solving/solve.ts';

/** Full stops inside a word end no sentence, and a name in full needs no short one. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\be\.\s?m\.\s?f\./gi, 'emf'],
  [/\bp\.\s?d\./gi, 'pd'],
  [/\br\.\s?m\.\s?s\./gi, 'rms'],
  [/\(\s?(?:emf|pd|rms)\s?\)/g, ''],
  [/(?<=\d\s?)k[Oo]hms?\b/g, 'kΩ'],
];

const spelt = (text: string) =>
  SPELLINGS.reduce((all, [pattern, plain]) => all.replace(pattern, plain), text);

/** Data with a last digit that is nought say to how many figures they are known, as in physics. */
export const isMeasured = (text: string): boolean => /\d\.\d{0,9}0(?!\d)/.test(text);

/** How a question is read as one of physics. */
export function physicsIn(plain: string): Problem[] {
  const text = spelt(plain);
  return problemsIn(text, layoutOf(text), readPhysics);
}

/** The parts of a question of physics, as far as laws and situations answer them. */
export const partsOfPhysics = (plain: string): (SolvedPart | null)[] => solvePhysics(physicsIn(plain));
