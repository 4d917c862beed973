import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  has,
  number,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import type { Fact } from '../../schema/problem.ts';
import { goingIn, saysOnly, valueIn } from '../told/goings.ts';
import { law } from '../laws/law.ts';
import { solveLaws } from '../laws/solve-laws.ts';
import { definitionIn, expressionOf, idOf, intervalIn, propertyIn, type Story } from '../told/told.ts';

export const QUANTITIES = ['displacement', 'velocity', 'acceleration'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Where a body is on its line at each time, from what was said of one of displacement, velocity and acceleration. */
export interface Course {
  body: string;
  clock: string;
  given: Quantity;
  of: Record<Quantity, Expression | null>;
  span: [from: number, to: number];
  used: Fact[];
}

const START = 's_0';
const FIRST = 'v_0';

/** Null where no law of the motion of a single body was given, or a number in it stays open. */
export function courseIn(story: Story): Course | null {
  const said = story.facts.flatMap((fact) => saidOf(fact) ?? []);
  const clock = clockIn(story.facts) ?? 't';
  const laws = said.flatMap((one) => {
    const value = writtenIn(one.value, clock, story.facts);
    return value ? [{ ...one, ...value }] : [];
  });
  const [given] = laws;
  if (!given || laws.length > 1 || isFromElsewhere(story)) return null;
  const of = quantitiesFrom(given.quantity, given.expression, clock);
  const span = spanOf(story.facts, clock);
  if (!of || !span) return null;
  const used = [given.fact, ...given.by, ...span.by, ...story.facts.filter(isBackground)];
  const open = { body: given.body, clock, given: given.quantity, of, span: span.ends, used };
  return settled(open, story);
}

/** Where O is has to be told before a distance from it is asked for: the clock may start at A. */
function isFromElsewhere({ facts, goal }: Story): boolean {
  const said = JSON.stringify(goal);
  if (!/"(?:displacement|back)"/.test(said)) return false;
  return facts.some(
    (fact) =>
      isBackground(fact) &&
      [...fact.of.slice(1), ...fact.of.slice(1).flatMap((one) => propertyIn(one)?.of ?? [])].some((one) => {
        const place = idOf(one);
        return place !== null && /^[A-NP-Z]/.test(place);
      }),
  );
}

interface Saying {
  fact: Fact;
  body: string;
  quantity: Quantity;
  value: Expression;
}

/** "Its velocity is v". */
function saidOf(fact: Fact): Saying[] | null {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  const body = idOf(property?.of[0]);
  const quantity = QUANTITIES.find((one) => one === property?.name);
  return quantity && body && value && property?.of.length === 1 ? [{ fact, body, quantity, value }] : null;
}

export const clockIn = (facts: readonly Fact[]): string | null =>
  facts.find(({ relation }) => relation === 'clock')?.of[0]?.toString() ?? null;

const isBackground = ({ relation }: Fact): boolean => relation === 'clock' || relation === 'go';

/** The expression in the time, written in place of the letter that was said to be it. */
function writtenIn(value: Expression, clock: string, facts: readonly Fact[]) {
  if (has(value, clock)) return { expression: value, by: [] };
  if (value.kind !== 'symbol') return null;
  for (const fact of facts) {
    const found = definitionIn(fact);
    if (found && found.letter === value.name && has(found.value, clock))
      return { expression: found.value, by: [fact] };
  }
  return null;
}

function quantitiesFrom(given: Quantity, of: Expression, clock: string): Course['of'] | null {
  if (given === 'displacement') {
    const velocity = exact(differentiate(of, clock));
    return { displacement: of, velocity, acceleration: exact(differentiate(velocity, clock)) };
  }
  const velocity = given === 'velocity' ? of : withConstant(of, clock, FIRST);
  if (!velocity) return null;
  return {
    displacement: withConstant(velocity, clock, START),
    velocity,
    acceleration: given === 'velocity' ? exact(differentiate(of, clock)) : of,
  };
}

function withConstant(of: Expression, clock: string, constant: string): Expression | null {
  const found = antiderivative(exact(of), clock);
  return found && exact(sum(found.value, symbol(constant)));
}

function spanOf(facts: readonly Fact[], clock: string): { ends: [number, number]; by: Fact[] } | null {
  const found = facts.flatMap((fact) => {
    const ends = intervalIn(fact, clock);
    return ends ? [{ fact, ends }] : [];
  });
  const from = Math.max(0, ...found.map(({ ends }) => ends[0]));
  const to = Math.min(Infinity, ...found.map(({ ends }) => ends[1]));
  return from < to ? { ends: [from, to], by: found.map(({ fact }) => fact) } : null;
}

interface State {
  fact: Fact;
  body: string | null;
  quantity: Quantity;
  value: Expression;
  time: Expression;
}

const AT_START = ['start', 'leave', 'release', 'project'];
const SAID = ['in a line', 'from rest', 'from', 'through', 'at', 'speed', 'at the start'];

/** What a body does when the time is zero; null where more was said of its going. */
function statesIn(fact: Fact): State[] | null {
  const zero = number(0);
  if (fact.relation === 'clock')
    return fact.of[1] === undefined
      ? []
      : [{ fact, body: null, quantity: 'displacement', value: zero, time: zero }];
  if (fact.relation !== 'go') return [];
  const going = goingIn(fact);
  if (!going || !saysOnly(going, SAID) || !['move', 'pass', ...AT_START].includes(going.verb)) return null;
  const { body, roles } = going;
  const isStart =
    AT_START.includes(going.verb) || roles.has('at the start') || roles.has('from rest') || roles.has('from');
  const isPlaced =
    ['from', 'through', 'at'].some((role) => roles.has(role)) || (roles.get('from rest')?.length ?? 0) > 0;
  const speed = valueIn(going, 'speed');
  if (!isStart) return speed || roles.has('at') || roles.has('through') ? null : [];
  return [
    ...(roles.has('from rest')
      ? [{ fact, body, quantity: 'velocity' as const, value: zero, time: zero }]
      : []),
    ...(speed ? [{ fact, body, quantity: 'velocity' as const, value: speed, time: zero }] : []),
    ...(isPlaced ? [{ fact, body, quantity: 'displacement' as const, value: zero, time: zero }] : []),
  ];
}

/** The course with the constants of integration, and letters such as k, found from what the body does at known times. */
function settled(course: Course, { facts }: Story): Course | null {
  const known = new Set([course.clock]);
  const states = facts.map(statesIn);
  if (!states.every((one) => one !== null)) return null;
  const told = states.flat().filter(({ body }) => body === null || body === course.body);
  const laws = told.flatMap(({ fact, quantity, value, time }) => {
    const of = course.of[quantity];
    return of
      ? [
          law(
            'Put in what is known.',
            '代入已知条件。',
            difference(substitute(of, course.clock, time), value),
            [fact],
          ),
        ]
      : [];
  });
  for (const fact of facts) {
    const value = definitionIn(fact);
    if (value && symbolsOf(value.value).length === 0 && value.letter !== course.clock)
      laws.push(law('Given.', '已知。', difference(symbol(value.letter), value.value), [fact]));
  }
  let { of } = course;
  const used = [...course.used];
  for (const quantity of QUANTITIES) {
    const one = of[quantity];
    if (!one) continue;
    for (const letter of symbolsOf(one).filter((name) => name !== course.clock)) {
      const [only, ...others] = solveLaws(laws, [letter], known) ?? [];
      const found = only?.get(letter);
      if (!found || others.length > 0) {
        // Where it began is of no matter for its velocity.
        if (letter !== START) return null;
        continue;
      }
      for (const { by } of found.from) used.push(...by);
      const put = (before: Expression | null) => before && exact(substitute(before, letter, found.value));
      of = {
        displacement: put(of.displacement),
        velocity: put(of.velocity),
        acceleration: put(of.acceleration),
      };
    }
  }
  const found = { ...course, of, used: [...used, ...told.map(({ fact }) => fact)] };
  return told.every((state) => isMet(state, found)) ? found : null;
}

/** What was said of the motion holds. */
function isMet({ quantity, value, time }: State, course: Course): boolean {
  const of = course.of[quantity];
  if (!of || has(of, START)) return true;
  const gap = evaluate(difference(substitute(of, course.clock, time), value));
  return Number.isNaN(gap) || Math.abs(gap) < 1e-7;
}
