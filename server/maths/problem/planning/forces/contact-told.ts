import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  product,
  quotient,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Road, roadIn } from '../journeys/roads.ts';
import { actIn, isAside, isRatio, letterIn, take } from '../journeys/tale.ts';
import type { Arrow } from './arrows.ts';
import { DEGREE, type Heading, headingOf, turnOf } from './headings.ts';

/** What a body touches, what acts on it, and what is told of it, until something changes. */
export interface Moment {
  road: Road | null;
  pushes: Arrow[];
  told: Told[];
  /** How fast it goes when that begins. */
  speed: Expression | null;
}

/** It rests; it is about to slip, or slips, up or down where that is told. */
export type Told = { kind: 'rests' | 'slips' | 'goes'; way: 'up' | 'down' | '' };

export interface Contact {
  body: string | null;
  mass: Expression | null;
  weight: Expression | null;
  friction: Expression | null;
  g: Expression;
  values: Map<string, number>;
  moments: Moment[];
  facts: readonly Fact[];
  isInstead: boolean;
  /** A letter that grows, or shrinks, until something happens: the first value with which it does. */
  moving: { letter: string; way: string } | null;
}

export function contactIn(facts: readonly Fact[]): Contact | null {
  const contact: Contact = {
    body: null,
    mass: null,
    weight: null,
    friction: null,
    g: number(10),
    values: new Map(),
    moments: [{ road: null, pushes: [], told: [], speed: null }],
    facts,
    isInstead: facts.some(({ relation }) => relation === 'instead'),
    moving: null,
  };
  return facts.every((fact) => addTo(contact, fact)) ? contact : null;
}

export const lastOf = ({ moments }: Contact): Moment => moments.at(-1)!;
export const weightOf = ({ weight, mass, g }: Contact): Expression | null =>
  weight ?? (mass && product(mass, g));
export const massOf = ({ weight, mass, g }: Contact): Expression | null =>
  mass ?? (weight && quotient(weight, g));

function isOwn(contact: Contact, id: string | null): boolean {
  contact.body ??= id;
  return id !== null && contact.body === id;
}

/** From here on it is otherwise: what was told of it before holds of what was then. */
function changed(contact: Contact): Moment {
  const before = lastOf(contact);
  if (before.told.length === 0) return before;
  const next: Moment = { ...before, pushes: before.pushes.map((one) => ({ ...one })), told: [], speed: null };
  contact.moments.push(next);
  return next;
}

export function addTo(contact: Contact, fact: Fact): boolean {
  const { relation, of } = fact;
  if (isAside(fact) || isRatio(fact) || relation === 'instead' || relation === 'released') return true;
  switch (relation) {
    case 'act':
      return addAct(contact, fact);
    case 'track':
      return tilt(contact, of[0]);
    case 'push':
      return isOwn(contact, idOf(of[0])) && push(contact, of[1], of[2]);
    case 'heads':
      return headed(contact, of[0], of[1]);
    case 'state': {
      if (!isOwn(contact, idOf(of[0]))) return false;
      const way = of[2] === 'up' || of[2] === 'down' ? of[2] : '';
      lastOf(contact).told.push({ kind: of[1] === 'limiting' ? 'slips' : 'rests', way });
      return of[1] === 'limiting' || of[1] === 'equilibrium';
    }
    case 'size now':
      return resized(contact, of[0]);
    case 'tilting':
      return true;
    case 'freed':
      changed(contact);
      contact.values.delete(String(of[0]));
      contact.moving = { letter: String(of[0]), way: String(of[1]) };
      return true;
    case 'size free': {
      const moment = changed(contact);
      const size = symbol(`T_${contact.moments.length}`);
      if (moment.pushes.length !== 1) return false;
      moment.pushes[0] = { ...moment.pushes[0]!, size };
      return true;
    }
    case 'string heads': {
      const open = lastOf(contact).pushes.filter((one) => one.heading === null);
      const heading = wayOf(contact, of[0]);
      if (!heading || open.length !== 1) return false;
      open[0]!.heading = heading;
      return true;
    }
    case 'released force':
      changed(contact).pushes.splice(0);
      return true;
    case 'when': {
      const inner = (of[0] as { where?: Fact[] } | undefined)?.where ?? [];
      const kind = propertyIn(of[0])?.of[0];
      return (
        (kind === 'when' || kind === 'while') &&
        inner.length > 0 &&
        inner.every((one) => addMoment(contact, one))
      );
    }
    default:
      return addValue(contact, fact);
  }
}

/** "When the tension is 2 N", "when the board makes 28° with the horizontal", "when its speed is 2 m/s". */
function addMoment(contact: Contact, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  if (property?.name === 'tension') return resized(contact, fact.of[1]);
  if (property?.name === 'speed' && isOwn(contact, idOf(property.of[0]))) {
    const value = expressionOf(fact.of[1]);
    changed(contact).speed = value;
    return value !== null;
  }
  return (
    ['track', 'push', 'heads', 'state', 'equal', 'holds'].includes(fact.relation) && addTo(contact, fact)
  );
}

/** A pull of which the size is told later, or asked for. */
const PULL = symbol('T_0');

const RESTING = new Set(['rest', 'release', 'hang']);

