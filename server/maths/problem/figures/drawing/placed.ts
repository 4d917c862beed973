import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { randomOf } from '../../../algebra-system/numeric/random.ts';
import { settled } from './least-squares.ts';
import { inOrder, measuredPieces, type Piece } from './outline.ts';
import { type Bond, lettersIn, type Measured, type Relation, type Scene } from '../told/scene.ts';

export type Dot = readonly [number, number];

/** A figure in numbers. */
export interface Placed {
  at: ReadonlyMap<string, Dot>;
  letters: Readonly<Record<string, number>>;
}

export const gap = ([a, b]: Dot, [c, d]: Dot): number => Math.hypot(c - a, d - b);

/** The angle at the middle of three points, at most a straight one. */
export function angleOf(a: Dot, o: Dot, b: Dot): number {
  const [ux, uy, vx, vy] = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]];
  return Math.atan2(Math.abs(ux * vy - uy * vx), ux * vx + uy * vy);
}

/** How far from a point round a centre an arc goes, against the clock where it is positive. */
function turnOf({ from, to, centre, isMajor }: Piece, at: ReadonlyMap<string, Dot>): number {
  if (centre === null) return 0;
  const [o, p, q] = [at.get(centre)!, at.get(from)!, at.get(to)!];
  const way = Math.atan2(
    (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]),
    (p[0] - o[0]) * (q[0] - o[0]) + (p[1] - o[1]) * (q[1] - o[1]),
  );
  return isMajor ? way - Math.sign(way) * 2 * Math.PI : way;
}

/** The way along pieces as many short steps. */
export function dotsAlong(pieces: readonly Piece[], at: ReadonlyMap<string, Dot>, count: number): Dot[] {
  return pieces.flatMap((piece): Dot[] => {
    const p = at.get(piece.from)!;
    if (piece.centre === null) return [p];
    const o = at.get(piece.centre)!;
    const [radius, start, turn] = [gap(o, p), Math.atan2(p[1] - o[1], p[0] - o[0]), turnOf(piece, at)];
    return Array.from({ length: count }, (_, i): Dot => {
      const angle = start + (turn * i) / count;
      return [o[0] + radius * Math.cos(angle), o[1] + radius * Math.sin(angle)];
    });
  });
}

export const lengthAlong = (pieces: readonly Piece[], at: ReadonlyMap<string, Dot>): number =>
  pieces.reduce(
    (sum, one) =>
      sum +
      (one.centre === null
        ? gap(at.get(one.from)!, at.get(one.to)!)
        : gap(at.get(one.centre)!, at.get(one.from)!) * Math.abs(turnOf(one, at))),
    0,
  );

/** Twice the signed area inside pieces that close: of the polygon of their ends, and of what arcs add to it. */
export const areaInside = (way: readonly Piece[], at: ReadonlyMap<string, Dot>): number =>
  Math.abs(
    way.reduce((sum, one) => {
      const [p, q] = [at.get(one.from)!, at.get(one.to)!];
      const own = p[0] * q[1] - p[1] * q[0];
      if (one.centre === null) return sum + own;
      const [radius, turn] = [gap(at.get(one.centre)!, p), turnOf(one, at)];
      return sum + own + radius * radius * (turn - Math.sin(turn));
    }, 0) / 2,
  );

type Residual = (at: ReadonlyMap<string, Dot>, letters: Record<string, number>) => number[];

