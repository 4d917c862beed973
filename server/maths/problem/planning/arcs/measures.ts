import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Term } from '../../schema/problem.ts';
import { angleAt, type Figure, lengthBetween, sampleFor } from './figure.ts';
import { distance, dotOf, isSimple, measured, type Piece, stepsAlong, sweep } from './geometry.ts';
import { idOf, isOf, sorted } from './told.ts';

/** A length, an area or an angle; `check` is the same in numbers, found in another way. */
export interface Measure {
  value: Expression;
  power: 0 | 1 | 2;
  check: (letters: Record<string, number>) => number;
}

const COUNT = 4000;

/** What a term of the figure measures; null where it is none, or where it is not known what bounds it. */
export function measureOf(term: Term, figure: Figure): Measure | null {
  if (!isOf(term)) return null;
  const [first] = term.of;
  const id = idOf(first);
  switch (term.the) {
    case 'length':
      return id === null ? null : lengthOf(id, figure);
    case 'radius':
      return figure.radius && lengthAs(figure.radius);
    case 'angle':
      return figure.turn && angleAs(figure.turn);
    case 'angle at':
      return angleMeasure(term.of.map(idOf), figure);
    case 'area':
    case 'perimeter': {
      const pieces = id === null ? null : piecesOf(id, figure);
      return pieces && bounded(pieces, term.the === 'area', figure);
    }
    default:
      return null;
  }
}

const lengthAs = (value: Expression): Measure => ({
  value,
  power: 1,
  check: (letters) => evaluate(value, letters),
});
const angleAs = (value: Expression): Measure => ({
  value,
  power: 0,
  check: (letters) => evaluate(value, letters),
});

function lengthOf(id: string, figure: Figure): Measure | null {
  if (/^arc [A-Z]{2}$/.test(id)) {
    const piece = arcBetween(id.slice(4), figure);
    return piece && bounded([piece], false, figure, false);
  }
  const [p, q] = [...id].map((one) => figure.at.get(one));
  if (!/^[A-Z]{2}$/.test(id) || !p || !q) return null;
  const { told, turn, radius } = figure;
  const isChord = told.ends && sorted(told.ends.join('')) === sorted(id);
  const value =
    isChord && turn && radius && symbolsOf(turn).length > 0
      ? exact(product(number(2), radius, call('sin', quotient(turn, number(2)))))
      : lengthBetween(id, figure)!;
  return {
    value,
    power: 1,
    check: (letters) => {
      const [[a, b], [c, d]] = [dotOf(p, letters), dotOf(q, letters)];
      return Math.hypot(a - c, b - d);
    },
  };
}

function angleMeasure(ids: (string | null)[], figure: Figure): Measure | null {
  const [p, o, q] = ids;
  if (!p || !o || !q) return null;
  const known = figure.told.angles.find(
    ({ at, sides }) => at === o && sides.includes(p) && sides.includes(q),
  );
  const isOwn = o === figure.told.centre && figure.told.ends?.includes(p) && figure.told.ends.includes(q);
  const [a, b, c] = [p, o, q].map((one) => figure.at.get(one));
  if (!a || !b || !c) return null;
  const check = (letters: Record<string, number>) => angleAt(b, a, c, letters);
  if (known) return { value: known.size, power: 0, check };
  if (isOwn && figure.turn) return { value: figure.turn, power: 0, check };
  const [u, v] = [
    { x: difference(a.x, b.x), y: difference(a.y, b.y) },
    { x: difference(c.x, b.x), y: difference(c.y, b.y) },
  ];
  const cosine = exact(
    quotient(
      sum(product(u.x, v.x), product(u.y, v.y)),
      product(distance(a, b, figure.sample), distance(c, b, figure.sample)),
    ),
  );
  return { value: exact(call('arccos', cosine)), power: 0, check };
}

/** The arc between two points that is told of, or that of the circle of the sector. */
function arcBetween(ends: string, { told, at, radius, turn, sample }: Figure): Piece | null {
  const own = told.arcs.find(({ from, to }) => sorted(from + to) === sorted(ends));
  if (!own) return null;
  const { from, to, centre } = own;
  const [o, p, q] = [centre, from, to].map((one) => at.get(one));
  if (!o || !p || !q) return null;
  const isOfSector = centre === told.centre && told.ends?.includes(from) && told.ends.includes(to);
  const size = isOfSector ? turn : turnAt(centre, from, to, told);
  if (!size) return null;
  const letters = sampleFor([...new Set([size, o.x, o.y, p.x, p.y, q.x, q.y].flatMap(symbolsOf))]);
  // From which end it goes against the clock.
  const [a, b, c] = [dotOf(o, letters), dotOf(p, letters), dotOf(q, letters)];
  const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const isForward = evaluate(size, letters) <= Math.PI ? cross >= 0 : cross <= 0;
  const [start, end] = isForward ? [from, to] : [to, from];
  const size_ = isOfSector && radius ? radius : distance(o, p, sample);
  return { from: start, to: end, arc: { centre, from: start, to: end, radius: size_, turn: size } };
}

