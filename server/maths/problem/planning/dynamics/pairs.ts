import {
  difference,
  type Expression,
  number,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Road, roadIn } from '../journeys/roads.ts';
import { actIn, bodiesIn, isAside, isRatio, letterIn, placeIn, take } from '../journeys/tale.ts';

export interface Pair {
  bodies: [string, string];
  mass: Map<string, Expression>;
  road: Map<string, Road>;
  friction: Map<string, Expression>;
  height: Map<string, Expression>;
  /** How far a body is from the pulley. */
  off: Map<string, Expression>;
  /** The body that comes down, where it is told. */
  falls: string | null;
  plane: Road | null;
  g: Expression;
  letters: Law[];
  told: Fact[];
  /** When the string breaks, where it does. */
  breaks: Expression | null;
  /** A has landed: what is told from then on. */
  isLanded: boolean;
  facts: readonly Fact[];
}

export function pairIn(facts: readonly Fact[]): Pair | null {
  const links = facts.filter(
    ({ relation, of }) => relation === 'link' && JSON.stringify(of).includes('"string"'),
  );
  // Each end of the string may be told by itself.
  const names = [
    ...new Set(
      links.flatMap(({ of }) => [
        ...bodiesIn(of[0]),
        ...of.flatMap((one) => (propertyIn(one)?.name === 'with' ? bodiesIn(propertyIn(one)!.of[0]) : [])),
      ]),
    ),
  ];
  if (names.length !== 2) return null;
  const pair: Pair = {
    bodies: names as [string, string],
    mass: new Map(),
    road: new Map(),
    friction: new Map(),
    height: new Map(),
    off: new Map(),
    falls: null,
    plane: null,
    g: number(10),
    letters: [],
    told: [],
    breaks: null,
    isLanded: false,
    facts,
  };
  return facts.every((fact) => addFact(pair, fact)) ? pair : null;
}

const SILENT = new Set(['released', 'pulley', 'no pulley', 'slack']);

function addFact(pair: Pair, fact: Fact): boolean {
  if (isAside(fact) || isRatio(fact)) return true;
  pair.told.push(fact);
  if (SILENT.has(fact.relation)) return true;
  if (fact.relation === 'breaks') {
    pair.breaks = expressionOf(fact.of[0]);
    return pair.breaks !== null;
  }
  if (fact.relation === 'link') return addLink(pair, fact);
  if (fact.relation === 'act') return addAct(pair, fact);
  if (fact.relation === 'when') {
    const inner = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
    const kind = propertyIn(fact.of[0])?.of[0];
    if (inner.length === 0) return kind === 'later' || kind === 'at first';
    const act = inner.length === 1 ? actIn(inner[0]!) : null;
    if (!act || !lands(pair, act.verb, act.bodies, placeIn(act.roles.get('object')?.[0]))) return false;
    pair.isLanded = true;
    return true;
  }
  // A is a body, P the pulley.
  if (fact.relation === 'labelled way') {
    const body = pair.bodies.find((one) => String(fact.of[0]).includes(one));
    const value = expressionOf(fact.of[1]);
    const isPulley = pair.bodies.filter((one) => String(fact.of[0]).includes(one)).length === 1;
    if (body && value && isPulley) pair.off.set(body, value);
    return body !== undefined && value !== null && isPulley;
  }
  if (fact.relation === 'track') {
    const road = roadIn(fact.of[0], pair.plane, pair.facts);
    if (!road) return false;
    for (const [body, before] of pair.road) if (before === pair.plane) pair.road.set(body, road);
    pair.plane = road;
    return true;
  }
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  if (!property) {
    const found = letterIn(fact);
    if (found?.letter === 'g') pair.g = found.value;
    else if (found)
      pair.letters.push(
        law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]),
      );
    return found !== null;
  }
  const of = idOf(property.of[0]);
  const value = expressionOf(fact.of[1]);
  if (!value || of === null || !pair.bodies.includes(of) || (fact.of[0] as { where?: Fact[] }).where?.length)
    return false;
  if (property.name === 'mass') pair.mass.set(of, value);
  else if (property.name === 'friction') pair.friction.set(of, value);
  else return false;
  return true;
}

export function lands(pair: Pair, verb: string, bodies: readonly string[], place: string | null): boolean {
  const [body] = bodies;
  if (verb !== 'reach' || place !== 'ground' || bodies.length !== 1 || !pair.bodies.includes(body!))
    return false;
  if (pair.falls !== null && pair.falls !== body) return false;
  pair.falls = body!;
  return true;
}

function addLink(pair: Pair, { of }: Fact): boolean {
  const string = of.map(propertyIn).find((one) => one?.name === 'string');
  const over = string?.of.map(propertyIn).find((one) => one?.name === 'over');
  if (over?.of[0] !== undefined) {
    const road = roadIn(over.of[0], pair.plane, pair.facts);
    if (!road) return false;
    pair.plane = road;
  }
  return [
    ...bodiesIn(of[0]),
    ...of.flatMap((one) => (propertyIn(one)?.name === 'with' ? bodiesIn(propertyIn(one)!.of[0]) : [])),
  ].every((one) => pair.bodies.includes(one));
}

function addAct(pair: Pair, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act || !act.bodies.every((one) => pair.bodies.includes(one))) return false;
  const [body] = act.bodies;
  if (pair.isLanded)
    return (
      (act.verb === 'stop' || act.verb === 'no rebound' || (act.verb === 'rest' && act.roles.size === 0)) &&
      act.bodies.length === 1 &&
      (body === pair.falls || (act.verb === 'stop' && act.roles.size === 0))
    );
  if (act.verb === 'reach') {
    const done = lands(pair, act.verb, act.bodies, placeIn(take(act, 'object')?.[0]));
    pair.isLanded = done;
    return done && act.roles.size === 0;
  }
  if (!['rest', 'hang', 'release'].includes(act.verb)) return false;
  take(act, 'freely');
  take(act, 'from rest');
  const on = take(act, 'on');
  if (on?.[0] !== undefined) {
    const road = roadIn(on[0], pair.plane, pair.facts);
    if (!road || act.bodies.length !== 1) return false;
    pair.plane ??= road;
    pair.road.set(body!, road);
  }
  const height = take(act, 'height');
  if (height) {
    const value = expressionOf(height[0]);
    if (!value || placeIn(height[1]) !== 'ground') return false;
    for (const one of act.bodies) pair.height.set(one, value);
  }
  const off = take(act, 'off');
  if (off) {
    const value = expressionOf(off[0]);
    if (!value || placeIn(off[1]) !== 'pulley' || act.bodies.length !== 1) return false;
    pair.off.set(body!, value);
  }
  return act.roles.size === 0;
}

/** Which of them comes down. */
export function downIn({ bodies, mass, road, falls }: Pair): string | null {
  if (!bodies.every((one) => mass.has(one))) return null;
  const hanging = bodies.filter((one) => !road.has(one));
  if (hanging.length === 1) return falls === null || falls === hanging[0] ? hanging[0]! : null;
  if (hanging.length !== 2) return null;
  const [one, other] = bodies.map((body) => evaluate(mass.get(body)!)) as [number, number];
  const heavier = one > other ? bodies[0] : other > one ? bodies[1] : null;
  return falls === null ? (heavier ?? null) : Number.isNaN(one + other) || heavier === falls ? falls : null;
}

export const otherOf = ({ bodies }: Pair, one: string): string => bodies.find((body) => body !== one)!;
