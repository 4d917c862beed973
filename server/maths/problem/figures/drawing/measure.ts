import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isSimple, measured } from '../../planning/arcs/geometry.ts';
import type { Chain, Known } from './chain.ts';
import { inOrder, measuredPieces, type Piece } from './outline.ts';
import { areaInside, dotsAlong, lengthAlong, type Placed } from './placed.ts';
import type { Measured, Scene } from '../told/scene.ts';

/** How large something is: in letters and numbers, from which lengths and angles, and its power of a length. */
export interface Measure {
  value: Expression;
  raw: Expression;
  power: 0 | 1 | 2;
  from: Known[];
}

/** How large it is in a figure in numbers; null where it has no outline there. */
export function sizeIn({ the, of }: Measured, scene: Scene, placed: Placed): number | null {
  const { at } = placed;
  if (the === 'radius') {
    const one =
      scene.rounds.find(({ id }) => id === of) ?? (scene.rounds.length === 1 ? scene.rounds[0] : undefined);
    const end = one?.on[0];
    return one && end !== undefined
      ? lengthAlong([{ from: one.centre, to: end, centre: null, isMajor: false }], at)
      : null;
  }
  const pieces = measuredPieces({ the, of }, scene);
  if (
    !pieces ||
    pieces.some((one) => [one.from, one.to, one.centre ?? one.from].some((name) => !at.has(name)))
  )
    return null;
  if (the === 'length') return lengthAlong(pieces, at);
  const way = inOrder(pieces);
  const dots = way && dotsAlong(way, at, 24);
  // The two arcs of a lens end where they begin.
  if (!way || !dots || !isSimple(dots)) return null;
  return the === 'area' ? areaInside(way, at) : lengthAlong(way, at);
}

/** The same along many short steps. */
export function stepped(one: Measured, scene: Scene, placed: Placed): number | null {
  const pieces = measuredPieces(one, scene);
  if (!pieces) return null;
  if (one.the === 'length') {
    const last = placed.at.get(pieces.at(-1)!.to)!;
    const dots = [...dotsAlong(pieces, placed.at, 4000), last];
    return dots.slice(1).reduce((sum_, [x, y], i) => sum_ + Math.hypot(x - dots[i]![0], y - dots[i]![1]), 0);
  }
  const way = inOrder(pieces);
  if (!way) return null;
  const { area, length } = measured(dotsAlong(way, placed.at, 4000));
  return one.the === 'area' ? Math.abs(area) : length;
}

/** The measure from the lengths and angles that are known; null where one of them is not. */
export function measureOf(wanted: Measured, scene: Scene, chain: Chain): Measure | null {
  if (wanted.the === 'angle') {
    const angle = chain.angle(wanted.of[0]!, wanted.of[1]!, wanted.of[2]!);
    return angle && { value: angle.value, raw: angle.value, power: 0, from: [angle] };
  }
  if (wanted.the === 'radius') {
    const one =
      scene.rounds.find(({ id }) => id === wanted.of) ??
      (scene.rounds.length === 1 ? scene.rounds[0] : undefined);
    const length = one?.on.map((label) => chain.length(one.centre, label)).find((known) => known !== null);
    return length ? { value: length.value, raw: length.value, power: 1, from: [length] } : null;
  }
  const pieces = measuredPieces(wanted, scene);
  if (!pieces) return null;
  return wanted.the === 'area' ? areaOf(pieces, chain) : lengthOf(pieces, chain);
}

interface Round {
  radius: Known;
  turn: Expression;
  angle: Known;
}

function roundOf({ from, to, centre, isMajor }: Piece, chain: Chain): Round | null {
  const [radius, angle] = [
    chain.length(centre!, from) ?? chain.length(centre!, to),
    chain.angle(from, centre!, to),
  ];
  if (!radius || !angle) return null;
  return {
    radius,
    angle,
    turn: isMajor ? exact(difference(product(number(2), PI), angle.value)) : angle.value,
  };
}

