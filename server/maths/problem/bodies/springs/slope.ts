import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  number,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { endsOfLength } from '../named-length.ts';
import { amountOf, isProperty, ratiosIn, type Tale } from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';
import { hangingOf } from './springs.ts';

const OF_SLOPE = new Set(['slope plane', 'friction', 'slides', 'stops at']);
/** What is asked of the way down alone: there the friction is up the plane. */
const ON_THE_WAY = new Set(['formula', 'modulus', 'greatest speed', 'extension', 'speed']);

/** A body that slides from the fixed end of its elastic string down an inclined plane, against friction. */
export function slidingOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  const [plane, other] = tale.facts.filter(({ relation }) => relation === 'slope plane');
  const [friction, more] = tale.facts.filter(({ relation }) => relation === 'friction');
  const ratios = ratiosIn(plane?.of[0], tale);
  const rough = plane?.of[1] === 'rough' ? amountOf(friction?.of[0], '', tale) : number(0);
  const isFromEnd = tale.facts.some(({ relation, of }) => relation === 'at depth' && of[1] === 'anchor');
  if (!plane || other || more || !ratios || !rough || !isFromEnd || (plane.of[1] === 'smooth' && friction))
    return null;
  const rubbed = product(rough, ratios.cosine);
  const facts = factsOf(tale);
  const { target } = tale.goal;
  if (!facts || !isProperty(target)) return null;
  const isLeaving = target.the === 'leaving acceleration';
  if (!isLeaving && !ON_THE_WAY.has(target.the)) return null;
  if (isLeaving && !tale.facts.some(({ relation, of }) => relation === 'stops at' && of[0] === target.of[0]))
    return null;
  const rest: Term = { the: 'force', of: [], where: [{ relation: 'when', of: [{ the: 'rest', of: [] }] }] };
  const found = hangingOf({
    ...tale,
    facts,
    g: exact(product(tale.g, difference(ratios.sine, rubbed))),
    goal: isLeaving ? { ...tale.goal, target: rest } : tale.goal,
  });
  const mass = amountOf(tale.facts.find(({ relation }) => relation === 'mass')?.of[1], 'kg', tale);
  if (!found || !mass) return null;
  if (!isLeaving) return found;
  const { situation, sought } = found;
  const value = difference(quotient(sought.value, mass), product(tale.g, sum(ratios.sine, rubbed)));
  return {
    sought: { value, unit: 'm s^-2' },
    situation: {
      ...situation,
      // It leaves where the string pulls more than the weight and the friction hold it.
      isPossible: (values) => situation.isPossible(values) && evaluate(value, values) > 1e-9,
    },
  };
}

/** The same along the plane, as if it hung; OA tells where it stops. */
function factsOf({ facts }: Tale): Fact[] | null {
  const [stops, more] = facts.filter(({ relation }) => relation === 'stops at');
  const rest = facts.filter(({ relation }) => !OF_SLOPE.has(relation));
  if (!stops) return rest;
  const isWay = (fact: Fact): boolean =>
    fact.relation === 'holds' && endsOfLength(String(fact.of[0]))[1] === String(stops.of[0]);
  const [way, another] = rest.filter(isWay);
  if (more || !way || another) return null;
  const anchor = facts.find(({ relation }) => relation === 'anchored')?.of[0];
  const [left, size] = String(way.of[0])
    .split('=')
    .map((one) => one.trim());
  if (left !== `${String(anchor)}${String(stops.of[0])}` || !size) return null;
  const state: Fact = {
    relation: 'state',
    of: [
      { the: 'rest', of: [] },
      { the: 'depth', of: [size] },
    ],
  };
  return [...rest.filter((fact) => !isWay(fact)), state];
}