function addAct(contact: Contact, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act || act.bodies.length !== 1 || !isOwn(contact, act.bodies[0]!)) return false;
  const on = take(act, 'on') ?? take(act, 'at');
  if (on && (on[0] === undefined || !tilt(contact, on[0]))) return false;
  take(act, 'from rest');
  take(act, 'in a line');
  if (RESTING.has(act.verb)) {
    if (act.verb === 'release') changed(contact);
    return act.roles.size === 0;
  }
  const steady = take(act, 'steady');
  if (act.verb !== 'move' || !steady || steady.length > 0) return false;
  lastOf(contact).told.push({ kind: 'goes', way: '' });
  return act.roles.size === 0;
}

function tilt(contact: Contact, term: Term | undefined): boolean {
  const before = lastOf(contact).road;
  const road = roadIn(term, before, contact.facts);
  if (!road) return false;
  const isSame = JSON.stringify(plain(road)) === JSON.stringify(plain(before));
  (isSame || before === null || slopeOf(before) === null ? lastOf(contact) : changed(contact)).road = road;
  return true;
}

const plain = (road: Road | null) =>
  road && [road.noun, road.isLevel, road.isVertical, road.rough, slopeOf(road)];

/** The inclination in radians. */
export function slopeOf(road: Road | null): number | null {
  if (road?.isLevel) return 0;
  if (road?.isVertical) return Math.PI / 2;
  const size = road?.angle ? Math.atan2(evaluate(road.angle.sine), evaluate(road.angle.cosine)) : NaN;
  return Number.isFinite(size) ? size : null;
}

export const isRod = (road: Road | null): boolean => road?.noun === 'rod';

/** Which way it acts; "parallel to the plane" follows the plane. */
function wayOf(contact: Contact, term: Term | undefined): Heading | null {
  const property = propertyIn(term);
  const slope = slopeOf(lastOf(contact).road);
  if (property?.name.endsWith(' the slope') && property.of.length === 0)
    return slope === null
      ? null
      : { base: property.name === 'down the slope' ? slope + Math.PI : slope, sign: 1, turn: null };
  // An angle with the horizontal is above it on a floor; a rod may be pulled to either side.
  if (property?.name === 'above' && property.of[1] !== undefined) {
    const { road } = lastOf(contact);
    if (!road?.isLevel || (property.of[1] === 'to' && isRod(road))) return null;
  }
  if (property?.name === 'from the slope') {
    const turn = turnOf(property.of[0], contact.facts);
    return slope === null ? null : turn && { base: slope, sign: 1, turn };
  }
  if (property?.name === 'beside the vertical') {
    const turn = turnOf(property.of[0], contact.facts);
    return turn && { base: 90 * DEGREE, sign: -1, turn };
  }
  return headingOf(term, contact.facts);
}

const isUnsided = (way: Term | undefined): boolean =>
  ['level', 'above', 'below', 'beside the vertical'].includes(propertyIn(way)?.name ?? '');

function push(contact: Contact, force: Term | undefined, way: Term | undefined): boolean {
  const property = propertyIn(force);
  const own = property?.of[1];
  const size = property?.of[0] === 'tension' ? PULL : expressionOf(property?.of[0]);
  if (property?.name !== 'force' || !size || (own !== undefined && way !== undefined)) return false;
  const heading = own === undefined && way === undefined ? null : wayOf(contact, own ?? way);
  if (!heading && (own !== undefined || way !== undefined)) return false;
  const isAlong = propertyIn(own ?? way)?.name === 'along the slope';
  changed(contact).pushes.push({ size, heading, isOpen: isUnsided(own ?? way), ...(isAlong && { isAlong }) });
  return true;
}

/** The direction of a force of which only the size was told. */
function headed(contact: Contact, force: Term | undefined, way: Term | undefined): boolean {
  const heading = wayOf(contact, way);
  const open = lastOf(contact).pushes.filter((one) => one.heading === null);
  const size = propertyIn(force)?.name === 'force of' ? expressionOf(propertyIn(force)!.of[0]) : null;
  const [only, another] = open;
  if (!heading || !only || another || !size || toText(size) !== toText(only.size)) return false;
  only.heading = heading;
  return true;
}

/** The only force that there is has another size now. */
function resized(contact: Contact, size: Term | undefined): boolean {
  const value = expressionOf(size);
  const moment = changed(contact);
  if (!value || moment.pushes.length !== 1) return false;
  moment.pushes[0] = { ...moment.pushes[0]!, size: value };
  return true;
}

/** How large a pull is that was told of before; if that was told already, it is another one now. */
function tensed(contact: Contact, size: Term | undefined, value: Expression): boolean {
  if (contact.values.has('T_0') || !lastOf(contact).pushes.some((one) => one.size === PULL))
    return resized(contact, size);
  contact.values.set('T_0', evaluate(value));
  return Number.isFinite(evaluate(value));
}

function addValue(contact: Contact, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  if (!property) {
    const found = letterIn(fact);
    if (!found) return false;
    if (found.letter === 'g') contact.g = found.value;
    else contact.values.set(found.letter, evaluate(found.value));
    return true;
  }
  if (!value || (fact.of[0] as { where?: Fact[] }).where?.length) return false;
  if (property.name === 'tension') return tensed(contact, fact.of[1], value);
  if (!isOwn(contact, idOf(property.of[0]))) return false;
  if (property.name === 'mass') contact.mass = value;
  else if (property.name === 'weight') contact.weight = value;
  else if (property.name === 'friction') contact.friction = value;
  else return false;
  return true;
}