/** The angle at a centre between the ends of an arc: that of a corner on whose sides they lie. */
function turnAt(centre: string, from: string, to: string, told: Figure['told']): Expression | null {
  const onSide = (end: string, way: string) =>
    end === way || told.on.some(({ point, line }) => point === end && sorted(line) === sorted(centre + way));
  const corner = told.angles.find(
    ({ at, sides: [p, q] }) =>
      at === centre && ((onSide(from, p) && onSide(to, q)) || (onSide(from, q) && onSide(to, p))),
  );
  if (corner) return corner.size;
  const isEqual = told.equilateral.some((all) => all.includes(centre));
  return isEqual ? quotient({ kind: 'constant', name: 'pi' }, number(3)) : null;
}

/** The boundary of a sector, a triangle or a region, as pieces. */
function piecesOf(id: string, figure: Figure): Piece[] | null {
  const { told } = figure;
  const straight = (two: string): Piece => ({ from: two[0]!, to: two[1]!, arc: null });
  const bounds = told.regions.get(id);
  if (bounds) {
    const pieces = bounds.map((one) =>
      /^arc [A-Z]{2}$/.test(one)
        ? arcBetween(one.slice(4), figure)
        : /^[A-Z]{2}$/.test(one)
          ? straight(one)
          : null,
    );
    return pieces.every((one) => one !== null) ? pieces : null;
  }
  if (/^[A-Z]{3}$/.test(id) && told.triangles.includes(id))
    return [straight(id[0]! + id[1]!), straight(id[1]! + id[2]!), straight(id[2]! + id[0]!)];
  const isSector =
    told.ends &&
    told.centre &&
    (id.startsWith('sector') || sorted(id) === sorted(told.centre + told.ends.join('')));
  const arc = isSector ? arcBetween(told.ends!.join(''), figure) : null;
  return arc ? [straight(told.centre! + arc.from), arc, straight(arc.to + told.centre!)] : null;
}

/** The pieces in their order round a region, each from where the one before ends. */
function inOrder(pieces: readonly Piece[]): { piece: Piece; isTurned: boolean }[] | null {
  const [first, ...rest] = pieces;
  if (!first) return null;
  const way = [{ piece: first, isTurned: false }];
  let end = first.to;
  const left = [...rest];
  while (left.length > 0) {
    const at = left.findIndex(({ from, to }) => from === end || to === end);
    if (at < 0) return null;
    const [piece] = left.splice(at, 1) as [Piece];
    const isTurned = piece.from !== end;
    way.push({ piece, isTurned });
    end = isTurned ? piece.from : piece.to;
  }
  return end === first.from ? way : null;
}

/** The area inside pieces, or their length. */
function bounded(pieces: readonly Piece[], isArea: boolean, figure: Figure, isClosed = true): Measure | null {
  const way = isClosed ? inOrder(pieces) : pieces.map((piece) => ({ piece, isTurned: false }));
  if (!way) return null;
  const { at, sample } = figure;
  const names = way.map(({ piece, isTurned }) =>
    isTurned ? [piece.to, piece.from] : [piece.from, piece.to],
  );
  if (names.flat().some((one) => !at.has(one))) return null;
  const place = (name: string) => at.get(name)!;
  const dots = (letters: Record<string, number>, count: number) =>
    way.flatMap(({ piece: { arc }, isTurned }, i) => {
      const p = dotOf(place(names[i]![0]!), letters);
      const turn = arc ? evaluate(arc.turn, letters) * (isTurned ? -1 : 1) : 0;
      return stepsAlong(p, arc ? dotOf(place(arc.centre), letters) : null, turn, count);
    });
  const all = way.flatMap(({ piece: { arc } }, i) => [
    ...names[i]!.flatMap((one) => Object.values(place(one))),
    ...(arc ? [arc.turn, arc.radius] : []),
  ]);
  const letters = { ...sampleFor([...new Set(all.flatMap(symbolsOf))]), ...sample };
  if (isClosed && !isSimple(dots(letters, 24))) return null;
  const lengths = way.map(({ piece: { arc } }, i) =>
    arc ? product(arc.radius, arc.turn) : (lengthOf(names[i]!.join(''), figure)?.value ?? null),
  );
  if (!lengths.every((one) => one !== null)) return null;
  if (!isArea)
    return {
      value: exact(sum(...lengths)),
      power: 1,
      check: (values) => {
        const way_ = dots(values, COUNT);
        if (isClosed) return measured(way_).length;
        const last = dotOf(place(names[0]![1]!), values);
        return [...way_, last].reduce(
          ([size, [x, y]], [u, v]) => [size + Math.hypot(u - x, v - y), [u, v]] as [number, [number, number]],
          [0, [...way_[0]!]] as [number, [number, number]],
        )[0];
      },
    };
  const twice = way.map(({ piece: { arc }, isTurned }, i) => {
    const [p, q] = names[i]!.map(place);
    const turn = arc && (isTurned ? negative(arc.turn) : arc.turn);
    return sweep(p!, q!, arc ? place(arc.centre) : p!, arc?.radius ?? number(0), turn);
  });
  const signed = exact(quotient(sum(...twice), number(2)));
  const value = evaluate(signed, letters) < 0 ? exact(negative(signed)) : signed;
  return { value, power: 2, check: (values) => Math.abs(measured(dots(values, COUNT)).area) };
}

/** Whether a measure is what it is in numbers, for several numbers of its letters. */
export function isMeasured({ value, check }: Measure, known: readonly Record<string, number>[]): boolean {
  return known.every((letters) => {
    const [a, b] = [evaluate(value, letters), check(letters)];
    return Number.isFinite(a) && Math.abs(a - b) < 1e-5 * Math.max(1, Math.abs(a));
  });
}
