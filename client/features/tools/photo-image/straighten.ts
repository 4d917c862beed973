import { type Gray, newGray, shadeAt } from './gray.ts';

const MOST_DEGREES = 15;
/** Lines of text tell their angle at this size too. */
const MEASURED_WIDTH = 700;
const INK = 140;
const MOST_POINTS = 40_000;
/** Turning blurs; what is as straight as this is left alone. */
const STRAIGHT = 0.25;
/** Lines of text are so much sharper at their own angle than at most others. */
const CLEAR = 1.6;

/** How many degrees the lines of text fall to the right; 0 where there are none. */
export function skewOf(flat: Gray): number {
  const points = inkOf(flat);
  if (points.length < 200) return 0;
  const rough = scoresOf(points, -MOST_DEGREES, MOST_DEGREES, 0.5);
  const [likely] = rough;
  const usual = rough[Math.floor(rough.length / 2)]!;
  const [best] = scoresOf(points, likely!.angle - 0.5, likely!.angle + 0.5, 0.1);
  // A drawing has no lines of text: no angle is much better than another.
  if (Math.abs(best!.angle) < STRAIGHT || best!.score < usual.score * CLEAR) return 0;
  return Math.round(best!.angle * 10) / 10;
}

/** How sharp the lines are at each angle, the sharpest first. */
function scoresOf(points: Float32Array, from: number, to: number, step: number) {
  const angles = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  return angles
    .map((angle) => ({ angle, score: sharpness(points, angle) }))
    .toSorted((a, b) => b.score - a.score);
}

/** The picture rotated back by the angle, on a canvas that holds all of it. */
export function turned(gray: Gray, degrees: number): Gray {
  if (degrees === 0) return gray;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = gray;
  const result = newGray(
    Math.ceil(width * Math.abs(cos) + height * Math.abs(sin)),
    Math.ceil(width * Math.abs(sin) + height * Math.abs(cos)),
  );
  for (let y = 0; y < result.height; y += 1)
    for (let x = 0; x < result.width; x += 1) {
      const [right, down] = [x - result.width / 2, y - result.height / 2];
      result.data[y * result.width + x] = shadeAt(
        gray,
        right * cos - down * sin + width / 2,
        right * sin + down * cos + height / 2,
      );
    }
  return result;
}

/** Places of ink, x and y in turn, at the measured size. */
function inkOf({ width, height, data }: Gray): Float32Array {
  const scale = Math.max(1, width / MEASURED_WIDTH);
  const coordinates: number[] = [];
  for (let y = 0; y < height; y += scale)
    for (let x = 0; x < width; x += scale)
      if (data[Math.floor(y) * width + Math.floor(x)]! < INK) coordinates.push(x / scale, y / scale);
  const every = Math.ceil(coordinates.length / 2 / MOST_POINTS);
  return Float32Array.from(coordinates.filter((_, i) => Math.floor(i / 2) % every === 0));
}

/** How much rows of ink and rows of paper differ when looked at along an angle. */
function sharpness(points: Float32Array, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = new Map<number, number>();
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.round(points[i + 1]! * cos - points[i]! * sin);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let score = 0;
  for (const [row, count] of rows) score += (count - (rows.get(row + 1) ?? 0)) ** 2;
  return score;
}
