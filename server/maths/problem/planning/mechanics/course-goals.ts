import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { type Course, courseIn, QUANTITIES, type Quantity } from './course.ts';
import { expressionOf, idOf, intervalIn, propertyIn, type Story } from '../told/told.ts';

import { isWithin, momentsOf, numeric, whereOf } from './moments.ts';
import {
  extreme,
  farthest,
  greatestSpeed,
  inDecimals,
  lettersQuantity,
  rates,
  UNITS,
} from './course-extremes.ts';
const NAMES: Record<Quantity, { en: string; zh: string }> = {
  displacement: { en: 'displacement', zh: '位移' },
  velocity: { en: 'velocity', zh: '速度' },
  acceleration: { en: 'acceleration', zh: '加速度' },
};

/** What is asked of a body whose velocity, displacement or acceleration is given for each time. */
export function resultOfCourse(story: Story): Result | null {
  const course = courseIn(story);
  if (!course) return null;
  const { target } = story.goal;
  const letter = typeof target === 'string' ? lettersQuantity(target, course, story) : null;
  if (target === course.clock) return timesAsked(course, story);
  if (letter) return atMoment(letter, course, story, target as string);
  const property = propertyIn(target);
  if (!property) return null;
  if (property.name === 'times') return timesAsked(course, story);
  if (property.name === 'distance travelled' || property.name === 'whole distance')
    return idOf(property.of[0]) === course.body ? wayIn(course, story, property.name) : null;
  if (property.name === 'way to rest' && idOf(property.of[0]) === course.body)
    return distance(course, story, [{ relation: 'until rest', of: [] }]);
  if (property.name === 'greatest' || property.name === 'least')
    return extreme(property.name, property.of[0], course, story);
  if (property.name === 'greatest distance') return farthest(property.of[0], course, story);
  const inner = property.name === 'magnitude' ? propertyIn(property.of[0]) : property;
  if (property.name === 'law of') return lawOf(inner!, course, story);
  if (property.name === 'greatest speed') return greatestSpeed(inner!, course, story);
  const quantity = QUANTITIES.find((one) => one === inner?.name);
  if (!quantity || !inner || idOf(inner.of[0]) !== course.body) return null;
  const found = atMoment(quantity, course, story, null);
  return found && property.name === 'magnitude'
    ? {
        ...found,
        values: found.values.map((one) => (evaluate(one) < 0 ? exact(difference(number(0), one)) : one)),
      }
    : found;
}

function atMoment(quantity: Quantity, course: Course, story: Story, letter: string | null): Result | null {
  const moments = momentsOf(course, story);
  const of = course.of[quantity];
  if (!of || !moments || moments.times.length === 0) return null;
  if (symbolsOf(of).some((name) => name !== course.clock)) return null;
  const values = moments.times.map((time) => exact(substitute(of, course.clock, time)));
  const isConfirmed = moments.times.every((time, at) => {
    const expected = inNumbers(quantity, course, evaluate(time));
    return (
      expected !== null && Math.abs(expected - evaluate(values[at]!)) < 1e-4 * Math.max(1, Math.abs(expected))
    );
  });
  if (!moments.times.every((time) => isWithin(evaluate(time), course))) return null;
  return {
    values: distinct(values),
    unit: UNITS[quantity],
    letter,
    steps: [
      rates(course),
      ...moments.steps,
      step(
        { en: `Put the time into the ${NAMES[quantity].en}.`, zh: `把时刻代入${NAMES[quantity].zh}。` },
        values.map(toLatex),
      ),
    ],
    used: [...course.used, ...moments.used],
    isConfirmed,
  };
}

const distinct = (values: Expression[]): Expression[] => [
  ...new Map(values.map((one) => [evaluate(one).toPrecision(10), one])).values(),
];

/** By differences over a short time and sums of short steps, from what was given. */
function inNumbers(quantity: Quantity, course: Course, time: number): number | null {
  const given = course.of[course.given]!;
  const f = numeric(given, course);
  const h = 1e-4;
  const order = QUANTITIES.indexOf(quantity) - QUANTITIES.indexOf(course.given);
  if (order === 0) return f(time);
  if (order === 1) return (f(time + h) - f(time - h)) / (2 * h);
  if (order === 2) return (f(time + 1e-3) - 2 * f(time) + f(time - 1e-3)) / 1e-6;
  const start = (one: Quantity) => evaluate(substitute(course.of[one]!, course.clock, number(0)));
  if (order === -1) return start(quantity) + integral(f, 0, time);
  return start('displacement') + start('velocity') * time + integral((t) => (time - t) * f(t), 0, time);
}

function timesAsked(course: Course, story: Story): Result | null {
  const moments = momentsOf(course, story);
  const { target } = story.goal;
  const letter = typeof target === 'string' ? target : propertyIn(target)?.of[0];
  if (!moments || moments.times.length === 0 || letter !== course.clock) return null;
  return {
    values: moments.times,
    unit: 's',
    letter: course.clock,
    steps: [rates(course), ...moments.steps],
    used: [...course.used, ...moments.used],
    isConfirmed: true,
  };
}

