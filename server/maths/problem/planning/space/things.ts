import { number, symbol, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import type { Area, Look } from '../values/area.ts';
import { array, type Value } from '../values/value.ts';
import { ofPlaneEquation, ofVectorEquation, sidesOf } from './formula.ts';
import {
  cross,
  directionIn,
  dot,
  isNull,
  type Line,
  lineIn,
  lineValue,
  minus,
  ORIGIN,
  type Plane,
  planeIn,
  planeValue,
  plus,
  type Vector,
  vectorIn,
  vectorValue,
} from './vectors.ts';

const inSpace = new WeakMap<readonly Fact[], boolean>();

/** Whether what was said is about space: a vector of three components, or a plane, is spoken of. */
export function isInSpace({ facts, things }: Look): boolean {
  const known = inSpace.get(facts);
  if (known !== undefined) return known;
  const text = JSON.stringify(facts);
  const is =
    things.some(({ kind }) => kind === 'plane') ||
    /E_[123]|position vector|v_\{[A-Z]{2}\}|"\([^()",]+,[^()",]+,[^()",]+\)"/.test(text) ||
    /matrix\}[^&{}]*\\\\[^&{}]*\\\\/.test(text);
  inSpace.set(facts, is);
  return is;
}

const isTerm = (term: Term | undefined, id: string): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** The other side of each fact of a relation that speaks of a thing. */
function others(relation: string, id: string, look: Look): Term[] {
  const found: Term[] = [];
  for (const one of look.facts) {
    if (one.relation !== relation || one.of.length !== 2) continue;
    const at = one.of.findIndex((term) => isTerm(term, id));
    if (at >= 0) found.push(one.of[1 - at]!);
  }
  return found;
}

/** OA = 2i + k, or AB = 2i + k where A is known. */
function byArrow(id: string, look: Look): Vector | null {
  for (const one of look.facts) {
    if (one.relation !== 'holds' || typeof one.of[0] !== 'string') continue;
    const statement = statementIn(one.of[0]);
    if (statement?.kind !== 'relation' || statement.signs.join() !== '=') continue;
    const [left, right] = statement.sides;
    const [, from, to] = (left?.kind === 'symbol' && /^v_([A-Z])([A-Z])$/.exec(left.name)) || [];
    if (
      to !== id ||
      from === id ||
      symbolsOf(right!).some((name) => name.startsWith('v_') && name.includes(id))
    )
      continue;
    const along = vectorIn(look.formula(right!));
    const start = from === 'O' ? null : vectorIn(look.value({ thing: from! }));
    if (!along || (from !== 'O' && !start)) continue;
    look.use((fact) => fact === one);
    return start ? plus(start, along) : along;
  }
  return null;
}

function pointOf({ id }: Thing, look: Look): Value | null {
  if (!isInSpace(look)) return null;
  const given = look.given('position vector', id) ?? look.given('coordinates', id);
  if (vectorIn(given)) return given;
  const known = byArrow(id, look);
  if (known) return vectorValue(known);
  if (id === 'O') return vectorValue([number(0), number(0), number(0)]);
  const defined = look.defined(id);
  if (vectorIn(defined)) return defined;
  return vectorValue(['x', 'y', 'z'].map((letter) => symbol(`${letter}_${id}`)) as unknown as Vector);
}

/** A direction that a line is said to have. */
function directionOf(id: string, look: Look): Vector | null {
  for (const other of others('parallel', id, look)) {
    const along = directionIn(look.value(other));
    if (along) return along;
  }
  for (const other of others('perpendicular', id, look)) {
    const plane = planeIn(look.value(other));
    if (plane) return plane.normal;
  }
  const across = others('perpendicular', id, look).map((other) => directionIn(look.value(other)));
  const [one, other] = across;
  return one && other && across.length === 2 ? cross(one, other) : null;
}