function lengthOf(pieces: readonly Piece[], chain: Chain): Measure | null {
  const all = pieces.map((one) => {
    if (one.centre === null) {
      const length = chain.length(one.from, one.to);
      return length && { size: length.value, from: [length] };
    }
    const round = roundOf(one, chain);
    return round && { size: product(round.radius.value, round.turn), from: [round.radius, round.angle] };
  });
  if (!all.every((one) => one !== null)) return null;
  const raw = all.length === 1 ? all[0]!.size : sum(...all.map(({ size }) => size));
  return { value: exact(raw), raw, power: 1, from: all.flatMap(({ from }) => from) };
}

/** Twice the signed area of a triangle in numbers. */
const swept = (chain: Chain, a: string, b: string, c: string): number => {
  const [p, q, r] = [a, b, c].map(chain.dot);
  return (q![0] - p![0]) * (r![1] - p![1]) - (q![1] - p![1]) * (r![0] - p![0]);
};

function triangle(
  chain: Chain,
  all: readonly [string, string, string],
): { size: Expression; from: Known[] } | null {
  for (const at of [0, 1, 2]) {
    const [a, b, c] = [all[at]!, all[(at + 1) % 3]!, all[(at + 2) % 3]!];
    const [angle, ab, ac] = [chain.angle(b, a, c), chain.length(a, b), chain.length(a, c)];
    if (angle && ab && ac && toText(angle.value) === 'pi/2')
      return { size: quotient(product(ab.value, ac.value), number(2)), from: [ab, ac, angle] };
  }
  for (const at of [0, 1, 2]) {
    const [a, b, c] = [all[at]!, all[(at + 1) % 3]!, all[(at + 2) % 3]!];
    const [angle, ab, ac] = [chain.angle(b, a, c), chain.length(a, b), chain.length(a, c)];
    if (angle && ab && ac) {
      const size = quotient(product(ab.value, ac.value, call('sin', angle.value)), number(2));
      return { size, from: [ab, ac, angle] };
    }
  }
  return null;
}

/** The polygon of the ends and centres as triangles, and the sectors that the arcs add or take away. */
function areaOf(pieces: readonly Piece[], chain: Chain): Measure | null {
  const way = inOrder(pieces);
  if (!way) return null;
  const corners = way.flatMap((one) => (one.centre === null ? [one.from] : [one.from, one.centre]));
  const sectors = way.flatMap((one) => (one.centre === null ? [] : [{ one, round: roundOf(one, chain) }]));
  if (!sectors.every(({ round }) => round !== null)) return null;
  const parts = sectors.map(({ one, round }) => {
    const isForward = swept(chain, one.centre!, one.from, one.to) > 0 !== one.isMajor;
    const size = quotient(product(power(round!.radius.value, 2), round!.turn), number(2));
    return { size: isForward ? size : negative(size), from: [round!.radius, round!.angle] };
  });
  const polygon = fansOf(corners, chain);
  if (!polygon) return null;
  const all = [...polygon, ...parts];
  const signed = sum(...all.map(({ size }) => size));
  const worth = evaluate(signed, chain.placed.letters);
  const raw =
    worth < 0 ? sum(...all.map(({ size }) => (size.kind === 'negative' ? size.of : negative(size)))) : signed;
  return {
    value: exact(raw),
    raw: all.length === 1 && worth >= 0 ? all[0]!.size : raw,
    power: 2,
    from: all.flatMap(({ from }) => from),
  };
}

/** A polygon as triangles from one of its corners, of which all is known. */
function fansOf(corners: readonly string[], chain: Chain): { size: Expression; from: Known[] }[] | null {
  const found: { size: Expression; from: Known[] }[][] = [];
  for (const [at, root] of corners.entries()) {
    const rest = [...corners.slice(at + 1), ...corners.slice(0, at)];
    const all = rest.slice(1).map((last, i) => {
      const first = rest[i]!;
      const size = swept(chain, root, first, last);
      if (first === root || last === root || Math.abs(size) < 1e-9) return { size: number(0), from: [] };
      const own = triangle(chain, [root, first, last]);
      return own && { ...own, size: size > 0 ? own.size : negative(own.size) };
    });
    if (all.every((one) => one !== null)) found.push(all.filter(({ from }) => from.length > 0));
  }
  const lengthOfText = (all: { size: Expression }[]) =>
    all.reduce((length, { size }) => length + toText(size).length, 0);
  return found.toSorted((a, b) => lengthOfText(a) - lengthOfText(b))[0] ?? null;
}
