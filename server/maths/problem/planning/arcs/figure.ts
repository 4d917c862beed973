import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  number,
  PI,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import {
  along,
  crossing,
  distance,
  dotOf,
  type Line,
  lineAcross,
  lineBy,
  lineThrough,
  middle,
  ORIGIN,
  type Place,
} from './geometry.ts';
import { sorted, type Told } from './told.ts';

/** The points of a figure where they are, the letters that stand in them, and what has to be zero. */
export interface Figure {
  at: Map<string, Place>;
  radius: Expression | null;
  turn: Expression | null;
  equations: Expression[];
  /** Numbers for the letters with which the figure is possible. */
  sample: Record<string, number>;
  told: Told;
}

const SIZES = [1.7, 2.3, 0.9, 1.3];

/** Numbers for letters; an angle is acute. */
export function sampleFor(letters: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    letters.map((letter, at) => [
      letter,
      /theta|alpha|phi|beta/.test(letter) ? 0.7 + at / 20 : SIZES[at % 4]! + at,
    ]),
  );
}

const turned = (angle: Expression): Place => ({ x: exact(call('cos', angle)), y: exact(call('sin', angle)) });
const times = ({ x, y }: Place, size: Expression): Place => ({
  x: exact(product(x, size)),
  y: exact(product(y, size)),
});
const shifted = (p: Place, q: Place): Place => ({ x: exact(sum(p.x, q.x)), y: exact(sum(p.y, q.y)) });

/** Puts the sector, or a triangle with a right or a given angle, in its place, and every point that follows from it. */
export function figureOf(told: Told): Figure | null {
  const figure: Figure = {
    at: new Map(),
    radius: null,
    turn: null,
    equations: [],
    sample: {},
    told,
  };
  const isPlaced = told.ends ? placeSector(figure) : placeTriangle(figure);
  if (!isPlaced) return null;
  figure.sample = sampleFor([
    ...new Set([...figure.at.values()].flatMap(({ x, y }) => [x, y]).flatMap(symbolsOf)),
  ]);
  const left = new Set([
    ...told.on.map(({ point }) => point),
    ...told.middles.map(({ point }) => point),
    ...told.touching.map(({ point }) => point),
    ...told.arcs.flatMap(({ from, to }) => [from, to]),
  ]);
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const name of left) {
      if (figure.at.has(name)) continue;
      const place = placeOf(name, figure);
      if (!place) continue;
      figure.at.set(name, place);
      isNew = true;
    }
  }
  return [...left].every((name) => figure.at.has(name)) && addEquations(figure) && liesBetween(figure, {})
    ? figure
    : null;
}

function placeSector(figure: Figure): boolean {
  const { told } = figure;
  const { centre, ends } = told;
  if (centre === null || !ends) return false;
  const [a, b] = ends;
  const given =
    told.radius ?? told.lengths.get(sorted(`${centre}${a}`)) ?? told.lengths.get(sorted(`${centre}${b}`));
  const corner = told.angles.find(
    ({ at, sides }) => at === centre && sides.every((one) => ends.includes(one)),
  );
  figure.radius = given ?? symbol('r_0');
  figure.turn = told.turn ?? corner?.size ?? symbol('theta_0');
  // The side on which other points lie is laid along the axis, so that they are simple.
  const isTurned = told.on.some(({ line }) => sorted(line) === sorted(`${centre}${b}`));
  const far = times(turned(figure.turn), figure.radius);
  const near: Place = { x: figure.radius, y: number(0) };
  figure.at.set(centre, ORIGIN);
  figure.at.set(a, isTurned ? { x: far.x, y: far.y } : near);
  figure.at.set(b, isTurned ? near : far);
  return true;
}

/** A corner with an angle that is given, and the length of a side at it. */
function placeTriangle(figure: Figure): boolean {
  const { told } = figure;
  const [equal] = told.equilateral;
  if (equal) {
    const [a, b, c] = [...equal] as [string, string, string];
    const size = [a + b, b + c, a + c].flatMap((two) => told.lengths.get(sorted(two)) ?? [])[0];
    if (!size) return false;
    const third: Place = {
      x: exact(quotient(size, number(2))),
      y: exact(product(size, quotient(root(number(3)), number(2)))),
    };
    figure.at
      .set(a, ORIGIN)
      .set(b, { x: size, y: number(0) })
      .set(c, third);
    return true;
  }
  for (const { at, sides, size } of told.angles)
    for (const [p, q] of [sides, sides.toReversed()] as [string, string][]) {
      const known = told.lengths.get(sorted(at + p));
      if (!known) continue;
      const other = told.lengths.get(sorted(at + q));
      const ray = turned(size);
      if (other) {
        figure.at
          .set(at, ORIGIN)
          .set(p, { x: known, y: number(0) })
          .set(q, times(ray, other));
        return true;
      }
      const second = told.angles.find(
        (one) => one.at === p && one.sides.includes(at) && one.sides.includes(q),
      );
      if (!second) continue;
      const base: Place = { x: known, y: number(0) };
      const back = turned(exact(difference(PI, second.size)));
      const found = crossing(lineBy(ORIGIN, ray), lineBy(base, back), {});
      if (!found) continue;
      figure.at.set(at, ORIGIN).set(p, base).set(q, found);
      return true;
    }
  return false;
}

