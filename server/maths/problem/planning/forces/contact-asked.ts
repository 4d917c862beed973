import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import type { Text } from '../../../../core/locale.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { actIn } from '../journeys/tale.ts';
import { type Arrow, lettersOf, numberOf, sumTex } from './arrows.ts';
import { frictionOf, isOf, letterOf, partsOf } from './contact-parts.ts';
import { type Contact, isRod, lastOf, massOf, type Moment, slopeOf, weightOf } from './contact-told.ts';

interface Wanted {
  value: (values: Values) => number;
  unit: string;
  letter: string | null;
  say?: (values: Values) => Text | undefined;
}

/** What is asked, from every set of values that is possible; it has to be the same in all of them. */
export function askedOf(contact: Contact, found: readonly Values[], goal: Goal): Result | null {
  const wanted = wantedIn(contact, goal);
  if (!wanted) return null;
  const all = found.map((values) => wanted.value(values));
  const [first] = all;
  if (first === undefined || !Number.isFinite(first) || first < -1e-9) return null;
  if (all.some((one) => Math.abs(one - first) > 1e-6 * Math.max(1, Math.abs(first)))) return null;
  const value = numberOf(Math.abs(first) < 1e-10 ? 0 : first, goal.exact === true);
  const say = wanted.say?.(found[0]!);
  return (
    value && {
      values: [value],
      unit: wanted.unit,
      letter: wanted.letter,
      steps: stepsOf(contact, found[0]!, wanted),
      used: [],
      isConfirmed: true,
      ...(say && { say }),
    }
  );
}

function wantedIn(contact: Contact, goal: Goal): Wanted | null {
  const { target } = goal;
  const last = lastOf(contact);
  const parts = (values: Values) => partsOf(contact, last, values);
  if (typeof target === 'string') {
    const letter = letterOf(target);
    if (letter === null || lettersOf(last.pushes).angles.includes(letter)) return null;
    return { value: (values) => values[letter] ?? NaN, unit: '', letter: target };
  }
  const property = propertyIn(target);
  if (!property || !isOf(contact, property.of[0])) return null;
  const isStill = last.told.length > 0 || (last.pushes.length === 0 && contact.friction === null);
  switch (property.name) {
    case 'friction':
      return { value: (values) => frictionOf(contact, values), unit: '', letter: null };
    case 'friction force':
      return isStill && last.road?.rough === true
        ? {
            value: (values) => Math.abs(parts(values).along),
            unit: 'N',
            letter: null,
            say: (values) => (slopeOf(last.road) === 0 ? undefined : sideOf(-parts(values).along)),
          }
        : null;
    case 'reaction':
      return isStill ? { value: (values) => Math.abs(parts(values).onto), unit: 'N', letter: null } : null;
    case 'contact force':
      return isStill
        ? { value: (values) => Math.hypot(parts(values).along, parts(values).onto), unit: 'N', letter: null }
        : null;
    case 'tension':
    case 'the force':
      return last.pushes.length === 1
        ? { value: (values) => evaluate(last.pushes[0]!.size, values), unit: 'N', letter: null }
        : null;
    case 'acceleration':
      return {
        // Told to be up or down the surface, it has to be that.
        value: (values) => {
          const own = accelerationOf(contact, last, values);
          return property.of[1] === 'up' ? own : property.of[1] === 'down' ? -own : Math.abs(own);
        },
        unit: 'm s^-2',
        letter: null,
      };
    case 'speed':
      return speedWanted(contact, last, goal);
    case 'way': {
      const { speed } = last;
      const isFree = slopeOf(last.road) === 0 && last.pushes.length === 0 && last.told.length === 0;
      const inner = [...(goal.where ?? []), ...((target as { where?: Fact[] }).where ?? [])];
      if (!speed || !isFree || !inner.some(({ relation }) => relation === 'until')) return null;
      return {
        value: (values) =>
          evaluate(speed, values) ** 2 / (2 * frictionOf(contact, values) * evaluate(contact.g)),
        unit: 'm',
        letter: null,
      };
    }
    default:
      return null;
  }
}

