import { number, quotient } from '../../../algebra-system/expressions/expression.ts';
import type { Term } from '../../schema/problem.ts';
import { segment, sizeIn } from './scene.ts';
import {
  add,
  hidden,
  line,
  point,
  put,
  RIGHT,
  round,
  setCentre,
  setRadius,
  type Told,
  touching,
  twoRounds,
} from './told.ts';

export type Taker = (told: Told, of: readonly Term[]) => boolean;

/** What is told of circles and their parts. */
export const ROUND_TAKERS: Record<string, Taker> = {
  centre(told, [first, second]) {
    const [one, centre] = [round(told, String(first)), point(told, second)];
    return one !== null && centre !== null && setCentre(one, centre);
  },
  radius(told, [first, second]) {
    if (first === 'circles:')
      return twoRounds(told, first)?.every((one) => setRadius(told, one, second)) ?? false;
    const one = round(told, String(first));
    return one !== null && setRadius(told, one, second);
  },
  radii(told, [first]) {
    const all = typeof first === 'object' && 'all' in first ? first.all : [first!, first!];
    return twoRounds(told, undefined)?.every((one, at) => setRadius(told, one, all[at])) ?? false;
  },
  'diameter size'(told, [first, second]) {
    const [one, size] = [round(told, String(first)), sizeIn(second, told.scene)];
    if (!one || !size) return false;
    one.radius = quotient(size, number(2));
    return true;
  },
  diameter(told, [first, second]) {
    const [one, ends] = [round(told, String(first)), line(told, second)];
    if (!one || ends === null) return false;
    for (const label of ends) put(one, label);
    told.later.push(() => {
      if (one.centre === '') one.centre = hidden(told.scene);
      return add(told, { kind: 'middle', point: one.centre, ends });
    });
    return true;
  },
  'sector angle'(told, [first, second]) {
    const [one, size] = [round(told, String(first)), sizeIn(second, told.scene)];
    if (!one || !size) return false;
    told.later.push(() => {
      const [a, b, more] = one.on;
      return (
        a !== undefined &&
        b !== undefined &&
        more === undefined &&
        one.centre !== '' &&
        add(told, { kind: 'angle', at: a + one.centre + b, size })
      );
    });
    return true;
  },
  'of circle'(told, [first, second]) {
    const [one, other] = [round(told, String(first)), round(told, String(second))];
    if (!one || !other) return false;
    for (const label of one.on) put(other, label);
    told.later.push(() => {
      if (one.centre === '') one.centre = other.centre;
      if (other.centre === '') other.centre = one.centre;
      one.radius ??= other.radius;
      return one.centre === other.centre;
    });
    return true;
  },
  chord(told, [first, second]) {
    const [one, ends] = [round(told, String(second)), line(told, first)];
    return one !== null && ends !== null && [...ends].every((label) => put(one, label));
  },
  'as chord': (told, [first]) => asNamed(told, first, 'chord'),
  'as diameter': (told, [first]) => asNamed(told, first, 'diameter'),
  'as radius': (told, [first]) => asNamed(told, first, 'radius'),
  'as arc'(told, [first, second]) {
    const [ends, circle] = [line(told, first), round(told, String(second))];
    if (ends === null || !circle) return false;
    const arc = round(told, `arc:${ends}`)!;
    told.later.push(() => {
      arc.centre = circle.centre;
      arc.radius ??= circle.radius;
      return circle.centre !== '';
    });
    return true;
  },
  tangent(told, [first, second, third]) {
    const [ends, one] = [line(told, first), round(told, String(second))];
    if (ends === null || !one) return false;
    const at = third === undefined ? [...ends].find((label) => one.on.includes(label)) : point(told, third);
    const from = [...ends].find((label) => label !== at);
    return (
      typeof at === 'string' &&
      ends.includes(at) &&
      from !== undefined &&
      touching(told, from, at, String(second))
    );
  },
  touching(told, [first, second, third]) {
    const [from, at] = [point(told, first), point(told, second)];
    return from !== null && at !== null && touching(told, from, at, String(third));
  },
  touches(told, [first, second, third]) {
    const [one, ends, p] = [round(told, String(first)), line(told, second), point(told, third)];
    if (!one || ends === null || p === null) return false;
    put(one, p);
    if (!ends.includes(p)) add(told, { kind: 'on line', point: p, ends, where: 'between' });
    told.later.push(
      () =>
        one.centre !== '' &&
        [...ends].every(
          (end) => end === p || add(told, { kind: 'angle', at: one.centre + p + end, size: RIGHT }),
        ),
    );
    return true;
  },
  subtends(told, [first, second, third]) {
    const id = String(first);
    const ends = segment(id) ?? /^arc:([A-Z]{2})$/.exec(id)?.[1];
    const size = sizeIn(second, told.scene);
    if (ends === undefined || !size) return false;
    told.later.push(() => {
      const [one, ...others] = told.scene.rounds.filter(({ on }) =>
        [...ends].every((label) => on.includes(label)),
      );
      if (others.some(({ centre }) => centre !== '' && centre !== one?.centre) && third === undefined)
        return false;
      if (one?.centre === '') one.centre = hidden(told.scene);
      const centre = third === undefined ? one?.centre : point(told, third);
      return (
        typeof centre === 'string' && add(told, { kind: 'angle', at: ends[0]! + centre + ends[1]!, size })
      );
    });
    return true;
  },
  'circles meet'(told, [first, second]) {
    const all = twoRounds(told, first);
    const points = (typeof second === 'object' && 'all' in second ? second.all : []).map((one) =>
      point(told, one),
    );
    return (
      all !== null &&
      points.length === 2 &&
      points.every((p) => p !== null && all.every((one) => put(one, p)))
    );
  },
  'circles touch'(told, [first, second]) {
    const [all, p] = [twoRounds(told, first), point(told, second)];
    if (!all || p === null) return false;
    for (const one of all) put(one, p);
    const [one, other] = all;
    told.later.push(
      () =>
        one!.centre !== '' &&
        other!.centre !== '' &&
        add(told, { kind: 'on line', point: p, ends: one!.centre + other!.centre, where: 'between' }),
    );
    return true;
  },
  'through centres'(told) {
    told.later.push(() => {
      const [one, other] = twoRounds(told, undefined) ?? [];
      if (!one || !other || one.centre === '' || other.centre === '') return false;
      return put(one, other.centre) && put(other, one.centre);
    });
    return true;
  },
};

/** A chord, a diameter or a radius of the circle that there is. */
function asNamed(told: Told, first: Term | undefined, as: 'chord' | 'diameter' | 'radius'): boolean {
  const ends = line(told, first);
  if (ends === null) return false;
  told.later.push(() => {
    const { rounds } = told.scene;
    const labels = [...ends];
    const own = rounds.filter(({ id }) => !id.startsWith('arc:'));
    if (as === 'radius') {
      const [one, more] = own.filter(({ centre }) => labels.includes(centre));
      return (
        one !== undefined &&
        (more !== undefined ||
          put(
            one,
            labels.find((label) => label !== one.centre)!,
          ))
      );
    }
    const through = rounds.find(({ on }) => labels.every((label) => on.includes(label)));
    const one = through ?? (own.length === 1 ? own[0] : undefined);
    if (!one) return false;
    for (const label of labels) put(one, label);
    if (as === 'chord') return true;
    if (one.centre === '') one.centre = hidden(told.scene);
    return add(told, { kind: 'middle', point: one.centre, ends });
  });
  return true;
}
