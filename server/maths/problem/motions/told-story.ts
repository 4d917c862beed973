import type { Expression } from '../../algebra-system/expressions/expression.ts';
import type { Act } from '../planning/journeys/tale.ts';
import { expressionOf, idOf, propertyIn } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';

export type Quantity = 'displacement' | 'velocity' | 'acceleration';

/** What is measured, as a formula in the time. */
export interface Law {
  of: Quantity;
  /** From where a displacement is measured. */
  place: string | null;
  /** Below zero: a deceleration. */
  sign: 1 | -1;
  expression: Expression;
  from: number;
  to: number;
  isOpen: boolean;
}

export interface Told {
  body: string;
  laws: Law[];
  acts: Act[];
  /** How long after the first one, or after something else, it starts. */
  delay: { time: Expression; after: Fact | null } | null;
}

/** All that is told of bodies on a line. */
export interface Story {
  bodies: Map<string, Told>;
  clock: string;
  clockFrom: string | null;
  g: number;
  letters: Map<string, number>;
  conditions: Fact[];
  /** The letter of the time was said to be when this happens. */
  timed: Fact | null;
  /** Letters of other times: when something happens, and since when that counts. */
  times: Map<string, { event: Fact; from: Fact | null }>;
  /** What letters stand for. */
  named: Map<string, Named>;
}

export interface Named {
  body: string;
  name: string;
  place: string | null;
}

export const eventIn = (term: Term | undefined): Fact | null => {
  const where = propertyIn(term)?.name === 'event' ? (term as { where?: Fact[] }).where : undefined;
  return where?.length === 1 ? where[0]! : null;
};

export const placeOf = (term: Term | undefined): string | null => {
  const property = propertyIn(term);
  if (property?.name === 'on the ground') return idOf(property.of[0]);
  return idOf(term) ?? property?.name ?? null;
};

export const toldOf = (story: Story, body: string): Told => {
  const known = story.bodies.get(body);
  if (known) return known;
  const told: Told = { body, laws: [], acts: [], delay: null };
  story.bodies.set(body, told);
  return told;
};

/** "When t = 0, P is at O": there it starts. */
export function startsAt(story: Story, { of }: Fact): boolean {
  const [event, when] = [eventIn(of[0]), eventIn(of[1])];
  const body = event?.relation === 'at' ? idOf(event.of[0]) : null;
  const place = event?.of[1];
  if (!body || place === undefined || when?.relation !== 'clock' || when.of[0] !== '0') return false;
  const roles = new Map([['object', [place]]]);
  toldOf(story, body).acts.push({ fact: event!, bodies: [body], verb: 'leave', roles });
  return true;
}

/** "One second later": it is said of what stands behind it. */
export function addDelay(story: Story, { relation, of }: Fact): boolean {
  if (relation === 'same time') return true;
  const body = relation === 'delayed' ? idOf(of[2]) : idOf(of[1]);
  const time = expressionOf(of[0]);
  if (!body || !time) return false;
  const told = toldOf(story, body);
  // "10 s later it slows down": so long it did what it did before.
  if (relation === 'later' && told.acts.length > 0) {
    const roles = new Map([['time', [of[0]!]]]);
    told.acts.push({ fact: { relation, of }, bodies: [body], verb: 'lasted', roles });
    return true;
  }
  if (told.delay) return false;
  told.delay = { time, after: relation === 'delayed' ? eventIn(of[1]) : null };
  return true;
}
