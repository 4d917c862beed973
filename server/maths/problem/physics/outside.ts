import { kindNamed } from '../kinds/kinds.ts';
import { solveByQuantities } from '../quantities/solve-parts.ts';
import type { Goal, Problem, ProblemPart, Term, Thing } from '../schema/problem.ts';

/** A property of a thing, in a state. */
interface Node {
  name: string;
  thing: Thing;
  state: Term[];
}

/** The value of the one goal of a part. */
type Worth = (problem: Problem, at: number) => number[];

/** Whether a part asks for what is nowhere: after a flight has ended, or inside a sphere. */
export function outsideOf(): (problem: Problem, at: number) => boolean {
  const worth = openWorth();
  return (problem, at) => isOutside(problem, at, worth);
}

function isOutside(problem: Problem, at: number, worth: Worth): boolean {
  const things = new Map(problem.things.map((one) => [one.id, one]));
  return (problem.parts[at]?.goals ?? []).some((goal) => {
    const valuesOf = probe(problem, at, goal, worth);
    const nodes = [...nodesIn([goal.target, goal.where], things)];
    return nodes.some((node) => isOver(node, problem, valuesOf) || isInside(node, problem, valuesOf));
  });
}

type Values = (name: string, unit: string, thing: Thing, state?: readonly Term[]) => number[];

const DIGITS = { kind: 'figures', digits: 10 } as const;
const VALUE = /^(-?\d{1,20}(?:\.\d{1,20})?)(?: \* 10\^\{?(-?\d{1,4}))?/;

/** What a property is worth where the part is asked; nothing where that is not known. */
const probe =
  (problem: Problem, at: number, { where }: Goal, worth: Worth): Values =>
  (name, unit, { id, kind }, state = []) => {
    if (!kindNamed(kind)?.properties.has(name)) return [];
    const target: Term = { the: name, of: [{ thing: id }, ...state] };
    const goal = {
      verb: 'find',
      target,
      unit,
      figures: DIGITS,
      ...(where && state.length > 0 && { where }),
    } as Goal;
    const parts = problem.parts.slice(0, at + 1).map((part, here): ProblemPart => ({
      ...part,
      given: here === at ? [...part.given, ...part.facts] : part.given,
      facts: here === at ? [] : part.facts,
      goals: here === at ? [goal] : [],
      otherwise: [],
      choices: [],
    }));
    return worth({ ...problem, parts }, at);
  };

export function openWorth(): Worth {
  const known = new Map<string, number[]>();
  return (problem, at) => {
    const told = [problem.facts, ...problem.parts.map(({ given }) => given)].map((facts) =>
      facts.map(({ relation, of }) => [relation, of]),
    );
    const key = JSON.stringify([problem.things, told, problem.parts[at]!.goals]);
    const before = known.get(key);
    if (before) return before;
    const worked = solveByQuantities(problem)[at];
    const found = worked && 'part' in worked ? valuesIn(worked.part.answer.text) : [];
    known.set(key, found);
    return found;
  };
}

const valuesIn = (text: string): number[] =>
  text.split(' or ').flatMap((one) => {
    const [, size, power = '0'] = VALUE.exec(one) ?? [];
    return size === undefined ? [] : [Number(`${size}e${power}`)];
  });

function* nodesIn(one: unknown, things: ReadonlyMap<string, Thing>): Generator<Node> {
  if (typeof one !== 'object' || one === null) return;
  if ('the' in one && 'of' in one && Array.isArray(one.of)) {
    const [owner, ...state] = one.of as Term[];
    const thing = typeof owner === 'object' && 'thing' in owner ? things.get(owner.thing) : undefined;
    if (thing) yield { name: String(one.the), thing, state };
  }
  for (const part of Object.values(one)) yield* nodesIn(part, things);
}

const isOf = ({ kind }: Thing, some: ReadonlySet<string>): boolean =>
  kind.split(' + ').some((one) => some.has(one));

const THROWN = new Set([
  'thrown upwards',
  'thrown downwards',
  'dropped',
  'thrown horizontally',
  'thrown at an angle',
]);
/** These have a top that is not where they start. */
const RISING = new Set(['thrown upwards', 'thrown at an angle']);
const OF_THE_TOP = new Set([
  'time to the highest point',
  'maximum height',
  'maximum height above the ground',
]);
const OBSTACLE = 'at the obstacle';
/** By how much what was told to a few figures may be off. */
const NEAR = 1.005;

/** After it has landed or met what stood in its way, it flies no more, and the top may be behind that. */
function isOver({ name, thing, state }: Node, problem: Problem, valuesOf: Values): boolean {
  if (isOf(thing, TRAVELS)) return isPastItsEnd(thing, state, valuesOf);
  if (!isOf(thing, THROWN)) return false;
  const met = JSON.stringify(problem).includes(`"${OBSTACLE}"`)
    ? valuesOf('time', 's', thing, [OBSTACLE])
    : [];
  if (OF_THE_TOP.has(name)) {
    const [top] = valuesOf('time to the highest point', 's', thing);
    // How high it is after a time is not how high it rises.
    return !isOf(thing, RISING) || state.length > 0 || (top !== undefined && met.some((end) => top > end));
  }
  if (kindNamed(thing.kind)?.properties.get(name)?.isLasting) return false;
  const ends = [...met, ...valuesOf('time of flight', 's', thing)];
  return valuesOf('time', 's', thing, state).some((time) =>
    ends.some((end) => time < 0 || time > end * NEAR),
  );
}

const TRAVELS = new Set(['motion']);

/** How a body moves after it has come to rest, nobody said. */
function isPastItsEnd(thing: Thing, state: Term[], valuesOf: Values): boolean {
  if (state.length === 0) return false;
  const ends = valuesOf('time', 's', thing);
  return valuesOf('time', 's', thing, state).some((time) =>
    ends.some((end) => time < 0 || time > end * NEAR),
  );
}

const SPHERES = new Set(['planet', 'charged sphere']);
const ORBITS = new Set(['satellite']);

/** The laws of a point hold outside of a sphere alone. */
function isInside({ thing, state }: Node, { things }: Problem, valuesOf: Values): boolean {
  const isOrbit = isOf(thing, ORBITS);
  if (!isOrbit && !isOf(thing, SPHERES)) return false;
  const radii = isOrbit
    ? [
        ...valuesOf('central radius', 'm', thing),
        ...things.filter((one) => isOf(one, SPHERES)).flatMap((one) => valuesOf('radius', 'm', one)),
      ]
    : valuesOf('radius', 'm', thing);
  if (radii.length === 0) return false;
  return valuesOf(isOrbit ? 'orbital radius' : 'distance from the centre', 'm', thing, state).some((far) =>
    radii.some((radius) => far * NEAR < radius),
  );
}