function lineOf(two: string, { at }: Figure): Line | null {
  const [p, q] = [...two].map((one) => at.get(one));
  return p && q ? lineThrough(p, q) : null;
}

/** Where a point is, from two lines on which it lies, or from a length along one of them. */
function placeOf(name: string, figure: Figure): Place | null {
  const { told, at, sample } = figure;
  const half = told.middles.find(({ point }) => point === name);
  if (half) {
    const [p, q] = [...half.line].map((one) => at.get(one));
    return p && q ? middle(p, q) : null;
  }
  const own = told.on.filter(({ point }) => point === name).map(({ line }) => line);
  const lines = own.flatMap((line) => lineOf(line, figure) ?? []);
  for (const [one, other] of told.across)
    for (const [mine, base] of [
      [one, other],
      [other, one],
    ] as const) {
      const from = mine.includes(name) ? [...mine].find((each) => each !== name) : undefined;
      const foot = from === undefined ? undefined : at.get(from);
      const [p, q] = [...base].map((each) => at.get(each));
      if (foot && p && q) lines.push(lineAcross(foot, along(p, q)));
    }
  for (const { point, at: where } of told.touching)
    if (point === name && told.centre !== null) {
      const [touched, centre] = [at.get(where), at.get(told.centre)];
      if (touched && centre) lines.push(lineAcross(touched, along(centre, touched)));
    }
  const [one, other] = lines;
  if (one && other) return crossing(one, other, sample);
  return own.length === 1 ? placeAlong(name, own[0]!, figure) : null;
}

/** On a segment, as far from one of its ends as is told. */
function placeAlong(name: string, line: string, { told, at, sample }: Figure): Place | null {
  for (const [p, q] of [[...line], [...line].toReversed()] as [string, string][]) {
    const round = told.arcs.find(
      ({ centre, from, to }) =>
        centre === p && (from === name || to === name) && at.has(from === name ? to : from),
    );
    const [from, to] = [at.get(p), at.get(q)];
    const end = round && at.get(round.from === name ? round.to : round.from);
    const size =
      told.lengths.get(sorted(p + name)) ?? (end && from ? distance(from, end, sample) : undefined);
    if (!from || !to || !size) continue;
    return shifted(from, times(along(from, to), exact(quotient(size, distance(from, to, sample)))));
  }
  return null;
}

/** Between two points; from the centre of the sector it is the radius. */
export function lengthBetween(two: string, { at, told, radius, sample }: Figure): Expression | null {
  const [p, q] = [...two] as [string, string];
  const [from, to] = [at.get(p), at.get(q)];
  const isEnd = (one: string) => told.ends?.includes(one) ?? false;
  if (radius && ((p === told.centre && isEnd(q)) || (q === told.centre && isEnd(p)))) return radius;
  return from && to ? distance(from, to, sample) : null;
}

/** What is told beside what the places already say. */
function addEquations(figure: Figure): boolean {
  const { told, at, equations } = figure;
  const isNew = (one: Expression) => symbolsOf(one).length > 0 || Math.abs(evaluate(one)) > 1e-9;
  for (const [two, size] of told.lengths) {
    const [p, q] = [...two].map((one) => at.get(one));
    if (!p || !q) return false;
    const rest = exact(difference(lengthBetween(two, figure)!, size));
    // A length that was shown is rounded.
    const isRounded =
      symbolsOf(rest).length === 0 && Math.abs(evaluate(rest)) < 6e-3 * Math.abs(evaluate(size));
    if (isNew(rest) && !isRounded) equations.push(rest);
  }
  return told.angles.every(({ at: corner, sides, size }) => {
    const [o, p, q] = [corner, ...sides].map((one) => at.get(one));
    if (!o || !p || !q) return false;
    const letters = sampleFor([
      ...new Set([size, ...Object.values(o), ...Object.values(p), ...Object.values(q)].flatMap(symbolsOf)),
    ]);
    return Math.abs(angleAt(o, p, q, letters) - evaluate(size, letters)) < 1e-7;
  });
}

/** Whether points that lie on a side lie between its ends, with these numbers for the letters. */
export function liesBetween({ told, at }: Figure, sample: Record<string, number>): boolean {
  return told.on.every(({ point, line }) => {
    const [p, q, r] = [...line, point].map((one) => at.get(one));
    if (!p || !q || !r) return true;
    const [a, b, c] = [p, q, r].map((one) => dotOf(one, sample));
    const along_ = [b![0] - a![0], b![1] - a![1]] as const;
    const share =
      ((c![0] - a![0]) * along_[0] + (c![1] - a![1]) * along_[1]) / (along_[0] ** 2 + along_[1] ** 2);
    // What depends on letters without numbers is left open.
    return !(share <= 0 || share >= 1);
  });
}

/** The angle at a corner, by the law of cosines. */
export function angleAt(o: Place, p: Place, q: Place, sample: Record<string, number>): number {
  const [a, b, c] = [dotOf(o, sample), dotOf(p, sample), dotOf(q, sample)];
  const [u, v, w] = [
    Math.hypot(b[0] - a[0], b[1] - a[1]),
    Math.hypot(c[0] - a[0], c[1] - a[1]),
    Math.hypot(b[0] - c[0], b[1] - c[1]),
  ];
  return Math.acos((u * u + v * v - w * w) / (2 * u * v));
}
