import type { Goal, Problem, ProblemPart, Term, Thing, ToldGoal } from '../schema/problem.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';

/** A question without the goals that what was read cannot decide. */
export function withoutUnclear(problem: Problem): Problem {
  const things = new Map(problem.things.map((one) => [one.id, one]));
  const points = Array.from(problem.text);
  const isUnclear = (goal: ToldGoal) =>
    isOpen(goal, things) || isOfAtoms(goal, points) || isAtSurface(goal, points);
  return {
    ...problem,
    parts: problem.parts
      .map(byThen)
      .map((part) =>
        [part, ...part.otherwise].some(({ goals }) => goals.some(isUnclear))
          ? { ...part, goals: [], otherwise: [] }
          : part,
      ),
  };
}

const MONATOMIC = /helium|neon|argon|krypton|xenon|monatomic|[氦氖氩氪氙]|单原子/i;

/** Atoms are the molecules of a gas of single atoms alone. */
function isOfAtoms({ target, span }: ToldGoal, points: readonly string[]): boolean {
  const asked = span ? points.slice(...span).join('') : '';
  const isOfGas = typeof target === 'object' && 'the' in target && OF_MOLECULES.test(target.the);
  return isOfGas && /\batoms?\b|原子/i.test(asked) && !MONATOMIC.test(points.join(''));
}

const ORBIT =
  /\borbit\w{0,5}[^.]{0,40}\bradius\b|\bradius of (?:the|its|this) orbit|轨道[^。]{0,10}半径|半径[^。]{0,30}轨道/i;
const OWN_RADIUS =
  /\b(?:radius|diameter) of (?:the )?(?:earth|moon|sun|mars|jupiter|planet|star)\b|\b(?:earth|moon|sun|mars|jupiter|planet|star) (?:has|of) (?:a )?(?:mean )?(?:radius|diameter|mass [^.]{1,40} and (?:a )?(?:radius|diameter))|\babove\b|(?:地球|月球|太阳|火星|木星|行星|恒星)的?(?:半径|直径)/i;

/** How far the surface is from the centre is not told by an orbit. */
function isAtSurface({ span }: ToldGoal, points: readonly string[]): boolean {
  const asked = span ? points.slice(...span).join('') : '';
  const text = points.join('');
  return /\bsurface\b|表面/i.test(asked) && ORBIT.test(text) && !OWN_RADIUS.test(text);
}

const OF_MOLECULES = /molecule|kinetic energy|r\.m\.s\.|speed/;

/** How far it goes in a time that is told is not how far it goes until it lands. */
function byThen(part: ProblemPart): ProblemPart {
  const asked = <G extends Goal>(goal: G): G => {
    const { target } = goal;
    return goal.where?.length && typeof target === 'object' && 'the' in target && target.the === 'range'
      ? { ...goal, target: { ...target, the: 'horizontal distance' } }
      : goal;
  };
  return {
    ...part,
    goals: part.goals.map(asked),
    otherwise: part.otherwise.map((one) => ({ ...one, goals: one.goals.map(asked) })),
  };
}

function isOpen({ target }: Goal, things: ReadonlyMap<string, Thing>): boolean {
  if (typeof target === 'string' || !('the' in target)) return false;
  const [owner] = target.of;
  const kind = typeof owner === 'object' && 'thing' in owner ? (things.get(owner.thing)?.kind ?? '') : '';
  // Above what it is high, and whether the field or the weight pulls more, nobody said.
  return (
    (target.the === 'height' && !kind.includes('landing on the level')) ||
    (target.the === 'acceleration' && kind.includes('charged body') && kind.includes('electric field'))
  );
}

const FULL = 2 * Math.PI;
/** How far a count, from data of two or three figures, may be from a whole number. */
const NEAR = 0.05;

/** Whether a value is one that its quantity can have: a phase below a full turn, a whole number of charges. */
export function isPossible({ answer }: SolvedPart, goals: readonly Goal[]): boolean {
  const [goal, another] = goals;
  const name = goal && !another ? nameOf(goal.target) : '';
  const value = Number.parseFloat(answer.text.replace(/^[A-D] \(/, ''));
  if (name === 'phase difference') return value < (answer.text.includes('°') ? 360 : FULL);
  if (name === 'number of elementary charges')
    return value > 1000 || !Number.isFinite(value) || Math.abs(value - Math.round(value)) < NEAR;
  return true;
}

const nameOf = (target: Term): string => (typeof target === 'object' && 'the' in target ? target.the : '');
