interface Numbers {
  radius: number;
  g: number;
  mass: number;
  holder: string;
  /** The first is the start. */
  instants: { cosine: number; square: number; force: number }[];
}

const isNear = (a: number, b: number, size = 1): boolean =>
  Math.abs(a - b) < 2e-3 * Math.max(size, Math.abs(b));

/**
 * The motion in small steps of time, along the circle from its start: it comes to each instant with that speed and that
 * force, and was held until then.
 */
export function isSwung(one: Numbers): boolean {
  const [start, ...others] = one.instants;
  const ways = start!.square > 0 && Math.abs(start!.cosine) < 1 - 1e-9 ? [1, -1] : [1];
  return ways.some((way) => others.every((instant) => isReached(one, instant, way)));
}

function isReached(
  { radius, g, mass, holder, instants: [start] }: Numbers,
  { cosine, square, force }: Numbers['instants'][number],
  way: number,
): boolean {
  const rate = (angle: number) => -(g / radius) * Math.sin(angle);
  const begin = Math.acos(Math.min(1, Math.max(-1, start!.cosine)));
  const scale = Math.sqrt(start!.square + 4 * g * radius);
  const step = radius / scale / 4000;
  let [angle, spin] = [begin, (way * Math.sqrt(Math.max(0, start!.square))) / radius];
  // Let go at the very top, it begins to slide when it is disturbed a little.
  if (holder === 'outside' && spin === 0) spin = 1e-3 * Math.sqrt(g / radius);
  const sign = holder === 'outside' ? -1 : 1;
  let before = Math.cos(angle) - cosine;
  for (let count = 0; count < 200_000; count += 1) {
    const middle = spin + (rate(angle) * step) / 2;
    const half = angle + (spin * step) / 2;
    angle += middle * step;
    spin += rate(half) * step;
    const gap = Math.cos(angle) - cosine;
    const speed = radius * spin;
    const pull = sign * ((mass * speed * speed) / radius + mass * g * Math.cos(angle));
    const weight = mass * g;
    if (gap === 0 || Math.sign(gap) !== Math.sign(before) || isTurning(gap, spin, square, scale)) {
      if (Math.abs(gap) > 5e-3) return false;
      return (
        isNear(speed * speed, square, scale * scale) &&
        isNear(pull, force, weight * (1 + (scale * scale) / (g * radius)))
      );
    }
    if ((holder === 'string' || holder === 'inside' || holder === 'outside') && pull < -1e-2 * weight)
      return false;
    before = gap;
  }
  return false;
}

/** At rest where it turns back, and at the very top or bottom, the cosine comes to its value without passing it. */
const isTurning = (gap: number, spin: number, square: number, scale: number): boolean =>
  Math.abs(gap) < 1e-5 && (square < 1e-9 ? Math.abs(spin) < 1e-2 * scale : true);