/** The terms that lie on a thing, as far as they are points that are known. */
const pointsOn = (id: string, look: Look): Vector[] =>
  look.facts
    .filter(({ relation, of: [, on] }) => relation === 'on' && isTerm(on, id))
    .map(({ of: [point] }) => vectorIn(look.value(point!)))
    .filter((one) => one !== null);

const isOpen = (a: Vector): boolean => a.some((one) => one.kind === 'symbol' && /^[xyz]_/.test(one.name));

function lineOf({ id }: Thing, look: Look): Value | null {
  if (/^[xy]-axis$/.test(id) || !isInSpace(look)) return null;
  const sides = sidesOf(look.given('equation', id));
  const given = sides && ofVectorEquation(...sides, look);
  if (given) return 'along' in given ? lineValue(given) : null;
  const defined = look.defined(id);
  if (lineIn(defined)) return defined;
  const points = pointsOn(id, look).filter((one) => !isOpen(one));
  const [at, other] = points;
  if (!at) return null;
  const along = directionOf(id, look) ?? (other ? minus(other, at) : null);
  return along && !isNull(along) ? lineValue({ at, along }) : null;
}

function planeOf({ id }: Thing, look: Look): Value | null {
  const sides = sidesOf(look.given('equation', id));
  if (sides) {
    const given = ofVectorEquation(...sides, look) ?? ofPlaneEquation(...sides, look);
    return given && 'normal' in given ? planeValue(given) : null;
  }
  const defined = look.defined(id);
  if (planeIn(defined)) return defined;
  const lines = others('contains', id, look)
    .map((one) => lineIn(look.value(one)))
    .filter((one) => one !== null);
  const points = [...pointsOn(id, look).filter((one) => !isOpen(one)), ...lines.map(({ at }) => at)];
  const normal = normalOf(id, points, lines, look);
  return normal && points[0] ? planeValue({ normal, size: dot(normal, points[0]) }) : null;
}

function normalOf(id: string, points: Vector[], lines: Line[], look: Look): Plane['normal'] | null {
  for (const other of others('perpendicular', id, look)) {
    const along = directionIn(look.value(other));
    if (along) return along;
  }
  for (const other of others('parallel', id, look)) {
    const plane = planeIn(look.value(other));
    if (plane) return plane.normal;
  }
  const [first, ...rest] = points;
  const along = [
    ...lines.map((one) => one.along),
    ...others('parallel', id, look).map((one) => directionIn(look.value(one))),
    ...others('perpendicular', id, look).map((one) => planeIn(look.value(one))?.normal ?? null),
    ...rest.map((one) => minus(one, first!)),
  ].filter((one) => one !== null && !isNull(one)) as Vector[];
  const second = along.slice(1).find((one) => !isNull(cross(along[0]!, one)));
  return second ? cross(along[0]!, second) : null;
}

/** The points that the letters of a name stand for. */
const corners = (name: string | null, look: Look): Value[] | null => {
  if (!isInSpace(look)) return null;
  const all = [...(name ?? '')].map((label) =>
    look.things.some(({ id }) => id === label)
      ? look.value({ thing: label })
      : label === 'O'
        ? vectorValue(ORIGIN)
        : null,
  );
  return all.every((one) => vectorIn(one)) ? (all as Value[]) : null;
};

type Make = Area['things'][string];

/** What is being worked out: l by m, and m by l, is neither. */
const open = new Set<string>();

const once =
  (make: Make): Make =>
  (thing, look) => {
    if (open.has(thing.id)) return null;
    open.add(thing.id);
    try {
      return make(thing, look);
    } finally {
      open.delete(thing.id);
    }
  };

export const SPACE_THINGS: Area['things'] = {
  point: once(pointOf),
  line: once(lineOf),
  plane: once(planeOf),
  segment: ({ name }, look) => {
    const ends = corners(name, look)?.map((one) => vectorIn(one)!);
    return ends?.length === 2 ? array('space segment', [...ends[0]!, ...ends[1]!]) : null;
  },
  triangle: ({ name }, look) => {
    const items = corners(name, look);
    return items && { is: 'many', items };
  },
};
