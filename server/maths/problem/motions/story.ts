import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, has, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { actIn, letterIn } from '../planning/journeys/tale.ts';
import { expressionOf, idOf, intervalIn, propertyIn } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';
import {
  addDelay,
  eventIn,
  placeOf,
  type Named,
  type Quantity,
  startsAt,
  type Story,
  toldOf,
} from './told-story.ts';

const NAMES: Record<string, [Quantity, 1 | -1]> = {
  displacement: ['displacement', 1],
  distance: ['displacement', 1],
  height: ['displacement', 1],
  velocity: ['velocity', 1],
  speed: ['velocity', 1],
  acceleration: ['acceleration', 1],
  deceleration: ['acceleration', -1],
};

const ASIDES = new Set([
  'given',
  'scene',
  'positive constant',
  'constant',
  'no air',
  'nonzero constant',
  'taut',
  'positive',
  'negative',
  'nonzero',
  'integer',
]);

/** Null where something is told that is not understood here. */
export function storyIn(facts: readonly Fact[]): Story | null {
  const story: Story = {
    bodies: new Map(),
    clock: 't',
    clockFrom: null,
    g: 10,
    letters: new Map(),
    conditions: [],
    timed: null,
    times: new Map(),
    named: new Map(),
  };
  const { named } = story;
  const spans: Fact[] = [];
  const lines: Fact[] = [];
  const clock = facts.find(({ relation }) => relation === 'clock');
  if (clock && typeof clock.of[0] === 'string') story.clock = clock.of[0];
  for (const fact of facts) if (!addFact(story, fact, { named, spans, lines })) return null;
  for (const line of lines) if (!addLine(story, line, named)) return null;
  return withSpans(story, spans) ? story : null;
}

interface Open {
  named: Map<string, Named>;
  spans: Fact[];
  lines: Fact[];
}

function addFact(story: Story, fact: Fact, { named, spans, lines }: Open): boolean {
  const { relation, of } = fact;
  if (ASIDES.has(relation)) return true;
  const found = letterIn(fact);
  if (found?.letter === 'g') {
    story.g = evaluate(found.value);
    return true;
  }
  switch (relation) {
    case 'clock': {
      const from = of[1] === undefined ? null : placeOf(of[1]);
      if (of[0] !== story.clock || (from && story.clockFrom && from !== story.clockFrom)) return false;
      story.clockFrom ??= from;
      return true;
    }
    case 'named': {
      const property = propertyIn(of[0]);
      const body = idOf(property?.of[0]);
      if (!property || !body || typeof of[1] !== 'string' || !(property.name in NAMES)) return false;
      if (of[1] === story.clock || named.has(of[1]))
        return named.get(of[1])?.body === body && named.get(of[1])?.name === property.name;
      named.set(of[1], { body, name: property.name, place: placeOf(property.of[1]) });
      return true;
    }
    case 'line':
      lines.push(fact);
      return true;
    case 'law': {
      const property = propertyIn(of[0]);
      const body = idOf(property?.of[0]);
      const expression = expressionOf(of[1]);
      return property !== null && body !== null && expression !== null
        ? addLaw(story, { body, name: property.name, place: placeOf(property.of[1]) }, expression, of[2])
        : false;
    }
    case 'act':
      return addAct(story, fact);
    case 'track': {
      const props = (propertyIn(of[0])?.of.slice(2) ?? []).map((one) => propertyIn(one)?.name);
      return props.every((one) => one === 'horizontal' || one === 'smooth' || one === 'vertical');
    }
    case 'later':
    case 'same time':
    case 'delayed':
      return addDelay(story, fact);
    case 'time is': {
      const [event, from] = [eventIn(of[1]), eventIn(of[2])];
      if (typeof of[0] !== 'string' || !event || (of[2] !== undefined && !from)) return false;
      if (of[0] === story.clock && story.bodies.size > 0 && from === null) return false;
      story.times.set(of[0], { event, from });
      return true;
    }
    case 'so':
      if (startsAt(story, fact)) return true;
      if (eventIn(of[1])?.relation === 'now') {
        if (story.timed) return false;
        story.timed = eventIn(of[0]);
        return story.timed !== null;
      }
      story.conditions.push(fact);
      return true;
    case 'extreme is':
    case 'apart':
    case 'whole time':
    case 'lasts':
    case 'no jump':
    case 'took':
    case 'beyond':
      story.conditions.push(fact);
      return true;
    case 'equal':
      return addEqual(story, fact);
    case 'holds':
      return addHeld(story, fact, { named, spans, lines });
    default:
      return false;
  }
}