const sideOf = (along: number): Text | undefined =>
  Math.abs(along) < 1e-9
    ? undefined
    : along > 0
      ? { en: 'The friction acts up the plane.', zh: '摩擦力沿斜面向上。' }
      : { en: 'The friction acts down the plane.', zh: '摩擦力沿斜面向下。' };

/** From rest: what is left of the forces along the surface when friction has taken its part; none where it is held. */
function accelerationOf(contact: Contact, moment: Moment, values: Values): number {
  if (moment.told.length > 0 || moment.speed) return NaN;
  const { along, onto } = partsOf(contact, moment, values);
  if (!isRod(moment.road) && onto < -1e-9) return NaN;
  const mass = massOf(contact);
  const limit =
    moment.road?.rough === false
      ? 0
      : moment.road?.rough
        ? frictionOf(contact, values) * Math.abs(onto)
        : NaN;
  return mass && Math.abs(along) > limit + 1e-9
    ? (Math.sign(along) * (Math.abs(along) - limit)) / evaluate(mass, values)
    : NaN;
}

/** "When it has slid 1.5 m", from rest. */
function speedWanted(contact: Contact, moment: Moment, goal: Goal): Wanted | null {
  const inner = [...(goal.where ?? []), ...((goal.target as { where?: Fact[] }).where ?? [])];
  const [only, another] = inner.flatMap(
    (one) => (one.of[0] as { where?: Fact[] } | undefined)?.where ?? [one],
  );
  const act = only && !another ? actIn(only) : null;
  const way = expressionOf(act?.roles.get('distance')?.[0]);
  return act?.verb === 'move' && act.roles.size === 1 && way
    ? {
        value: (values) =>
          Math.sqrt(2 * Math.abs(accelerationOf(contact, moment, values)) * evaluate(way, values)),
        unit: 'm s^-1',
        letter: null,
      }
    : null;
}

/** The least, the greatest, or all sizes of a force with which the body stays at rest. */
export function rangeOf(contact: Contact, goal: Goal, inner: readonly Fact[]): Result | null {
  const last = lastOf(contact);
  const property = propertyIn(goal.target)!;
  const letter = letterOf(property.of[0]!);
  const isRest = inner.every(
    (fact) =>
      (fact.relation === 'state' && fact.of[1] === 'equilibrium') ||
      (fact.relation === 'act' && actIn(fact)?.verb === 'rest' && actIn(fact)!.roles.size === 0),
  );
  const names = lettersOf(last.pushes);
  const weight = weightOf(contact);
  const given: Values = Object.fromEntries(contact.values);
  if (!isRest || letter === null || !weight || names.sizes.join() !== letter || names.angles.length > 0)
    return null;
  if (last.told.some(({ kind }) => kind !== 'rests') || contact.moments.length > 1) return null;
  if (inner.length === 0 && last.told.length === 0) return null;
  const mu = frictionOf(contact, given);
  const scale = evaluate(weight, given);
  if (!Number.isFinite(mu) || !Number.isFinite(scale) || last.road?.rough !== true) return null;
  const room = (size: number): number => {
    const { along, onto } = partsOf(contact, last, { ...given, [letter]: size });
    return onto < -1e-9 && !isRod(last.road) ? -1 : mu * Math.abs(onto) - Math.abs(along);
  };
  const ends = endsOf(room, scale);
  if (!ends) return null;
  const [low, high] = ends;
  const wanted = property.name === 'least' ? low : property.name === 'greatest' ? high : null;
  if (property.name !== 'set of values') {
    const value = wanted === null || wanted < 1e-9 ? null : numberOf(wanted, goal.exact === true);
    return (
      value && {
        values: [value],
        unit: '',
        letter: String(property.of[0]),
        steps: rangeSteps(contact, last, ends),
        used: [],
        isConfirmed: true,
      }
    );
  }
  const value = numberOf(high, false);
  return (
    value && {
      values: [value],
      unit: '',
      letter,
      steps: rangeSteps(contact, last, ends),
      used: [],
      isConfirmed: true,
      ends: { letter: String(property.of[0]), low, high },
    }
  );
}

