import type { Edge, Measured, Round, Scene } from '../told/scene.ts';

/** A piece of a boundary: its ends, and the centre that it goes round. */
export interface Piece {
  from: string;
  to: string;
  centre: string | null;
  isMajor: boolean;
}

const isSame = (one: string, other: string) => one === other || [...one].toReversed().join('') === other;

/** The centre of the arc between two points; null where none or several are known. */
export function centreOf(ends: string, { rounds }: Scene): string | null {
  const arc = rounds.find(
    ({ id, centre }) =>
      centre !== '' && id.startsWith('arc:') && isSame(id.replace(/^arc:(?:major )?/, ''), ends),
  );
  if (arc) return arc.centre;
  const through = rounds.filter(
    ({ on, centre }) => centre !== '' && [...ends].every((label) => on.includes(label)),
  );
  const centres = [...new Set(through.map(({ centre }) => centre))];
  return centres.length === 1 ? centres[0]! : null;
}

const straight = (ends: string): Piece => ({ from: ends[0]!, to: ends[1]!, centre: null, isMajor: false });

const piecesOfEdges = (edges: readonly Edge[], scene: Scene): Piece[] | null => {
  const all = edges.map((edge): Piece | null => {
    if (edge.kind === 'seg') return straight(edge.ends);
    const centre = centreOf(edge.ends, scene);
    return centre === null ? null : { ...straight(edge.ends), centre, isMajor: edge.isMajor };
  });
  return all.every((one) => one !== null) ? all : null;
};

const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The sector, or the circle with two points, that there is. */
function roundOf(id: string, { rounds }: Scene): Round | null {
  const known = rounds.find((one) => one.id === id);
  if (known) return known;
  const own = rounds.filter((one) => one.id.startsWith(id.slice(0, id.indexOf(':') + 1)));
  return nameOf(id) === '' && own.length === 1 ? own[0]! : null;
}

/** The boundary of a part of a figure; null where it is not known. */
export function outlineOf(id: string, scene: Scene): Piece[] | null {
  const kind = id.slice(0, id.indexOf(':'));
  const edges = scene.regions.get(id);
  if (edges) return piecesOfEdges(edges, scene);
  if (kind === 'cut') return cutOff(id.slice(4, 6), id.slice(7), scene);
  if (kind === 'region' && nameOf(id) === '' && scene.regions.size > 0) {
    const shaded = [...scene.regions].filter(([name]) => name.startsWith('region:'));
    return shaded.length === 1 ? piecesOfEdges(shaded[0]![1], scene) : null;
  }
  if (id === 'region:segment') {
    const arcs = scene.rounds.filter(({ on, centre }) => on.length === 2 && centre !== '');
    const ends = [...new Set(arcs.map(({ on }) => [...on].sort().join('')))];
    const centre = ends.length === 1 ? centreOf(ends[0]!, scene) : null;
    return centre === null ? null : [straight(ends[0]!), { ...straight(ends[0]!), centre, isMajor: false }];
  }
  if (kind === 'arc') {
    const ends = nameOf(id).replace('major ', '');
    const centre = centreOf(ends, scene);
    return centre === null ? null : [{ ...straight(ends), centre, isMajor: id.includes('major ') }];
  }
  if (kind === 'sector') {
    const name = nameOf(id);
    const one = roundOf(id, scene);
    const [a, b, more] = one?.on ?? [];
    if (!one || a === undefined || b === undefined || more !== undefined || one.centre === '') return null;
    if (name !== '' && ![...name].every((label) => label === one.centre || one.on.includes(label)))
      return null;
    return [
      straight(one.centre + a),
      { ...straight(a + b), centre: one.centre, isMajor: false },
      straight(b + one.centre),
    ];
  }
  return null;
}

/** The part of a region on one side of a line between two points of its boundary. */
function cutOff(ends: string, id: string, scene: Scene): Piece[] | null {
  const whole = outlineOf(id, scene);
  const way = whole && inOrder(whole);
  if (!way) return null;
  const onSide = ({ from, to, centre }: Piece, label: string): boolean =>
    centre === null &&
    scene.bonds.some(
      (bond) =>
        bond.kind === 'on line' &&
        bond.point === label &&
        bond.where === 'between' &&
        isSame(bond.ends, from + to),
    );
  const pieces = way.flatMap((piece): Piece[] => {
    const within = [...ends].filter((label) => onSide(piece, label));
    return within.length === 1
      ? [straight(piece.from + within[0]!), straight(within[0]! + piece.to)]
      : [piece];
  });
  const [first, last] = [...ends].map((label) => pieces.findIndex(({ from }) => from === label));
  if (first === undefined || last === undefined || first < 0 || last < 0) return null;
  const part: Piece[] = [];
  for (let at = first; at !== last; at = (at + 1) % pieces.length) part.push(pieces[at]!);
  return [...part, straight(ends[1]! + ends[0]!)];
}

/** The two arcs round the part that two circles have in common. */
export function commonOf({ rounds }: Scene): { ends: string; centres: [string, string] } | null {
  const [one, other, more] = rounds.filter(({ id }) => id.startsWith('circle:'));
  if (!one || !other || more) return null;
  const both = one.on.filter((label) => other.on.includes(label));
  return both.length === 2 ? { ends: both.join(''), centres: [one.centre, other.centre] } : null;
}

/** The pieces of what is measured, and whether they close. */
export function measuredPieces({ the, of }: Measured, scene: Scene): Piece[] | null {
  if (the === 'length' && of.startsWith('seg:')) return [straight(nameOf(of))];
  // The length of a sector is that of its arc.
  if (the === 'length' && of.startsWith('sector:'))
    return outlineOf(of, scene)?.filter(({ centre }) => centre !== null) ?? null;
  if (the === 'length' && !of.startsWith('arc:')) return null;
  if (of === 'region:common') {
    const common = commonOf(scene);
    return common && common.centres.map((centre) => ({ ...straight(common.ends), centre, isMajor: false }));
  }
  return outlineOf(of, scene);
}

/** The pieces in their order round a region, each from where the one before ends; null where they do not close. */
export function inOrder(pieces: readonly Piece[]): Piece[] | null {
  const [first, ...rest] = pieces;
  if (!first) return null;
  const way = [first];
  let end = first.to;
  const left = [...rest];
  while (left.length > 0) {
    const at = left.findIndex(({ from, to }) => from === end || to === end);
    if (at < 0) return null;
    const [piece] = left.splice(at, 1) as [Piece];
    const next = piece.from === end ? piece : { ...piece, from: piece.to, to: piece.from };
    way.push(next);
    end = next.to;
  }
  return end === first.from ? way : null;
}