function addEqual(story: Story, fact: Fact): boolean {
  const property = propertyIn(fact.of[0]);
  // How heavy a body is changes nothing here.
  if (property?.name === 'mass') return true;
  if (property?.name === 'whole time' || property?.name === 'whole distance') {
    story.conditions.push(fact);
    return true;
  }
  const [, one, other] = typeof fact.of[0] === 'string' ? (/^([A-Z])([A-Z])$/.exec(fact.of[0]) ?? []) : [];
  if (one && other && expressionOf(fact.of[1])) {
    story.conditions.push({ relation: 'apart', of: [{ thing: one }, { thing: other }, fact.of[1]!] });
    return true;
  }
  const found = letterIn(fact);
  if (found) story.letters.set(found.letter, evaluate(found.value));
  return found !== null;
}

function addHeld(story: Story, fact: Fact, { spans, lines }: Open): boolean {
  if (intervalIn(fact, story.clock)) {
    spans.push(fact);
    return true;
  }
  const found = letterIn(fact);
  if (found) {
    story.letters.set(found.letter, evaluate(found.value));
    return found.letter !== story.clock;
  }
  const statement = typeof fact.of[0] === 'string' ? statementIn(fact.of[0]) : null;
  const [left] = statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
  if (left?.kind !== 'symbol') return false;
  const [, right] = String(fact.of[0]).split('=');
  lines.push({ relation: 'line', of: [left.name, right!.trim()] });
  return true;
}

function addLine(story: Story, { of: [letter, text, when] }: Fact, named: Open['named']): boolean {
  const known = typeof letter === 'string' ? named.get(letter) : undefined;
  const expression = expressionOf(text);
  if (!known && expression && symbolsOf(expression).length === 0 && typeof letter === 'string') {
    story.letters.set(letter, evaluate(expression));
    return true;
  }
  return known !== undefined && expression !== null && addLaw(story, known, expression, when);
}

function addLaw(
  story: Story,
  { body, name, place }: Named,
  expression: Expression,
  when: Term | undefined,
): boolean {
  const meant = NAMES[name];
  const interval =
    when === undefined
      ? ([0, Infinity] as const)
      : intervalIn({ relation: 'holds', of: [when] }, story.clock);
  if (!meant || !interval) return false;
  const told = toldOf(story, body);
  const [of, sign] = meant;
  told.laws.push({
    of,
    place,
    sign,
    expression,
    from: Math.max(0, interval[0]),
    to: interval[1],
    isOpen: typeof when === 'string' && /[<>](?!=)/.test(when.replaceAll('<=', '≤').replaceAll('>=', '≥')),
  });
  return has(expression, story.clock) || told.laws.length > 1 || of === 'acceleration';
}

function addAct(story: Story, fact: Fact): boolean {
  const act = actIn(fact);
  if (!act || act.bodies.length === 0) return false;
  for (const body of act.bodies) {
    const own = actIn(fact);
    if (own) toldOf(story, body).acts.push({ ...own, bodies: [body] });
  }
  return true;
}

/** "For t ≥ 0", said of all laws. */
function withSpans(story: Story, spans: Fact[]): boolean {
  for (const span of spans) {
    const [from, to] = intervalIn(span, story.clock)!;
    for (const { laws } of story.bodies.values())
      for (const law of laws) {
        law.from = Math.max(law.from, from);
        law.to = Math.min(law.to, to);
        if (!(law.from < law.to)) return false;
      }
  }
  return spans.length === 0 || [...story.bodies.values()].some(({ laws }) => laws.length > 0);
}