/** Where there is room for friction, between nothing and many times the weight: one stretch. */
function endsOf(room: (size: number) => number, scale: number): [number, number] | null {
  const steps = 4000;
  const sizes = Array.from({ length: steps + 1 }, (_, at) => (at / steps) * 20 * scale);
  const holds = sizes.map((one) => room(one) >= 0);
  const first = holds.indexOf(true);
  const last = holds.lastIndexOf(true);
  if (first < 0 || last === steps || holds.slice(first, last + 1).includes(false)) return null;
  const edge = (inside: number, outside: number): number => {
    let [a, b] = [inside, outside];
    for (let round = 0; round < 200; round += 1) {
      const middle = (a + b) / 2;
      if (room(middle) >= 0) a = middle;
      else b = middle;
    }
    return (a + b) / 2;
  };
  return [first === 0 ? 0 : edge(sizes[first]!, sizes[first - 1]!), edge(sizes[last]!, sizes[last + 1]!)];
}

const withWeight = (contact: Contact, { pushes }: Moment): Arrow[] => [
  ...pushes,
  { size: weightOf(contact)!, heading: { base: -Math.PI / 2, sign: 1, turn: null } },
];

function resolved(contact: Contact, moment: Moment): string[] {
  const slope = slopeOf(moment.road)!;
  const arrows = withWeight(contact, moment);
  const friction = moment.road?.rough === false ? '' : ' + F';
  return [`${sumTex(arrows, slope)}${friction}`, `${sumTex(arrows, slope + Math.PI / 2)} + R`];
}

const rangeSteps = (contact: Contact, moment: Moment, [low, high]: [number, number]): Step[] => [
  step(
    {
      en: 'Resolve along the surface and at right angles to it: it stays at rest while F is at most μR.',
      zh: '沿接触面及其垂直方向分解；摩擦力不超过 μR 时保持静止。',
    },
    [
      ...resolved(contact, moment).map((one) => `${one} = 0`),
      `F \\le ${working(frictionOf(contact, Object.fromEntries(contact.values)))}R`,
    ],
  ),
  step({ en: 'Friction is limiting at both ends.', zh: '两端处摩擦力达到最大值。' }, [
    `${exactOrRounded(low)} \\text{, } ${exactOrRounded(high)}`,
  ]),
];

function stepsOf(contact: Contact, values: Values, wanted: Wanted): Step[] {
  const moments = contact.moments.filter(
    (one, at) => one.told.length > 0 || at === contact.moments.length - 1,
  );
  const [{ told }] = moments as [Moment];
  return [
    ...moments.map((moment) => {
      const isAtRest = moment.told.length > 0 || wanted.unit === 'N';
      const [along, across] = resolved(contact, moment) as [string, string];
      const isLimiting =
        moment.road?.rough && (!isAtRest || moment.told.some(({ kind }) => kind !== 'rests'));
      return step(
        { en: 'Resolve along the surface and at right angles to it.', zh: '沿接触面及其垂直方向分解。' },
        [`${along} = ${isAtRest ? '0' : 'ma'}`, `${across} = 0`, ...(isLimiting ? ['|F| = \\mu |R|'] : [])],
      );
    }),
    step(
      {
        en: told.length > 0 ? 'Solve these equations.' : 'Work out what is asked for.',
        zh: '解出所求的量。',
      },
      [`${wanted.letter === null ? '' : `${wanted.letter} = `}${exactOrRounded(wanted.value(values))}`],
    ),
  ];
}