/** The interval may be said of the request, or of the distance itself. */
function wayIn(course: Course, story: Story, name: string): Result | null {
  const { where = [], ...goal } = story.goal;
  const isInterval = where.length > 0 && where.every((fact) => intervalIn(fact, course.clock) !== null);
  if (!isInterval) return name === 'whole distance' ? null : distance(course, story);
  const said = whereOf(goal.target).filter(({ relation, of }) => relation !== 'over' || of[0] !== '');
  return said.length === 0 ? distance(course, { ...story, goal }, where) : null;
}

/** The distance covered between two times: back and forth are added. */
function distance(course: Course, { goal }: Story, said = whereOf(goal.target)): Result | null {
  if (goal.where?.length) return null;
  const [from, to] = endsOf(said, course);
  const { velocity, displacement } = course.of;
  if (!from || !to || !velocity || !displacement || !(evaluate(from) < evaluate(to))) return null;
  if (!isWithin(evaluate(from), course) || !isWithin(evaluate(to), course)) return null;
  const turns = exactZeros(exact(velocity), course.clock)?.filter(
    (one) => evaluate(one) > evaluate(from) + 1e-9 && evaluate(one) < evaluate(to) - 1e-9,
  );
  if (!turns) return null;
  const ends = [from, ...turns, to];
  const places = ends.map((time) => exact(substitute(displacement, course.clock, time)));
  const legs = places.slice(1).map((place, at) => {
    const leg = exact(difference(place, places[at]!));
    return evaluate(leg) < 0 ? exact(difference(number(0), leg)) : leg;
  });
  const total = exact(sum(...legs));
  const speed = (t: number) => Math.abs(inNumbers('velocity', course, t) ?? NaN);
  const pieces = ends.slice(1).map((end, at) => integral(speed, evaluate(ends[at]!), evaluate(end)));
  const expected = pieces.reduce((a, b) => a + b, 0);
  return {
    values: [total],
    unit: 'm',
    letter: null,
    steps: [
      rates(course),
      step(
        {
          en: 'It turns where the velocity is zero; each way between is found by integration, and all are added.',
          zh: '速度为零处折返；分段积分求各段路程后相加。',
        },
        [
          ...(turns.length > 0
            ? [turns.map((one) => `${course.clock} = ${toLatex(one)}`).join(',\\; ')]
            : []),
          `${legs.map(toLatex).join(' + ')} = ${toLatex(total)}`,
        ],
      ),
    ],
    used: [...course.used, ...said],
    isConfirmed: Math.abs(expected - evaluate(total)) < 1e-5 * Math.max(1, expected),
  };
}

function endsOf(said: readonly Fact[], course: Course): [Expression | null, Expression | null] {
  const over = said.find(({ relation }) => relation === 'over');
  const last = course.span[1];
  if (over) {
    const time = over.of[0] === '' ? inDecimals(last) : expressionOf(over.of[0]);
    const isAll = course.span[0] === 0 && Number.isFinite(last) && time && evaluate(time) === last;
    return isAll ? [number(0), time] : [null, null];
  }
  const stops = said.some(({ relation }) => relation === 'until rest' || relation === 'between rests');
  if (stops) {
    const velocity = course.of.velocity;
    const rests =
      velocity && exactZeros(exact(velocity), course.clock)?.filter((one) => isWithin(evaluate(one), course));
    if (!rests) return [null, null];
    if (said.some(({ relation }) => relation === 'between rests'))
      return rests.length === 2 ? [rests[0]!, rests[1]!] : [null, null];
    const first = rests.filter((one) => evaluate(one) > 1e-9)[0];
    return [number(0), first ?? null];
  }
  const end = (name: string) => expressionOf(said.find(({ relation }) => relation === name)?.of[0]);
  const interval = said.flatMap((fact) =>
    fact.relation === 'holds' ? [intervalIn(fact, course.clock)] : [],
  )[0];
  return interval ? [inDecimals(interval[0]), inDecimals(interval[1])] : [end('from'), end('to')];
}

/** The velocity, the displacement or the acceleration for each time. */
function lawOf(inner: { of: Term[] }, course: Course, { goal }: Story): Result | null {
  const property = propertyIn(inner.of[0]);
  const quantity = QUANTITIES.find((one) => one === property?.name);
  const of = quantity && course.of[quantity];
  const isOwn = idOf(property?.of[0]) === course.body && (inner.of[1] ?? course.clock) === course.clock;
  if (!of || !isOwn || goal.where?.length || symbolsOf(of).some((name) => name !== course.clock)) return null;
  const from = course.span[0];
  const times = [0.37, 1.21, 2.93].map((time) => from + time);
  return {
    values: [of],
    unit: '',
    letter: null,
    steps: [rates(course)],
    used: course.used,
    isConfirmed: times.every((time) => {
      const expected = inNumbers(quantity, course, time);
      const found = numeric(of, course)(time);
      return expected !== null && Math.abs(expected - found) < 1e-4 * Math.max(1, Math.abs(expected));
    }),
  };
}
