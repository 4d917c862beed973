import { type Gray, newGray, shadeAt } from './gray.ts';

export interface Point {
  x: number;
  y: number;
}

/** From the top left one clockwise, as shares of the width and the height. */
export type Corners = [Point, Point, Point, Point];

export const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** What lies between four corners, as it looks from straight above. */
export function cropped(gray: Gray, corners: Corners): Gray {
  if (corners.every(({ x, y }, i) => x === WHOLE[i]!.x && y === WHOLE[i]!.y)) return gray;
  const [a, b, c, d] = corners.map(({ x, y }) => ({
    x: x * (gray.width - 1),
    y: y * (gray.height - 1),
  })) as Corners;
  const width = Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c))));
  const height = Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c))));
  const place = fromSquare([a, b, c, d]);
  const result = newGray(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = place((x + 0.5) / width, (y + 0.5) / height);
      result.data[y * width + x] = shadeAt(gray, from.x, from.y);
    }
  return result;
}

/** Whether they go round, so that there is something between them. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, i) => {
    const before = corners[(i + 3) % 4]!;
    const after = corners[(i + 1) % 4]!;
    return (
      (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x) > 0.005
    );
  });
}

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** Heckbert's mapping of the unit square onto four corners, with the perspective between them. */
function fromSquare([a, b, c, d]: Corners): (across: number, down: number) => Point {
  const skewX = a.x - b.x + c.x - d.x;
  const skewY = a.y - b.y + c.y - d.y;
  const [ux, uy] = [b.x - c.x, b.y - c.y];
  const [vx, vy] = [d.x - c.x, d.y - c.y];
  const area = ux * vy - vx * uy;
  const g = (skewX * vy - vx * skewY) / area;
  const h = (ux * skewY - skewX * uy) / area;
  return (across, down) => {
    const depth = g * across + h * down + 1;
    return {
      x: ((b.x - a.x + g * b.x) * across + (d.x - a.x + h * d.x) * down + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * across + (d.y - a.y + h * d.y) * down + a.y) / depth,
    };
  };
}