function residualOf(bond: Bond, scene: Scene): Residual | null {
  const two = (ends: string, at: ReadonlyMap<string, Dot>): [Dot, Dot] => [
    at.get(ends[0]!)!,
    at.get(ends[1]!)!,
  ];
  const way = (ends: string, at: ReadonlyMap<string, Dot>): Dot => {
    const [p, q] = two(ends, at);
    return [q[0] - p[0], q[1] - p[1]];
  };
  const corner = (labels: string, at: ReadonlyMap<string, Dot>) =>
    angleOf(at.get(labels[0]!)!, at.get(labels[1]!)!, at.get(labels[2]!)!);
  switch (bond.kind) {
    case 'length':
      return (at, letters) => [gap(...two(bond.ends, at)) - evaluate(bond.size, letters)];
    case 'same length':
      return (at) => [gap(...two(bond.ends, at)) - gap(...two(bond.other, at))];
    case 'angle':
      return (at, letters) => [corner(bond.at, at) - evaluate(bond.size, letters)];
    case 'same angle':
      return (at) => [corner(bond.at, at) - corner(bond.other, at)];
    case 'on line':
      return (at) => {
        const [p, q] = two(bond.ends, at);
        const r = at.get(bond.point)!;
        return [((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / (gap(p, q) + 1e-9)];
      };
    case 'across':
    case 'along':
      return (at) => {
        const [u, v] = [way(bond.ends, at), way(bond.other, at)];
        const size = Math.hypot(...u) * Math.hypot(...v) + 1e-9;
        return [(bond.kind === 'across' ? u[0] * v[0] + u[1] * v[1] : u[0] * v[1] - u[1] * v[0]) / size];
      };
    case 'middle':
      return (at) => {
        const [p, q] = two(bond.ends, at);
        const m = at.get(bond.point)!;
        return [m[0] - (p[0] + q[0]) / 2, m[1] - (p[1] + q[1]) / 2];
      };
    case 'worth': {
      const own = measureIn(bond.of, scene);
      return own && ((at, letters) => [own(at) - evaluate(bond.size, letters)]);
    }
    case 'share': {
      const [own, other] = [measureIn(bond.of, scene), measureIn(bond.other, scene)];
      return own && other && ((at, letters) => [own(at) - evaluate(bond.size, letters) * other(at)]);
    }
  }
}

function measureIn(of: Measured, scene: Scene): ((at: ReadonlyMap<string, Dot>) => number) | null {
  const pieces = measuredPieces(of, scene);
  const closed = pieces && (of.the === 'length' ? pieces : inOrder(pieces));
  if (!closed) return null;
  const measure = of.the === 'area' ? areaInside : lengthAlong;
  return (at) => measure(closed, at);
}

/** Whether what is told beside equations holds: between which points a point lies, and of letters. */
function fits(scene: Scene, { at, letters }: Placed, size: number): boolean {
  const dots = [...at.values()];
  if (dots.some((one, i) => dots.slice(i + 1).some((other) => gap(one, other) < 1e-5 * size))) return false;
  const isPlaced = scene.bonds.every((bond) => {
    if (bond.kind !== 'on line') return true;
    const [p, q, r] = [at.get(bond.ends[0]!)!, at.get(bond.ends[1]!)!, at.get(bond.point)!];
    const share = ((r[0] - p[0]) * (q[0] - p[0]) + (r[1] - p[1]) * (q[1] - p[1])) / gap(p, q) ** 2;
    return bond.where === 'between' ? share > 0 && share < 1 : bond.where !== 'beyond' || share > 1;
  });
  return (
    isPlaced &&
    Object.values(letters).every((one) => one > 0) &&
    scene.letters.every((one) => holdsIn(one, letters))
  );
}

const holdsIn = ({ sides, signs }: Relation, letters: Record<string, number>): boolean =>
  signs.every((sign, i) => {
    const [a, b] = [evaluate(sides[i]!, letters), evaluate(sides[i + 1]!, letters)];
    if (sign === '=') return Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(a));
    return sign === '!=' ? a !== b : sign.startsWith('<') ? a < b : a > b;
  });

const STARTS = 90;
const ENOUGH = 18;
const FLIPS = 160;
const SCALES = [1.5, 0.6, 3];

/** Every figure that is as it was told, up to where it lies; null where some of it has no meaning here. */
export function placements(
  scene: Scene,
  fixed: Record<string, number>,
  extra: readonly string[] = [],
): Placed[] | null {
  const names = [...scene.points];
  const letters = [...new Set([...lettersIn(scene), ...extra])].filter((one) => !(one in fixed));
  const residuals = [...scene.bonds.map((bond) => residualOf(bond, scene)), ...scene.rounds.map(roundness)];
  if (names.length < 2 || names.length > 14 || residuals.some((one) => one === null)) return null;
  const equations = scene.letters.filter(({ signs }) => signs.length === 1 && signs[0] === '=');
  const size = scaleOf(scene);
  const width = 2 * names.length - 3;
  const read = (v: readonly number[]): { at: Map<string, Dot>; letters: Record<string, number> } => ({
    at: new Map(
      names.map((name, i): [string, Dot] => [
        name,
        i === 0 ? [0, 0] : i === 1 ? [v[0]!, 0] : [v[2 * i - 3]!, v[2 * i - 2]!],
      ]),
    ),
    letters: { ...fixed, ...Object.fromEntries(letters.map((one, i) => [one, v[width + i]!])) },
  });
  const errors = (v: readonly number[]): number[] => {
    const one = read(v);
    return [
      ...residuals.flatMap((residual) => residual!(one.at, one.letters)),
      ...equations.map(({ sides }) => evaluate(sides[0]!, one.letters) - evaluate(sides[1]!, one.letters)),
    ];
  };
  const random = randomOf(7);
  const found: Placed[] = [];
  const keep = (start: readonly number[], turns: number): number[] | null => {
    const end = settled(start, errors, size, turns);
    const one = end && read(end);
    if (one && fits(scene, one, size)) found.push(one);
    return end;
  };
  let last: number[] | null = null;
  for (let start = 0; start < STARTS && found.length < ENOUGH; start += 1) {
    const scale = SCALES[start % SCALES.length]! * size;
    const end = keep(
      [
        ...Array.from({ length: width }, () => (random() * 2 - 1) * scale),
        ...letters.map((one) => (isAngle(one) ? 0.1 + random() * 2.9 : (0.1 + random() * 1.6) * size)),
      ],
      80,
    );
    last = end ?? last;
  }
  if (last) for (const one of flipped(last, names.length).slice(0, FLIPS)) keep(one, 12);
  return found;
}

/**
 * The figure with one point put where it is as far from another as before: on the line through a third, or behind the
 * line of two others. "Two sides and an angle" may mean either.
 */
function flipped(v: readonly number[], count: number): number[][] {
  const dotAt = (i: number): Dot =>
    i === 0 ? [0, 0] : i === 1 ? [v[0]!, 0] : [v[2 * i - 3]!, v[2 * i - 2]!];
  const places = Array.from({ length: count }, (_, i) => i);
  const across = (p: Dot, foot: Dot): Dot => [2 * foot[0] - p[0], 2 * foot[1] - p[1]];
  return places.slice(2).flatMap((i) =>
    places.flatMap((j) =>
      places.flatMap((k) => {
        if (i === j || j === k || i === k) return [];
        const [p, q, r] = [dotAt(i), dotAt(j), dotAt(k)];
        const all = [across(p, footOn(q, p, r)), ...(j < k ? [across(p, footOn(p, q, r))] : [])];
        return all.map(([x, y]) => v.map((one, at) => (at === 2 * i - 3 ? x : at === 2 * i - 2 ? y : one)));
      }),
    ),
  );
}

/** The foot of the perpendicular from a point to the line through two others. */
function footOn(q: Dot, a: Dot, b: Dot): Dot {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((q[0] - a[0]) * ux + (q[1] - a[1]) * uy) / (ux * ux + uy * uy + 1e-12);
  return [a[0] + share * ux, a[1] + share * uy];
}

/** A letter that names an angle. */
export const isAngle = (letter: string): boolean => /^(?:theta|alpha|beta|phi|gamma)/.test(letter);

const roundness = ({ centre, radius, on }: Scene['rounds'][number]): Residual | null =>
  centre === ''
    ? () => []
    : (at, letters) => {
        const sizes = on.map((label) => gap(at.get(centre)!, at.get(label)!));
        const own = radius ? evaluate(radius, letters) : sizes[0];
        return own === undefined ? [] : sizes.map((one) => one - own);
      };

/** How large the figure is, about. */
function scaleOf(scene: Scene): number {
  const sizes = [
    ...scene.bonds.flatMap((bond) => (bond.kind === 'length' ? [bond.size] : [])),
    ...scene.rounds.flatMap(({ radius }) => radius ?? []),
  ];
  const numbers = sizes.filter((one) => symbolsOf(one).length === 0).map((one) => evaluate(one));
  return numbers.length > 0 ? Math.max(...numbers) : 4;
}
